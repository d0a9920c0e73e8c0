"""Gives the player who is asked a hint from their own view; it changes nothing and other players do not see it."""

import structlog

from karak.bots.named import make_bot
from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.log import refused
from karak.server.minds import Minds
from karak.server.people import Person
from karak.server.room import Connection, Room
from karak.server.views import hinted

LOG = structlog.get_logger("karak.hints")
BOT = "search:500ms"


async def hint(minds: Minds, connection: Connection, command: wire.Hint) -> None:
    """Sends one hint at a time for each table; it ignores a command that is already being answered."""
    room = connection.room
    if room.hinting == command.id:
        return
    try:
        if room.hinting:
            raise Refusal("hint-thinking")
        seat = asked(room, connection.person)
    except Refusal as refusal:
        connection.send(refused(refusal, command.id, room.table.seq))
        return
    room.hinting = command.id
    try:
        connection.send(await thought(minds, room, connection, seat, command))
    finally:
        room.hinting = ""


def asked(room: Room, person: Person) -> int:
    """Returns the seat of this person that is asked now."""
    match = room.table.playing()
    if match.who not in room.table.chairs.played_by(person):
        raise Refusal("not-your-decision", seat=match.who + 1)
    if match.holder is not None:
        raise Refusal("turn-is-over")
    return match.who


async def thought(minds: Minds, room: Room, connection: Connection, seat: int, command: wire.Hint) -> wire.Out:
    table, match = room.table, room.table.playing()
    if table.moved <= command.expected <= table.seq:
        moved = table.moved
        try:
            bot, client = make_bot(table.title, BOT), connection.client
            advice = await minds.advise(table.title, bot, match.game, match.state, seat, client)
        except Exception as fault:
            LOG.warning("hint failed", game=table.id, seq=table.seq, exc_info=fault)
            return refused(Refusal("hint-failed"), command.id, table.seq)
        if room.table is table and table.moved == moved and seat in table.chairs.played_by(connection.person):
            choices, why = hinted(match, advice)
            return wire.Hinted(id=command.id, seq=table.seq, choices=choices, why=why)
    return wire.Sync(id=command.id, seq=room.table.seq)
