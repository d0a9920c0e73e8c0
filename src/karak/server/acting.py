"""Works out the records of an answer and of the chance actions that follow, on a copy of the position."""

from typing import Any

import msgspec

from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY
from karak.play.fair import Draw
from karak.play.match import END_TURN
from karak.play.proof import signed
from karak.play.tape import Sealing, hash_of
from karak.server import views
from karak.server.lessons.leading import follow, is_over, led
from karak.server.people import Person
from karak.server.records import Answered, Closed, Drew, Ended, Frozen, Record, Started, TurnEnded
from karak.server.table import Table
from karak.server.titles import opened
from karak.server.wire import Act


class Broken(Exception):
    """The rules made an impossible position."""


def act(table: Table, person: Person, command: Act, at: float) -> list[Record]:
    match = table.playing()
    action = views.chosen(match, table.chairs.played_by(person), command.action)
    if action == END_TURN:
        return [TurnEnded(at=at, seat=match.who)]
    follow(table.opening, table.length, action)
    return answered(table, action, at)


def answered(table: Table, action: int, at: float) -> list[Record]:
    """Returns the records of an answer that is an option of the pending decision."""
    return outcome(table, Answered(at=at, seat=table.playing().who, action=action, hash=""))


def outcome(table: Table, record: Answered | Closed) -> list[Record]:
    """Returns the record with the hash of the position after it, followed by the chance actions that come next."""
    match, at = table.playing(), record.at
    game, state = match.game, match.game.copy(match.state)
    try:
        applied(game, state, record.action)
        record = msgspec.structs.replace(record, hash=hash_of(state))
        return [record, *drawn(table, game, state, table.signed, at, table.length + 1)]
    except Exception as fault:
        return [Frozen(at=at, fault=f"after {table.length} actions, {match.spell(record.action)}: {fault!r}")]


def begun(table: Table, started: Started, sealing: Sealing | None = None) -> list[Record]:
    """Returns the start and the chance actions that come first; lessons and older games sealed nothing."""
    game = opened(table.title, tuple(started.heroes), tuple(table.opening.options)).game
    state: Any = game.start()
    quoted = table.opening.quoted.actions if table.opening.quoted else []
    for action in quoted:
        game.apply(state, action)
    parts = signed(table.id, started.salts, sealing)
    return [started, *drawn(table, game, state, parts, started.at, len(quoted))]


def drawn(table: Table, game: Game[Any], state: Any, parts: list[str], at: float, length: int) -> list[Record]:
    """Returns the actions of chance after `length` actions, until a player is asked or the game or lesson is over."""
    records: list[Record] = []
    while state.who == CHANCE and not is_over(table.opening, length + len(records)):
        number = table.draws + len(records) + 1
        action = led(table.opening, length + len(records))
        if action is None:
            action = int(game.draw(state, Draw(table.seed, table.id, parts, number)))
        applied(game, state, action)
        records.append(Drew(at=at, action=action, hash=hash_of(state), draw=number))
    if state.who == NOBODY or is_over(table.opening, length + len(records)):
        records.append(Ended(at=at, reason=game.ending(state) or "lesson", seed=table.seed))
    return records


def applied(game: Game[Any], state: Any, action: int) -> None:
    game.apply(state, action)
    fault = game.check(state)
    if fault:
        raise Broken(fault)
