"""Long answers as JSON, made slice by slice while they are read, so that none holds up a table or fills the memory."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from itertools import islice
from time import perf_counter
from typing import Any

from litestar import Response
from litestar.response import Stream

from karak.server import wire

AT_ONCE = 200  # things of a list
SLICE = 1 << 16  # bytes of what is there already
JSON = "application/json"
Parts = Iterable[bytes]


def array(things: Iterator[Any]) -> Parts:
    before = b"["
    while some := list(islice(things, AT_ONCE)):
        yield before + wire.encode(some)[1:-1]
        before = b","
    yield b"[]" if before == b"[" else b"]"


def record(fields: dict[str, Parts]) -> Parts:
    before = b"{"
    for name, parts in fields.items():
        yield b'%b"%b":' % (before, name.encode())
        yield from parts
        before = b","
    yield b"}"


def value(of: Any) -> Parts:
    """What is small."""
    return (wire.encode(of),)


def slices(content: bytes) -> Parts:
    return (content[at : at + SLICE] for at in range(0, len(content), SLICE))


class Knife:
    """One slice at a time in the whole server, and after each a rest as long as it took."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()

    async def cut(self, parts: Parts) -> AsyncIterator[bytes]:
        left = iter(parts)
        while part := await self.next(left):
            yield part

    async def next(self, left: Iterator[bytes]) -> bytes:
        """Empty at the end."""
        async with self.lock:
            began = perf_counter()
            part = next(left, b"")
            await asyncio.sleep(perf_counter() - began)
        return part

    def answer(self, parts: Parts, status: int = 200) -> Response[Any]:
        return Stream(self.cut(parts), media_type=JSON, status_code=status)


def sent(content: bytes, media_type: str = JSON, headers: dict[str, str] | None = None) -> Response[Any]:
    """What is there already: at once, or slice by slice if a client that does not read would keep much of it."""
    if len(content) <= SLICE:
        return Response(content, media_type=media_type, headers=headers)
    return Stream(whole(content), media_type=media_type, headers=headers)


async def whole(content: bytes) -> AsyncIterator[bytes]:
    for part in slices(content):
        yield part
