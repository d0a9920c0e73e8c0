"""Answers the lines of one client in order, over any transport."""

import asyncio
from collections.abc import AsyncIterator

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.hinting import hint
from karak.server.limits import Bucket, moment
from karak.server.log import bye, refused
from karak.server.room import Connection
from karak.server.site import Site

MOST_FAULTS = 10  # invalid messages before the server ends the connection
FIRST_WITH_UNKNOWN = 2  # version of the protocol


class Reading:
    """Reads until the lines end; the server ends them if a client is silent for too long or sends invalid messages."""

    def __init__(self, site: Site, connection: Connection) -> None:
        self.site = site
        self.connection = connection
        rate = site.settings.messages_per_second
        self.heard = moment()
        self.bucket = Bucket(rate, 3 * rate, self.heard)
        self.faults = 0

    async def run(self, lines: AsyncIterator[str | bytes]) -> None:
        self.listen()
        try:
            async for line in lines:
                if not self.connection.outbox.closing:
                    await self.hear(line)
        finally:
            self.watch.cancel()

    async def hear(self, line: str | bytes) -> None:
        self.heard = moment()
        if not self.bucket.take(self.heard):
            return self.end("too-fast")
        await self.take(line)
        return self.end("no-sense") if self.faults >= MOST_FAULTS else None

    def listen(self) -> None:
        """Checks for silence with a timer, not with every message."""
        left = self.heard + self.site.settings.silence - moment()
        if left <= 0:
            self.end("silence")
        else:
            self.watch = asyncio.get_running_loop().call_later(left, self.listen)

    def end(self, reason: str) -> None:
        self.connection.send(bye(reason, Refusal(f"bye-{reason}")))
        self.connection.outbox.close()

    async def take(self, line: str | bytes) -> None:
        connection = self.connection
        try:
            message = wire.read(line)
        except Refusal as refusal:
            self.faults += 1
            connection.send(refused(refusal, "", connection.room.table.seq))
            return
        if isinstance(message, wire.Ping):
            connection.send(wire.Pong(seq=connection.seq))
            return
        while not self.site.commands.take(connection.client):  # delays the commands of a client that sends too many
            await asyncio.sleep(1 / self.site.commands.rate)
        if isinstance(message, wire.Hello):
            if message.version not in wire.VERSIONS:
                return self.end("other-protocol")
            connection.version = message.version
            await self.site.hub.greet(connection, message)
        elif isinstance(message, wire.Hint):
            self.site.hub.spawn(hint(self.site.minds, connection, message))
        else:
            await self.command(message)

    async def command(self, message: wire.Command) -> None:
        connection = self.connection
        answer = await self.site.hub.execute(connection.room, connection.person, message, connection.client)
        if isinstance(answer, wire.Unknown) and connection.version < FIRST_WITH_UNKNOWN:
            return  # older clients ask again anyway
        connection.send(answer)
        if isinstance(answer, wire.Sync) and isinstance(message, wire.Placed) and connection.seq >= 0:
            connection.room.catch_up(connection, min(message.expected, answer.seq))
