"""Serves positions, logs and tapes for looking back; during a game only as far as the reader may see."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from karak.core.refusal import Refusal
from karak.play.match import EVERY, Match
from karak.play.tape import Fair, Tape, as_lesson, with_fair
from karak.play.viewpoint import Onlooker
from karak.server import views, wire
from karak.server.log import entry
from karak.server.people import Person
from karak.server.records import Drew, Evicted, Record, Seated
from karak.server.room import Reader, Room
from karak.server.slices import Parts, array, record, slices, value
from karak.server.table import OVER, Table


class Replay(msgspec.Struct):
    """A position and the log up to it."""

    length: int
    at: int
    view: dict[str, Any]
    log: list[wire.Entry]


class Export(msgspec.Struct):
    """The log that the reader may see; after the game also tape, records and seed."""

    table: str
    title: str
    status: str
    log: list[wire.Entry]
    tape: Tape | None
    records: list[Record] | None
    seed: str


def replay(room: Room, person: Person, at: int | None, seat: int | None = None, with_log: bool = True) -> Parts:
    """Returns a position as the reader or another seat sees it; after the game as any seat, or with nothing hidden."""
    room.check_look(person)
    room.table.check_version()
    reader = looking(room, person, seat)
    length = room.length(reader)
    at = length if at is None else at
    if not 0 <= at <= length:
        raise Refusal("no-such-position", at=at, length=length)
    match = room.table.match
    view: Any = views.seen(match, reader.viewpoint, position(match, at)) if match else {}
    log = told(room, reader, at) if with_log else iter(())
    return record({"length": value(length), "at": value(at), "view": value(view), "log": array(log)})


def told(room: Room, reader: Reader, at: int) -> Iterator[wire.Entry]:
    """Returns the log of the first `at` actions."""
    table, eyes, seq = room.table, room.eyes(reader), room.upto(reader)
    for i in range(seq):
        if table.lines[i].length <= at:
            yield entry(table.lines[i], i + 1, table.match, eyes)


def looking(room: Room, person: Person, seat: int | None) -> Reader:
    table, mine = room.table, room.reader(person)
    if seat is not None:
        table.chairs.at(seat if seat >= 0 else len(table.chairs))
    if table.status == OVER:
        return Reader((), Onlooker.EVERYTHING if seat is None else seat, False)
    if seat is not None and seat not in mine.seats:
        raise Refusal("not-your-seat", seat=seat + 1)
    return mine if seat is None else Reader(mine.seats, seat, False)


def position(match: Match, at: int) -> Any:
    """Returns the state after `at` actions."""
    state = match.game.copy(match.snapshots[at // EVERY])
    for action in match.actions[at - at % EVERY : at]:
        match.game.apply(state, action)
    return state


def export(room: Room, person: Person, tape: bytes) -> Parts:
    """Returns the export of a table; `tape` is JSON, and null until the game is over."""
    room.check_look(person)
    table = room.table
    reader, is_over = room.reader(person), table.status == OVER
    log = told(room, reader, room.length(reader))
    return record({
        "table": value(table.id), "title": value(table.title), "status": value(table.status),
        "log": array(log),
        "tape": slices(tape),
        "records": array(public(table)) if is_over else value(None),
        "seed": value(table.seed if is_over else ""),
    })  # fmt: skip


def public(table: Table) -> Iterator[Record]:
    """Returns all records, without player ids and the commands that players gave."""
    return (anonymous(line.record) for line in islice(table.lines, len(table.lines)))


def anonymous(record: Record) -> Record:
    record = msgspec.structs.replace(record, cause=msgspec.UNSET, command=msgspec.UNSET)
    return msgspec.structs.replace(record, player="") if isinstance(record, (Evicted, Seated)) else record


def tape_of(table: Table) -> Tape | None:
    """Returns the tape with what is needed to check the dice."""
    if table.match is None or table.brought is not None:
        return table.brought
    if table.opening.lesson:
        return as_lesson(table.match.tape(), table.opening.lesson)
    draws: list[tuple[int, int]] = []  # the length after each draw, and its number
    for line in table.lines:
        while draws and draws[-1][0] > line.length:
            draws.pop()
        if isinstance(line.record, Drew):
            draws.append((line.length, line.record.draw))
    seed = table.seed if table.status == OVER else ""
    quoted = len(table.opening.quoted.actions) if table.opening.quoted else msgspec.UNSET
    fair = Fair(
        table.id, table.opening.commitment, table.salts, [number for _, number in draws], seed, quoted,
        table.sealing or msgspec.UNSET,
    )  # fmt: skip
    return with_fair(table.match.tape(), fair)


def is_told(table: Table) -> bool:
    """Whether a game was played here and is over."""
    return table.status == OVER and (table.match is not None or table.brought is not None)


def finished(table: Table) -> Tape:
    table.check_version()
    tape = tape_of(table) if is_told(table) else None
    if tape is None:
        raise Refusal("game-not-over")
    return tape
