"""A database fails in the middle of a write: the server finds out what happened before it answers."""

import asyncio
from concurrent.futures import Future
from typing import Any
from unittest.mock import Mock

import pytest

from karak.core.refusal import Refusal
from karak.server import tables, wire
from karak.server.cable import SocketCable
from karak.server.hub import Hub
from karak.server.robots import Robots
from karak.server.room import Connection, Room
from karak.server.store.journal import Unsure
from karak.server.store.memory import Memory
from karak.server.threads import Threads
from tests.server.client import Client
from tests.server.house import House, cookies_of, open_house
from tests.server.sitting import BEN, OWNER, SEED, opening


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PAUSES", (0.0, 0.01, 0.02))


def failed(fault: Refusal) -> "Future[None]":
    done: Future[None] = Future()
    done.set_exception(fault)
    return done


class Shaky(Memory):
    """A journal whose connection breaks on command, with the write done or not, and comes back after some tries."""

    def __init__(self) -> None:
        super().__init__()
        self.breaks: list[bool] = []  # one entry for each coming write that breaks: whether the write goes through
        self.away = 0  # the number of reads that fail afterwards

    def broken(self, work: "Any") -> "Future[None]":
        if not self.breaks:
            done: Future[None] = work()
            return done
        if self.breaks.pop(0):
            work()
        return failed(Unsure("store-failed", place="postgresql://secret", fault="server closed the connection"))

    def append(self, game: str, seq: int, records: list[bytes]) -> "Future[None]":
        append = super().append
        return self.broken(lambda: append(game, seq, records))

    def create(self, game: str, records: list[bytes], secret: bytes = b"") -> "Future[None]":
        create = super().create
        return self.broken(lambda: create(game, records, secret))

    def settled(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        if self.away:
            self.away -= 1
            raise Refusal("store-failed", place="postgresql://secret", fault="connection refused")
        return super().settled(game, after)

    def close(self) -> None: ...


async def seated(journal: Shaky) -> tuple[Hub, Room]:
    hub = Hub(journal, now=lambda: 1.0)
    room = await hub.open(opening(), SEED, [])
    await hub.execute(room, OWNER, wire.TakeSeat(id="a", seat=0, name="Ann"))
    return hub, room


SEAT = wire.TakeSeat(id="b", seat=1, name="Ben")


async def test_a_write_that_went_through_is_acknowledged() -> None:
    hub, room = await seated(journal := Shaky())
    journal.breaks = [True]
    answer = await hub.execute(room, BEN, SEAT)
    assert answer == wire.Answer(id="b", ok=True, seq=3) == await hub.execute(room, BEN, SEAT)
    assert room.table.seq == journal.head("table") == 3


async def test_a_write_that_did_not_go_through_is_refused_and_may_be_sent_again() -> None:
    hub, room = await seated(journal := Shaky())
    journal.breaks = [False]
    refusal = await hub.execute(room, BEN, SEAT)
    assert isinstance(refusal, wire.Answer) and not refusal.ok and room.table.seq == journal.head("table") == 2
    assert await hub.execute(room, BEN, SEAT) == wire.Answer(id="b", ok=True, seq=3)


@pytest.mark.parametrize("is_done", [True, False])
async def test_an_unreadable_result_is_unknown_until_it_can_be_read(is_done: bool) -> None:
    hub, room = await seated(journal := Shaky())
    journal.breaks, journal.away = [is_done], 7
    assert await hub.execute(room, BEN, SEAT) == wire.Unknown(id="b")
    assert await hub.execute(room, BEN, SEAT) == wire.Unknown(id="b")
    assert await hub.execute(room, BEN, SEAT) == wire.Answer(id="b", ok=True, seq=3)
    assert room.table.seq == journal.head("table") == 3 and not room.is_unsure


async def test_a_table_recovers_without_another_command() -> None:
    hub, room = await seated(journal := Shaky())
    journal.breaks, journal.away = [True], 5
    assert await hub.execute(room, BEN, SEAT) == wire.Unknown(id="b")
    async with asyncio.timeout(5):
        while room.is_unsure:
            await asyncio.sleep(0.01)
    assert room.table.seq == 3 and room.table.chairs[1].name == "Ben"


async def test_bots_play_on_after_the_database_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karak.server.robots.PATIENCE", 0.01)
    hub, room = await seated(journal := Shaky())
    minds = Threads(5.0)
    Robots(hub, minds, 0.0)
    room.connections.add(Connection(room, BEN, Mock(SocketCable)))
    await hub.execute(room, OWNER, wire.AddBot(id="bot", seat=1, bot="random"))
    await hub.execute(room, OWNER, wire.Start(id="start"))
    await hub.execute(room, OWNER, wire.LetBotPlay(id="let", seat=0, bot="random"))
    journal.breaks, journal.away = [True, False] * 5, 5
    before = room.table.seq
    async with asyncio.timeout(20):
        while journal.breaks or room.table.seq < before + 40:
            await asyncio.sleep(0.01)
    hub.is_stopping = True
    minds.close()
    assert room.table.fault() == ""


async def test_opening_a_table_is_answered_as_it_was() -> None:
    journal = Shaky()
    async with open_house(journal) as house, house.browser() as browser:
        journal.breaks = [True]
        answer = await browser.post("/api/tables", json={})
        assert answer.status_code == 201 and len(journal.games()) == 1
        headers = {"Idempotency-Key": "k" * 20}
        journal.breaks, journal.away = [True], 3
        unknown = await browser.post("/api/tables", json={}, headers=headers)
        assert unknown.status_code == 503 and unknown.json()["key"] == "not-known"
        again = await browser.post("/api/tables", json={}, headers=headers)
        assert again.status_code == 201 and len(journal.games()) == 2
        await joined(house, journal, again.json()["table"])


async def joined(house: House, journal: Shaky, table: str) -> None:
    async with house.browser() as browser:
        journal.breaks, journal.away = [True], 3
        path, headers = f"/api/tables/{table}/join", {"Idempotency-Key": "j" * 20}
        unknown = await browser.post(path, json={"name": "Ann"}, headers=headers)
        assert unknown.status_code == 503 and unknown.json()["key"] == "not-known"
        again = await browser.post(path, json={"name": "Ann"}, headers=headers)
        assert again.json()["seats"] == [0] and (await house.hub.room(table)).table.seq == 2


@pytest.mark.parametrize(("version", "told"), [(1, []), (2, ["unknown"]), (3, ["unknown"])])
async def test_only_clients_that_know_unknown_get_that_answer(version: int, told: list[str]) -> None:
    journal = Shaky()
    async with open_house(journal) as house, house.browser() as browser:
        table = str((await browser.post("/api/tables", json={})).json()["table"])
        async with Client(house.socket_url(table), cookies_of(browser)) as client:
            await client.send({"type": "hello", "version": version})
            journal.breaks, journal.away = [True], 3
            await client.send({"type": "takeseat", "id": "x", "seat": 0, "name": "Ann"})
            await client.wait(lambda: client.last["seq"] == 2)
            kinds = [message["type"] for message in client.messages]
            assert [kind for kind in kinds if kind in ("unknown", "answer")] == told
