"""Opens thousands of connections from one client at once and checks that a table and its player do not notice.

python -m tools.hostile.crowd --connections 10000
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from collections import Counter
from pathlib import Path

from karak.games.shelf import FIRST
from tools.faulty_server.serving import post, started
from tools.measure.thin_client import HANDSHAKE, Seat, sit

AT_ONCE = 200  # connections that are opened at the same time


async def knock(port: int, path: str, kept: list[asyncio.StreamWriter]) -> str:
    """What one connection hears; our side keeps it open."""
    try:
        reader, writer = await asyncio.wait_for(asyncio.open_connection("127.0.0.1", port), 20)
        kept.append(writer)
        if not path:
            return "silent"
        writer.write(HANDSHAKE.format(path=path, cookie="").encode())
        first = await asyncio.wait_for(reader.readline(), 20)
    except OSError as fault:
        return type(fault).__name__
    return first.decode().split(" ")[1] if first else "closed"


async def crowd(port: int, path: str, count: int) -> tuple[Counter[str], list[asyncio.StreamWriter]]:
    kept: list[asyncio.StreamWriter] = []
    door = asyncio.Semaphore(AT_ONCE)

    async def one() -> str:
        async with door:
            return await knock(port, path, kept)

    return Counter(await asyncio.gather(*(one() for _ in range(count)))), kept


async def seconds_of(player: Seat, number: int) -> float:
    """The seconds until a player who is already there gets an answer and all others the event."""
    before, began = player.seq, time.perf_counter()
    player.send(f'{{"type":"say","id":"word{number}","text":"word {number}"}}')
    async with asyncio.timeout(20):
        while player.seq <= before:
            player.news.clear()
            await player.news.wait()
    return time.perf_counter() - began


async def stay(player: Seat) -> None:
    while True:
        await asyncio.sleep(10)
        player.send('{"type":"ping"}')


async def measure(count: int, url: str) -> dict[str, object]:
    server, port = started(url, {})
    try:
        made, cookie = post(port, "/api/tables", {"title": FIRST, "seats": 2})
        table = str(made["table"])
        post(port, f"/api/tables/{table}/join", {"name": "us"}, cookie)
        player = await sit(port, f"/ws/{table}", cookie)
        player.send('{"type":"hello"}')
        staying = asyncio.create_task(stay(player))
        await asyncio.sleep(0.5)
        found: dict[str, object] = {"before_ms": await seconds_of(player, 0) * 1e3}
        for name, path in (("sockets", f"/ws/{table}"), ("silent", "")):
            seq = player.seq
            began = time.perf_counter()
            heard, kept = await crowd(port, path, count)
            found |= {f"{name}_seconds": time.perf_counter() - began, f"{name}_heard": dict(heard)}
            assert player.seq == seq, "somebody changed the table"
            found[f"{name}_player_ms"] = await seconds_of(player, len(found)) * 1e3
            for writer in kept:
                writer.transport.abort()
            began = time.perf_counter()
            found[f"{name}_newcomer_ms"] = await newcomer(port, table, began) * 1e3
        staying.cancel()
        assert server.poll() is None
        return found
    finally:
        server.kill()
        server.wait()


async def newcomer(port: int, table: str, began: float) -> float:
    """The seconds until a visitor from the same address is let in after the crowd has gone."""
    while True:
        try:
            guest = await sit(port, f"/ws/{table}")
        except ConnectionError:  # the server still counts the crowd
            await asyncio.sleep(0.01)
            continue
        guest.send('{"type":"hello"}')
        for _ in range(100):
            await asyncio.sleep(0.01)
            if guest.seq >= 0:
                guest.transport.abort()
                return time.perf_counter() - began
            if guest.transport.is_closing():
                break


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=10_000)
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        for name, value in asyncio.run(measure(given.connections, f"sqlite:///{Path(folder) / 'karak.db'}")).items():
            print(f"{name:20} {value}")
        print(f"{'load average':20} {os.getloadavg()[0]:.1f}")
