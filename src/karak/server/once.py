"""A command is done once: what its first record says of it, and the answer it gets whenever it is sent again."""

import zlib
from collections import OrderedDict

import msgspec

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.log import refused
from karak.server.people import Person
from karak.server.records import Cause, Frozen, Record
from karak.server.table import OWNER, Table

MOST_REFUSALS = 2000  # kept for each table; what was done stands in its journal
APART = ("id", "expected")  # the same command may be sent again for a later position

Refusals = OrderedDict[tuple[str, str], tuple[str, wire.Answer]]


def body_of(command: wire.Command) -> str:
    """A checksum of what is asked."""
    fields = {key: value for key, value in msgspec.to_builtins(command).items() if key not in APART}
    return f"{zlib.crc32(msgspec.json.encode(fields, order='deterministic')):08x}"


def caused(
    table: Table, person: Person, command: wire.Command, records: list[Record], args: dict[str, str]
) -> list[Record]:
    """The first of them carries the command and what it is answered; a table that froze has not done it."""
    if isinstance(records[0], Frozen):
        return records
    cause = Cause(person.player or OWNER, command.id, body_of(command), table.seq + len(records), args)
    return [msgspec.structs.replace(records[0], cause=cause), *records[1:]]


def answered_before(table: Table, refusals: Refusals, person: Person, command: wire.Command) -> wire.Answer | None:
    """What this command was told before, also by a server that has been restarted since."""
    owner = [OWNER] if person.is_owner else []
    for key in ((player, command.id) for player in (*person.players, *owner)):
        if key in table.done:
            done = table.done[key]
            known = wire.Answer(id=command.id, ok=True, seq=done.seq, args=done.args)
            return known if done.body in ("", body_of(command)) else taken(table, command)
        if key in refusals:
            body, answer = refusals[key]
            return answer if body == body_of(command) else taken(table, command)
    return None


def taken(table: Table, command: wire.Command) -> wire.Answer:
    return refused(Refusal("id-taken"), command.id, table.seq)


def remember(refusals: Refusals, person: Person, command: wire.Command, answer: wire.Answer) -> None:
    """A refusal is no record, so it is known only as long as the server remembers it."""
    refusals[person.player or OWNER, command.id] = body_of(command), answer
    if len(refusals) > MOST_REFUSALS:
        refusals.popitem(last=False)
