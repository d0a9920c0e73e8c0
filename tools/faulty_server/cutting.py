"""A proxy between a server and PostgreSQL that cuts the connection after a COMMIT, before its answer."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit, urlunsplit

ENCRYPTION = (80877103, 80877104)  # a client asks for this first; we refuse it so that we can read the rest
PATIENCE = 5.0  # seconds to wait for a COMMIT
QUERY, PARSE, BIND = b"Q", b"P", b"B"  # run a statement; store one under a name; run it by its name
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cutter:
    """`strike` waits for the next COMMIT, lets it through, and keeps its answer back."""

    def __init__(self, host: str, port: int) -> None:
        self.address = host, port
        self.is_armed = False
        self.cut = asyncio.Event()

    async def strike(self) -> bool:
        """Whether there was a COMMIT in time."""
        self.cut.clear()
        self.is_armed = True
        try:
            async with asyncio.timeout(PATIENCE):
                await self.cut.wait()
        except TimeoutError:
            self.is_armed = False
        return self.cut.is_set()

    async def handle(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection(*self.address)
        try:
            await self.greet(near, back, forth)
            line = Line(self)
            ways = [asyncio.create_task(line.ask(near, forth)), asyncio.create_task(line.answer(far, back))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            back.transport.abort()
            forth.transport.abort()

    async def greet(self, near: asyncio.StreamReader, back: asyncio.StreamWriter, forth: asyncio.StreamWriter) -> None:
        """Reads a message; the first one has no type."""
        while True:
            size = await near.readexactly(4)
            rest = await near.readexactly(int.from_bytes(size) - 4)
            if int.from_bytes(rest[:4]) not in ENCRYPTION:
                forth.write(size + rest)
                return
            back.write(b"N")


class Line:
    """One connection, which ends at the first bytes of the database's answer to a COMMIT that is to be cut."""

    def __init__(self, cutter: Cutter) -> None:
        self.cutter = cutter
        self.is_last = False
        self.names: set[bytes] = set()  # names of prepared statements that say COMMIT

    async def ask(self, near: asyncio.StreamReader, forth: asyncio.StreamWriter) -> None:
        while True:
            head = await near.readexactly(5)
            rest = await near.readexactly(int.from_bytes(head[1:]) - 4)
            if self.is_commit(head[:1], rest) and self.cutter.is_armed:
                self.is_last, self.cutter.is_armed = True, False
            forth.write(head + rest)

    def is_commit(self, kind: bytes, rest: bytes) -> bool:
        """Whether this is a COMMIT, as a simple query or as a statement that was prepared before."""
        first, second = (rest.split(b"\0", 2) + [b""])[:2]
        if kind == PARSE:
            (self.names.add if is_word(second) else self.names.discard)(first)
        return is_word(first) if kind == QUERY else kind == BIND and second in self.names

    async def answer(self, far: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        while data := await far.read(1 << 16):
            if self.is_last:
                if b"COMMIT\0" not in data:  # the tag of a completed command
                    continue
                self.cutter.cut.set()
                return
            back.write(data)


def is_word(statement: bytes) -> bool:
    return statement.strip(b"; ").upper() == b"COMMIT"


@asynccontextmanager
async def cutting(url: str) -> AsyncIterator[tuple[str, Cutter]]:
    """The address to use in place of the database's."""
    parts = urlsplit(url)
    cutter = Cutter(parts.hostname or "127.0.0.1", parts.port or 5432)
    async with await asyncio.start_server(cutter.handle, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        user = f"{parts.username}@" if parts.username else ""
        yield urlunsplit(parts._replace(netloc=f"{user}127.0.0.1:{port}")), cutter
