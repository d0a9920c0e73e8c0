"""Once more: a new table for the people of one that is over."""

import secrets

import msgspec

from karak.core.refusal import Refusal
from karak.play.fair import commitment
from karak.server import wire
from karak.server.people import Person
from karak.server.records import Noted, Seated
from karak.server.room import Room
from karak.server.table import OVER, Table
from karak.server.tables import Tables


async def rematch(tables: Tables, room: Room, person: Person, command: wire.Rematch) -> wire.Answer:
    """A new table with the same people; whoever asks later is led to the same one."""
    table = room.table
    if table.status != OVER:
        raise Refusal("game-not-over")
    if not (person.is_owner or table.chairs.held_by(person)):
        raise Refusal("no-seat")
    root, _, number = table.id.partition("-")
    id = f"{root}-{int(number or 1) + 1}"
    if tables.journal.head(id) == 0:
        seed, now = secrets.token_hex(32), tables.now()
        opening = msgspec.structs.replace(
            table.opening,
            game=id,
            at=now,
            commitment=commitment(seed),
            rematch_of=table.id,
            chat=table.chat,
            quoted=None,
            lesson="",
        )
        await tables.open(opening, seed, seats_again(table, now))
        await tables.write(room, [Noted(at=now, key="rematch", args={"table": id})])
    return wire.Answer(id=command.id, ok=True, seq=table.seq, args={"table": id})


def seats_again(table: Table, now: float) -> list[Seated]:
    """Bots that played for somebody give the seat back; heroes are chosen anew."""
    seated = []
    for seat, chair in enumerate(table.chairs):
        if chair.player:
            seated.append(Seated(at=now, seat=seat, kind="human", name=chair.name, player=chair.player))
        elif chair.kind:
            seated.append(Seated(at=now, seat=seat, kind="bot", name=chair.name, player="", bot=chair.bot))
    return seated
