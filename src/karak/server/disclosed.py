"""Shows the journal of a table: to its owner while the game runs, and to all readers once it is over."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from karak.core.refusal import Refusal
from karak.play.viewpoint import Onlooker
from karak.server import wire
from karak.server.log import Line, entry
from karak.server.people import Person
from karak.server.records import Answered, Drew, Record
from karak.server.room import Reader, Room
from karak.server.table import OVER, Table

MOST_RECORDS = 1000  # in one response
PRIVATE = ("player", "cause", "command")  # never shown to other clients
SECRET = ("hash", "fault")  # either could reveal hidden parts of the position


class Disclosed(msgspec.Struct):
    """A record and its number, without the fields that its reader may not know; `told` is its log entry."""

    seq: int
    record: dict[str, Any]
    told: list[wire.Told]


def disclosed(room: Room, person: Person, after: int) -> Iterator[Disclosed]:
    """Returns the records after number `after`."""
    room.check_look(person)
    table = room.table
    table.check_version()
    if table.status != OVER and not person.is_owner:
        raise Refusal("owner-only")
    reader = room.reader(person)
    eyes = Onlooker.EVERYTHING if table.status == OVER else room.eyes(reader)
    numbers = range(max(0, after), room.upto(reader))
    return (
        Disclosed(i + 1, known(table, reader, table.lines[i]), entry(table.lines[i], i + 1, table.match, eyes).told)
        for i in islice(numbers, MOST_RECORDS)
    )


def known(table: Table, reader: Reader, line: Line) -> dict[str, Any]:
    left_out = {*PRIVATE, *hidden(table, reader, line.record)}
    fields: dict[str, Any] = msgspec.to_builtins(line.record)
    return {key: value for key, value in fields.items() if key not in left_out}


def hidden(table: Table, reader: Reader, record: Record) -> list[str]:
    """Returns the fields to leave out; while a game with secrets runs, they include other seats' choices and draws."""
    if table.status == OVER:
        return []
    is_open = table.match is None or not table.match.game.has_secrets()
    is_own = isinstance(record, Answered) and record.seat in reader.seats
    return [*SECRET] if is_open or is_own or not isinstance(record, (Answered, Drew)) else [*SECRET, "action"]
