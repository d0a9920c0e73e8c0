"""Links that grant something: a page says what each would do, and only the browser that agrees to it gets it."""

import secrets
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.api import REFUSALS, Joined, Token, done, joined, session_of, site_of, with_session
from karak.server.opening import key_of, known
from karak.server.pages import language_of
from karak.server.people import EVERY_TABLE, Link
from karak.server.room import Room
from karak.server.site import Site
from karak.words import say

Ask = Request[Any, Any, Any]
HOME = "/"
HEADERS = {"Referrer-Policy": "same-origin"}  # else a browser would not say that its answer comes from this page
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Karak</title>
<link rel="icon" href="data:,">
<style>
body {{ margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #1b1714; color: #f4ead8;
  font: 18px/1.5 system-ui, sans-serif; }}
main {{ box-sizing: border-box; width: min(34rem, 100%); padding: 2rem 1.5rem; display: grid; gap: 1rem; }}
h1, p {{ margin: 0; }}
h1 {{ font: 700 1.7rem/1.2 Georgia, serif; }}
.soft {{ color: #cbbda4; font-size: 1rem; }}
button, a {{ box-sizing: border-box; min-height: 48px; padding: .6rem 1.4rem; border-radius: 10px; font: inherit; }}
button {{ border: 0; background: #f0a83c; color: #241704; font-weight: 700; cursor: pointer; }}
a {{ color: #f4ead8; border: 1px solid #6b5b45; text-decoration: none; }}
:focus-visible {{ outline: 3px solid #f4ead8; outline-offset: 3px; }}
form {{ display: flex; flex-wrap: wrap; gap: .8rem; align-items: center; }}
</style>
<main><h1>{heading}</h1>{rest}</main>
</html>
"""
ANSWER = """<p>{what}</p><p class="soft">{caution}</p>
<form method="post"><button>{agree}</button><a href="/">{decline}</a></form>"""
REFUSED = """<p>{reason}</p><form><a href="/">{home}</a></form>"""


class Renewal(msgspec.Struct, forbid_unknown_fields=True):
    seat: wire.SeatNumber


class Opened:
    """What a link leads to."""

    def __init__(self, link: Link, room: Room | None) -> None:
        self.link = link
        self.table = room.table if room else None
        self.seats = self.table.chairs.opened_by(link.player, link.issue) if self.table else []

    @property
    def address(self) -> str:
        return f"/table/{self.table.id}" if self.table else HOME

    def told(self, language: str) -> str:
        """What it does, and where."""
        if self.table is None:
            return say("page-link-all", language)
        where = {"game": say(f"title-{self.table.title}", language), "table": self.table.id}
        if self.link.kind == "owner":
            return say("page-link-owner", language, **where)
        names = ", ".join(dict.fromkeys(self.table.chairs[seat].name for seat in self.seats))
        numbers = ", ".join(str(seat + 1) for seat in self.seats)
        return say("page-link-seat", language, **where, name=names, seats=numbers, count=len(self.seats))


async def opened(site: Site, token: str) -> Opened:
    """Refused if it is forged or too old, was renewed since, or its player has no seat there any more."""
    link = site.keys.read_link(token)
    found = Opened(link, None if link.table == EVERY_TABLE else await site.hub.room(link.table))
    if link.kind == "seat" and not found.seats:
        raise Refusal("link-not-good")
    return found


@get("/join/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def ask_first(request: Ask, token: FromPath[str]) -> Response[str]:
    """Changes nothing."""
    language = language_of(request)
    try:
        found = await opened(site_of(request), token)
    except Refusal as refusal:
        reason, home = escape(say(refusal.key, language, **refusal.named)), escape(say("page-link-home", language))
        page = filled(language, "page-link-refused", REFUSED.format(reason=reason, home=home))
        return Response(page, status_code=403, headers=HEADERS)
    words = {name: escape(say(f"page-link-{name}", language)) for name in ("caution", "agree", "decline")}
    page = filled(language, "page-link", ANSWER.format(what=escape(found.told(language)), **words))
    return Response(page, headers=HEADERS)


def filled(language: str, heading: str, rest: str) -> str:
    return PAGE.format(language=language, heading=escape(say(heading, language)), rest=rest)


@post("/join/{token:str}", include_in_schema=False)
async def agree(request: Ask, token: FromPath[str]) -> Response[Any]:
    """The address that stays has no token in it."""
    site = site_of(request)
    found = await opened(site, token)
    session = known(session_of(request), site.keys, "").with_link(found.link)
    return Redirect(found.address, status_code=303, cookies=with_session(request, None, session).cookies)


@post("/api/links", responses=REFUSALS, status_code=200)
async def exchange(request: Ask, data: JSONBody[Token]) -> Response[Joined]:
    """A link for a cookie: the rights of the one are added to the other."""
    site = site_of(request)
    found = await opened(site, data.token)
    session = known(session_of(request), site.keys, "").with_link(found.link)
    seats = found.table.chairs.held_by(session.at(found.table.id)) if found.table else []
    return with_session(request, Joined(found.link.table, seats, []), session)


@post("/api/tables/{table:str}/links", responses=REFUSALS, status_code=200)
async def renew(request: Ask, table: FromPath[str], data: JSONBody[Renewal]) -> Response[Joined]:
    """The links of this seat are void from now on; a player gets new ones, and keeps the seat in this browser."""
    site, key = site_of(request), key_of(request)
    session = known(session_of(request), site.keys, key)
    room = await site.hub.room(table)
    chairs, person = room.table.chairs, session.at(table)
    player = chairs.at(data.seat).player
    is_own = data.seat in chairs.held_by(person)
    answer = await site.hub.execute(room, person, wire.RenewLinks(id=key or secrets.token_hex(8), seat=data.seat))
    done(answer)
    if is_own and player not in person.players:
        session = session.with_link(Link("seat", table, player, chairs.issue(player)))
    return with_session(request, joined(site, room, session), session)


HANDLERS = [ask_first, agree, exchange, renew]
