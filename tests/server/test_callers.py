"""Connections that ask for nothing are closed after a while, and one client has only so many of them."""

import asyncio
import contextlib

import msgspec
import pytest

from karak.server import callers
from tests.server.house import FAST, House, new_table, open_house
from tools.thin_client import HANDSHAKE, sit

GET = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
NO_PROXIES = msgspec.structs.replace(FAST, trusted_proxies="", connections_per_client=3)
Call = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def call(house: House, *said: bytes) -> Call:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for words in said:
        writer.write(words)
        await writer.drain()
    return reader, writer


async def cut_off(caller: Call) -> None:
    """Before uvicorn itself loses patience with who has asked once, after 5 seconds."""
    try:
        async with asyncio.timeout(4):
            with contextlib.suppress(ConnectionResetError):
                await caller[0].read()
    finally:
        caller[1].transport.abort()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "PATIENCE", 0.2)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "said", [[], [b"G"], [GET[:-2]], [HANDSHAKE.format(path="/ws/x", cookie="")[:-2].encode()], [GET, GET[:20]], [HALF]]
)
async def test_who_does_not_ask_is_not_waited_for(house: House, said: list[bytes]) -> None:
    await cut_off(await call(house, *said))


@pytest.mark.usefixtures("hurried")
async def test_a_socket_and_a_request_that_takes_long_are_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, done = asyncio.Event(), asyncio.Event()
    load = house.hub.load

    async def slow(id: str) -> object:
        asked.set()
        await done.wait()
        return await load(id)

    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        player = await sit(house.port, f"/ws/{table}")
        monkeypatch.setattr(house.hub, "load", slow)
        waiting = asyncio.create_task(ann.get("/api/tables/nowhere"))
        await asked.wait()
        await cut_off(await call(house))
        await cut_off(await call(house))
        done.set()
        assert (await waiting).status_code == 404
        player.send('{"type":"hello"}')
        async with asyncio.timeout(10):
            await player.news.wait()
        player.transport.abort()


async def test_one_client_has_only_so_many_silent_connections() -> None:
    async with open_house(settings=NO_PROXIES) as house, house.browser() as ann:
        silent = [await call(house) for _ in range(3)]
        await cut_off(await call(house))
        reader, writer = silent[0]
        writer.write(GET)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        assert (await ann.get("/health")).text == "alive"
        table = await new_table(ann, seats=2)
        (await sit(house.port, f"/ws/{table}")).transport.abort()
        for _, writer in silent:
            writer.transport.abort()


async def test_a_proxy_brings_many_clients(house: House) -> None:
    silent = [await call(house) for _ in range(FAST.connections_per_client + 1)]
    reader, writer = silent[-1]
    writer.write(GET)
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    for _, writer in silent:
        writer.transport.abort()
