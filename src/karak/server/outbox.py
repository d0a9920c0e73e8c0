"""Queues messages for one connection, and sends a fresh snapshot instead when the queue grows too long."""

from asyncio import get_running_loop
from collections.abc import Callable
from typing import Protocol

import structlog

LOG = structlog.get_logger("karak.outbox")
MOST_MESSAGES = 64
MOST_BYTES = 1 << 20
MOST_ANSWERS = 1000
MOST_ANSWER_BYTES = 4 << 20


class Cable(Protocol):
    """The way to one client, a socket or a port; it calls `emptied` once it is no longer full."""

    is_full: bool
    emptied: Callable[[], None]
    disconnected: bool

    def write(self, messages: list[bytes]) -> None:
        """Sends each of them as one message, or nothing if the client is gone."""

    def end(self) -> None:
        """Ends the client's lines, so that its reader stops."""

    def expire(self) -> None:
        """Gives the client a moment to read its last messages, and then cuts it off."""

    def abort(self) -> None:
        """Cuts the client off at once."""


class Outbox:
    """Keeps a frozen browser from delaying others; messages of the same moment are sent together."""

    def __init__(self, cable: Cable, fresh: Callable[[], list[bytes]]) -> None:
        self.cable = cable
        self.fresh = fresh  # makes a snapshot for the connection
        self.waiting: list[bytes] = []
        self.answers: list[bytes] = []  # queued messages that a snapshot cannot replace
        self.size = self.answer_size = 0
        self.overflowed = False
        self.closing = False
        self.is_due = False
        cable.emptied = self.wake

    def put(self, message: bytes) -> None:
        """Queues a message; if the queue overflows, a snapshot replaces the dropped events."""
        self.waiting.append(message)
        self.size += len(message)
        if len(self.waiting) - len(self.answers) > MOST_MESSAGES or self.size - self.answer_size > MOST_BYTES:
            self.begin_anew()
        self.wake()

    def put_answer(self, message: bytes) -> None:
        """Queues an answer, which is never dropped; a client with too many unread answers is cut off."""
        self.waiting.append(message)
        self.answers.append(message)
        self.size += len(message)
        self.answer_size += len(message)
        if len(self.answers) > MOST_ANSWERS or self.answer_size > MOST_ANSWER_BYTES:
            self.clear()
            self.cable.abort()
        self.wake()

    def clear(self) -> None:
        self.waiting, self.answers = [], []
        self.size = self.answer_size = 0

    def begin_anew(self) -> None:
        self.waiting = self.answers.copy()
        self.size = self.answer_size
        self.overflowed = True
        self.wake()

    def close(self) -> None:
        """Closes the connection after sending what is queued."""
        self.closing = True
        self.cable.expire()
        self.wake()

    def wake(self) -> None:
        if not self.is_due and not self.cable.is_full:
            self.is_due = True
            get_running_loop().call_soon(self.send)

    def send(self) -> None:
        self.is_due = False
        if self.cable.is_full:
            return
        if self.overflowed and not self.closing:
            self.overflowed = False
            self.waiting += self.anew()
        self.cable.write(self.waiting)
        self.clear()
        if self.closing:
            self.cable.end()

    def anew(self) -> list[bytes]:
        """Returns a snapshot; if that fails, it closes the connection, so that the client connects again."""
        try:
            return self.fresh()
        except Exception as fault:
            LOG.error("no snapshot", exc_info=fault)
            self.closing = True
            return []
