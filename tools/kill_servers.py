"""Kills a server at work, again and again; whatever a client was told must be there after the next start.

python tools/kill_servers.py --database-url sqlite:///x.db --times 200 --tables 50
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import time
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from karak.server.fsck import fsck
from karak.server.store.place import open_journal

TITLES = ("karak", "goblin", "karak2", "imperium")
REPLAYED = 10  # kills until all games are replayed
LONGEST = 3.0  # seconds a server is left alone


class Told:
    """What clients were told: of each table the highest number, and the commands that were answered."""

    def __init__(self) -> None:
        self.heads: dict[str, int] = {}
        self.commands: dict[str, list[str]] = {}
        self.cookies: dict[str, str] = {}
        self.over: set[str] = set()  # tables whose game has ended; others take their place

    def playing(self) -> list[str]:
        return [table for table in self.cookies if table not in self.over]

    def count(self) -> int:
        return sum(len(commands) for commands in self.commands.values())


HASTE = {
    "KARAK_BOT_PAUSE": "0.01",
    "KARAK_CONNECTIONS_PER_CLIENT": "9999",
    "KARAK_TABLES_PER_HOUR": "999999",
    "KARAK_REQUESTS_PER_SECOND": "99999",
}


def started(url: str, settings: dict[str, str]) -> "tuple[subprocess.Popen[str], int]":
    command = [sys.executable, "-m", "karak", "serve", "--port", "0", "--database-url", url]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | settings)
    assert server.stdout is not None
    return server, int(server.stdout.readline().rsplit(":", 1)[1])


def post(port: int, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read()), str(answer.headers["Set-Cookie"]).split(";")[0]


async def open_table(port: int, told: Told, title: str) -> None:
    """One that we play against bots."""
    made, cookie = await asyncio.to_thread(post, port, "/api/tables", {"title": title, "seats": 3})
    table = str(made["table"])
    await asyncio.to_thread(post, port, f"/api/tables/{table}/join", {"name": "us"}, cookie)
    told.cookies[table] = cookie
    told.heads[table] = 2


async def play(port: int, told: Told, table: str, luck: random.Random) -> None:
    """Until the server is gone."""
    headers = {"Cookie": told.cookies[table]}
    with contextlib.suppress(WebSocketException, OSError):
        async with connect(f"ws://127.0.0.1:{port}/ws/{table}", additional_headers=headers, max_size=None) as socket:
            await socket.send('{"type":"hello"}')
            for seat in (1, 2):
                await socket.send(json.dumps({"type": "addbot", "id": f"bot{seat}", "seat": seat, "bot": "random"}))
            await socket.send('{"type":"start","id":"start"}')
            async for line in socket:
                message = json.loads(line)
                told.heads[table] = max(told.heads[table], message.get("seq", 0))
                if message.get("status") == "over":
                    told.over.add(table)
                if message["type"] == "answer" and message["ok"] and message["id"].startswith("move"):
                    told.commands.setdefault(table, []).append(message["id"])
                if message["type"] in ("snapshot", "event") and message["decision"]["options"]:
                    options = message["decision"]["options"]
                    move = {"type": "act", "id": f"move{luck.getrandbits(64)}", "expected": message["seq"]}
                    await socket.send(json.dumps(move | {"action": luck.choice(options)["text"]}))


async def one_life(url: str, told: Told, tables: int, luck: random.Random) -> None:
    """Started, played at, killed."""
    server, port = await asyncio.to_thread(started, url, HASTE)
    try:
        while len(told.playing()) < tables:
            await open_table(port, told, TITLES[len(told.cookies) % len(TITLES)])
        playing = [asyncio.create_task(play(port, told, table, luck)) for table in told.playing()]
        async with asyncio.timeout(60):  # a slow machine has to answer once before it counts
            while told.count() == 0:
                await asyncio.sleep(0.01)
        await asyncio.sleep(luck.random() * LONGEST)
        server.kill()
        await asyncio.gather(*playing)
    finally:
        server.kill()
        server.communicate()


def faults(url: str, told: Told, is_whole: bool) -> list[str]:
    """Of what was told, what is not stored; and if all is looked at, what is stored but does not replay."""
    journal = open_journal(url)
    try:
        found = [str(fault) for fault in journal.check()]
        if is_whole:
            found += [f"{row.id}: {fault}" for row, fault in fsck(journal) if fault is not None]
        for table, head in told.heads.items():
            lines = b"\n".join(line for _, line in journal.read(table))
            if journal.head(table) < head:
                found.append(f"{table}: told {head}, stored {journal.head(table)}")
            lost = [id for id in told.commands.get(table, []) if f'"{id}"'.encode() not in lines]
            found += [f"{table}: {id} is lost" for id in lost]
        return found
    finally:
        journal.close()


async def kill(url: str, times: int, tables: int, seed: int = 1) -> Told:
    told, luck = Told(), random.Random(seed)
    for number in range(1, times + 1):
        await one_life(url, told, tables, luck)
        found = faults(url, told, number == times or number % REPLAYED == 0)
        if found:
            raise SystemExit(f"after kill {number}: {found[:5]}")
        if number % REPLAYED == 0:
            print(f"{number} kills, {len(told.heads)} tables, {told.count()} commands acknowledged", flush=True)
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database-url", required=True)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    given = parser.parse_args()
    began = time.monotonic()
    told = asyncio.run(kill(given.database_url, given.times, given.tables))
    print(
        f"{given.times} kills in {time.monotonic() - began:.0f} s, {len(told.heads)} tables, "
        f"{sum(told.heads.values())} records and {told.count()} commands acknowledged, none lost; every game replays"
    )
