"""Limits per client: tables, talk, records, bots and places in the list are shared out fairly."""

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import pytest

from karak.core.refusal import Refusal
from karak.server import hub as hubs
from karak.server import wire
from karak.server.hub import Hub
from karak.server.people import Person
from karak.server.store.memory import Memory
from karak.server.tables import EXPIRED
from karak.server.threads import Threads
from tests.server.client import Client
from tests.server.house import FAST, House, cookies_of, new_table, open_house, sit_down
from tests.server.sitting import ANN, BEN, OWNER, SEED, begun, opening


def settled(**limits: Any) -> Any:
    return msgspec.structs.replace(FAST, **limits)


def elsewhere(house: House, number: int) -> httpx.AsyncClient:
    """A browser on another machine."""
    way = httpx.AsyncHTTPTransport(local_address=f"127.0.0.{number}")
    return httpx.AsyncClient(base_url=house.url, transport=way, timeout=10)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not is_so():
            await asyncio.sleep(0.02)


# bots


async def test_a_table_of_bots_waits_while_no_client_watches(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, title="karak", seats=2)
        room = await house.hub.room(table)
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            for seat in (0, 1):
                await client.do("addbot", seat=seat, bot="random")
            await client.do("start")
            await until(lambda: room.table.length > 10)
        await until(lambda: not room.connections and room.thinking is None)
        length = room.table.length
        await asyncio.sleep(0.3)
        assert room.table.length == length and room.table.status == "running"
        async with Client(house.socket_url(table)):
            await until(lambda: room.table.length > length)


async def test_bots_go_on_for_a_player_who_is_away_for_a_moment(house: House) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, title="goblin", seats=2)
        await sit_down(ann, table, "Ann")
        room = await house.hub.room(table)
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.do("addbot", seat=1, bot="random")
            await client.do("start")
        await until(lambda: room.table.who == 0)


class Clumsy:
    """A bot that thinks as long as it is told to."""

    def __init__(self) -> None:
        self.go_on = threading.Event()

    def choose(self, game: Any, view: Any, luck: Any) -> int:
        self.go_on.wait(10)
        return int(view.options[0])


async def test_a_client_with_many_bots_does_not_keep_those_of_others_from_thinking() -> None:
    minds, match = Threads(10.0), begun().playing()
    slow, quick = Clumsy(), Clumsy()
    quick.go_on.set()
    many = [
        asyncio.create_task(minds.choose(slow, match.game, match.state, match.who, "many"))  # type: ignore[arg-type]  # no Bot
        for _ in range(20)
    ]
    await asyncio.sleep(0.05)
    began = time.perf_counter()
    await minds.choose(quick, match.game, match.state, match.who, "one")  # type: ignore[arg-type]  # no Bot
    assert time.perf_counter() - began < 2 and not any(task.done() for task in many)
    slow.go_on.set()
    assert len(await asyncio.gather(*many)) == 20
    minds.close()


# tables


async def test_rematches_count_as_tables() -> None:
    async with open_house(settings=settled(tables_per_hour=2)) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        other = await new_table(ann, seats=2)
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.do("end")
            refused = await client.do("rematch")
            assert not refused["ok"] and refused["key"] == "too-many-tables"
        assert (await ann.get(f"/api/tables/{other}-2")).status_code == 404


async def test_one_client_has_a_limited_number_of_tables_that_have_not_begun() -> None:
    async with open_house(settings=settled(open_tables_per_client=2)) as house, house.browser() as ann:
        first = await new_table(ann, seats=2)
        await new_table(ann, seats=2)
        assert (await ann.post("/api/tables", json={})).json()["key"] == "too-many-tables"
        async with elsewhere(house, 2) as ben:
            await new_table(ben, seats=2)
        async with Client(house.socket_url(first), cookies_of(ann)) as client:
            await client.do("end")
        await new_table(ann, seats=2)


async def test_one_client_cannot_flood_the_list() -> None:
    async with open_house() as house, house.browser() as ann, elsewhere(house, 2) as flood:
        mine = await new_table(ann, public=True)
        newest = [await new_table(flood, public=True) for _ in range(120)][-1]
        listed = [card["table"] for card in (await flood.get("/api/tables")).json()]
        assert len(listed) == 100 and listed[:2] == [newest, mine]


class Days:
    """A hub whose clock the test sets."""

    def __init__(self, journal: Memory) -> None:
        self.now = time.time()
        self.hub = Hub(journal, lambda: self.now)


async def test_a_table_without_players_leaves_the_list_and_is_over_after_a_day() -> None:
    journal = Memory()
    day = Days(journal)
    for id, is_taken in (("empty", False), ("taken", True)):
        room = await day.hub.open(msgspec.structs.replace(opening(public=True), game=id, at=day.now), SEED, [])
        if is_taken:
            await day.hub.execute(room, ANN, wire.TakeSeat(id="a", seat=0, name="Ann"))
    assert len(day.hub.listing.shown()) == 2
    day.now += 3600
    await day.hub.tick()
    assert [card.table for card in day.hub.listing.shown()] == ["taken"] and not day.hub.rooms
    assert (await day.hub.room("empty")).table.status == "open"
    assert len(day.hub.listing.shown()) == 2
    for hub in (day.hub, Hub(journal, lambda: day.now)):
        day.now += EXPIRED
        await hub.recall()
        await hub.tick()
        await asyncio.gather(*hub.tasks)
        assert [card.table for card in hub.listing.shown()] == ["taken"]
        assert [row.state for row in journal.games()] == ["over", "open"]


# talk and records


async def test_the_talk_of_one_player_is_limited_even_under_new_names() -> None:
    async with open_house(settings=settled(talk_per_minute=30)) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            said = [await client.do("say", text="again") for _ in range(12)]
            assert [answer["ok"] for answer in said] == [True] * 10 + [False] * 2
            assert said[-1]["key"] == "talk-too-fast" and said[-1]["text"]
            waved = [await client.do("emote", emote="hello") for _ in range(12)]
            assert [answer["ok"] for answer in waved] == [True] * 10 + [False] * 2
            await client.do("leaveseat", seat=0)
        async with house.browser() as ben:
            await sit_down(ben, table, "Ben", 0)
            async with Client(house.socket_url(table), cookies_of(ben)) as client:
                assert (await client.do("say", text="me"))["key"] == "talk-too-fast"


async def test_a_log_holds_a_limited_number_of_lines_beside_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_ASIDES", 8)
    hub = Hub(Memory(), time.time)
    room = await hub.open(opening(), SEED, [])

    async def do(person: Person, command: wire.Command) -> Any:
        return await hub.execute(room, person, command)

    for seat, person in enumerate((ANN, BEN)):
        assert (await do(person, wire.TakeSeat(id=f"t{seat}", seat=seat, name="A"))).ok
    assert (await do(OWNER, wire.Start(id="start"))).ok
    answers = [await do(ANN, wire.Say(id=f"say{n}", text="x")) for n in range(8)]
    assert answers[0].ok and not answers[-1].ok and answers[-1].key == "table-log-full"
    table = room.table
    for n in range(5):
        act = wire.Act(id=f"act{n}", expected=table.seq, action=table.playing().decision().options[0])
        assert (await do(ANN if table.who == 0 else BEN, act)).ok
    assert (await do(OWNER, wire.End(id="end"))).ok


async def test_what_one_client_sends_over_all_its_sockets_waits_its_turn() -> None:
    async with open_house(settings=settled(commands_per_second=20)) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as a, Client(house.socket_url(table)) as b:
            began = time.perf_counter()
            for client in (a, b):
                for number in range(60):
                    await client.send({"type": "whynot", "id": f"why{number}", "text": "fly"})
            await until(lambda: len(a.answers) + len(b.answers) == 120)
            assert time.perf_counter() - began > 1.5


async def test_a_refused_table_does_not_count() -> None:
    hub = Hub(Memory(), time.time)
    hub.most_open = 1
    await hub.open(opening(), SEED, [], "x")
    with pytest.raises(Refusal, match="too-many-tables"):
        await hub.open(msgspec.structs.replace(opening(), game="second"), SEED, [], "x")
    assert hub.journal.head("second") == 0
