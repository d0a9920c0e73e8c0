"""A server in a thread of its own, with a loop of its own: Playwright has one already."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator

import msgspec

from karak.server import client
from tests.server.house import FAST, House, open_house

CALM = msgspec.structs.replace(FAST, bot_pause=0.02)


@contextlib.contextmanager
def open_in_thread() -> Iterator[House]:
    assert client.is_built(), "build the client first: make web"
    opened: list[House] = []
    ready, over = threading.Event(), threading.Event()

    async def live() -> None:
        async with open_house(settings=CALM) as house:
            opened.append(house)
            ready.set()
            while not over.is_set():
                await asyncio.sleep(0.05)

    thread = threading.Thread(target=lambda: asyncio.run(live()), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield opened[0]
    over.set()
    thread.join(20)
