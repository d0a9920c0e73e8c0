"""One socket: read commands, answer them, and send what the outbox holds."""

import asyncio
import contextlib
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.hinting import hint
from karak.server.limits import Bucket
from karak.server.log import bye, refused
from karak.server.people import COOKIE
from karak.server.room import Connection
from karak.server.site import Site

LOG = structlog.get_logger("karak.sockets")
MOST_FAULTS = 10  # messages that make no sense, before the connection is ended
FAREWELL = 2.0  # seconds for the last words
TOO_MUCH, NOT_WELCOME = 1008, 1008
GONE = (OSError, RuntimeError, WebSocketDisconnect)  # what sending to a closed socket raises
WATCHING = "watch"  # in the address: who could play only watches, on a screen that everybody sees
Socket = WebSocket[Any, Any, Any]


def is_foreign(origin: str | None, host: str | None, public_url: str) -> bool:
    """A page of another site opened this socket in somebody's browser; programs send no origin."""
    if origin is None:
        return False
    allowed = {host, urlsplit(public_url).netloc} - {None, ""}
    return urlsplit(origin).netloc not in allowed


@websocket("/ws/{table:str}", include_in_schema=False)
async def sit(socket: Socket, table: FromPath[str]) -> None:
    site: Site = socket.app.state.site
    client = socket.client.host if socket.client else "unknown"
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
        cookie = None if WATCHING in socket.query_params else socket.cookies.get(COOKIE)
        person = site.keys.session(cookie).at(table)
        room.check_look(person)
    except Refusal as refusal:
        await good_bye(socket, refusal)
        return
    connection = Connection(room, person)
    writing = asyncio.create_task(write(socket, connection))
    try:
        await Reading(site, socket, connection).run()
        if connection.outbox.closing:
            await asyncio.wait({writing}, timeout=FAREWELL)
    except Exception as fault:
        LOG.error("socket ended", game=table, exc_info=fault)
    finally:
        site.hub.part(connection)
        writing.cancel()


async def good_bye(socket: Socket, refusal: Refusal) -> None:
    await socket.send_data(wire.encode(bye(refusal.key, refusal)), mode="text")
    await socket.close(code=NOT_WELCOME)


async def write(socket: Socket, connection: Connection) -> None:
    """When it ends the socket is closed, and with that the reading ends."""

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})

    try:
        await connection.outbox.run(send)
    except GONE:
        return
    except Exception as fault:
        LOG.error("socket ended", game=connection.room.table.id, exc_info=fault)
    with contextlib.suppress(*GONE):
        await socket.close()


class Reading:
    """The messages of one client, one after the other."""

    def __init__(self, site: Site, socket: Socket, connection: Connection) -> None:
        self.site = site
        self.socket = socket
        self.connection = connection
        rate = site.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate, time.monotonic())
        self.faults = 0

    async def run(self) -> None:
        """Until the client is gone, silent for too long, or makes no sense."""
        while self.faults < MOST_FAULTS:
            try:
                async with asyncio.timeout(self.site.settings.silence):
                    message = await self.socket.receive()
            except TimeoutError:
                return self.end("silence")
            if message["type"] == "websocket.disconnect":
                return None
            if not self.bucket.take(time.monotonic()):
                return self.end("too-fast")
            await self.take(content_of(message))
        return self.end("no-sense")

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
        if isinstance(message, wire.Hello):
            if message.version != wire.VERSION:
                return self.end("other-protocol")
            await self.site.hub.greet(connection, message)
        elif isinstance(message, wire.Ping):
            connection.send(wire.Pong(seq=connection.seq))
        elif isinstance(message, wire.Hint):
            self.site.hub.spawn(hint(self.site.minds, connection, message))
        else:
            await self.command(message)

    async def command(self, message: wire.Command) -> None:
        connection = self.connection
        answer = await self.site.hub.execute(connection.room, connection.person, message)
        connection.send(answer)
        if isinstance(answer, wire.Sync) and isinstance(message, wire.Placed) and connection.seq >= 0:
            connection.room.catch_up(connection, min(message.expected, answer.seq))


def content_of(message: Mapping[str, Any]) -> str | bytes:
    """Text or bytes, whichever it has."""
    text: str | None = message.get("text")
    return (message.get("bytes") or b"") if text is None else text
