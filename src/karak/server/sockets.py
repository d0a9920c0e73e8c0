"""One socket: read commands, answer them, and send what the outbox holds."""

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.cable import cable_of
from karak.server.hinting import hint
from karak.server.limits import Bucket, client_of
from karak.server.log import bye, public, refused
from karak.server.origins import is_foreign
from karak.server.room import Connection
from karak.server.site import Site

LOG = structlog.get_logger("karak.sockets")
MOST_FAULTS = 10  # messages that make no sense, before the connection is ended
TOO_MUCH, NOT_WELCOME = 1008, 1008
GONE = (OSError, RuntimeError, WebSocketDisconnect)  # what sending to a closed socket raises
FIRST_WITH_UNKNOWN = 2  # version of the protocol
WATCHING = "watch"  # in the address: who could play only watches, on a screen that everybody sees
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{table:str}", include_in_schema=False)
async def sit(socket: Socket, table: FromPath[str]) -> None:
    site: Site = socket.app.state.site
    client = client_of(socket)
    if is_foreign(socket.headers.get("origin"), socket.headers.get("host"), site.settings.public_url):
        await socket.close(code=NOT_WELCOME, reason="origin")
        return
    if site.hub.is_stopping or not site.doors.enter(client):
        await socket.close(code=TOO_MUCH, reason="too many")
        return
    site.hub.metrics.connections.inc()
    try:
        await serve(site, socket, table)
    finally:
        site.hub.metrics.connections.dec()
        site.doors.leave(client)


async def serve(site: Site, socket: Socket, table: str) -> None:
    await socket.accept()
    try:
        room = await site.hub.room(table)
        person = site.keys.session({} if WATCHING in socket.query_params else socket.cookies).at(table)
        room.check_look(person)
    except Refusal as refusal:
        await good_bye(socket, refusal)
        return
    connection = Connection(room, person, cable_of(socket), client_of(socket))
    site.hub.meet(connection)
    try:
        await Reading(site, connection).run()
    except Exception as fault:
        LOG.error("socket ended", game=table, exc_info=fault)
    finally:
        site.hub.part(connection)
    with contextlib.suppress(*GONE):
        await socket.close()


async def good_bye(socket: Socket, refusal: Refusal) -> None:
    told = public(refusal)
    await socket.send_data(wire.encode(bye(told.key, told)), mode="text")
    await socket.close(code=NOT_WELCOME)


class Reading:
    """The messages of one client, one after the other."""

    def __init__(self, site: Site, connection: Connection) -> None:
        self.site = site
        self.connection = connection
        rate = site.settings.messages_per_second
        self.heard = time.monotonic()
        self.bucket = Bucket(rate, 3 * rate, self.heard)
        self.faults = 0

    async def run(self) -> None:
        """Until the client is gone, silent for too long, or makes no sense."""
        outbox = self.connection.outbox
        self.listen()
        try:
            while (message := await outbox.cable.receive())["type"] == "websocket.receive":
                if not outbox.closing:
                    await self.hear(content_of(message))
        finally:
            self.watch.cancel()

    async def hear(self, line: str | bytes) -> None:
        self.heard = time.monotonic()
        if not self.bucket.take(self.heard):
            return self.end("too-fast")
        await self.take(line)
        return self.end("no-sense") if self.faults >= MOST_FAULTS else None

    def listen(self) -> None:
        """Once in a while, not with every message."""
        left = self.heard + self.site.settings.silence - time.monotonic()
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
        while not self.site.commands.take(connection.client):  # what one client sends waits its turn
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
            return  # such a client asks again by itself
        connection.send(answer)
        if isinstance(answer, wire.Sync) and isinstance(message, wire.Placed) and connection.seq >= 0:
            connection.room.catch_up(connection, min(message.expected, answer.seq))


def content_of(message: Mapping[str, Any]) -> str | bytes:
    """Text or bytes, whichever it has."""
    text: str | None = message.get("text")
    return (message.get("bytes") or b"") if text is None else text
