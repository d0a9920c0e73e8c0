"""Questions about whole games, from a request to its answer."""

import asyncio
from typing import Any

import msgspec
from litestar import Request

from karak.core.refusal import Refusal
from karak.server.after.clerk import Asked
from karak.server.limits import client_of
from karak.server.replays import finished
from karak.server.site import Site
from karak.server.table import Table

Ask = Request[Any, Any, Any]
SECONDS = 45.0  # for an analysis: by then a proxy still waits, and what is known is told


async def ask(site: Site, request: Ask, name: str, asked: Asked) -> bytes:
    """The answer as long as the client waits for it."""
    asking = asyncio.ensure_future(site.clerks.ask(name, client_of(request), asked))
    leaving = asyncio.ensure_future(left(request))
    try:
        await asyncio.wait({asking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise Refusal("server-busy")  # to a client that is gone
        return asking.result()
    finally:
        asking.cancel()
        leaving.cancel()


async def left(request: Ask) -> None:
    """Until the client has closed its connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def tape_of(site: Site, id: str, table: Table) -> bytes:
    """Of a finished game, as JSON; written down once."""
    name = f"tape {id}"
    async with site.writing:
        known = site.clerks.kept.find(name)
        if known is None:
            known = await asyncio.to_thread(lambda: msgspec.json.encode(finished(table)))
            site.clerks.kept.put(name, known)
    return known


async def ask_about(site: Site, request: Ask, id: str, table: Table, kind: str, *, worlds: int = 0) -> bytes:
    """A finished game, by the id under which it was asked for: what a file says of itself is no name to keep it by."""
    known = site.clerks.kept.find(f"{kind} {id}")
    if known is not None:
        return known
    return await ask(site, request, f"{kind} {id}", Asked(kind, await tape_of(site, id, table), SECONDS, worlds))
