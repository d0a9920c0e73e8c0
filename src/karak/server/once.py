"""Makes sure that a command is done once: its first record stores the answer, which a repeated command gets again."""

import zlib
from collections import OrderedDict

import msgspec

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.log import refused
from karak.server.people import Person
from karak.server.records import Cause, Frozen, Record
from karak.server.table import OWNER, Table

MOST_REFUSALS = 2000  # kept for each table; commands that were done are in the journal
APART = ("id", "expected")  # not compared, because a client may send the same command again for a later position

Refusals = OrderedDict[tuple[str, str], tuple[str, wire.Answer]]


def body_of(command: wire.Command) -> str:
    """Returns a checksum of what the command asks."""
    fields = {key: value for key, value in msgspec.to_builtins(command).items() if key not in APART}
    return f"{zlib.crc32(msgspec.json.encode(fields, order='deterministic')):08x}"


def caused(
    table: Table, person: Person, command: wire.Command, records: list[Record], args: dict[str, str]
) -> list[Record]:
    """Adds the command and its answer to the first record, unless the table froze instead of doing it."""
    if isinstance(records[0], Frozen):
        return records
    cause = Cause(person.player or OWNER, command.id, body_of(command), table.seq + len(records), args)
    return [msgspec.structs.replace(records[0], cause=cause), *records[1:]]


def answered_before(table: Table, refusals: Refusals, person: Person, command: wire.Command) -> wire.Answer | None:
    """Returns the earlier answer to this command, even if the server has restarted since."""
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
    """Remembers a refusal; it is not stored, so a restart forgets it."""
    refusals[person.player or OWNER, command.id] = body_of(command), answer
    if len(refusals) > MOST_REFUSALS:
        refusals.popitem(last=False)
