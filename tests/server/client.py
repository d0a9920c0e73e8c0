"""A correct client: it repeats unanswered commands, notices gaps, and checks every view by its hash."""

import asyncio
import itertools
import json
import secrets
from typing import Any

import websockets

from karak.server.faces import digest

AGAIN = 0.04  # seconds until an unanswered command is sent again


class Client:
    """Connected by `async with`; `answer = await client.do(type, ...)`."""

    def __init__(self, url: str, cookie: str = "", name: str = "") -> None:
        self.url = url
        self.cookie = cookie
        prefix = name or secrets.token_hex(4)
        self.ids = (f"{prefix}-{n}" for n in itertools.count())
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.hashes: dict[int, str] = {}
        self.log: dict[int, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.messages: list[dict[str, Any]] = []
        self.news = asyncio.Condition()
        self.wrong = 0
        self.bye = ""

    async def __aenter__(self) -> "Client":
        headers = {"Cookie": self.cookie} if self.cookie else {}
        self.socket = await websockets.connect(self.url, additional_headers=headers, max_size=None)
        self.reading = asyncio.create_task(self.read())
        await self.hello()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.reading.cancel()
        await asyncio.gather(self.reading, return_exceptions=True)
        await self.socket.close()

    async def hello(self) -> None:
        """Waits until the client is where the server is."""
        while self.seq < 0 and not self.bye:
            await self.send({"type": "hello"})
            await self.wait(lambda: self.seq >= 0, AGAIN * 2)

    async def resume(self) -> None:
        """Asks for the events after its last one."""
        here = {"after": self.seq, "viewpoint": self.last["viewpoint"]} if self.seq >= 0 else {}
        await self.send({"type": "hello", **here})

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def do(self, type: str, **fields: Any) -> dict[str, Any]:
        """Repeats a command with the same id until there is an answer; `unknown` does not count as one."""
        message = {"type": type, "id": next(self.ids), **fields}
        while message["id"] not in self.answers and not self.bye:
            await self.send(message)
            await self.wait(lambda: message["id"] in self.answers, AGAIN)
        return self.answers.pop(message["id"], {})

    async def wait(self, until: Any, seconds: float = 5.0) -> bool:
        async with self.news:
            try:
                await asyncio.wait_for(self.news.wait_for(lambda: until() or bool(self.bye)), seconds)
            except TimeoutError:
                return False
        return True

    async def read(self) -> None:
        async for line in self.socket:
            message = json.loads(line)
            self.messages.append(message)
            await self.take(message)
            async with self.news:
                self.news.notify_all()

    async def take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "snapshot":
                self.show(message, message["view"], message["log"])
            case "event":
                await self.event(message)
            case "answer" | "sync":
                self.answers[message["id"]] = message
            case "bye":
                self.bye = message["reason"]

    async def event(self, message: dict[str, Any]) -> None:
        if message["seq"] < self.seq or (message["seq"] == self.seq and not message["whole"]):
            return
        if message["after"] == self.seq or (message["whole"] and message["after"] <= self.seq):
            view = message["view"] if message["whole"] else self.view | message["view"]
            self.show(message, view, message["entries"])
        else:
            await self.resume()

    def show(self, message: dict[str, Any], view: dict[str, Any], entries: list[Any]) -> None:
        if message["seq"] < self.seq:
            return
        self.seq, self.view, self.last = message["seq"], view, message
        self.wrong += digest(view) != message["hash"]
        self.hashes[self.seq] = digest(view)
        self.log |= {entry["seq"]: entry["told"] for entry in entries}

    @property
    def options(self) -> list[str]:
        return [option["text"] for option in self.last["decision"]["options"]]
