"""Tables for tests: opened, seated and played on without a network."""

from typing import Any

from karak.bots.named import make_bot
from karak.core.refusal import Refusal
from karak.games.shelf import ruleset
from karak.play.dealer import Shaker
from karak.play.fair import commitment
from karak.server import wire
from karak.server.acting import answered
from karak.server.asking import ask
from karak.server.people import Person
from karak.server.records import Opened, Record, TurnEnded, decode, encode
from karak.server.table import Table, loaded
from karak.server.titles import data_of

SEED = "5eed" * 16
ANN, BEN, CAT = (Person((name,)) for name in ("ann", "ben", "cat"))
OWNER = Person(("ann",), is_owner=True)
STRANGER = Person(("dan",))
NOBODY = Person()


def opening(title: str = "karak", seats: int = 2, **given: Any) -> Opened:
    rules = ruleset(title).version
    named: dict[str, Any] = {"options": [], "grace": 30, "absent": "bot"} | given
    return Opened(
        at=0.0, game="table", title=title, rules=rules, data=data_of(title), seats=seats,
        commitment=commitment(SEED), **named,
    )  # fmt: skip


def fresh(title: str = "karak", seats: int = 2, **given: Any) -> Table:
    table = Table(opening(title, seats, **given), SEED)
    table.apply(table.opening)
    return table


def do(table: Table, person: Person, command: wire.Command, at: float = 1.0) -> list[Record]:
    """Asks the table and applies the granted records, each read back from its line as from a store."""
    records = [decode(encode(record)) for record in ask(table, person, command, at)]
    for record in records:
        table.apply(record)
    return records


def refused(table: Table, person: Person, command: wire.Command) -> str:
    """The key of the refusal; nothing changed."""
    before = [line.record for line in table.lines], position(table)
    try:
        ask(table, person, command, 1.0)
    except Refusal as refusal:
        assert before == ([line.record for line in table.lines], position(table))
        return refusal.key
    raise AssertionError(f"{command} was not refused")


def position(table: Table) -> list[int]:
    return table.match.state.numbers() if table.match else []


def seated(title: str = "karak", **given: Any) -> Table:
    """Ann owns the table and sits with Ben."""
    table = fresh(title, **given)
    do(table, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    do(table, BEN, wire.TakeSeat(id="b", seat=1, name="Ben"))
    return table


def begun(title: str = "karak", **given: Any) -> Table:
    table = seated(title, **given)
    do(table, OWNER, wire.Start(id="start"))
    return table


def who_is_asked(table: Table) -> Person:
    return (ANN, BEN)[table.who]


def option(table: Table, n: int = 0) -> str:
    assert table.match is not None
    return table.match.spell(table.match.decision().options[n])


def act(table: Table, action: str, id: str = "") -> list[Record]:
    command = wire.Act(id=id or f"act{table.seq}", expected=table.seq, action=action)
    return do(table, who_is_asked(table), command)


def play_on(table: Table, most: int = 10**6, bot: str = "greedy", seed: str = "play") -> Table:
    """Lets bots answer for all seats; a turn that ended by itself does not wait."""
    mind, luck = make_bot(table.title, bot), Shaker(seed)
    while table.who >= 0 and most > 0:
        assert table.match is not None
        action = int(mind.choose(table.match.game, table.match.view(table.who), luck))
        for record in answered(table, action, 2.0):
            table.apply(record)
        if table.match.holder is not None:
            table.apply(TurnEnded(at=2.0, seat=table.who))
        most -= 1
    return table


def again(table: Table) -> Table:
    """The table as loaded from its lines."""
    return loaded([decode(encode(line.record)) for line in table.lines], SEED)
