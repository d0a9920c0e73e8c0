"""Sealed salts over real sockets: no client waits without need, and lost connections and restarts lose no salt."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec

from karak.play import beacon
from karak.play.seals import seal_of
from karak.server.sealing import LEAD, PATIENCE
from karak.server.settings import Settings
from karak.server.store.memory import Memory
from tests.server.client import Client
from tests.server.house import FAST, House, cookies_of, new_table, open_house, sit_down

SIGNATURE = "ab" * 48
HOLDING = msgspec.structs.replace(FAST, bot_pause=60.0)  # bots must not play on while a test looks
BEACON: Settings = msgspec.structs.replace(HOLDING, beacon="quicknet")


class Kept(Memory):
    """A journal that outlives the server that closes it."""

    def close(self) -> None: ...


class Player:
    """A browser, its socket, and a salt for each of its seats."""

    def __init__(self, house: House, browser: httpx.AsyncClient, table: str, seats: tuple[int, ...]) -> None:
        self.house, self.browser, self.table = house, browser, table
        self.salts = {seat: secrets.token_hex(16) for seat in seats}

    @contextlib.asynccontextmanager
    async def connected(self) -> AsyncIterator[Client]:
        async with Client(self.house.socket_url(self.table), cookies_of(self.browser)) as client:
            yield client

    async def seal(self, client: Client) -> None:
        for seat, salt in self.salts.items():
            assert (await client.do("seal", seat=seat, seal=seal_of(self.table, seat, salt)))["ok"]

    async def reveal(self, client: Client) -> list[dict[str, Any]]:
        return [await client.do("reveal", seat=seat, salt=salt) for seat, salt in self.salts.items()]


@contextlib.asynccontextmanager
async def pair(house: House) -> AsyncIterator[tuple[Player, Player]]:
    """Ann owns a table where Ben also sits, and both have sealed."""
    async with house.browser() as ann, house.browser() as ben:
        table = await new_table(ann, seats=2)
        for seat, browser in enumerate((ann, ben)):
            await sit_down(browser, table, "AB"[seat], seat)
        players = Player(house, ann, table, (0,)), Player(house, ben, table, (1,))
        for player in players:
            async with player.connected() as client:
                await player.seal(client)
        yield players


async def running(client: Client) -> bool:
    return await client.wait(lambda: client.last.get("status") == "running", 5.0)


async def test_two_people_open_their_salts_and_play() -> None:
    async with open_house(settings=HOLDING) as house, pair(house) as (ann, ben):
        async with ann.connected() as a, ben.connected() as b:
            assert (await a.do("start"))["ok"]
            assert await b.wait(lambda: b.last["status"] == "revealing")
            told = next(told for entry in b.log.values() for told in entry if told["key"] == "seals-fixed")
            assert told["args"]["shares"].split()[1] == f"sealed:{seal_of(ben.table, 1, ben.salts[1])}"
            assert (await ben.reveal(b))[0]["ok"] and (await ann.reveal(a))[0]["ok"]
            assert await running(a) and await running(b)
        assert (await house.hub.room(ann.table)).table.salts == [ann.salts[0], ben.salts[1]]


async def test_several_seats_at_one_browser_and_bots_wait_for_no_one_else() -> None:
    async with open_house(settings=HOLDING) as house, house.browser() as ann:
        table = await new_table(ann, seats=3)
        for seat in range(2):
            await sit_down(ann, table, f"Ann {seat}", seat)
        player = Player(house, ann, table, (0, 1))
        async with player.connected() as client, asyncio.timeout(3):
            await player.seal(client)
            assert (await client.do("addbot", seat=2, bot="random"))["ok"]
            assert (await client.do("start"))["ok"]
            assert all(answer["ok"] for answer in await player.reveal(client))
            assert await running(client)


async def test_bots_alone_begin_at_once() -> None:
    async with open_house(settings=HOLDING) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            for seat in range(2):
                await client.do("addbot", seat=seat, bot="random")
            assert (await client.do("start"))["ok"]
            assert client.last["status"] == "running" or await running(client)


async def test_a_player_who_loses_the_connection_while_salts_are_opened_comes_back_and_opens() -> None:
    async with open_house(settings=HOLDING) as house, pair(house) as (ann, ben), ann.connected() as a:
        await a.do("start")
        await ann.reveal(a)
        async with ben.connected() as b:
            assert b.last["status"] == "revealing"
            assert (await ben.reveal(b))[0]["ok"]
        assert await running(a)


async def test_a_restart_between_seal_and_salt_loses_nothing() -> None:
    """However long the server was down, the wait begins again when it is back."""
    journal = Kept()
    async with open_house(journal, HOLDING) as house, pair(house) as (ann, ben), ann.connected() as a:
        await a.do("start")
        await ann.reveal(a)
    async with open_house(journal, HOLDING) as house:
        ann.house = ben.house = house
        later = house.hub.now() + 3600
        house.hub.now = lambda: later
        house.hub.rooms.clear()
        await house.hub.room(ann.table)
        await house.hub.tick()
        async with ben.connected() as b, ann.connected() as a:
            assert (await ann.reveal(a))[0]["ok"], "it may be sent again"
            assert (await ben.reveal(b))[0]["ok"]
            assert await running(a)
        assert (await house.hub.room(ann.table)).table.salts == [ann.salts[0], ben.salts[1]]


async def test_a_missing_salt_is_waited_for_ten_seconds() -> None:
    async with open_house(settings=HOLDING) as house, pair(house) as (ann, ben):
        async with ann.connected() as a:
            await a.do("start")
            await ann.reveal(a)
            now = house.hub.now()
            for seconds, status in ((PATIENCE - 1, "revealing"), (PATIENCE + 1, "running")):
                house.hub.now = lambda later=now + seconds: later  # type: ignore[misc]  # its own clock
                await house.hub.tick()
                assert (await house.hub.room(ann.table)).table.status == status
            assert await running(a)
        async with ben.connected() as b:
            assert (await ben.reveal(b))[0]["key"] == "reveal-too-late"
            assert any(told["key"] == "withheld" for entry in b.log.values() for told in entry)


async def test_a_table_that_the_owner_ended_after_its_start_is_counted_by_the_next() -> None:
    async with open_house(settings=HOLDING) as house, pair(house) as (ann, ben):
        async with ann.connected() as a:
            await a.do("start")
            await ann.reveal(a)
            assert (await a.do("end"))["ok"]
            assert (await a.do("start"))["key"] == "table-started"
            again = (await a.do("rematch"))["args"]["table"]
        opening = (await house.hub.room(again)).table.opening
        assert (opening.rematch, opening.restarts) == (1, 1)
        chairs = (await house.hub.room(again)).table.chairs
        assert [chair.seal for chair in chairs] == ["", ""], "no seal is good for two games"
        async with Client(house.socket_url(again), cookies_of(ben.browser)) as client:
            assert (await client.do("seal", seat=1, seal=seal_of(ben.table, 1, ben.salts[1])))["ok"]
            async with Client(house.socket_url(again), cookies_of(ann.browser)) as owner:
                assert (await owner.do("start"))["ok"]
            assert (await client.do("reveal", seat=1, salt=ben.salts[1]))["key"] == "reveal-differs"


async def test_a_client_without_seals_plays_as_before() -> None:
    async with open_house(settings=HOLDING) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann", 0)
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.send({"type": "hello", "version": 1})
            assert (await client.do("salt", seat=0, salt="pepper"))["ok"]
            await client.do("addbot", seat=1, bot="random")
            assert (await client.do("start"))["ok"] and await running(client)
            await client.do("end")
        verdict = (await ann.get(f"/api/tables/{table}/verify")).json()
        assert verdict["ok"] and verdict["source"] == "table"
        assert [fact["key"] for fact in verdict["facts"]] == ["fair-said-open", "fair-said-none", "fair-said-first"]


# the beacon


async def test_a_table_with_a_beacon_begins_when_its_round_is_published() -> None:
    async with open_house(settings=BEACON) as house, pair(house) as (ann, ben):
        began = house.hub.now()
        async with ann.connected() as a, ben.connected() as b:
            await a.do("start")
            await ann.reveal(a)
            await ben.reveal(b)
            table = (await house.hub.room(ann.table)).table
            named = table.shares.beacon
            assert table.status == "revealing" and named is not None
            spoken = beacon.published(beacon.CHAINS["quicknet"], named.round)
            assert 0 <= spoken - (began + LEAD) <= 3 + 5
            told = {"round": named.round, "signature": SIGNATURE, "randomness": "as drand sends it"}
            address = f"/api/tables/{ann.table}/beacon"
            assert (await ann.browser.post(address, json=told)).json()["key"] == "beacon-too-early"
            house.hub.now = lambda: spoken + 1.0
            await house.hub.tick()
            assert table.status == "revealing", "without its number it does not begin"
            assert (await ben.browser.post(address, json=told)).status_code == 403
            for wrong, key in (({"round": 1}, "beacon-not-asked"), ({"signature": "ab"}, "beacon-wrong")):
                assert (await ann.browser.post(address, json=told | wrong)).json()["key"] == key
            for _ in range(2):
                assert (await ann.browser.post(address, json=told)).json()["ok"]
            assert await running(a)
            await a.do("end")
        verdict = (await ann.browser.get(f"/api/tables/{ann.table}/verify")).json()
        assert verdict["ok"]
        assert [fact["key"] for fact in verdict["facts"]][1] == "fair-said-beacon"


async def test_once_the_beacon_round_is_known_no_salt_is_opened() -> None:
    """Otherwise a player could wait for the beacon's number and then choose whether to open."""
    async with open_house(settings=BEACON) as house, pair(house) as (ann, ben):  # noqa: SIM117  # one line would be too long
        async with ann.connected() as a, ben.connected() as b:
            await a.do("start")
            await ann.reveal(a)
            table = (await house.hub.room(ann.table)).table
            named = table.shares.beacon
            assert named is not None
            spoken = beacon.published(beacon.CHAINS["quicknet"], named.round)
            house.hub.now = lambda: float(spoken)
            assert (await ben.reveal(b))[0]["key"] == "reveal-too-late"
            told = {"round": named.round, "signature": SIGNATURE}
            assert (await ann.browser.post(f"/api/tables/{ann.table}/beacon", json=told)).json()["ok"]
            assert table.salts == [ann.salts[0], ""]


# files


async def test_a_file_never_counts_as_a_record_of_this_server() -> None:
    """Ann forges another course of a game whose seed is known, and uploads it."""
    async with open_house(settings=HOLDING) as house, pair(house) as (ann, ben):
        async with ann.connected() as a, ben.connected() as b:
            await a.do("start")
            await ann.reveal(a)
            await ben.reveal(b)
            assert await running(a)
            await a.do("end")
        raw = (await ann.browser.get(f"/api/tables/{ann.table}/export")).content
        brought = (await ann.browser.post("/api/replays", content=raw)).json()["replay"]
        assert brought != ann.table
        of_file, of_table = [(await ann.browser.get(f"/api/tables/{id}/verify")).json() for id in (brought, ann.table)]
        assert (of_file["source"], of_table["source"]) == ("file", "table") and of_file["ok"] and of_table["ok"]
        shown = (await ann.browser.get(f"/api/tables/{brought}")).json()
        export = (await ann.browser.get(f"/api/tables/{brought}/export")).json()
        assert shown["table"] == brought == export["table"]
