"""Builds the web application: pages, API and sockets, with their headers, limits and refusals."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import msgspec
import structlog
from litestar import Litestar, Response
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, Message, Scope

from karak import __version__
from karak.core.refusal import Refusal
from karak.server import client, link_pages, pages, wire
from karak.server.after.clerks import Clerks
from karak.server.after.processes import ClerkProcess
from karak.server.hub import Hub
from karak.server.log import refused
from karak.server.origins import is_foreign
from karak.server.prometheus import Prometheus
from karak.server.robots import Robots
from karak.server.routed import handlers
from karak.server.routes import refusal_answer
from karak.server.settings import Settings
from karak.server.site import Site
from karak.server.sockets import sit
from karak.server.store.journal import Journal
from karak.server.threads import Threads
from karak.server.types_met import meet_types
from karak.server.web import Ask, client_of, site_of
from karak.words.misfit import misfit

LOG = structlog.get_logger("karak.app")
TICK = 1.0
PAUSE = 0.5  # seconds that the server delays a client that sends too many requests
YEAR = "max-age=31536000"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
    "form-action 'self'; img-src 'self' data:; connect-src 'self'; style-src 'self' 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


def on_refusal(request: Ask, refusal: Refusal) -> Response[wire.Answer]:
    site_of(request).note(refusal.key, client_of(request), asked(request))
    answer, status, headers = refusal_answer(refusal)
    return Response(answer, status_code=status, headers=headers)


def on_http_fault(request: Ask, fault: HTTPException) -> Response[wire.Answer]:
    """Answers errors of Litestar with their status and without internal details."""
    refusal = refusal_of(request, fault)
    site_of(request).note(refusal.key, client_of(request), asked(request))
    return Response(refused(refusal, "", 0), status_code=fault.status_code, headers=fault.headers or {})


def asked(request: Ask) -> str:
    """Returns the kind of request without names and tokens, which an address may hold."""
    handler = request.scope.get("route_handler")
    return " ".join([str(request.method), *sorted(getattr(handler, "paths", []))[:1]])


def refusal_of(request: Ask, fault: HTTPException) -> Refusal:
    """Says what was wrong with a request: its address, its body or a field of it."""
    cause = fault.__cause__
    if isinstance(cause, msgspec.ValidationError):
        return misfit(cause, "data")
    if isinstance(cause, SerializationException):
        return Refusal("message-not-json")
    named = {404: "address-unknown", 405: "method-wrong", 413: "body-too-big"}
    key = named.get(fault.status_code, "request-wrong")
    return Refusal(key, method=request.method, status=fault.status_code)


def on_fault(request: Ask, fault: Exception) -> Response[wire.Answer]:
    """Logs an error in the server and hides its details from the client."""
    if isinstance(fault, (RecursionError, UnicodeError)):  # the body is not valid JSON
        return on_http_fault(request, HTTPException(status_code=400))
    LOG.error("fault", asked=asked(request), exc_info=fault)
    return Response(refused(Refusal("server-fault"), "", 0), status_code=500)


async def before(request: Ask) -> None:
    site = site_of(request)
    is_counted = client.UNCOUNTED not in request.route_handler.opt
    if is_counted and not site.requests.take(client_of(request)):
        await asyncio.sleep(PAUSE)  # without the pause a refused client would only ask faster
        raise Refusal("too-many-requests")
    headers = request.headers
    if request.method == "POST" and is_foreign(headers.get("origin"), headers.get("host"), site.settings.public_url):
        raise Refusal("other-origin")


async def add_headers(message: Message, scope: Scope) -> None:
    """Adds the headers to every response, including refusals of the framework."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["litestar_app"].state.site.is_secure:
            headers.setdefault("Strict-Transport-Security", YEAR)


@contextlib.asynccontextmanager
async def living(app: Litestar) -> AsyncIterator[None]:
    """Runs the bots and the clock between start-up and shutdown."""
    site: Site = app.state.site
    async with contextlib.AsyncExitStack() as ending:  # closes in reverse order, even if one of the steps fails
        ending.callback(site.hub.journal.close)
        ending.callback(site.minds.close)
        ending.push_async_callback(site.clerks.close)
        ending.push_async_callback(site.hub.stop)
        Robots(site.hub, site.minds, site.settings.bot_pause)
        running = await site.hub.recall()
        for work in (wake_up(site.hub, running), tick(site.hub)):
            ending.callback(asyncio.create_task(work).cancel)
        yield


def make_app(settings: Settings, journal: Journal) -> Litestar:
    meet_types()
    metrics = Prometheus()
    hub = Hub(journal, time.time, asyncio.to_thread, metrics)
    site = Site(settings, hub, Threads(settings.bot_seconds), Clerks(ClerkProcess))
    served: list[ControllerRouterHandler] = [*handlers(), *link_pages.HANDLERS, *pages.HANDLERS, sit]
    served += client.HANDLERS if client.is_built() else pages.PAGES
    return Litestar(
        served,
        lifespan=[living],
        state=State({"site": site, "metrics": metrics}),
        before_request=before,
        before_send=[add_headers],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http_fault, Exception: on_fault},
        openapi_config=OpenAPIConfig("Karak", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=wire.LONGEST_MESSAGE,
        logging_config=None,
        debug=False,
    )


async def wake_up(hub: Hub, tables: list[str]) -> None:
    """Loads the tables that were being played, so that their games go on."""
    for id in tables:
        try:
            await hub.room(id)
        except Exception as fault:
            LOG.error("table not loaded", game=id, exc_info=fault)


async def tick(hub: Hub) -> None:
    while True:
        await asyncio.sleep(TICK)
        try:
            await hub.tick()
        except Exception as fault:
            LOG.error("tick", exc_info=fault)
