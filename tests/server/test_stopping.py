"""On SIGTERM the server tells every client, ends successfully, and leaves the store complete."""

import asyncio
import contextlib
import json
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import msgspec
import pytest
import websockets

from karak.server.app import living, make_app
from karak.server.hub import Hub
from karak.server.settings import Settings
from karak.server.store.memory import Memory
from karak.server.store.place import open_journal
from tests.server.house import FAST, House, cookies_of, new_table, open_house, socket_of
from tests.server.test_outside import served

TABLES, SOCKETS = 20, 3
EACH = [f"table {number // SOCKETS} socket {number % SOCKETS}" for number in range(TABLES * SOCKETS)]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"CONNECTIONS_PER_CLIENT": "200", "LOG_LEVEL": "error", "BOT_PAUSE": "0.01"}.items():
        monkeypatch.setenv(f"KARAK_{name}", value)


class Ear:
    """Listens until the connection ends; if it plays, it answers every event with a message."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url, self.cookie = url, cookie
        self.farewell: dict[str, Any] = {}
        self.shown = asyncio.Event()

    async def listen(self) -> None:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        with contextlib.suppress(websockets.ConnectionClosed):
            async with websockets.connect(self.url, additional_headers=headers, max_size=None) as socket:
                await socket.send('{"type":"hello","version":2}')
                async for line in socket:
                    await self.take(socket, json.loads(line))

    async def take(self, socket: websockets.ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.shown.set()
        if message["type"] == "bye":
            self.farewell = message
        elif message["type"] == "event":
            with contextlib.suppress(websockets.ConnectionClosed):  # the farewell may wait to be read
                await socket.send('{"type":"ping"}')


@contextlib.asynccontextmanager
async def crowd(url: str, *, is_playing: bool) -> AsyncIterator[list[Ear]]:
    """Twenty tables with three sockets each."""
    ears: list[Ear] = []
    async with httpx.AsyncClient(base_url=url, timeout=30) as owner:
        for _ in range(TABLES):
            table = await new_table(owner, title="karak", seats=2)
            ears += [Ear(f"{url.replace('http', 'ws')}/ws/{table}", cookies_of(owner)) for _ in range(SOCKETS)]
        async with asyncio.TaskGroup() as group:
            for ear in ears:
                group.create_task(ear.listen())
            for ear in ears:
                await asyncio.wait_for(ear.shown.wait(), 30)
            if is_playing:
                for ear in ears[::SOCKETS]:
                    await set_bots_playing(ear)
            yield ears


async def set_bots_playing(ear: Ear) -> None:
    async with websockets.connect(ear.url, additional_headers={"Cookie": ear.cookie}) as socket:
        for number, command in enumerate(("addbot", "addbot", "start")):
            body = {"seat": number, "bot": "greedy"} if command == "addbot" else {}
            await socket.send(json.dumps({"type": command, "id": f"{number}", **body}))
            while json.loads(await socket.recv())["type"] != "answer":
                pass


@pytest.mark.parametrize("is_playing", [False, True], ids=["quiet", "playing"])
async def test_every_client_hears_that_the_server_stops(is_playing: bool, tmp_path: Path) -> None:
    with served(tmp_path / "karak.db") as (server, url):
        async with crowd(url, is_playing=is_playing) as ears:
            server.send_signal(signal.SIGTERM)
        status = await asyncio.to_thread(server.wait, 20)
        assert [name for name, ear in zip(EACH, ears, strict=True) if ear.farewell.get("reason") != "restart"] == []
        assert status == 0
    journal = open_journal(f"sqlite:///{tmp_path / 'karak.db'}")
    assert len(journal.games()) == TABLES and journal.check() == []
    journal.close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["karak.db", "karak.db.lock"]


PUBLIC = msgspec.structs.replace(FAST, public_url="https://play.example")


@pytest.mark.parametrize(("settings", "address"), [(FAST, ""), (PUBLIC, "wss://play.example/ws/{}")])
async def test_the_farewell_says_where_to_reconnect(settings: Settings, address: str) -> None:
    async with open_house(settings=settings) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        ear = Ear(house.socket_url(table))
        listening = asyncio.create_task(ear.listen())
        await ear.shown.wait()
        await house.hub.stop()
        await listening
        assert ear.farewell["reason"] == "restart" and ear.farewell["address"] == address.format(table)


async def test_a_client_that_has_not_said_hello_is_told_too(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
    async with websockets.connect(house.socket_url(table)) as socket:
        while not house.hub.connected:
            await asyncio.sleep(0.01)
        await house.hub.stop()
        assert json.loads(await socket.recv())["reason"] == "restart"


async def test_a_client_that_does_not_read_or_finish_is_not_waited_for_long(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karak.server.hub.PATIENCE", 0.2)
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
    ear = Ear(house.socket_url(table))
    listening = asyncio.create_task(ear.listen())
    await ear.shown.wait()
    room = await house.hub.room(table)
    (connection,) = house.hub.connected
    socket_of(connection).pause_writing()
    async with room.lock:
        began = time.monotonic()
        await house.hub.stop()
        assert 0.3 < time.monotonic() - began < 2
    socket_of(connection).resume_writing()
    await listening
    assert ear.farewell["reason"] == "restart"


@pytest.mark.parametrize("fails", ["stop", "recall"])
async def test_the_store_is_closed_whatever_fails_before(fails: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hub, fails, AsyncMock(side_effect=LookupError))
    journal = Memory()
    app = make_app(FAST, journal)
    with pytest.raises(LookupError):
        async with living(app):
            pass
    assert journal.is_closed
