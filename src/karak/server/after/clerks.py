"""Clerks work through whole games outside the server's event loop, and answer each question only once.

Clients that ask the same question share one answer. When the last of them has gone, the server drops the question.
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
MOST_WAITING = 16  # open questions, including those being answered
EACH = 4  # open questions of one client
LONGEST = 60.0  # seconds for one question
GRACE = 2.0  # seconds before the server stops a clerk when no client waits for its answer
IDLE = 30.0  # seconds until the server stops clerks without work
MOST_KEPT = 1 << 25  # bytes of answers
FILE = "file"  # answers of this kind are not cached, because the uploads hold the content
QUICK = "qr"
SLOW = "analysis"  # takes most of a minute, so only one clerk at a time does it


class Kept:
    """Caches answers by name and drops the oldest ones when it is full."""

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
    """Works through one game at a time."""

    @abstractmethod
    async def answer(self, asked: Asked) -> Found:
        """Answers a question; the caller cancels it when the answer is no longer needed."""

    @abstractmethod
    def send_away(self) -> None:
        """Drops the current work; the next question starts the clerk again."""

    @abstractmethod
    async def close(self) -> None:
        """Stops the clerk for good."""


class Inquiry:
    """A question; `waiting` counts the requests that wait for its answer, `task` is set once a clerk works on it."""

    def __init__(self, name: str, client: str, asked: Asked) -> None:
        self.name = name
        self.client = client
        self.asked = asked
        self.waiting = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None


class Clerks:
    """A few clerks; the client with the fewest questions in progress is served first."""

    def __init__(self, hire: Callable[[], Clerk]) -> None:
        self.kept = Kept()
        self.open: dict[str, Inquiry] = {}  # by name, oldest first
        self.free = [hire() for _ in range(CLERKS)]
        self.all = list(self.free)
        self.resting: asyncio.TimerHandle | None = None

    async def ask(self, name: str, client: str, asked: Asked) -> bytes:
        """Waits for the answer; the caller cancels this when its client has gone."""
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
        """Drops the newest waiting question of the busiest client if it has more questions than this one would have."""
        ready = [inquiry for inquiry in self.open.values() if not inquiry.task]
        last = max(reversed(ready), key=lambda inquiry: asked[inquiry.client], default=None)
        if last is None or asked[last.client] <= asked[client] + 1:
            return False
        self.forget(last)
        last.answer.set_exception(Refusal("server-busy"))
        last.answer.exception()  # marks the exception as seen, because perhaps no request waits for it
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
        inquiry.answer.exception()  # marks the exception as seen, because perhaps no request waits for it

    def leave(self, inquiry: Inquiry) -> None:
        """Drops a question that no request waits for: at once if it has not begun, else after GRACE seconds."""
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
