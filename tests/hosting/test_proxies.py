"""A whole game through TLS and a real proxy with our example configuration, and what the server sees of its clients."""

import asyncio
import random
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
import websockets

from karak.server.settings import Settings
from tests.hosting.proxies import NAME, caddy, nginx, trusting
from tests.server.client import Client
from tests.server.house import FAST, House, cookies_of, new_table, open_house, sit_down
from tests.server.postgres import free_port

Proxy = Callable[[Path, int, int, int], AbstractContextManager[Path]]
PROXIES: dict[str, Proxy] = {"nginx": nginx, "caddy": caddy}
FEW = 3  # tables of one client
MOST = 5000  # answers until a game of random play must be over


class Front:
    """A server behind a proxy."""

    def __init__(self, house: House, plain: int, secure: int, made: Path) -> None:
        self.house = house
        self.plain = f"http://{NAME}:{plain}"
        self.url = f"https://{NAME}:{secure}"
        self.trust: ssl.SSLContext = trusting(made)

    def browser(self, address: str = "127.0.0.2") -> httpx.AsyncClient:
        """A browser with an address of its own; all of 127.0.0.0/8 is this machine."""
        road = httpx.AsyncHTTPTransport(verify=self.trust, local_address=address)
        return httpx.AsyncClient(base_url=self.url, transport=road, timeout=30)


@pytest_asyncio.fixture(params=sorted(PROXIES))
async def front(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Front]:
    plain, secure = free_port(), free_port()
    settings: Settings = msgspec.structs.replace(
        FAST, public_url=f"https://{NAME}:{secure}", trusted_proxies="127.0.0.1", tables_per_hour=FEW
    )
    async with open_house(settings=settings) as house:
        running = PROXIES[request.param](tmp_path, house.port, plain, secure)
        made = await asyncio.to_thread(running.__enter__)
        monkeypatch.setenv("SSL_CERT_FILE", str(made))  # sockets trust it too
        try:
            yield Front(house, plain, secure, made)
        finally:
            await asyncio.to_thread(running.__exit__, None, None, None)


async def test_a_whole_game_against_bots(front: Front) -> None:
    async with front.browser() as ann:
        assert "<html" in (await ann.get("/")).text
        table = await new_table(ann, title="karak", seats=2)
        assert await sit_down(ann, table, "Ann", 0) == [0]
        luck = random.Random(7)
        async with Client(f"{front.url.replace('http', 'ws')}/ws/{table}", cookies_of(ann)) as client:
            assert (await client.do("addbot", seat=1, bot="greedy"))["ok"]
            assert (await client.do("start"))["ok"]
            for _ in range(MOST):
                await client.wait(lambda: client.last["status"] == "over" or bool(client.options), 30)
                if client.last["status"] == "over":
                    break
                await client.do("act", action=luck.choice(client.options), expected=client.seq)
            assert client.last["status"] == "over" and client.wrong == 0
        assert (await ann.get(f"/api/tables/{table}/verify")).json()["source"]


async def test_browsers_are_told_to_stay_with_tls(front: Front) -> None:
    async with front.browser() as ann, httpx.AsyncClient() as plain:
        answer = await ann.post("/api/tables", json={"seats": 2})
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
        cookie = answer.headers["set-cookie"].lower()
        assert "secure" in cookie and "httponly" in cookie
        moved = await plain.get(f"{front.plain}/rules/karak")
        assert moved.status_code in (301, 308) and moved.headers["location"].startswith(f"https://{NAME}")
        assert (await ann.get("/metrics")).status_code == 404


async def test_only_our_own_pages_may_ask(front: Front) -> None:
    async with front.browser() as ann:
        table = await new_table(ann, seats=2)
        for origin, status in ((front.url, 201), ("https://elsewhere.example", 403), (front.plain, 403)):
            answer = await ann.post("/api/tables", json={"seats": 2}, headers={"Origin": origin})
            assert answer.status_code == status, origin
        url = f"{front.url.replace('http', 'ws')}/ws/{table}"
        await (await websockets.connect(url, origin=front.url)).close()  # type: ignore[arg-type]  # it takes any text
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(url, origin="https://elsewhere.example")  # type: ignore[arg-type]  # it takes any text


async def test_limits_count_each_client_behind_the_proxy(front: Front) -> None:
    forged: dict[str, Any] = {"X-Forwarded-For": "198.51.100.9", "X-Real-IP": "198.51.100.9"}
    async with front.browser("127.0.0.2") as ann, front.browser("127.0.0.3") as bob:
        opened = [(await ann.post("/api/tables", json={"seats": 2})).status_code for _ in range(FEW + 1)]
        assert opened == [201] * FEW + [429]
        assert (await ann.post("/api/tables", json={"seats": 2}, headers=forged)).status_code == 429
        assert (await bob.post("/api/tables", json={"seats": 2})).status_code == 201
        assert {room.client for room in front.house.hub.rooms.values()} == {"127.0.0.2", "127.0.0.3"}


async def test_a_large_file_reaches_the_server_and_a_huge_one_does_not(front: Front) -> None:
    async with front.browser() as ann:
        large = await ann.post("/api/replays", content=b" " * 3_000_000)
        assert (large.status_code, large.json()["key"]) == (413, "upload-too-big")
        huge = await ann.post("/api/replays", content=b" " * 5_000_000)
        assert huge.status_code in (413, 502)  # Caddy reports that the server stopped reading
