"""Accepts the sockets of tables and reads their lines."""

import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from karak.core.refusal import Refusal
from karak.server import wire
from karak.server.cable import SocketCable, cable_of
from karak.server.log import bye, public
from karak.server.origins import is_foreign
from karak.server.prometheus import Prometheus
from karak.server.reading import Reading
from karak.server.room import Connection
from karak.server.site import Site
from karak.server.web import client_of

LOG = structlog.get_logger("karak.sockets")
TOO_MUCH, NOT_WELCOME = 1008, 1008
GONE = (OSError, RuntimeError, WebSocketDisconnect)  # exceptions when sending to a closed socket
WATCHING = "watch"  # in the address: makes a player a spectator, for a screen that all can see
Socket = WebSocket[Any, Any, Any]


@websocket("/ws/{table:str}", include_in_schema=False)
async def sit(socket: Socket, table: FromPath[str]) -> None:
    site: Site = socket.app.state.site
    metrics: Prometheus = socket.app.state.metrics
    client = client_of(socket)
    if is_foreign(socket.headers.get("origin"), socket.headers.get("host"), site.settings.public_url):
        site.note("other-origin", client, "socket")
        await socket.close(code=NOT_WELCOME, reason="origin")
        return
    if site.hub.is_stopping or not site.doors.enter(client):
        site.note("too-many-connections", client, "socket")
        await socket.close(code=TOO_MUCH, reason="too many")
        return
    metrics.connections.inc()
    try:
        await serve(site, socket, table)
    finally:
        metrics.connections.dec()
        site.doors.leave(client)


async def serve(site: Site, socket: Socket, table: str) -> None:
    await socket.accept()
    try:
        room = await site.hub.room(table)
        person = site.keys.session({} if WATCHING in socket.query_params else socket.cookies).at(table)
        room.check_look(person)
    except Refusal as refusal:
        site.note(refusal.key, client_of(socket), "socket")
        await good_bye(socket, refusal)
        return
    cable = cable_of(socket)
    connection = Connection(room, person, cable, client_of(socket))
    site.hub.meet(connection)
    try:
        await Reading(site, connection).run(lines_of(cable))
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


async def lines_of(cable: SocketCable) -> AsyncIterator[str | bytes]:
    """Yields lines until the client is gone."""
    while (message := await cable.receive())["type"] == "websocket.receive":
        yield content_of(message)


def content_of(message: Mapping[str, Any]) -> str | bytes:
    """Returns text or bytes, depending on the message."""
    text: str | None = message.get("text")
    return (message.get("bytes") or b"") if text is None else text
