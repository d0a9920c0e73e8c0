"""Turns Litestar's requests into calls, and answers into Litestar's responses."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from time import perf_counter
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from karak.server.call import Call
from karak.server.limits import household
from karak.server.people import KEPT
from karak.server.site import Site
from karak.server.slices import SLICE, Parts, Sliced, slices
from karak.server.wire import Answer

Ask = Request[Any, Any, Any]
KEY = "idempotency-key"
JSON = "application/json"
REFUSALS = {
    status: ResponseSpec(Answer, generate_examples=False, description="Refused, with the reason.")
    for status in (400, 403, 404, 409, 413, 415, 429, 500, 503)
}


def site_of(request: Ask) -> Site:
    site: Site = request.app.state.site
    return site


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return household(connection.client.host) if connection.client else ""


def call_of(request: Ask) -> Call:
    async def left() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    key = request.headers.get(KEY, "")
    return Call(site_of(request), request.cookies, client_of(request), key, request.body, left)


def cookies_of(call: Call) -> list[Cookie]:
    """Returns the cookie with the session that the browser should keep."""
    found = call.cookie
    if found is None:
        return []
    name, value = found
    return [Cookie(name, value=value, max_age=KEPT, httponly=True, samesite="lax", secure=call.site.is_secure)]


def response(call: Call, answer: Any, knife: "Knife") -> Response[Any]:
    if isinstance(answer, Sliced):
        return Stream(knife.cut(answer.parts), media_type=JSON)
    return sent(answer) if isinstance(answer, bytes) else Response(answer, cookies=cookies_of(call))


class Knife:
    """Makes one slice at a time in the whole server, and rests as long as each took."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def cut(self, parts: Parts) -> AsyncIterator[bytes]:
        left = iter(parts)
        while part := await self.next(left):
            yield part

    async def next(self, left: Iterator[bytes]) -> bytes:
        """Returns the next slice, empty at the end."""
        async with self.lock:
            began = perf_counter()
            part = next(left, b"")
            await asyncio.sleep(perf_counter() - began)
        return part


def sent(content: bytes) -> Response[Any]:
    """Sends ready content at once, or in slices if it is long and a slow client would keep it in memory."""
    if len(content) <= SLICE:
        return Response(content, media_type=JSON)
    return Stream(whole(content), media_type=JSON)


async def whole(content: bytes) -> AsyncIterator[bytes]:
    for part in slices(content):
        yield part
