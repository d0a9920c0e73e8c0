"""Puts questions about whole games to the clerks and waits for their answers."""

import asyncio

import msgspec

from karak.core.refusal import Refusal
from karak.server.after.asked import Asked
from karak.server.call import Call
from karak.server.review import finished
from karak.server.site import Site
from karak.server.table import Table

SECONDS = 45.0  # for an analysis: proxies still wait that long, and the answer then holds what is known by then


async def ask(call: Call, name: str, asked: Asked) -> bytes:
    """Waits for the answer until the client disconnects."""
    asking = asyncio.ensure_future(call.site.clerks.ask(name, call.client, asked))
    leaving = asyncio.ensure_future(call.left())
    try:
        await asyncio.wait({asking, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not asking.done():
            raise Refusal("server-busy")  # the client has disconnected
        return asking.result()
    finally:
        asking.cancel()
        leaving.cancel()


async def tape_of(site: Site, id: str, table: Table) -> bytes:
    """Returns the tape of a finished game as JSON, which is encoded only once."""
    name = f"tape {id}"
    async with site.writing:
        known = site.clerks.kept.find(name)
        if known is None:
            known = await site.hub.aside(lambda: msgspec.json.encode(finished(table)))
            site.clerks.kept.put(name, known)
    return known


async def ask_about(call: Call, id: str, table: Table, kind: str, *, worlds: int = 0) -> bytes:
    """Asks about a finished game and caches the answer by the requested id, because a file could claim any id."""
    known = call.site.clerks.kept.find(f"{kind} {id}")
    if known is not None:
        return known
    return await ask(call, f"{kind} {id}", Asked(kind, await tape_of(call.site, id, table), SECONDS, worlds))
