"""A client that follows docs/protocol.md, repeats unanswered commands, and records what it asked and saw."""

import asyncio
import contextlib
import itertools
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.commands import FREE
from tests.server.histories import (
    Bye,
    Entry,
    Heard,
    History,
    Invoked,
    Knocked,
    Left,
    Ok,
    Refused,
    Shown,
    Synced,
    Unknown,
    Welcomed,
)
from tools.faulty_server.views import digest, number, read

Body = dict[str, Any]
AGAIN = 1.0  # seconds until a command is sent again on the same connection
SOON = 0.15  # if the server says so
PACE = (0.01, 0.06)  # seconds between two commands
MOST = 4  # unanswered commands at most
REPEATED = 3  # acknowledged commands that are sent again after a new connection
REMEMBERED = 12
GONE = (OSError, WebSocketException, TimeoutError)


class World:
    """What all clients share: where the server is, whether it runs, its protocol, and the history they write to."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.port = 0
        self.version = 3
        self.pace = 1.0  # more people ask less often
        self.players: list[Player] = []
        self.connections = itertools.count(1)

    async def drop(self) -> None:
        """The number of every connection, counted on our side."""
        for player in self.players:
            if player.socket:
                await player.socket.close()


class Player:
    """One device at one table; without a `choose` it only looks."""

    def __init__(self, world: World, name: str, table: str, cookie: str, luck: random.Random) -> None:
        self.world, self.name, self.table, self.cookie, self.luck = world, name, table, cookie, luck
        self.who = name  # the name of the player in the history
        self.connection = 0
        self.socket: ClientConnection | None = None
        self.seq, self.viewpoint, self.view = -1, -1, dict[str, Any]()
        self.last: Body = {}
        self.seats: list[Body] = []
        self.mine: list[int] = []
        self.pending: dict[str, Body] = {}
        self.due: dict[str, float] = {}  # when a pending command is sent again
        self.done: list[Body] = []  # the last commands that were acknowledged
        self.ids = (f"{name}-{n}" for n in itertools.count(1))
        self.is_done = False
        self.seen = asyncio.Event()  # something was shown on this connection
        world.players.append(self)

    def heard(self, kind: type[Any], **fields: Any) -> None:
        line: Heard = kind(client=self.name, connection=self.connection, player=self.who, table=self.table, **fields)
        self.world.history.add(line)  # type: ignore[arg-type]

    # connections

    async def stay(self) -> None:
        """Stays connected whenever the server is there."""
        while not self.is_done:
            if self.world.port:
                with contextlib.suppress(*GONE):
                    await self.sit(self.world.port)
            await asyncio.sleep(0.01)

    async def sit(self, port: int) -> None:
        self.connection = next(self.world.connections)
        self.seen.clear()
        self.heard(Knocked)
        url = f"ws://127.0.0.1:{port}/ws/{self.table}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        options: dict[str, Any] = {"max_size": None, "compression": None, "ping_interval": None, "close_timeout": 1}
        try:
            async with connect(url, additional_headers=headers, open_timeout=5, **options) as self.socket:
                poking = asyncio.create_task(self.poke())
                try:
                    await self.hello(self.luck.random() < 0.5)
                    async for line in self.socket:
                        await self.take(read(line))
                finally:
                    poking.cancel()
                    await asyncio.gather(poking, return_exceptions=True)
        finally:
            self.socket = None
            self.seen.clear()
            self.heard(Left)

    async def send(self, message: Body) -> None:
        if self.socket:
            await self.socket.send(json.dumps(message))

    async def hello(self, is_going_on: bool) -> None:
        message: Body = {"type": "hello", "version": self.world.version}
        if is_going_on and self.seq >= 0:
            message["after"] = self.seq
            if self.world.version > 1:
                message["viewpoint"] = self.viewpoint
        await self.send(message)

    # what comes in

    async def take(self, message: Body) -> None:
        match message["type"]:
            case "welcome":
                self.mine = message["seats"]
                self.heard(Welcomed, seats=message["seats"], owner=message["owner"])
            case "presence":
                self.seats = message["seats"]
            case "snapshot":
                self.show(message, message["view"], message["log"])
            case "event":
                await self.event(message)
            case "answer" | "hinted" | "sync" | "unknown":
                self.outcome(message)
            case "bye":
                self.bye(message["reason"])

    def bye(self, reason: str) -> None:
        if reason == "other-protocol":
            self.world.version = 1
        else:
            self.heard(Bye, reason=reason)

    async def event(self, message: Body) -> None:
        if message["whole"]:
            self.show(message, message["view"], message["entries"])
        elif message["seq"] <= self.seq and self.seen.is_set():
            self.show(message, self.view | message["view"], message["entries"])
        elif message["after"] == self.seq:
            self.show(message, self.view | message["view"], message["entries"])
        else:
            await self.hello(True)

    def show(self, message: Body, view: Body, entries: list[Any]) -> None:
        self.seq, self.viewpoint, self.view, self.last = message["seq"], message["viewpoint"], view, message
        shown = [Entry(e["seq"], number(e["at"]), e["seat"], sentences(e["told"])) for e in entries]
        self.heard(
            Shown, seq=self.seq, viewpoint=self.viewpoint, hash=message["hash"], entries=shown,
            is_right=digest(view) == message["hash"], after=message.get("after"), whole=message.get("whole", True),
        )  # fmt: skip
        self.seen.set()

    def outcome(self, message: Body) -> None:
        id = str(message["id"])
        if not id:
            return
        is_again = message["type"] == "unknown" or message.get("again", False)
        if message["type"] == "sync":
            self.heard(Synced, id=id, seq=message["seq"])
        elif message["type"] == "unknown":
            self.heard(Unknown, id=id)
        elif message.get("ok", True):
            self.heard(Ok, id=id, seq=message["seq"], args=message.get("args", {}))
            self.remember(id)
        else:
            self.heard(Refused, id=id, key=message["key"], again=is_again)
            is_again &= self.luck.random() < 0.5  # otherwise it counts as refused
        if is_again and id in self.pending:
            self.due[id] = time.monotonic() + SOON
        else:
            self.pending.pop(id, None)

    def remember(self, id: str) -> None:
        body = self.pending.get(id)
        if body and body["type"] not in FREE:
            self.done = [*self.done, body][-REMEMBERED:]

    # what goes out

    async def ask(self, body: Body) -> None:
        """Sends a command, now and then twice at once."""
        body.setdefault("id", next(self.ids))
        self.pending[body["id"]] = body
        self.due[body["id"]] = time.monotonic() + AGAIN
        for _ in range(2 if self.luck.random() < 0.1 else 1):
            said = {key: value for key, value in body.items() if key != "id"}
            self.heard(Invoked, id=body["id"], body=said, known=self.seq)
            await self.send(body)

    async def poke(self) -> None:
        """Repeats what the last connection left unanswered and a few commands that are done, then sends new ones."""
        with contextlib.suppress(*GONE):
            await self.seen.wait()
            again = self.luck.sample(self.done, min(REPEATED, len(self.done)))
            for body in [*self.pending.values(), *again]:
                await self.ask(body)
            while True:
                await asyncio.sleep(self.luck.uniform(*PACE) * self.world.pace)
                for id in [id for id in self.pending if self.due[id] < time.monotonic()]:
                    await self.ask(self.pending[id])
                chosen = self.choose() if len(self.pending) < MOST else None
                if chosen:
                    await self.ask(chosen)

    def choose(self) -> Body | None:
        """The next command, if there is one."""
        return None


def sentences(told: list[Body]) -> str:
    return "; ".join(f"{word['key']} {','.join(word['args'].values())}".strip() for word in told)
