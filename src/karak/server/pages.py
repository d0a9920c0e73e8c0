"""Serves the few pages that stand in until the browser client is built, and answers for machines."""

from hmac import compare_digest
from html import escape

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from karak.server.after.asked import Asked
from karak.server.after.asking import ask
from karak.server.api import listed, seen_by
from karak.server.prometheus import Prometheus
from karak.server.web import REFUSALS, Ask, call_of, client_of, site_of
from karak.words import FIRST, first_known, name, say

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
    """Returns the first language in the browser's list that is known here; the order counts as the preference."""
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
    """Lists who sits at the table; the game itself uses the socket."""
    language, room = language_of(request), await seen_by(call_of(request), table)
    rows = [
        f"<li>{escape(chair.name or '-')} {escape(name(chair.hero, room.table.title, language))}"
        for chair in room.table.chairs
    ]
    return page(language, say(f"title-{room.table.title}", language), rows)


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", responses=REFUSALS)
async def qr(request: Ask, table: FromPath[str]) -> Response[bytes]:
    """Returns the share link as a QR code."""
    call = call_of(request)
    room = await seen_by(call, table)
    base = (call.site.settings.public_url or str(request.base_url)).rstrip("/")
    link = f"{base}/table/{room.table.id}"
    drawn = await ask(call, f"qr {link}", Asked("qr", link.encode()))
    return Response(drawn, media_type="image/svg+xml")


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    return "alive"


@get("/ready", media_type=MediaType.TEXT, sync_to_thread=False)
def ready(request: Ask) -> Response[str]:
    """Whether the store accepts writes."""
    hub = site_of(request).hub
    fault = "stopping" if hub.is_stopping else "" if hub.journal.is_alive() else "the store is closed"
    return Response(fault or "ready", status_code=503 if fault else 200)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics(request: Ask) -> Response[bytes]:
    """Returns the metrics, which are for the operator and not for the public."""
    measured: Prometheus = request.app.state.metrics
    if not may_measure(request):
        raise NotFoundException
    measured.tables.set(len(site_of(request).hub.rooms))
    return Response(measured.page(), media_type="text/plain; version=0.0.4")


def may_measure(request: Ask) -> bool:
    """Whether the request has the token; without a token set, only this machine may ask, and only without a proxy."""
    settings = site_of(request).settings
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        return compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    is_here = client_of(request) in ("::/64", "127.0.0.1")
    return is_here and not settings.public_url and "x-forwarded-for" not in request.headers


PAGES = [front, at_table]  # served only while no client is built
HANDLERS = [qr, health, ready, metrics]
