"""What waits to be sent to one connection: little, or else a fresh snapshot instead."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 64
MOST_BYTES = 1 << 20

Send = Callable[[bytes], Awaitable[None]]


class Outbox:
    """One frozen browser holds up nobody else."""

    def __init__(self, fresh: Callable[[], list[bytes]]) -> None:
        self.fresh = fresh  # makes what the connection needs to begin anew
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.overflowed = False
        self.closing = False
        self.asleep: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> None:
        """Events that are dropped here are in the snapshot that follows."""
        self.waiting.append(message)
        self.size += len(message)
        if len(self.waiting) > MOST_MESSAGES or self.size > MOST_BYTES:
            self.begin_anew()
        self.wake()

    def begin_anew(self) -> None:
        self.waiting.clear()
        self.size = 0
        self.overflowed = True
        self.wake()

    def wake(self) -> None:
        if self.asleep is not None and not self.asleep.done():
            self.asleep.set_result(None)

    def close(self) -> None:
        """After what is waiting."""
        self.closing = True
        self.wake()

    async def run(self, send: Send) -> None:
        """Until closed and empty, or the connection is gone."""
        while True:
            if self.overflowed:
                self.overflowed = False
                for message in self.fresh():
                    self.put(message)
            while self.waiting:
                message = self.waiting.popleft()
                self.size -= len(message)
                await send(message)
            if self.closing and not self.overflowed:
                return
            if not self.overflowed:
                self.asleep = asyncio.get_running_loop().create_future()
                await self.asleep
