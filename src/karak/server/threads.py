"""Runs bots in threads beside the server's event loop."""

import asyncio
import threading
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from karak.server.minds import Minds

THREADS = 2
EACH = THREADS - 1  # thoughts of one client at a time, which leaves a thread for others


class Thought:
    """A question to a bot at a table of this client; `answer` is completed in the loop that asked."""

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
    """Queues thoughts so that clients take turns, however many thoughts each has."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Thought]] = {}  # by client; the one that has waited longest comes first
        self.begun: Counter[str] = Counter()
        self.is_closed = False
        self.news = threading.Condition()

    def put(self, thought: Thought) -> None:
        with self.news:
            self.waiting.setdefault(thought.client, deque()).append(thought)
            self.news.notify()

    def get(self) -> Thought | None:
        """Returns the next thought, or None after closing."""
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
        """Counts a thought as finished or given up."""
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
    """A few threads; a thread that takes too long is replaced, and its answer is dropped."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.turns = Turns()
        self.threads = 0  # started as thoughts arrive

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
        """Does the work in a thread; the time counts from when the thread starts it."""
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
