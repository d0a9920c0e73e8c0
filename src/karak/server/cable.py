"""Adapts uvicorn's WebSocket to a table: reading stays as it is, writing goes straight to the transport."""

from asyncio import get_running_loop
from collections.abc import Callable
from contextlib import suppress
from struct import Struct
from typing import Any

from litestar import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

CABLE = "karak.cable"  # a key in the extensions of the ASGI scope
FAREWELL = 2.0  # seconds for the last messages
TEXT = 0x81  # a whole message in one frame
SHORT, LONG, LONGEST = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
NORMAL = 1000


class SocketCable(WebSocketsSansIOProtocol):
    """A cable for the outbox; `is_full` while the client reads too slowly, then `emptied` is called."""

    is_full = False
    emptied: Callable[[], None] = staticmethod(lambda: None)

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[CABLE] = self
        await super().run_asgi()

    def write(self, messages: list[bytes]) -> None:
        """Sends the messages, or nothing if the client is gone."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join([head(len(message)) + message for message in messages]))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        self.emptied()

    def shutdown(self) -> None:
        """Closes the connection; uvicorn's own shutdown fails if the client is already leaving."""
        with suppress(InvalidState, AssertionError):
            super().shutdown()
        self.transport.close()

    async def send(self, message: Any) -> None:
        """Raises ClientDisconnected for a client that is leaving, because uvicorn's handshake would fail."""
        await self.writable.wait()
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def handle_parser_exception(self) -> None:
        """Aborts without a close frame if none was sent; uvicorn expects one, which only an accepted client gets."""
        if self.conn.close_sent is None:
            self.transport.close()
        else:
            super().handle_parser_exception()

    def end(self) -> None:
        """Makes the reader believe that the client has disconnected."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NORMAL})

    def abort(self) -> None:
        self.transport.abort()

    def expire(self) -> None:
        """Cuts the client off if it does not read the last messages in time."""
        get_running_loop().call_later(FAREWELL, self.abort)


def head(length: int) -> bytes:
    """Returns the header of a frame (RFC 6455, 5.2)."""
    if length < 126:
        return SHORT(TEXT, length)
    return LONG(TEXT, 126, length) if length < 1 << 16 else LONGEST(TEXT, 127, length)


def cable_of(socket: WebSocket[Any, Any, Any]) -> SocketCable:
    extensions: Any = socket.scope["extensions"]
    cable: SocketCable = extensions[CABLE]
    return cable
