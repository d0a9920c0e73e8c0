"""What waits to be sent to one connection: little, or else a fresh snapshot instead."""

from collections import deque
from collections.abc import Callable

from karak.server.cable import Cable

MOST_MESSAGES = 64
MOST_BYTES = 1 << 20


class Outbox:
    """One frozen browser holds up nobody else: only what its cable has no room for waits here."""

    def __init__(self, cable: Cable, fresh: Callable[[], list[bytes]]) -> None:
        self.cable = cable
        self.fresh = fresh  # makes what the connection needs to begin anew
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.overflowed = False
        self.closing = False
        cable.emptied = self.send

    def put(self, message: bytes) -> None:
        """Events that are dropped here are in the snapshot that follows."""
        if not self.cable.is_full and not self.waiting:
            self.cable.write(message)
            return
        self.waiting.append(message)
        self.size += len(message)
        if len(self.waiting) > MOST_MESSAGES or self.size > MOST_BYTES:
            self.begin_anew()

    def begin_anew(self) -> None:
        self.waiting.clear()
        self.size = 0
        self.overflowed = True
        self.send()

    def close(self) -> None:
        """After what is waiting."""
        self.closing = True
        self.cable.expire()
        self.send()

    def send(self) -> None:
        """As much as there is room for."""
        while not self.cable.is_full and (self.overflowed or self.waiting):
            if self.overflowed:
                self.overflowed = False
                self.waiting.extend(self.fresh())
                self.size = sum(map(len, self.waiting))
            message = self.waiting.popleft()
            self.size -= len(message)
            self.cable.write(message)
        if self.closing and not self.waiting and not self.overflowed:
            self.cable.end()
