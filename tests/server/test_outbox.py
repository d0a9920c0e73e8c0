"""The messages that wait for a slow client: news may be replaced, answers never."""

import asyncio
import json
from typing import Any
from unittest.mock import Mock

import pytest
import websockets

from karak.server import outbox, wire
from karak.server.outbox import MOST_ANSWERS, MOST_MESSAGES, Outbox
from karak.server.people import Person
from karak.server.room import Connection, Room
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, sit_down, socket_of
from tests.server.sitting import do, fresh

SAID = wire.Told(key="", args={})
KEPT: list[wire.Out] = [
    wire.Answer(id="1", ok=True, seq=1), wire.Sync(id="2", seq=1), wire.Unknown(id="3"),
    wire.Hinted(id="4", seq=1, choices=[], why=SAID), wire.Bye(reason="", key="", args={}, text=""),
]  # fmt: skip


def stuck() -> Any:
    return Mock(is_full=True)


async def test_answers_stay_in_order_when_a_snapshot_replaces_news() -> None:
    table = fresh()
    connection = Connection(Room(table, 0.0), Person(), stuck())
    for number, message in enumerate(KEPT):
        connection.send(message)
        for _ in range(MOST_MESSAGES if number % 2 else 10):
            connection.send(wire.Pong(seq=number))
    assert connection.outbox.overflowed
    connection.outbox.cable.is_full = False
    connection.outbox.send()
    (lines,) = connection.outbox.cable.write.call_args.args  # type: ignore[attr-defined]  # it is a Mock
    assert [line for line in lines if line in [wire.encode(kept) for kept in KEPT]] == [wire.encode(k) for k in KEPT]
    assert sum(b'"type":"snapshot"' in line for line in lines) == 1 and len(lines) < len(KEPT) + MOST_MESSAGES + 4


@pytest.mark.parametrize(("line", "few"), [(b"x", MOST_ANSWERS), (b"x" * 100_000, 41)])
async def test_a_client_with_too_many_waiting_answers_is_cut_off(line: bytes, few: int) -> None:
    cable = stuck()
    waiting = Outbox(cable, list)
    for _ in range(few):
        waiting.put_answer(line)
    cable.abort.assert_not_called()
    waiting.put_answer(line)
    cable.abort.assert_called_once()
    assert not waiting.waiting and waiting.size == 0


async def test_a_slow_reader_gets_every_answer(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as a:
            (connection,) = house.hub.connected
            socket_of(connection).pause_writing()
            for number in range(200):
                await a.send({"type": "say", "id": f"say{number}", "text": "hello"})
            while len(connection.outbox.answers) < 200:
                await asyncio.sleep(0.01)
            assert connection.outbox.overflowed
            socket_of(connection).resume_writing()
            await a.wait(lambda: len(a.answers) == 200)
            assert sorted(a.answers) == sorted(f"say{number}" for number in range(200))
            assert await a.wait(lambda: a.seq == connection.room.table.seq) and a.wrong == 0


async def test_a_client_that_never_reads_its_answers_is_cut_off(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_ANSWERS", 20)
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
    async with websockets.connect(house.socket_url(table)) as socket:
        await socket.send('{"type":"hello"}')
        while not (await house.hub.room(table)).connections:
            await asyncio.sleep(0.01)
        (connection,) = house.hub.connected
        socket_of(connection).pause_writing()
        for number in range(30):
            await socket.send(f'{{"type":"say","id":"{number}","text":"x"}}')
        await asyncio.wait_for(socket.wait_closed(), 5)
    assert not house.hub.connected


# viewpoints


async def test_a_client_whose_viewpoint_changes_gets_a_whole_view(house: House) -> None:
    async with house.browser() as ann, house.browser() as ben:
        table = await new_table(ann, title="goblin", seats=2)
        for browser, name in ((ann, "Ann"), (ben, "Ben")):
            await sit_down(browser, table, name)
        async with Client(house.socket_url(table), cookies_of(ann)) as a:
            assert (await a.do("start"))["ok"]
        async with Client(house.socket_url(table) + "?watch", cookies_of(ann)) as watcher:
            assert watcher.last["viewpoint"] == wire.NO_SEAT
            seq = watcher.seq
        others = (wire.NO_SEAT, wire.OLD_NO_SEAT, None, 1)
        for viewpoint, kind in ((0, "event"), *((other, "snapshot") for other in others)):
            async with websockets.connect(
                house.socket_url(table), additional_headers={"Cookie": cookies_of(ann)}
            ) as socket:
                await socket.send(wire.encode(wire.Hello(after=seq, viewpoint=viewpoint)).decode())
                message: dict[str, Any] = {"type": ""}
                while message["type"] not in ("snapshot", "event"):
                    message = json.loads(await socket.recv())
                assert message["type"] == kind and message["viewpoint"] == 0


async def test_of_two_seats_the_requested_viewpoint_stays() -> None:
    table = fresh()
    both = Person(("ann",))
    for seat in (0, 1):
        do(table, both, wire.TakeSeat(id=f"{seat}", seat=seat, name="Ann"))
    connection = Connection(Room(table, 0.0), both, stuck())
    connection.room.begin(connection, wire.Hello(after=table.seq, viewpoint=1))
    assert connection.viewpoint == 1 and b'"type":"event"' in connection.outbox.waiting[-1]
