"""Questions about whole games, from a call to its answer."""

import asyncio

import msgspec

from karak.core.refusal import Refusal
from karak.server.after.asked import Asked
from karak.server.call import Call
from karak.server.review import finished
from karak.server.site import Site
from karak.server.table import Table

SECONDS = 45.0  # for an analysis: by then a proxy still waits, and what is known is told


async def ask(call: Call, name: str, asked: Asked) -> bytes:
    """The answer as long as the client waits for it."""
    asking = asyncio.ensure_future(call.site.clerks.ask(name, call.client, asked))
    leaving = asyncio.ensure_future(call.left())
    try:
        await asyncio.wait({asking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise Refusal("server-busy")  # to a client that is gone
        return asking.result()
    finally:
        asking.cancel()
        leaving.cancel()


async def tape_of(site: Site, id: str, table: Table) -> bytes:
    """Of a finished game, as JSON; written down once."""
    name = f"tape {id}"
    async with site.writing:
        known = site.clerks.kept.find(name)
        if known is None:
            known = await site.hub.aside(lambda: msgspec.json.encode(finished(table)))
            site.clerks.kept.put(name, known)
    return known


async def ask_about(call: Call, id: str, table: Table, kind: str, *, worlds: int = 0) -> bytes:
    """A finished game, by the id under which it was asked for: what a file says of itself is no name to keep it by."""
    known = call.site.clerks.kept.find(f"{kind} {id}")
    if known is not None:
        return known
    return await ask(call, f"{kind} {id}", Asked(kind, await tape_of(call.site, id, table), SECONDS, worlds))
