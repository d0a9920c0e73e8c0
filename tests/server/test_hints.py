"""A hint over the socket: for whoever is asked, from their view, and it changes nothing."""

import asyncio
from typing import Any

import pytest

from karak.bots.named import make_bot
from karak.words import has
from tests.server.client import Client
from tests.server.house import FAST, cookies_of, new_table, open_house


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karak.server.hinting.BOT", "search:12")


async def hinted(client: Client) -> dict[str, Any]:
    """What comes back to a hint, whatever it is."""
    id = next(client.ids)
    await client.send({"type": "hint", "id": id, "expected": client.seq})
    assert await client.wait(lambda: any(m.get("id") == id for m in client.messages), 20.0)
    return next(m for m in client.messages if m.get("id") == id)


async def begin(client: Client, *, bot: str = "random") -> None:
    await client.do("takeseat", seat=0, name="Ann")
    await client.do("addbot", seat=1, bot=bot)


@pytest.mark.parametrize("title", ["karak", "goblin", "karak2", "imperium"])
async def test_whoever_is_asked_gets_the_best_choices(title: str) -> None:
    async with open_house(settings=FAST) as house, house.browser() as owner:
        table = await new_table(owner, title=title, seats=2)
        async with Client(house.socket_url(table), cookies_of(owner)) as client:
            await begin(client)
            assert (await hinted(client))["key"] == "table-not-started"
            await client.do("start")
            await client.wait(lambda: len(client.options) > 1, 20.0)
            seq = client.seq
            answer = await hinted(client)
            assert answer["type"] == "hinted" and client.seq == seq == answer["seq"]
            texts = [choice["text"] for choice in answer["choices"]]
            assert 1 <= len(texts) <= 3 and set(texts) <= set(client.options)
            assert all(0.0 <= choice["chance"] <= 1.0 and choice["worlds"] > 0 for choice in answer["choices"])
            assert answer["why"]["key"].startswith("advice-") and has(answer["why"]["key"])
            assert (await client.do("act", expected=client.seq, action=texts[0]))["ok"]


async def test_nobody_else_gets_one() -> None:
    async with open_house(settings=FAST) as house, house.browser() as owner:
        table = await new_table(owner, title="karak", seats=2)
        async with (
            Client(house.socket_url(table), cookies_of(owner)) as client,
            Client(house.socket_url(table)) as other,
        ):
            await begin(client)
            await client.do("start")
            await client.wait(lambda: bool(client.options), 20.0)
            await other.wait(lambda: other.seq >= client.seq)
            assert (await hinted(other))["key"] == "not-your-decision"
            await client.send({"type": "hint", "id": "old", "expected": 0})
            await client.wait(lambda: "old" in client.answers)
            assert client.answers["old"]["type"] == "sync"
        assert not any(message["type"] == "hinted" for message in other.messages)


async def test_one_at_a_time_and_the_same_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the bot thinks, another hint is refused, and the same one is not thought about again."""
    begun, may_end = asyncio.Event(), asyncio.Event()
    thoughts = 0

    async def slow(minds: Any, name: str, bot: Any, game: Any, state: Any, seat: int, client: str) -> Any:
        nonlocal thoughts
        thoughts += 1
        begun.set()
        await may_end.wait()
        raise TimeoutError

    monkeypatch.setattr("karak.server.minds.Minds.advise", slow)
    async with open_house(settings=FAST) as house, house.browser() as owner:
        table = await new_table(owner, title="karak", seats=2)
        async with Client(house.socket_url(table), cookies_of(owner)) as client:
            await begin(client)
            await client.do("start")
            await client.wait(lambda: bool(client.options), 20.0)
            for _ in range(2):
                await client.send({"type": "hint", "id": "same", "expected": client.seq})
            await begun.wait()
            assert (await hinted(client))["key"] == "hint-thinking"
            may_end.set()
            await client.wait(lambda: "same" in client.answers)
            assert client.answers["same"]["key"] == "hint-failed" and thoughts == 1


def test_the_bot_that_is_asked_exists() -> None:
    from karak.server import hinting

    assert make_bot("karak", hinting.BOT)
