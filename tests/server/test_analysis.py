"""The analysis of a finished game over HTTP: reckoned once, one game at a time, for a limited time."""

import asyncio
import threading
from typing import Any

import httpx
import pytest

from karak.bots.analysis.study import analyse
from karak.play.tape import encode
from karak.server.after import analysts
from karak.server.after.analysts import Analysts
from tests.server.house import House, open_house
from tests.server.test_after import finished


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "WORLDS", {"karak": 0, "goblin": 0})
    monkeypatch.setattr(analysts, "FEWEST", 2)


async def brought(browser: httpx.AsyncClient, title: str = "karak", blanks: int = 0) -> str:
    """A finished game, as a file; each number of blanks makes another one of it."""
    kept = await browser.post("/api/replays", content=encode(finished(title)) + b" " * blanks)
    return str(kept.json()["replay"])


async def asked(browser: httpx.AsyncClient, id: str) -> httpx.Response:
    return await browser.get(f"/api/tables/{id}/analysis", timeout=60)


@pytest.mark.parametrize("title", ["karak", "goblin"])
async def test_anybody_may_ask_about_a_finished_game(title: str) -> None:
    async with open_house() as house, house.browser() as ann:
        answer = await asked(ann, await brought(ann, title))
        assert answer.status_code == 200
        found = answer.json()
        assert found["game"] == title and found["length"] == found["actions"] == len(found["moments"]) - 1
        assert sorted(found["moments"][-1]["chances"]) == [0.0, 1.0]


async def test_it_is_reckoned_once(monkeypatch: pytest.MonkeyPatch) -> None:
    times = count(monkeypatch)
    async with open_house() as house, house.browser() as ann, house.browser() as ben:
        id = await brought(ann)
        first, second = await asyncio.gather(asked(ann, id), asked(ben, id))
        assert first.json() == second.json() == (await asked(ann, id)).json()
    assert len(times) == 1


def count(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the threads in which it was reckoned."""
    names: list[str] = []

    def counted(*given: Any) -> Any:
        names.append(threading.current_thread().name)
        return analyse(*given)

    monkeypatch.setattr(analysts, "analyse", counted)
    return names


async def test_the_event_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    names = count(monkeypatch)
    async with open_house() as house, house.browser() as ann:
        await asked(ann, await brought(ann))
    assert threading.main_thread().name not in names


async def test_when_time_is_up_what_is_known_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysts, "SECONDS", 0.0)
    async with open_house() as house, house.browser() as ann:
        found = (await asked(ann, await brought(ann))).json()
        assert found["length"] == 0 < found["actions"] and len(found["moments"]) == 1


async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def slow(*given: Any) -> Any:
        go_on.wait(30)
        return analyse(*given)

    monkeypatch.setattr(analysts, "analyse", slow)
    monkeypatch.setattr(analysts, "MOST_WAITING", 2)
    async with open_house() as house, house.browser() as ann:
        ids = [await brought(ann, blanks=blanks) for blanks in range(3)]
        waiting = [asyncio.create_task(asked(ann, id)) for id in ids[:2]]
        await until_waiting(house, 2)
        refused = await asked(ann, ids[2])
        go_on.set()
        assert refused.status_code == 429 and refused.json()["key"] == "analysis-busy"
        assert [answer.status_code for answer in await asyncio.gather(*waiting)] == [200, 200]
        assert (await asked(ann, ids[2])).status_code == 200


async def until_waiting(house: House, count: int) -> None:
    watching: Analysts = house.site.analysts
    while watching.waiting < count:
        await asyncio.sleep(0.01)


async def test_a_fault_is_told_and_may_be_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house, house.browser() as ann:
        id = await brought(ann)
        with monkeypatch.context() as broken:
            broken.setattr(analysts, "analyse", lambda *given: 1 // 0)
            answer = await asked(ann, id)
            assert answer.status_code == 503 and answer.json()["key"] == "analysis-failed"
        assert (await asked(ann, id)).status_code == 200
