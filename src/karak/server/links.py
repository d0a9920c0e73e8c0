"""Opens links that grant rights, and tells what each of them does."""

import secrets

import msgspec

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.api import Joined, Token, done, joined
from karak.server.call import Call
from karak.server.opening import key_of, known
from karak.server.people import EVERY_TABLE, Link
from karak.server.room import Room
from karak.server.site import Site
from karak.words import say

HOME = "/"


class Renewal(msgspec.Struct, forbid_unknown_fields=True):
    seat: wire.SeatNumber


class Opened:
    """The table and the seats that a link leads to."""

    def __init__(self, link: Link, room: Room | None) -> None:
        self.link = link
        self.table = room.table if room else None
        self.seats = self.table.chairs.opened_by(link.player, link.issue) if self.table else []

    @property
    def address(self) -> str:
        return f"/table/{self.table.id}" if self.table else HOME

    def told(self, language: str) -> str:
        """Says what the link does, and where."""
        if self.table is None:
            return say("page-link-all", language)
        where = {"game": say(f"title-{self.table.title}", language), "table": self.table.id}
        if self.link.kind == "owner":
            return say("page-link-owner", language, **where)
        names = ", ".join(dict.fromkeys(self.table.chairs[seat].name for seat in self.seats))
        numbers = ", ".join(str(seat + 1) for seat in self.seats)
        return say("page-link-seat", language, **where, name=names, seats=numbers, count=len(self.seats))


async def opened(site: Site, token: str) -> Opened:
    """Opens a link; it refuses forged, expired and renewed links, and those whose player has no seat there any more."""
    link = site.keys.read_link(token)
    found = Opened(link, None if link.table == EVERY_TABLE else await site.hub.room(link.table))
    if link.kind == "seat" and not found.seats:
        raise Refusal("link-not-good")
    return found


async def exchange(call: Call, data: Token) -> Joined:
    """Exchanges a link for a cookie that also grants the link's rights."""
    site = call.site
    found = await opened(site, data.token)
    session = known(call.session, site.keys, "").with_link(found.link)
    seats = found.table.chairs.held_by(session.at(found.table.id)) if found.table else []
    call.keep(session)
    return Joined(found.link.table, seats, [])


async def renew(call: Call, table: str, data: Renewal) -> Joined:
    """Voids the links of this seat; a player gets new ones and keeps the seat in this browser."""
    site, key = call.site, key_of(call)
    session = known(call.session, site.keys, key)
    room = await site.hub.room(table)
    chairs, person = room.table.chairs, session.at(table)
    player = chairs.at(data.seat).player
    is_own = data.seat in chairs.held_by(person)
    answer = await site.hub.execute(room, person, wire.RenewLinks(id=key or secrets.token_hex(8), seat=data.seat))
    done(answer)
    if is_own and player not in person.players:
        session = session.with_link(Link("seat", table, player, chairs.issue(player)))
    call.keep(session)
    return joined(site, room, session)
