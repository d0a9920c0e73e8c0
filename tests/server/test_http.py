"""The API over HTTP: what it returns, what it refuses, and that no request breaks it."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from karak.play.proof import prove
from karak.play.tape import decode
from karak.server import wire
from karak.server.app import HEADERS
from karak.server.client import is_built
from karak.server.people import Person
from karak.server.store.memory import Memory
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, open_house, sit_down


@pytest.fixture(scope="module")
def api() -> Iterator[Any]:
    """A server in its own thread, and its OpenAPI description."""
    started, ended = threading.Event(), asyncio.Event()
    found: dict[str, Any] = {}

    async def live() -> None:
        async with open_house() as house, house.browser() as browser:
            found["loop"], found["url"] = asyncio.get_running_loop(), house.url
            table = await new_table(browser, seats=2, public=True)
            await sit_down(browser, table, "Ann")
            started.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: asyncio.run(live()))
    thread.start()
    assert started.wait(20)
    yield schemathesis.openapi.from_url(f"{found['url']}/api/schema/openapi.json")
    found["loop"].call_soon_threadsafe(ended.set)
    thread.join(20)


CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]


def test_no_request_breaks_the_server(api: Any) -> None:
    """Each operation gets a dozen generated requests."""
    for found in api.get_all_operations():
        operation = found.ok()

        @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
        @given(case=operation.as_strategy())
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=CHECKS)

        check()


async def test_the_usual_headers(house: House) -> None:
    async with house.browser() as browser:
        for path in ("/", "/api/games", "/nowhere", "/api/tables/none"):
            answer = await browser.get(path)
            kept = {"Cache-Control": "no-cache"} if path == "/" and is_built() else {}
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS | kept, path
            assert "server" not in answer.headers


async def test_the_list_of_tables_outlives_a_restart_and_reads_no_stored_game(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Memory()
    monkeypatch.setattr(journal, "close", lambda: None)
    async with open_house(journal) as house, house.browser() as browser:
        first, second = [await new_table(browser, seats=2, public=True) for _ in range(2)]
    async with open_house(journal) as house, house.browser() as browser:
        monkeypatch.setattr(journal, "games", lambda: [])
        third = await new_table(browser, seats=2, public=True)
        listed = (await browser.get("/api/tables")).json()
        assert [card["table"] for card in listed] == [third, second, first]
        await house.hub.execute(await house.hub.room(second), Person(is_owner=True), wire.End(id="end"))
        listed = (await browser.get("/api/tables")).json()
        assert [card["table"] for card in listed] == [third, first]


async def test_games_and_tables(house: House) -> None:
    async with house.browser() as browser:
        games = (await browser.get("/api/games")).json()
        assert {game["title"] for game in games} >= {"karak", "goblin", "karak2"} and "greedy" in games[0]["bots"]
        hidden = await new_table(browser, seats=2)
        public = await new_table(browser, title="goblin", seats=3, public=True, options=["abilities"])
        await sit_down(browser, public, "<b>Ann</b>")
        listed = (await browser.get("/api/tables")).json()
        assert [card["table"] for card in listed] == [public] and listed[0]["seats"][0]["name"] == "<b>Ann</b>"
        assert (await browser.get(f"/api/tables/{hidden}")).json()["status"] == "open"
        page = (await browser.get("/")).text
        assert "<b>Ann" not in page and ("&lt;b&gt;Ann" in page or is_built())  # a built client asks for these files
        assert "karak_tables 2.0" in (await browser.get("/metrics")).text


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"title": "chess"}, "unknown-game"),
        ({"seats": 8}, "seats-out-of-range"),
        ({"options": ["x"]}, "unknown-option"),
    ],
)
async def test_an_impossible_table_is_refused(house: House, wrong: dict[str, object], key: str) -> None:
    async with house.browser() as browser:
        answer = await browser.post("/api/tables", json={"title": "karak", "seats": 2} | wrong)
        assert answer.status_code == 400 and answer.json()["key"] == key and answer.json()["text"]


async def test_an_internal_fault_shows_no_details(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr(house.site.keys, "session", broken)
    async with house.browser() as browser:
        answer = await browser.get("/api/tables/x/export")
        assert answer.status_code in (404, 500) and "secret" not in answer.text and "Traceback" not in answer.text


async def test_replay_and_export_while_it_runs_and_when_it_is_over(house: House) -> None:
    async with house.browser() as ann, house.browser() as dan:
        table = await new_table(ann, title="goblin", seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as client:
            await client.do("addbot", seat=1, bot="greedy")
            await client.do("start")
            await client.wait(lambda: bool(client.options))
            running = (await dan.get(f"/api/tables/{table}/export")).json()
            assert running["tape"] is None and running["seed"] == "" and running["records"] is None
            for path in ("verify", "tape"):
                assert (await dan.get(f"/api/tables/{table}/{path}")).status_code == 409
            assert (await dan.get(f"/api/tables/{table}/replay?at=999")).status_code == 404
            assert (await dan.get(f"/api/tables/{table}/replay?at=0")).json()["at"] == 0
            await client.do("end")
        over = (await dan.get(f"/api/tables/{table}/export")).json()
        assert over["seed"] and over["tape"]["game"] == "goblin"
        assert (await dan.get(f"/api/tables/{table}/verify")).json()["ok"]
        tape = decode((await dan.get(f"/api/tables/{table}/tape")).content, "tape")
        assert tape.fair and prove(tape).checked == len(tape.fair.draws)


async def test_a_rematch_is_one_table_for_all(house: House) -> None:
    async with house.browser() as ann, house.browser() as ben:
        table = await new_table(ann, title="karak", seats=2)
        await sit_down(ann, table, "Ann")
        await sit_down(ben, table, "Ben")
        async with (
            Client(house.socket_url(table), cookies_of(ann)) as a,
            Client(house.socket_url(table), cookies_of(ben)) as b,
        ):
            assert not (await b.do("rematch"))["ok"]
            await a.do("end")
            first, second = await b.do("rematch"), await a.do("rematch")
            assert first["args"] == second["args"] == {"table": f"{table}-2"}
        room = await house.hub.room(f"{table}-2")
        assert [chair.name for chair in room.table.chairs] == ["Ann", "Ben"]
        async with Client(house.socket_url(f"{table}-2"), cookies_of(ann)) as a:
            assert (await a.do("start"))["ok"]
