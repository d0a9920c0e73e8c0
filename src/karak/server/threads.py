"""Threads in which bots think, beside the event loop of a server."""

import asyncio
import threading
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from karak.server.minds import Minds

THREADS = 2
EACH = THREADS - 1  # thoughts of one client at a time: there is always a thread for others


class Thought:
    """One question to one bot, at a table of this client; `answer` is done in the loop that asked."""

    def __init__(self, work: Callable[[], Any], client: str) -> None:
        self.work = work
        self.client = client
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Any] = self.loop.create_future()
        self.begun = False
        self.given_up = False

    def think(self) -> None:
        self.begun = True
        try:
            self.tell(self.work(), None)
        except Exception as fault:
            self.tell(None, fault)

    def tell(self, answer: Any, fault: Exception | None) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.settle, answer, fault)

    def settle(self, answer: Any, fault: Exception | None) -> None:
        if self.answer.done():
            return
        if fault is None:
            self.answer.set_result(answer)
        else:
            self.answer.set_exception(fault)


class Turns:
    """Thoughts that wait: each client has its turn, however many it has."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Thought]] = {}  # by client, whoever has waited longest first
        self.begun: Counter[str] = Counter()
        self.is_closed = False
        self.news = threading.Condition()

    def put(self, thought: Thought) -> None:
        with self.news:
            self.waiting.setdefault(thought.client, deque()).append(thought)
            self.news.notify()

    def get(self) -> Thought | None:
        """None when there will be no more."""
        with self.news:
            while not self.is_closed:
                client = next((client for client in self.waiting if self.begun[client] < EACH), None)
                if client is not None:
                    return self.take(client)
                self.news.wait()
        return None

    def take(self, client: str) -> Thought:
        thoughts = self.waiting.pop(client)
        thought = thoughts.popleft()
        if thoughts:
            self.waiting[client] = thoughts
        self.begun[client] += 1
        return thought

    def done(self, thought: Thought) -> None:
        """Or given up."""
        with self.news:
            self.begun[thought.client] -= 1
            if not self.begun[thought.client]:
                del self.begun[thought.client]
            self.news.notify()

    def close(self) -> None:
        with self.news:
            self.is_closed = True
            self.news.notify_all()


class Threads(Minds):
    """A few threads; one that does not come back in time is replaced, and its answer forgotten."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turns = Turns()
        self.threads = 0  # hired as thoughts come

    def hire(self) -> None:
        self.threads += 1
        threading.Thread(target=self.work, daemon=True, name="karak bot").start()

    def work(self) -> None:
        while (thought := self.turns.get()) is not None:
            thought.think()
            if thought.given_up:
                return
            self.turns.done(thought)

    def close(self) -> None:
        self.turns.close()

    async def in_time(self, work: Callable[[], Any], client: str) -> Any:
        """The time counts from when a thread takes it up."""
        thought = Thought(work, client)
        if self.threads < THREADS:
            self.hire()
        self.turns.put(thought)
        while True:
            done, _ = await asyncio.wait({thought.answer}, timeout=self.seconds)
            if done:
                return thought.answer.result()
            if thought.begun:
                thought.given_up = True
                self.turns.done(thought)
                self.threads -= 1
                self.hire()
                raise TimeoutError
