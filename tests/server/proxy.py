"""A bad line between client and server: it loses, delays, doubles and reorders messages."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import websockets
from websockets.asyncio.server import serve

LOST, DOUBLED, LATE = 0.03, 0.05, 0.08


class Proxy:
    """Passes whole messages on, unreliably."""

    def __init__(self, upstream: str, seed: int) -> None:
        self.upstream = upstream
        self.luck = random.Random(seed)
        self.done = {"lost": 0, "doubled": 0, "late": 0}

    async def handle(self, near: Any) -> None:
        url = self.upstream + near.request.path
        headers = {"Cookie": near.request.headers.get("Cookie", "")}
        async with websockets.connect(url, additional_headers=headers, max_size=None) as far:
            ways = [asyncio.create_task(self.pass_on(near, far)), asyncio.create_task(self.pass_on(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def pass_on(self, source: Any, target: Any) -> None:
        late: set[asyncio.Task[None]] = set()
        async for message in source:
            chance = self.luck.random()
            if chance < LOST:
                self.done["lost"] += 1
                continue
            if chance < LOST + LATE:
                self.done["late"] += 1
                late.add(asyncio.create_task(later(target, message, self.luck.random() * 0.01)))
                continue
            await target.send(message)
            if chance > 1 - DOUBLED:
                self.done["doubled"] += 1
                await target.send(message)


async def later(target: Any, message: Any, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with contextlib.suppress(websockets.ConnectionClosed):
        await target.send(message)


@contextlib.asynccontextmanager
async def bad_line(upstream: str, seed: int) -> AsyncIterator[tuple[str, Proxy]]:
    proxy = Proxy(upstream, seed)
    async with serve(proxy.handle, "127.0.0.1", 0, max_size=None) as server:
        yield f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}", proxy
