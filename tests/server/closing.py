"""Tables for tests, in which players end the game or hold their turn."""

from typing import Any

from karak.play.match import WORD, replay
from karak.play.tape import Result
from karak.server import wire
from karak.server.clock import due
from karak.server.records import (
    Record,
)
from karak.server.review import tape_of
from karak.server.table import Table
from tests.server.sitting import (
    ANN,
    BEN,
    CAT,
    OWNER,
    act,
    begun,
    do,
    fresh,
    play_on,
)

PEOPLE = (OWNER, BEN, CAT)
TITLES = ["goblin", "imperium", "karak", "karak2"]


def three(title: str = "karak", most: int = 30, **given: Any) -> Table:
    """Ann, who owns the table, Ben and Cat, in the middle of a game."""
    table = fresh(title, seats=3, **given)
    for seat, name in enumerate(("Ann", "Ben", "Cat")):
        do(table, PEOPLE[seat], wire.TakeSeat(id=name, seat=seat, name=name))
    do(table, OWNER, wire.Start(id="start"))
    return play_on(table, most)


def resign(seat: int, bot: str = "") -> wire.Resign:
    return wire.Resign(id=f"resign{seat}", seat=seat, bot=bot)


def offer(seat: int, how: Any = "points", id: str = "offer") -> wire.OfferEnd:
    return wire.OfferEnd(id=id, seat=seat, how=how)


def yes(id: str = "yes") -> wire.EndVote:
    return wire.EndVote(id=id, yes=True)


def no(id: str = "no") -> wire.EndVote:
    return wire.EndVote(id=id, yes=False)


def kinds(records: list[Record]) -> list[str]:
    return [type(record).__name__ for record in records]


def result_of(table: Table) -> Result:
    """The result on the exported tape, after a check of the tape action by action."""
    tape = tape_of(table)
    assert tape is not None and tape.result is not None
    assert replay(tape).result() == tape.result
    return tape.result


def held(title: str = "karak", **given: Any) -> Table:
    """A table where Ann or Ben has made the last move of a turn and could take it back."""
    table = begun(title, **given)
    for number in range(400):
        if table.playing().holder is not None:
            return table
        match = table.playing()
        options = [match.spell(action) for action in match.decision().options]
        going = [text for text in options if text != "stop"] or options
        act(table, going[number % len(going)])
    raise AssertionError("no turn waited")


def everything() -> Table:
    """A journal that holds each of the new records."""
    table = held()
    act(table, WORD)
    do(table, ANN, offer(0))
    do(table, BEN, no())
    play_on(table, 5)
    do(table, BEN, offer(1, "draw", "second"))
    for record in due(table, {}, 1000.0):
        table.apply(record)
    play_on(table, 20)
    do(table, BEN, resign(1, "greedy"))
    do(table, OWNER, wire.End(id="end"))
    return table
