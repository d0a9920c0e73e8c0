"""A client disconnects at an awkward moment: nothing fails, and nothing is left behind."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import pytest
import websockets

from karak.server.cable import SocketCable
from tests.server.house import House, new_table, socket_of

GOODBYE = b"\x88\x80\0\0\0\0"  # a frame that closes the socket
JUNK = b"\xff\xff\xff\xff"


def closes(cable: SocketCable) -> None:
    cable.data_received(GOODBYE)


def babbles(cable: SocketCable) -> None:
    cable.data_received(JUNK)


def is_shut(cable: SocketCable) -> None:
    cable.shutdown()


def is_lost(cable: SocketCable) -> None:
    cable.transport.abort()


GOES = [closes, babbles, is_shut, is_lost]


@pytest.mark.parametrize("goes", GOES)
@pytest.mark.parametrize("how", ["foreign", "unknown", "crowded", "stopping", "let in"])
async def test_a_socket_that_closes_while_it_is_answered_is_not_a_fault(
    goes: Callable[[SocketCable], None], how: str, house: House, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault))
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
    if how == "crowded":
        monkeypatch.setattr(house.site.doors, "enter", lambda _: False)
    house.hub.is_stopping = how == "stopping"
    connect = SocketCable.handle_connect

    def connects_and_goes(cable: SocketCable, event: Any) -> None:
        connect(cable, event)
        goes(cable)

    monkeypatch.setattr(SocketCable, "handle_connect", connects_and_goes)
    origin: Any = "https://evil.example" if how == "foreign" else None
    with caplog.at_level(logging.ERROR), contextlib.suppress(websockets.WebSocketException, EOFError, OSError):
        async with websockets.connect(house.socket_url("nowhere" if how == "unknown" else table), origin=origin) as it:
            await it.recv()
            await it.recv()
    await asyncio.sleep(0.01)
    house.hub.is_stopping = False
    assert faults == [] and [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert not house.hub.connected and not house.site.doors.inside.total()


async def test_a_closing_socket_is_shut_like_any_other(house: House) -> None:
    """uvicorn shuts every connection, including those whose client has just said goodbye."""
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
    async with websockets.connect(house.socket_url(table)) as socket:
        await socket.send('{"type":"hello"}')
        await socket.recv()
        (connection,) = house.hub.connected
        socket_of(connection).data_received(GOODBYE)
        socket_of(connection).shutdown()
        await socket.wait_closed()
