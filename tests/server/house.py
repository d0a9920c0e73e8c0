"""A real server on a free port of this machine, for tests."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import httpx
import uvicorn

from karak.server.app import make_app
from karak.server.cable import SocketCable
from karak.server.hub import Hub
from karak.server.room import Connection
from karak.server.serve import config_of
from karak.server.settings import Settings
from karak.server.site import Site
from karak.server.store.journal import Journal
from karak.server.store.memory import Memory

FAST = Settings(
    bot_pause=0.0, messages_per_second=100_000, requests_per_second=100_000, connections_per_client=200,
    tables_per_hour=100_000, commands_per_second=100_000, open_tables_per_client=100_000, talk_per_minute=1_000_000,
)  # fmt: skip


class House:
    """Where the server listens, and what is inside it."""

    def __init__(self, app: Any, port: int) -> None:
        self.site: Site = app.state.site
        self.hub: Hub = self.site.hub
        self.loop = asyncio.get_running_loop()
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def socket_url(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/ws/{table}"

    def browser(self) -> httpx.AsyncClient:
        """A browser that keeps its cookies."""
        return httpx.AsyncClient(base_url=self.url, timeout=60)


@contextlib.asynccontextmanager
async def open_house(journal: Journal | None = None, settings: Settings = FAST) -> AsyncIterator[House]:
    app = make_app(settings, journal or Memory())
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(config_of(app, settings))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        assert not serving.done()
    try:
        yield House(app, listening.getsockname()[1])
    finally:
        if not app.state.site.hub.is_stopping:
            await app.state.site.hub.stop()
        server.should_exit = True
        await asyncio.wait_for(serving, 10)
        listening.close()


def cookies_of(browser: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.cookies.items())


async def new_table(browser: httpx.AsyncClient, **given: Any) -> str:
    answer = await browser.post("/api/tables", json=given)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def sit_down(browser: httpx.AsyncClient, table: str, name: str, seat: int | None = None) -> list[int]:
    answer = await browser.post(f"/api/tables/{table}/join", json={"name": name, "seat": seat})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["seats"])


def socket_of(connection: Connection) -> SocketCable:
    """The destination of a route, over a real socket."""
    assert isinstance(connection.outbox.cable, SocketCable)
    return connection.outbox.cable
