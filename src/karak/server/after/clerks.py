"""Whole games are gone through beside the server, never in its event loop, and each question only once.

Whoever asks while it is being answered waits for the same answer. When the last of them has gone it is dropped.
"""

import asyncio
from abc import ABC, abstractmethod
from collections import Counter, OrderedDict
from collections.abc import Callable

import structlog

from karak.core.refusal import Refusal
from karak.server.after.asked import Asked, Found

LOG = structlog.get_logger("karak.clerks")
CLERKS = 2
MOST_WAITING = 16  # questions, those being answered included
EACH = 4  # of them by one client
LONGEST = 60.0  # seconds for one question
GRACE = 2.0  # seconds before a clerk is sent away whose answer nobody waits for
IDLE = 30.0  # seconds until clerks without work go home
MOST_KEPT = 1 << 25  # bytes of answers
FILE = "file"  # what is in it is among the uploads then
QUICK = "qr"
SLOW = "analysis"  # takes most of a minute, so only one clerk does it at a time


class Kept:
    """Answers by name; the oldest make room."""

    def __init__(self) -> None:
        self.answers: OrderedDict[str, bytes] = OrderedDict()
        self.size = 0

    def find(self, name: str) -> bytes | None:
        if name in self.answers:
            self.answers.move_to_end(name)
        return self.answers.get(name)

    def put(self, name: str, answer: bytes) -> None:
        self.size += len(answer) - len(self.answers.pop(name, b""))
        self.answers[name] = answer
        while self.size > MOST_KEPT:
            self.size -= len(self.answers.popitem(last=False)[1])


class Clerk(ABC):
    """Goes through one game at a time."""

    @abstractmethod
    async def answer(self, asked: Asked) -> Found:
        """Cancelled when the answer is given up."""

    @abstractmethod
    def send_away(self) -> None:
        """Drops what it does; it comes back when it is asked again."""

    @abstractmethod
    async def close(self) -> None:
        """Sends it away for good."""


class Inquiry:
    """A question; `waiting` counts those who wait for the answer, `task` is there once a clerk is at it."""

    def __init__(self, name: str, client: str, asked: Asked) -> None:
        self.name = name
        self.client = client
        self.asked = asked
        self.waiting = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None


class Clerks:
    """A few; the client for whom least is being done comes first."""

    def __init__(self, hire: Callable[[], Clerk]) -> None:
        self.kept = Kept()
        self.open: dict[str, Inquiry] = {}  # by name, the oldest first
        self.free = [hire() for _ in range(CLERKS)]
        self.all = list(self.free)
        self.resting: asyncio.TimerHandle | None = None

    async def ask(self, name: str, client: str, asked: Asked) -> bytes:
        """Cancelled by whoever asked if they have gone."""
        known = self.kept.find(name)
        if known is not None:
            return known
        inquiry = self.open.get(name) or self.begin(name, client, asked)
        inquiry.waiting += 1
        try:
            return await asyncio.shield(inquiry.answer)
        finally:
            inquiry.waiting -= 1
            self.leave(inquiry)

    def begin(self, name: str, client: str, asked: Asked) -> Inquiry:
        mine = Counter(inquiry.client for inquiry in self.open.values())
        if mine[client] >= EACH or (len(self.open) >= MOST_WAITING and not self.made_room(mine, client)):
            raise Refusal("server-busy")
        inquiry = self.open[name] = Inquiry(name, client, asked)
        self.hand_out()
        return inquiry

    def made_room(self, asked: Counter[str], client: str) -> bool:
        """The last question of a client that has more of them than this one would have."""
        ready = [inquiry for inquiry in self.open.values() if not inquiry.task]
        last = max(reversed(ready), key=lambda inquiry: asked[inquiry.client], default=None)
        if last is None or asked[last.client] <= asked[client] + 1:
            return False
        self.forget(last)
        last.answer.set_exception(Refusal("server-busy"))
        last.answer.exception()  # it may be that nobody waits for it
        return True

    def hand_out(self) -> None:
        while self.free and (inquiry := self.next()):
            inquiry.task = asyncio.create_task(self.look_into(inquiry, self.free.pop()))

    def next(self) -> Inquiry | None:
        begun = [inquiry for inquiry in self.open.values() if inquiry.task]
        busy = Counter(inquiry.client for inquiry in begun)
        is_slow = any(inquiry.asked.kind == SLOW for inquiry in begun)
        ready = [i for i in self.open.values() if not i.task and not (is_slow and i.asked.kind == SLOW)]
        return min(ready, key=lambda inquiry: (inquiry.asked.kind != QUICK, busy[inquiry.client]), default=None)

    async def look_into(self, inquiry: Inquiry, clerk: Clerk) -> None:
        try:
            async with asyncio.timeout(LONGEST):
                found = await clerk.answer(inquiry.asked)
            self.settle(inquiry, found)
        except (TimeoutError, OSError, EOFError) as fault:
            clerk.send_away()
            self.settle(inquiry, Found(fault=repr(fault)))
        except asyncio.CancelledError:
            clerk.send_away()
            inquiry.answer.cancel()
        finally:
            self.forget(inquiry)
            self.free.append(clerk)
            self.hand_out()
            self.rest()

    def settle(self, inquiry: Inquiry, found: Found) -> None:
        if inquiry.answer.done():
            return
        if found.fault:
            LOG.error("clerk failed", kind=inquiry.asked.kind, fault=found.fault)
            inquiry.answer.set_exception(Refusal("clerk-failed"))
        elif found.key:
            inquiry.answer.set_exception(Refusal(found.key, found.clause, **found.named))
        else:
            if inquiry.asked.kind != FILE:
                self.kept.put(inquiry.name, found.content)
            inquiry.answer.set_result(found.content)
        inquiry.answer.exception()  # it may be that nobody waits any more

    def leave(self, inquiry: Inquiry) -> None:
        """What nobody waits for is not begun, and after a while not gone on with."""
        if inquiry.waiting or inquiry.answer.done():
            return
        if inquiry.task is None:
            self.forget(inquiry)
            inquiry.answer.cancel()
        else:
            asyncio.get_running_loop().call_later(GRACE, self.give_up, inquiry)

    def give_up(self, inquiry: Inquiry) -> None:
        if not inquiry.waiting and not inquiry.answer.done() and inquiry.task:
            self.forget(inquiry)
            inquiry.task.cancel()

    def forget(self, inquiry: Inquiry) -> None:
        if self.open.get(inquiry.name) is inquiry:
            del self.open[inquiry.name]

    def rest(self) -> None:
        if self.resting:
            self.resting.cancel()
        self.resting = asyncio.get_running_loop().call_later(IDLE, self.go_home)

    def go_home(self) -> None:
        for clerk in self.free:
            clerk.send_away()

    async def close(self) -> None:
        if self.resting:
            self.resting.cancel()
        for inquiry in list(self.open.values()):
            inquiry.answer.cancel()
        for clerk in self.all:
            await clerk.close()
