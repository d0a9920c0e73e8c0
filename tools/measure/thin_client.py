"""A WebSocket client that uses very little processor time, so that it does not disturb the measurement."""

import asyncio
import time
from typing import cast

import msgspec

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{cookie}\r\n"
)
TEXT, PING, PONG = 0x81, 0x89, 0x8A


class Option(msgspec.Struct):
    text: str


class Decision(msgspec.Struct):
    options: list[Option] = []


class Heard(msgspec.Struct):
    """The part of a message that is needed to play on."""

    type: str
    seq: int = -1
    decision: Decision = msgspec.field(default_factory=Decision)


DECODER = msgspec.json.Decoder(Heard)


class Seat(asyncio.Protocol):
    """Reads every message when it comes, and records its number, its time and the options to answer with."""

    def __init__(self) -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.rest = b""
        self.seq = -1
        self.at = 0.0  # when it got this number
        self.options: list[str] = []
        self.bytes = self.received = self.events = 0
        self.news = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        data, now = self.rest + data, time.perf_counter()
        if not self.ready.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self.ready.set_result(None)
        self.rest = self.frames(data, now)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(fault or ConnectionError("closed"))

    def frames(self, data: bytes, now: float) -> bytes:
        """Takes all whole messages; the rest begins the next one."""
        while len(data) >= 4:
            length, start = data[1], 2
            if length == 126:
                length, start = int.from_bytes(data[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(data[2:10], "big"), 10
            if len(data) < start + length:
                break
            self.take(data[0], data[start : start + length], now)
            data = data[start + length :]
        return data

    def take(self, kind: int, content: bytes, now: float) -> None:
        if kind == PING:
            self.put(PONG, content)
        if kind != TEXT:
            return
        self.received += 1
        self.bytes += len(content)
        message = DECODER.decode(content)
        if message.type in ("snapshot", "event"):
            self.events += 1
            self.seq, self.at = message.seq, now
            self.options = [option.text for option in message.decision.options]
            self.news.set()

    def send(self, text: str) -> None:
        self.put(TEXT, text.encode())

    def put(self, kind: int, content: bytes) -> None:
        """A frame masked with zeros, which changes nothing."""
        length = len(content)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + size + b"\0\0\0\0" + content)


async def sit(port: int, path: str, cookie: str = "") -> Seat:
    _, seat = await asyncio.get_running_loop().create_connection(Seat, "127.0.0.1", port)
    head = HANDSHAKE.format(path=path, cookie=f"Cookie: {cookie}\r\n" if cookie else "")
    seat.transport.write(head.encode())
    await seat.ready
    return seat
