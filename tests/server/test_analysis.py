"""The analysis of a finished game over HTTP: computed once, beside the server, for a limited time."""

import asyncio
from unittest.mock import Mock

import httpx
import pytest

from karak.play.tape import encode
from karak.server.after import api, asking, clerks
from karak.server.after.asked import Asked
from karak.server.after.clerks import Inquiry
from tests.server.house import open_house
from tests.server.test_after import finished, named


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "mind_of", lambda title: Mock(worlds=0))
    monkeypatch.setattr(api, "FEWEST", 2)
    monkeypatch.setattr(asking, "SECONDS", 100.0)  # clerks run with low priority, so a busy machine keeps them waiting
    monkeypatch.setattr(clerks, "LONGEST", 110.0)


async def brought(browser: httpx.AsyncClient, title: str = "karak", name: str = "Ann") -> str:
    """A finished game, as a file; each name makes a different game."""
    kept = await browser.post("/api/replays", content=encode(named(finished(title), name)))
    return str(kept.json()["replay"])


async def asked(browser: httpx.AsyncClient, id: str) -> httpx.Response:
    return await browser.get(f"/api/tables/{id}/analysis", timeout=115)


@pytest.mark.parametrize("title", ["karak", "goblin"])
async def test_any_visitor_may_ask_about_a_finished_game(title: str) -> None:
    async with open_house() as house, house.browser() as ann:
        answer = await asked(ann, await brought(ann, title))
        assert answer.status_code == 200
        found = answer.json()
        assert found["game"] == title and found["length"] == found["actions"] == len(found["moments"]) - 1
        assert sorted(found["moments"][-1]["chances"]) == [0.0, 1.0]


async def test_it_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house, house.browser() as ann, house.browser() as ben:
        id = await brought(ann)
        begun: list[str] = []
        begin = house.site.clerks.begin

        def noted(name: str, client: str, what: Asked) -> Inquiry:
            begun.append(name)
            return begin(name, client, what)

        monkeypatch.setattr(house.site.clerks, "begin", noted)
        first, second = await asyncio.gather(asked(ann, id), asked(ben, id))
        assert first.json() == second.json() == (await asked(ann, id)).json()
        assert begun == [f"analysis {id}"]


async def test_when_time_is_up_the_partial_result_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "SECONDS", 0.0)
    async with open_house() as house, house.browser() as ann:
        found = (await asked(ann, await brought(ann))).json()
        assert found["length"] == 0 < found["actions"] and len(found["moments"]) == 1


async def test_only_one_is_computed_at_a_time_while_other_requests_are_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(api, "FEWEST", 2000)
    async with open_house() as house, house.browser() as ann:
        ids = [await brought(ann, name=name) for name in ("Ann", "Bea")]
        asking_both = [asyncio.create_task(asked(ann, id)) for id in ids]
        while len(house.site.clerks.open) < 2:
            await asyncio.sleep(0.01)
        assert [bool(inquiry.task) for inquiry in house.site.clerks.open.values()] == [True, False]
        assert (await ann.get(f"/api/tables/{ids[0]}/verify")).json()["ok"]
        for task in asking_both:
            task.cancel()


async def test_a_fault_is_reported_and_the_client_may_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house() as house, house.browser() as ann:
        id = await brought(ann)
        with monkeypatch.context() as broken:
            broken.setattr(api, "FEWEST", -1)
            broken.setattr(clerks, "LONGEST", 0.0)
            answer = await asked(ann, id)
            assert answer.status_code == 503 and answer.json()["key"] == "clerk-failed"
        assert (await asked(ann, id)).status_code == 200
