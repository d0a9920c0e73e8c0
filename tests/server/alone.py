"""A program in which the server plays a whole game and answers every route, without web framework or threads.

Run by test_heart.py in a separate interpreter, because it takes both away before it imports the server.
"""

import asyncio
import itertools
import random
import sys
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from importlib.abc import MetaPathFinder
from typing import Any, get_type_hints

import msgspec
import pytest

MISSING = ("litestar", "uvicorn", "uvloop", "websockets", "httptools", "prometheus_client", "segno")


class Missing(MetaPathFinder):
    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> None:
        if name.partition(".")[0] in MISSING:
            raise ImportError(f"{name} is not there")


def no_thread(thread: object) -> None:
    raise RuntimeError("can't start new thread")


sys.meta_path.insert(0, Missing())
setattr(threading.Thread, "start", no_thread)  # noqa: B010  # mypy lets no method be assigned

from karak.core.refusal import Refusal  # noqa: E402
from karak.server.after.asked import Asked, Found  # noqa: E402
from karak.server.after.clerk import found  # noqa: E402
from karak.server.after.clerks import Clerk, Clerks  # noqa: E402
from karak.server.call import Call  # noqa: E402
from karak.server.hub import Hub  # noqa: E402
from karak.server.minds import Minds  # noqa: E402
from karak.server.reading import Reading  # noqa: E402
from karak.server.robots import Robots  # noqa: E402
from karak.server.room import Connection  # noqa: E402
from karak.server.routes import ROUTES, Route, refusal_answer  # noqa: E402
from karak.server.settings import Settings  # noqa: E402
from karak.server.site import Site  # noqa: E402
from karak.server.slices import Sliced  # noqa: E402
from karak.server.store.memory import Memory  # noqa: E402

BRIEF = 0.05  # seconds for an analysis
MANY = 1_000_000
FAST = Settings(bot_pause=0.0, messages_per_second=MANY, commands_per_second=MANY)


class MindsHere(Minds):
    async def in_time(self, work: Callable[[], Any], client: str) -> Any:
        return work()

    def close(self) -> None:
        pass


class ClerkHere(Clerk):
    async def answer(self, asked: Asked) -> Found:
        return found(msgspec.structs.replace(asked, seconds=BRIEF))

    def send_away(self) -> None:
        pass

    async def close(self) -> None:
        pass


class ListCable:
    """A line that keeps what the server sends; the client takes it from there, and puts its own messages beside it."""

    is_full = disconnected = False

    def __init__(self) -> None:
        self.emptied: Callable[[], None] = lambda: None
        self.told: asyncio.Queue[bytes] = asyncio.Queue()
        self.said: asyncio.Queue[bytes | None] = asyncio.Queue()

    def write(self, messages: list[bytes]) -> None:
        for message in messages:
            self.told.put_nowait(message)

    def end(self) -> None:
        self.said.put_nowait(None)

    def expire(self) -> None:
        pass

    def abort(self) -> None:
        self.end()

    async def lines(self) -> AsyncIterator[bytes]:
        while (line := await self.said.get()) is not None:
            yield line

    def say(self, **message: Any) -> None:
        self.said.put_nowait(msgspec.json.encode(message))


class Alone:
    """A browser that keeps its cookie, and the server that it asks."""

    def __init__(self) -> None:
        clock = itertools.count(1_000_000.0, 0.25)
        self.hub = Hub(Memory(), now=lambda: next(clock))
        self.site = Site(FAST, self.hub, MindsHere(), Clerks(ClerkHere))
        Robots(self.hub, self.site.minds, FAST.bot_pause)
        self.jar: dict[str, str] = {}
        self.answered: set[Route] = set()

    async def ask(self, method: str, path: str, data: Any = None, raw: bytes = b"", **given: Any) -> Any:
        """The answer, after a check that its status is the one in the table of routes."""
        (route,) = (route for route in ROUTES if (route.method, route.path) == (method, path))
        self.answered.add(route)

        async def body() -> bytes:
            return raw

        if route.body:
            given["data"] = msgspec.convert(data, route.body)
            assert get_type_hints(route.handler)["data"] is route.body
        call = Call(self.site, self.jar, "::/64", body=body)
        answer = await route.handler(call, **given)
        if cookie := call.cookie:
            self.jar |= [cookie]
        if isinstance(answer, Sliced):
            answer = b"".join(answer.parts)
        written = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
        msgspec.json.decode(written, type=route.answer)
        return msgspec.json.decode(written)

    async def refused(self, status: int, method: str, path: str, **given: Any) -> None:
        with pytest.raises(Refusal) as refusal:
            await self.ask(method, path, **given)
        assert refusal_answer(refusal.value)[1] == status, refusal.value.key

    async def play(self, table: str, bot: str = "greedy") -> None:
        """Adds a bot, starts, and answers at random until the game is over."""
        cable, luck, ids = ListCable(), random.Random(1), itertools.count()
        connection = Connection(await self.hub.room(table), self.site.keys.session(self.jar).at(table), cable)
        self.hub.meet(connection)
        reading = asyncio.create_task(Reading(self.site, connection).run(cable.lines()))
        cable.say(type="hello", version=2)
        cable.say(type="addbot", id="bot", seat=1, bot=bot)
        cable.say(type="start", id="start")
        status = ""
        while status != "over":
            message = msgspec.json.decode(await cable.told.get())
            assert message["type"] != "bye" and message.get("ok", True), message
            status = message.get("status", "")
            if message.get("decision", {}).get("options"):
                action = luck.choice(message["decision"]["options"])["text"]
                cable.say(type="act", id=f"act-{next(ids)}", expected=message["seq"], action=action)
        cable.end()
        await reading
        self.hub.part(connection)


async def main() -> None:
    alone = Alone()
    assert (await alone.ask("GET", "/api/games"))[0]["title"] == "karak"
    made = await alone.ask("POST", "/api/tables", {"seats": 2, "public": True})
    here: dict[str, Any] = {"table": made["table"]}
    assert (await alone.ask("POST", "/api/tables/{table}/join", {"name": "Ann"}, **here))["seats"] == [0]
    assert [card["table"] for card in await alone.ask("GET", "/api/tables")] == [made["table"]]
    await alone.ask("POST", "/api/tables/{table}/links", {"seat": 0}, **here)
    await alone.ask("POST", "/api/links", {"token": made["owner"].removeprefix("/join/")})
    signed = {"round": 1, "signature": "00"}
    await alone.refused(400, "POST", "/api/tables/{table}/beacon", data=signed, **here)  # the table waits for no beacon
    await alone.refused(409, "GET", "/api/tables/{table}/tape", **here)
    await alone.play(made["table"])
    await look_back(alone, here)
    await learn(alone)
    assert alone.answered == set(ROUTES), set(ROUTES) - alone.answered
    print("all is answered")


async def look_back(alone: Alone, here: dict[str, Any]) -> None:
    assert (await alone.ask("GET", "/api/tables/{table}", **here))["status"] == "over"
    for part in ("export", "journal", "story", "analysis"):
        await alone.ask("GET", f"/api/tables/{{table}}/{part}", **here)
    assert (await alone.ask("GET", "/api/tables/{table}/verify", **here))["ok"]
    tape = msgspec.json.encode(await alone.ask("GET", "/api/tables/{table}/tape", **here))
    kept = await alone.ask("POST", "/api/replays", raw=tape)
    assert (await alone.ask("GET", "/api/tables/{table}/replay", table=kept["replay"], at=3))["at"] == 3
    cases = await alone.ask("GET", "/api/tables/{table}/cases", **here)
    assert await alone.ask("POST", "/api/cases", raw=tape) == cases
    branch = {"at": 3, "seats": ["me", "greedy"], "name": "Ann"}
    assert (await alone.ask("POST", "/api/tables/{table}/play-on", branch, **here))["table"] != here["table"]


async def learn(alone: Alone) -> None:
    assert (await alone.ask("GET", "/api/rules/{game}", game="karak"))["sections"]
    chapters = (await alone.ask("GET", "/api/lessons/{game}", game="karak"))["chapters"]
    beyond = {"name": "Ann", "chapter": len(chapters)}
    await alone.refused(404, "POST", "/api/lessons/{game}", data=beyond, game="karak")
    lesson = await alone.ask("POST", "/api/lessons/{game}", {"name": "Ann"}, game="karak")
    assert (await alone.ask("GET", "/api/tables/{table}", table=lesson["table"]))["status"] == "running"


if __name__ == "__main__":
    asyncio.run(main())
