"""Measures a server in one process: latency, processor time compared with a bare broadcast, memory, loading and undo.

python -m tools.measure.load --tables 200 --seconds 10
"""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import uvloop

from karak.games.shelf import FIRST
from tools.measure.long_games import measure_long
from tools.measure.thin_client import Seat, sit

SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """A server in a separate process, and what it costs."""

    def __init__(self, code: str) -> None:
        command = [sys.executable, "-c", code]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.child.stdout is not None
        self.port = int(self.child.stdout.readline())

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.child.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def end(self) -> None:
        self.child.kill()
        self.child.wait()


KARAK = """
import socket
from karak.server.app import make_app
from karak.server.logbook import write_log
from karak.server.serve import Server, config_of
from karak.server.settings import Settings
from karak.server.store.place import open_journal
write_log("warning")
settings = Settings(connections_per_client=10**6, connections=10**6, messages_per_second=10**6,
    requests_per_second=10**6, commands_per_second=10**6, tables_per_hour=10**6, open_tables_per_client=10**6,
    silence=3600)
door = socket.create_server(("127.0.0.1", 0), backlog=4096)
app = make_app(settings, open_journal({url!r}))
print(door.getsockname()[1], flush=True)
Server(config_of(app, settings)).run(sockets=[door])
"""

ECHO = """
import asyncio, socket, uvicorn
from litestar import Litestar, WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath
from karak.server.cable import cable_of
from karak.server.serve import config_of
from karak.server.settings import Settings
rooms = {}
@websocket("/plain/{table:str}")
async def plain(socket: WebSocket, table: FromPath[str]) -> None:
    await socket.accept()
    room = rooms.setdefault(table, set())
    room.add(socket)
    try:
        while True:
            line = await socket.receive_text()
            for other in room:
                await other.send_text(line)
    except WebSocketDisconnect:
        room.discard(socket)
@websocket("/cable/{table:str}")
async def straight(socket: WebSocket, table: FromPath[str]) -> None:
    await socket.accept()
    cable = cable_of(socket)
    room = rooms.setdefault(table, set())
    room.add(cable)
    while (message := await cable.receive())["type"] == "websocket.receive":
        line = [message["text"].encode()]
        for other in room:
            other.write(line)
    room.discard(cable)
door = socket.create_server(("127.0.0.1", 0), backlog=4096)
print(door.getsockname()[1], flush=True)
uvicorn.Server(config_of(Litestar([plain, straight], logging_config=None), Settings())).run(sockets=[door])
"""
BARE = ("plain", "cable")  # as one would write it with Litestar; straight to the socket, as the tables do


async def request(port: int, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
    """A POST without a library, so that the measuring costs little."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    head += f"Content-Length: {len(content)}\r\n" + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n"
    writer.write(head.encode() + content)
    answer = (await reader.read()).decode()
    writer.close()
    lines = answer.partition("\r\n\r\n")[0].split("\r\n")
    cookies = [line.split(": ", 1)[1].split(";")[0] for line in lines if line.lower().startswith("set-cookie")]
    return json.loads(answer.partition("\r\n\r\n")[2]), cookies[0] if cookies else cookie


async def open_tables(port: int, count: int) -> list[tuple[str, list[str]]]:
    tables = []
    for _ in range(count):
        made, owner = await request(port, "/api/tables", {"title": FIRST, "seats": SEATS})
        cookies = []
        for seat in range(SEATS):
            _, cookie = await request(
                port, f"/api/tables/{made['table']}/join", {"name": f"p{seat}"}, owner if seat == 0 else ""
            )
            cookies.append(cookie)
        tables.append((str(made["table"]), cookies))
    return tables


async def act(table: list[Seat], number: int) -> float | None:
    """One action, and the seconds until the last client has its event."""
    asked = next((seat for seat in table if seat.options), None)
    if asked is None:
        return None
    before, options = asked.seq, asked.options
    asked.options = []
    command = {"type": "act", "id": f"{number}", "expected": before, "action": random.choice(options[1:] or options)}
    began = time.perf_counter()
    asked.send(json.dumps(command))
    for seat in table:
        while seat.seq <= before:
            seat.news.clear()
            await seat.news.wait()
    return max(seat.at for seat in table) - began


async def drive(table: list[Seat], seconds: float, took: list[float]) -> None:
    """Does one action per second."""
    await asyncio.sleep(random.random())
    end = time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < end:
        began = time.perf_counter()
        spent = await act(table, number)
        number += 1
        if spent is not None:
            took.append(spent)
        await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))


class Costs:
    """What the server has used at each noted moment."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.memory = [server.memory()]

    def note(self) -> None:
        self.memory.append(self.server.memory())

    def kilobytes(self, moment: int, things: int) -> float:
        """The cost of each of this many things since the previous moment."""
        return (self.memory[moment] - self.memory[moment - 1]) / things / 1e3


async def begin(tables: list[list[Seat]]) -> None:
    """Starts all games, and forgets what was sent before."""
    for table in tables:
        for seat in table:
            seat.send('{"type":"hello"}')
        table[0].send('{"type":"start","id":"start"}')
    while any(all(not seat.options for seat in table) for table in tables):
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    for seat in [seat for table in tables for seat in table]:
        seat.received = seat.events = seat.bytes = 0


async def measure_tables(count: int, seconds: float, url: str) -> dict[str, float]:
    server = Process(KARAK.replace("{url!r}", repr(url)))
    took: list[float] = []
    try:
        costs = Costs(server)
        opened = await open_tables(server.port, count)
        costs.note()
        tables = [[await sit(server.port, f"/ws/{table}", cookie) for cookie in cookies] for table, cookies in opened]
        await asyncio.sleep(0.5)
        costs.note()
        await begin(tables)
        before, mine = server.cpu(), time.process_time()
        await asyncio.gather(*(drive(table, seconds, took) for table in tables))
        spent, mine = server.cpu() - before, time.process_time() - mine
        close(tables)
    finally:
        server.end()
    return report(tables, took, spent, seconds) | {
        "client_cpu_share": mine / seconds,
        "kB_per_table": costs.kilobytes(1, count),
        "kB_per_socket": costs.kilobytes(2, count * SEATS),
    }


def report(tables: list[list[Seat]], took: list[float], spent: float, seconds: float) -> dict[str, float]:
    seats = [seat for table in tables for seat in table]
    messages, events = sum(seat.received for seat in seats), sum(seat.events for seat in seats)
    took.sort()
    return {
        "tables": len(tables),
        "actions": len(took),
        "p50_ms": took[len(took) // 2] * 1e3,
        "p99_ms": took[int(len(took) * 0.99)] * 1e3,
        "events": events,
        "messages": messages,
        "cpu_us_per_event": spent / events * 1e6,
        "cpu_us_per_message": spent / messages * 1e6,
        "cpu_share": spent / seconds,
        "bytes_per_message": sum(seat.bytes for seat in seats) / messages,
    }


def close(tables: list[list[Seat]]) -> None:
    for seat in [seat for table in tables for seat in table]:
        seat.transport.abort()


async def measure_echo(path: str, count: int, seconds: float, size: int) -> dict[str, float]:
    """The same number of tables and messages of the same size, without any game in between."""
    server = Process(ECHO)
    try:
        line = json.dumps({"type": "pong", "text": "x" * max(0, size - 30)})
        tables = [[await sit(server.port, f"/{path}/t{n}") for _ in range(SEATS)] for n in range(count)]
        cpu = server.cpu()

        async def drive_echo(table: list[Seat]) -> None:
            await asyncio.sleep(random.random())
            for _ in range(int(seconds)):
                table[0].send(line)
                await asyncio.sleep(1)

        await asyncio.gather(*(drive_echo(table) for table in tables))
        spent = server.cpu() - cpu
        messages = sum(seat.received for table in tables for seat in table)
        close(tables)
    finally:
        server.end()
    return {"messages": messages, "cpu_us_per_message": spent / messages * 1e6}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--actions", type=int, default=5000)
    parser.add_argument("--database-url", default="memory:")
    given = parser.parse_args()
    gc.disable()  # the measuring process does not pause
    tables = await measure_tables(given.tables, given.seconds, given.database_url)
    found: dict[str, Any] = {"load_average": os.getloadavg()[0], "tables": tables}
    for bare in BARE:
        echo = await measure_echo(bare, given.tables, given.seconds, int(tables["bytes_per_message"]))
        times = {kind: tables[f"cpu_us_per_{kind}"] / echo["cpu_us_per_message"] for kind in ("message", "event")}
        found[bare] = echo | {"times": times}
    print(json.dumps(found | {"long": measure_long(given.actions)}, indent=1))


if __name__ == "__main__":
    uvloop.run(main())
