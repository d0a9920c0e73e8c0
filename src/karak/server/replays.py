"""Looking back: any position, the log, the whole tape; while a game runs only as far as the asker may see."""

from typing import Any

import msgspec

from karak.core.refusal import Refusal
from karak.core.state import NOBODY
from karak.play.fair import FairDealer, commitment_of
from karak.play.match import EVERY, Match
from karak.play.tape import Tape
from karak.server import views, wire
from karak.server.people import Person
from karak.server.records import Drew, Record, Seated
from karak.server.room import Room
from karak.server.table import OVER, Table


class Replay(msgspec.Struct):
    """A position, and the log up to it."""

    length: int
    at: int
    view: dict[str, Any]
    log: list[wire.Entry]


class Export(msgspec.Struct):
    """The log as the asker may read it; once the game is over, everything: tape, records and seed."""

    table: str
    title: str
    status: str
    log: list[wire.Entry]
    tape: Tape | None
    records: list[Record] | None
    seed: str


class Verdict(msgspec.Struct):
    """Whether every draw follows from the seed; the number of the first that does not."""

    ok: bool
    draws: int
    wrong: int | None


def replay(room: Room, person: Person, at: int | None) -> Replay:
    room.check_look(person)
    reader = room.reader(person)
    length = room.length(reader)
    at = length if at is None else at
    if not 0 <= at <= length:
        raise Refusal("no-such-position", at=at, length=length)
    match = room.table.match
    view = {} if match is None else views.seen(match, reader.viewpoint, position(match, at))
    log = [entry for entry in room.entries(reader, 0) if entry.length <= at]
    return Replay(length, at, view, log)


def position(match: Match, at: int) -> Any:
    """The state after so many actions."""
    state = match.game.copy(match.snapshots[at // EVERY])
    for action in match.actions[at - at % EVERY : at]:
        match.game.apply(state, action)
    return state


def export(room: Room, person: Person) -> Export:
    room.check_look(person)
    table = room.table
    log = room.entries(room.reader(person), 0)
    if table.status != OVER:
        return Export(table.id, table.title, table.status, log, None, None, "")
    tape = table.match.tape() if table.match else None
    return Export(table.id, table.title, table.status, log, tape, public(table), table.seed.hex())


def public(table: Table) -> list[Record]:
    """All records; who a player is stays between them and the server."""
    records = [line.record for line in table.lines]
    return [msgspec.structs.replace(r, player="") if isinstance(r, Seated) else r for r in records]


def verdict(table: Table) -> Verdict:
    """Draws everything again."""
    if table.status != OVER or table.match is None:
        raise Refusal("game-not-over")
    if commitment_of(table.seed) != table.opening.commitment:
        return Verdict(False, table.draws, 0)
    replayed = Match(table.match.opened, table.match.players)
    for line in table.lines:
        record = line.record
        if isinstance(record, Drew) and not is_fair(table, replayed, record):
            return Verdict(False, table.draws, record.draw)
        if line.length < len(replayed.actions):
            replayed.rewind(line.length)
        elif line.length > len(replayed.actions):
            replayed.redo(record.action, record.hash)  # type: ignore[union-attr]
    return Verdict(replayed.who == NOBODY or table.match.who != NOBODY, table.draws, None)


def is_fair(table: Table, match: Match, record: Drew) -> bool:
    dealer = FairDealer(table.seed, table.id, table.salts, record.draw)
    return int(match.game.draw(match.state, dealer)) == record.action
