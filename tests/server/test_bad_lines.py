"""Two clients finish a game of each kind over lines that lose, delay, double and reorder messages."""

import asyncio

import pytest

from karak.bots.named import make_bot
from karak.games.shelf import RULESETS
from karak.play.dealer import Shaker
from karak.play.match import WORD
from karak.server.faces import digest
from karak.server.room import Room
from karak.server.views import seen
from tests.server.client import Client
from tests.server.house import cookies_of, new_table, open_house, sit_down
from tests.server.proxy import bad_line


async def play(client: Client, room: Room, seat: int) -> None:
    """Answers like a greedy bot whenever it is the client's turn to choose."""
    luck, bot = Shaker(str(seat)), make_bot(room.table.title, "greedy")
    while client.last["status"] != "over":
        match = room.table.match
        if match and client.options and room.table.seq == client.seq and room.table.who == seat:
            held = match.holder is not None
            text = WORD if held else match.spell(int(bot.choose(match.game, match.view(seat), luck)))
            answer = await client.do("act", expected=client.seq, action=text)
            assert answer["type"] == "sync" or answer["ok"], answer
        else:
            await client.wait(lambda: bool(client.options) or client.last["status"] == "over", 0.02)
            if client.seq < room.table.seq:
                await client.resume()
                await client.wait(lambda: False, 0.005)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("title", sorted(RULESETS))
async def test_two_clients_finish_a_game(title: str) -> None:
    async with open_house() as house, house.browser() as ann, house.browser() as ben:
        table = await new_table(ann, title=title, seats=2)
        await sit_down(ann, table, "Ann")
        await sit_down(ben, table, "Ben")
        room = await house.hub.room(table)
        truth: dict[int, list[str]] = {}
        changed = house.hub.changed

        def note(room: Room) -> None:
            if room.table.match:
                truth[room.table.seq] = [digest(seen(room.table.match, seat)) for seat in (0, 1)]
            changed(room)

        house.hub.changed = note
        async with (
            bad_line(f"ws://127.0.0.1:{house.port}", 7) as (url, proxy),
            Client(f"{url}/ws/{table}", cookies_of(ann)) as a,
            Client(f"{url}/ws/{table}", cookies_of(ben)) as b,
            asyncio.timeout(200),
        ):
            await a.do("start")
            await asyncio.gather(play(a, room, 0), play(b, room, 1))
        assert room.table.status == "over" and min(proxy.done.values()) > 5
        for seat, client in enumerate((a, b)):
            assert client.wrong == 0 and client.seq == room.table.seq
            compared = [seq for seq in client.hashes if seq in truth]
            assert len(compared) > 50 and all(client.hashes[seq] == truth[seq][seat] for seq in compared)
            assert sorted(client.log) == list(range(1, room.table.seq + 1))
