"""Opens a table over HTTP and lets people join it, even if the server dies in between."""

import asyncio
import json
import random
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError

from karak.games.shelf import RULESETS
from tests.server.histories import History, Invoked, Ok, Refused
from tools.faulty_server.people import Person
from tools.faulty_server.player import Player, World
from tools.faulty_server.serving import post

TITLES = tuple(RULESETS)
TWICE = 0.3  # the share of all requests that are sent again after an answer
Answer = tuple[dict[str, Any], str]


class Party:
    """`play` goes on until the table is retired."""

    def __init__(self, world: World, number: int, seed: int) -> None:
        self.world = world
        self.number = number
        self.luck = random.Random(f"{seed} {number}")
        self.table = ""
        self.is_quiet = False
        self.people: list[Person] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.work = asyncio.create_task(self.begin())

    @property
    def is_over(self) -> bool:
        return any(person.status == "over" for person in self.people)

    @property
    def is_settled(self) -> bool:
        """No command waits for an answer."""
        return self.work.done() and not any(person.pending for person in self.people)

    @property
    def is_shown(self) -> bool:
        """Whether every player has been shown something on the present connection."""
        return self.has_failed or (bool(self.players) and all(player.seen.is_set() for player in self.players))

    @property
    def has_failed(self) -> bool:
        """A request was refused for good, so there are no players."""
        return self.work.done() and not self.players

    def be_quiet(self) -> None:
        """Makes the players ask nothing new from now on."""
        self.is_quiet = True
        for person in self.people:
            person.is_quiet = True

    async def retire(self) -> None:
        """Makes all players leave the table."""
        self.work.cancel()
        for player in self.players:
            player.is_done = True
            self.world.players.remove(player)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(self.work, *self.tasks, return_exceptions=True)

    async def begin(self) -> None:
        made, owner = await self.ask(f"ann{self.number}", "", "/api/tables", self.opening())
        self.table = str(made["table"])
        names = [f"ann{self.number}", f"bob{self.number}"]
        cookies = [owner, (await self.asked("", f"/api/tables/{self.table}/join", {}, ""))[1]]
        for seat, (name, cookie) in enumerate(zip(names, cookies, strict=True)):
            body = {"name": name, "seat": seat}
            cookies[seat] = (await self.ask(name, cookie, f"/api/tables/{self.table}/join", body))[1]
        self.sit(names, cookies)

    def opening(self) -> dict[str, Any]:
        return {"title": TITLES[self.number % len(TITLES)], "seats": 3}

    def sit(self, names: list[str], cookies: list[str]) -> None:
        luck = self.luck
        ann, bob = (
            Person(self.world, name, self.table, cookie, random.Random(luck.getrandbits(64)), seat, seat == 0)
            for seat, (name, cookie) in enumerate(zip(names, cookies, strict=True))
        )
        ann.is_ready = lambda: not bob.before and not bob.pending
        screen = Player(
            self.world, f"screen{self.number}", self.table, cookies[0] if self.number % 2 else "", random.Random(0)
        )
        ann.is_quiet = bob.is_quiet = self.is_quiet
        self.people, self.players = [ann, bob], [ann, bob, screen]
        self.tasks = [asyncio.create_task(player.stay()) for player in self.players]

    # requests

    async def ask(self, name: str, cookie: str, path: str, body: dict[str, Any]) -> Answer:
        """Sends a request again with the same key until there is an answer, and now and then once more."""
        key = f"{name}-{self.luck.getrandbits(64):016x}"
        first = await self.asked(name, path, body, cookie, key)
        if self.luck.random() < TWICE:
            await self.asked(name, path, body, cookie, key)
        return first

    async def asked(self, name: str, path: str, body: dict[str, Any], cookie: str, key: str = "") -> Answer:
        while True:
            asked = Request(self.world.history, name, self.table, key, body)
            if self.world.port:
                answer = await asked.answer(self.world.port, path, cookie)
                if answer:
                    return answer
            await asyncio.sleep(0.05)


class Request:
    """Sends a request, which is recorded if it has a key."""

    def __init__(self, history: History, name: str, table: str, key: str, body: dict[str, Any]) -> None:
        self.history, self.key, self.body = history, key, body
        self.told: dict[str, Any] = {"client": name, "connection": 0, "player": name, "table": table, "id": key}

    def heard(self, kind: type[Any], **fields: Any) -> None:
        if self.key:
            self.history.add(kind(**self.told, **fields))

    async def answer(self, port: int, path: str, cookie: str) -> Answer | None:
        """The answer, or nothing if the request may be sent again; an HTTPError if it may not."""
        self.heard(Invoked, body={"type": "join" if self.told["table"] else "open", **self.body}, known=-1)
        headers = {"Idempotency-Key": self.key} if self.key else {}
        try:
            answer = await asyncio.to_thread(post, port, path, self.body, cookie, headers)
        except HTTPError as fault:
            refusal = json.loads(fault.read() or b"{}")
            is_again = bool(refusal.get("again", fault.code >= 500))
            self.heard(Refused, key=str(refusal.get("key", fault.code)), again=is_again)
            if not is_again:
                raise
            return None
        except (OSError, HTTPException):
            return None
        args = {name: answer[0][name] for name in ("table", "seats") if name in answer[0]}
        self.heard(Ok, seq=0, args=args)
        return answer
