"""A server that is stopped and started again resumes where it was."""

import asyncio
import contextlib

from karak.play.tape import hash_of
from karak.server.store.memory import Memory
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, open_house, sit_down


class Kept(Memory):
    """A journal that outlives the server that closes it."""

    def close(self) -> None: ...


async def bot_tables(house: House, count: int) -> list[str]:
    async with house.browser() as owner:
        tables = [await new_table(owner, title=title, seats=2) for title in ("karak", "goblin", "karak2") * count]
        for table in tables:
            async with Client(house.socket_url(table), cookies_of(owner)) as client:
                for seat in (0, 1):
                    await client.do("addbot", seat=seat, bot="greedy")
                await client.do("start")
    return tables


async def test_watched_tables_of_bots_go_on_after_a_restart_with_equal_hashes() -> None:
    journal = Kept()
    async with open_house(journal) as house:
        tables = await bot_tables(house, 2)
        rooms = [await house.hub.room(table) for table in tables]
    stopped = {room.table.id: (room.table.seq, hash_of(room.table.match.state)) for room in rooms if room.table.match}
    assert len(stopped) == 6 and all(journal.head(table) == seq for table, (seq, _) in stopped.items())
    async with open_house(journal) as house, contextlib.AsyncExitStack() as watching:
        for table in tables:
            await watching.enter_async_context(Client(house.socket_url(table)))
        async with asyncio.timeout(60):
            while any(row.state == "running" for row in journal.games()):
                await asyncio.sleep(0.02)
        for table in tables:
            room = await house.hub.room(table)
            seq, hash = stopped[table]
            hashes = [getattr(line.record, "hash", "") for line in room.table.lines[:seq]]
            assert [after for after in hashes if after][-1:] in ([hash], [])  # none if no player had moved yet
            assert room.table.status == "over" and room.table.fault() == ""


async def test_people_are_told_and_come_back_to_their_seat() -> None:
    journal = Kept()
    async with open_house(journal) as house, house.browser() as ann:
        table = await new_table(ann, title="karak", seats=2)
        await sit_down(ann, table, "Ann")
        cookie = cookies_of(ann)
        async with Client(house.socket_url(table), cookie) as client:
            await client.do("addbot", seat=1, bot="greedy")
            await client.do("start")
            await client.wait(lambda: bool(client.options))
            await house.hub.stop()
            await client.wait(lambda: bool(client.bye))
            assert client.bye == "restart"
            seq, view, options = client.seq, client.view, client.options
    async with open_house(journal) as house, Client(house.socket_url(table), cookie) as client:
        assert (client.seq, client.view, client.options) == (seq, view, options)
        assert (await client.do("act", expected=seq, action=options[-1]))["ok"]


async def test_a_bot_plays_for_an_absent_player_until_they_return() -> None:
    async with open_house() as house, house.browser() as ann:
        table = await new_table(ann, title="karak", seats=2, absent="bot", grace=5)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.do("addbot", seat=1, bot="greedy")
            await client.do("start")
            await client.wait(lambda: bool(client.options))
        room = await house.hub.room(table)
        await asyncio.sleep(0.05)
        later = house.hub.now() + 6
        house.hub.now = lambda: later
        await house.hub.tick()
        assert room.table.chairs[0].kind == "bot" and room.table.chairs[0].by == "clock"
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.wait(lambda: room.table.chairs[0].kind == "human", 5)
            assert room.table.chairs[0].kind == "human" or room.table.status == "over"
