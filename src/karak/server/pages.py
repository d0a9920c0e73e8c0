"""The few pages there are until the browser client comes, and what machines ask a server."""

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from karak.server.api import listed, seen_by, site_of
from karak.words import FIRST, first_known, name, say

Ask = Request[Any, Any, Any]
PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Karak</title>
<h1>Karak</h1>
<p>{about}</p>
<h2>{heading}</h2>
<ul>{rows}</ul>
<p><a href="/api/schema/openapi.json">OpenAPI</a></p>
</html>
"""


def language_of(request: Ask) -> str:
    """The first language that the browser accepts and that is spoken here; the order is taken for the preference."""
    accepted = request.headers.get("accept-language", "")
    return first_known(wish.partition(";")[0] for wish in accepted.split(",")) or FIRST


def page(language: str, heading: str, rows: list[str]) -> str:
    about = escape(say("page-about", language))
    return PAGE.format(language=language, about=about, heading=escape(heading), rows="\n".join(rows))


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def front(request: Ask) -> str:
    language = language_of(request)
    rows = [
        f'<li><a href="/table/{escape(card.table)}">{escape(say(f"title-{card.title}", language))}</a>: '
        + escape(", ".join(seat.name or "-" for seat in card.seats))
        for card in listed(site_of(request))
    ]
    return page(language, say("page-tables", language), rows or [f"<li>{escape(say('page-none', language))}"])


@get("/table/{table:str}", media_type=MediaType.HTML, include_in_schema=False)
async def at_table(request: Ask, table: FromPath[str]) -> str:
    """Who sits there; the game itself goes over the socket."""
    language, room = language_of(request), await seen_by(request, table)
    rows = [
        f"<li>{escape(chair.name or '-')} {escape(name(chair.hero, room.table.title, language))}"
        for chair in room.table.chairs
    ]
    return page(language, say(f"title-{room.table.title}", language), rows)


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    return "alive"


@get("/ready", media_type=MediaType.TEXT, sync_to_thread=False)
def ready(request: Ask) -> Response[str]:
    """Whether tables can be written to."""
    hub = site_of(request).hub
    fault = "stopping" if hub.is_stopping else "" if hub.journal.is_alive() else "the store is closed"
    return Response(fault or "ready", status_code=503 if fault else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Ask) -> Response[bytes]:
    hub = site_of(request).hub
    hub.metrics.tables.set(len(hub.rooms))
    return Response(hub.metrics.page(), media_type="text/plain; version=0.0.4")


PAGES = [front, at_table]  # as long as no client is built
HANDLERS = [health, ready, metrics]
