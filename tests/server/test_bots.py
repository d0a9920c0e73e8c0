"""Bots that fail do not hold up a table."""

import time
from typing import Any

import pytest

from karak.bots.bot import Bot, RandomBot
from karak.server.records import Noted
from karak.server.threads import Threads
from tests.server.client import Client
from tests.server.house import FAST, cookies_of, new_table, open_house
from tests.server.sitting import begun


class Broken(Bot[Any]):
    def choose(self, game: Any, view: Any, dealer: Any) -> int:
        raise RuntimeError("a secret")


class Wrong(Bot[Any]):
    def choose(self, game: Any, view: Any, dealer: Any) -> int:
        return 12345


class Slow(Bot[Any]):
    def choose(self, game: Any, view: Any, dealer: Any) -> int:
        time.sleep(0.4)
        return int(view.options[0])


class Nosy(Bot[Any]):
    """A bot that changes the view it is given."""

    def choose(self, game: Any, view: Any, dealer: Any) -> int:
        first = int(view.options[0])
        view.turns = 99
        return first


@pytest.mark.parametrize(
    ("bot", "fault"),
    [(RandomBot(), ""), (Nosy(), ""), (Broken(), "a secret"), (Wrong(), "not offered"), (Slow(), "too long")],
)
async def test_the_table_gets_an_answer_in_time(bot: Bot[Any], fault: str) -> None:
    minds = Threads(0.1)
    match = begun().playing()
    before = match.state.numbers()
    for _ in range(3):
        action, said = await minds.choose(bot, match.game, match.state, match.who)
        assert match.is_option(action) and fault in said and bool(fault) == bool(said)
    assert match.state.numbers() == before
    minds.close()


async def test_the_log_notes_it_without_the_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karak.server.robots.make_bot", lambda title, name: Broken())
    async with open_house(settings=FAST) as house, house.browser() as owner:
        table = await new_table(owner, title="karak", seats=2)
        async with Client(house.socket_url(table), cookies_of(owner)) as client:
            for seat in (0, 1):
                await client.do("addbot", seat=seat, bot="greedy")
            await client.do("start")
            await client.wait(lambda: client.seq > 20)
            notes = [told for told in client.log.values() if told and told[0]["key"] == "bot-failed"]
            assert notes and "a secret" not in str(client.messages)
            assert (await client.do("end"))["ok"]
        room = await house.hub.room(table)
        assert any(isinstance(line.record, Noted) for line in room.table.lines)
