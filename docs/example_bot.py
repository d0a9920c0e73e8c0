"""A bot from outside: joins a table and plays at random. python example_bot.py http://127.0.0.1:8777 TABLE NAME"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def join(server: str, table: str, name: str) -> str:
    """Takes the first free seat; the cookie identifies this player from now on."""
    body = json.dumps({"name": name}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/join", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return str(answer.headers["Set-Cookie"]).split(";")[0]


async def play(server: str, table: str, name: str) -> str:
    """Plays until the game is over; returns how it ended."""
    cookie = await asyncio.to_thread(join, server, table, name)
    url = server.replace("http", "ws", 1) + f"/ws/{table}"
    seq, seat, ids = -1, 99, itertools.count()
    command: dict[str, Any] = {}
    async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        async for line in socket:
            message: dict[str, Any] = json.loads(line)
            kind = message["type"]
            if kind == "bye":
                return str(message["text"])
            if kind == "event" and message["after"] > seq:  # an event is missing: ask for it
                await socket.send(json.dumps({"type": "hello", "after": seq, "viewpoint": seat}))
            if kind == "unknown" or message.get("again"):  # a fault in the server: the same id is done only once
                await asyncio.sleep(1)
                await socket.send(json.dumps(command))
            if kind not in ("snapshot", "event") or message["seq"] <= seq:
                continue
            seq, seat = message["seq"], message["viewpoint"]
            if message["status"] == "over":
                return str(message["view"].get("ending", ""))
            options = [option["text"] for option in message["decision"]["options"]]
            if options:  # only the player who is asked gets options
                action, id = random.choice(options), f"{name}-{next(ids)}"
                command = {"type": "act", "id": id, "expected": seq, "action": action}
                await socket.send(json.dumps(command))
    return ""


if __name__ == "__main__":
    print(asyncio.run(play(*sys.argv[1:4])))
