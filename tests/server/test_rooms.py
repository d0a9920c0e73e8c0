"""Tables in and out of memory, people in and out of tables."""

import asyncio
import gc
from unittest.mock import Mock

import pytest

from karak.server import wire
from karak.server.app import make_app
from karak.server.cable import SocketCable
from karak.server.hub import Hub
from karak.server.room import IDLE, Connection
from karak.server.serve import HOUSE_CLEANING, Server, config_of
from karak.server.settings import Settings
from karak.server.store.memory import Memory
from tests.server.house import House, new_table
from tests.server.sitting import ANN, OWNER, SEED, opening


async def test_an_unwatched_table_leaves_the_memory_and_comes_back() -> None:
    clock = [1.0]
    hub = Hub(Memory(), now=lambda: clock[0])
    room = await hub.open(opening(), SEED, [])
    await hub.execute(room, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    connection = Connection(room, ANN, Mock(SocketCable))
    await hub.greet(connection, wire.Hello())
    clock[0] += IDLE + 1
    await hub.tick()
    assert hub.rooms
    hub.part(connection)
    await hub.tick()
    assert not hub.rooms
    again = await hub.room("table")
    assert again is not room and again.table.chairs[0].name == "Ann"


async def test_a_late_hello_gets_the_table_as_it_is_now() -> None:
    clock = [1.0]
    hub = Hub(Memory(), now=lambda: clock[0])
    connection = Connection(await hub.open(opening(), SEED, []), ANN, Mock(SocketCable))
    clock[0] += IDLE + 1
    await hub.tick()
    now = await hub.room("table")
    await hub.greet(connection, wire.Hello())
    assert connection.room is now and connection in now.connections


async def test_two_who_join_at_once_get_two_seats_and_a_third_gets_none(house: House) -> None:
    async with house.browser() as owner:
        table = await new_table(owner, seats=2)

    async def join(name: str) -> tuple[int, list[int]]:
        async with house.browser() as browser:
            answer = await browser.post(f"/api/tables/{table}/join", json={"name": name})
            return answer.status_code, answer.json().get("seats", [])

    first = await asyncio.gather(join("Ann"), join("Ben"))
    assert sorted(first) == [(200, [0]), (200, [1])]
    assert (await join("Cat"))[0] == 409


async def test_the_owner_waits_longer_and_all_clients_see_until_when() -> None:
    clock = [1.0]
    hub = Hub(Memory(), now=lambda: clock[0])
    room = await hub.open(opening(grace=30), SEED, [])
    for seat in (0, 1):
        await hub.execute(room, OWNER, wire.TakeSeat(id=f"s{seat}", seat=seat, name="Ann"))
    await hub.execute(room, OWNER, wire.Start(id="start"))
    assert [seat.waits_until for seat in room.presence(ANN).seats] == [31.0, 31.0]
    clock[0] = 20.0
    answer = await hub.execute(room, OWNER, wire.Extend(id="e", seat=1))
    assert isinstance(answer, wire.Answer) and answer.ok
    assert [seat.waits_until for seat in room.presence(ANN).seats] == [31.0, 50.0]


async def test_unreferenced_objects_are_collected_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """New objects are collected often and all objects rarely, because a full collection holds up every table."""
    done: list[str] = []
    for what in ("collect", "freeze", "unfreeze"):
        monkeypatch.setattr(gc, what, lambda what=what: done.append(what))
    settings = Settings()
    server = Server(config_of(make_app(settings, Memory()), settings))
    for tick in range(HOUSE_CLEANING):
        await server.on_tick(tick)
    assert done == ["collect", "freeze"] * 11 + ["unfreeze", "collect", "freeze"]
