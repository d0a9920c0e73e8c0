"""The server closes connections that ask for nothing, and limits the number of them per client."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from unittest.mock import Mock

import msgspec
import pytest

from karak.server import callers
from karak.server.limits import household
from karak.server.web import Knife
from tests.server.house import FAST, House, new_table, open_house
from tools.measure.thin_client import HANDSHAKE, sit

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
    """Waits for the end of a connection for less than the 5 seconds after which uvicorn itself closes an idle one."""
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
async def test_an_idle_connection_is_closed(house: House, said: list[bytes]) -> None:
    await cut_off(await call(house, *said))


@pytest.mark.usefixtures("hurried")
async def test_sockets_and_slow_requests_are_not_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.usefixtures("hurried")
async def test_a_client_that_does_not_read_is_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is larger than what the network accepts from the server unread."""
    words, times = b"x" * (1 << 16), 800
    monkeypatch.setattr(Knife, "cut", lambda self, parts: again_and_again(words, times))
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        path = f"/api/tables/{table}/export"
        reader, writer = await call(house, f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport of asyncio can only write, by its type
        await asyncio.sleep(1)
        writer.transport.resume_reading()  # type: ignore[attr-defined]  # as above
        heard = 0
        async with asyncio.timeout(10):
            with contextlib.suppress(ConnectionResetError):
                while part := await reader.read(1 << 16):
                    heard += len(part)
        assert 0 < heard < len(words) * times
        assert len((await ann.get(path)).content) == len(words) * times
        writer.transport.abort()


async def again_and_again(words: bytes, times: int) -> AsyncIterator[bytes]:
    for _ in range(times):
        yield words


async def test_every_connection_counts_until_it_is_closed() -> None:
    async with open_house(settings=NO_PROXIES) as house:
        kept = [await call(house, GET) for _ in range(4 * NO_PROXIES.connections_per_client)]
        for reader, _ in kept:
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        await cut_off(await call(house, GET))
        for _, writer in kept:
            writer.transport.abort()
        await asyncio.sleep(0.1)
        reader, writer = await call(house, GET)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.transport.abort()


WRONG_HEADS = {
    "a host with a space": b"GET /health HTTP/1.1\r\nHost: a b\r\n\r\n",
    "half an address": b"GET /health HTTP/1.1\r\nHost: [::1\r\n\r\n",
    "a port that is none": b"GET /health HTTP/1.1\r\nHost: x:99999999\r\n\r\n",
    "orders": b'GET /health HTTP/1.1\r\nHost: x"><script>\r\n\r\n',
    "two hosts": b"GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    "a long host": b"GET /health HTTP/1.1\r\nHost: " + b"x" * 3000 + b"\r\n\r\n",
    "a long head": b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"A: " + b"x" * 40_000 + b"\r\n\r\n",
    "many heads": b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"A: x\r\n" * 2_000 + b"\r\n",
    "a long address": b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "a socket to nowhere": HANDSHAKE.format(path="/ws/x", cookie="").replace("Host: x", "Host: [::").encode() + b"\r\n",
    "far ahead": GET * 100,
}


@pytest.mark.parametrize("said", WRONG_HEADS.values(), ids=WRONG_HEADS)
async def test_a_malformed_or_oversized_head_is_answered_with_400(house: House, said: bytes) -> None:
    reader, writer = await call(house, said)
    async with asyncio.timeout(5):
        answers = [line for line in (await reader.read()).split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]
    assert answers[-1].startswith(b"HTTP/1.1 400") and not any(b" 500 " in line for line in answers)
    writer.transport.abort()


@pytest.mark.parametrize("name", ["x", "localhost:8777", "[::1]:80", "a_b.example", "127.0.0.1"])
async def test_a_well_formed_host_is_accepted(house: House, name: str) -> None:
    reader, writer = await call(house, GET.replace(b"Host: x", f"Host: {name}".encode()))
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    writer.transport.abort()


async def test_the_log_says_what_to_set_behind_an_untrusted_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    notes = Mock()
    monkeypatch.setattr(callers, "LOG", notes)
    named = GET.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n")
    async with open_house(settings=NO_PROXIES) as house:
        for _ in range(2):
            reader, writer = await call(house, named)
            await reader.readline()
            writer.transport.abort()
        notes.warning.assert_called_once()
        assert notes.warning.call_args.kwargs["set"] == "KARAK_TRUSTED_PROXIES=127.0.0.1"
    async with open_house() as house:
        reader, writer = await call(house, named)
        await reader.readline()
        writer.transport.abort()
        notes.warning.assert_called_once()


def test_one_household_is_one_client() -> None:
    """A whole network of 2^64 addresses counts as one client, because one household gets that many."""
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") != household("2001:db8:1:3::9")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") != household("192.0.2.8")
    assert household("fe80::1%eth0") == household("fe80::2") and household("no address") == "no address"


async def test_one_client_has_a_limited_number_of_silent_connections() -> None:
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
