"""Work on whole games runs beside the server, which answers others meanwhile and limits how much it accepts."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import pytest_asyncio

from karak.core.refusal import Refusal
from karak.server.after import clerks
from karak.server.after.asked import Asked
from karak.server.after.clerks import Clerks, Kept
from karak.server.after.processes import ClerkProcess
from tests.server.house import House, open_house
from tools.hostile.long_tape import long_tape

PATIENCE = 1.5  # seconds on a busy machine; in the event loop each of these requests would take many


@pytest_asyncio.fixture
async def full() -> AsyncIterator[tuple[House, httpx.AsyncClient, str]]:
    async with open_house() as house, house.browser() as ann:
        kept = await ann.post("/api/replays", content=long_tape(2000), timeout=100)
        yield house, ann, str(kept.json()["replay"])


async def slowest_health(house: House, until: "asyncio.Future[Any]") -> float:
    """The slowest of consecutive requests, while the other work runs."""
    slowest = 0.0
    async with house.browser() as other:
        while not until.done():
            began = time.perf_counter()
            assert (await other.get("/health")).text == "alive"
            slowest = max(slowest, time.perf_counter() - began)
            await asyncio.sleep(0.005)
    return slowest


@pytest.mark.parametrize("path", ["verify", "cases", "story", "export", "replay", "tape"])
async def test_forty_questions_about_a_long_game_delay_no_other_request(
    full: tuple[House, httpx.AsyncClient, str], path: str
) -> None:
    house, ann, id = full
    asked = asyncio.gather(*(ann.get(f"/api/tables/{id}/{path}", timeout=100) for _ in range(40)))
    slowest = await slowest_health(house, asked)
    assert {answer.status_code for answer in await asked} == {200}
    assert slowest < PATIENCE


async def test_an_uploaded_file_delays_no_other_request(house: House) -> None:
    async with house.browser() as ann:
        await ann.post("/api/replays", content=b"{}", timeout=100)  # a clerk process has started by now
        asked = asyncio.gather(
            *(ann.post("/api/replays", content=long_tape(2000) + b" " * n, timeout=100) for n in range(4))
        )
        slowest = await slowest_health(house, asked)
        assert {answer.status_code for answer in await asked} == {201} and slowest < PATIENCE


async def test_a_qr_code_is_drawn_once_and_only_for_tables(
    full: tuple[House, httpx.AsyncClient, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, ann, id = full
    first = await ann.get(f"/api/tables/{id}/qr")
    assert first.status_code == 200 and first.content.startswith(b"<?xml")
    monkeypatch.setattr(house.site.clerks, "begin", None)
    assert (await ann.get(f"/api/tables/{id}/qr")).content == first.content
    assert (await ann.get(f"/api/tables/{'x' * 40}/qr")).status_code == 404


async def test_one_client_has_a_limited_number_of_requests_at_a_time_and_is_told_to_come_again(
    full: tuple[House, httpx.AsyncClient, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, ann, id = full
    monkeypatch.setattr(clerks, "EACH", 1)
    monkeypatch.setattr(clerks, "CLERKS", 1)
    verifying = asyncio.create_task(ann.get(f"/api/tables/{id}/verify"))
    while not house.site.clerks.open:
        await asyncio.sleep(0)
    busy = await ann.get(f"/api/tables/{id}/cases")
    assert busy.status_code == 503 and busy.json()["key"] == "server-busy" and busy.headers["retry-after"]
    assert (await verifying).status_code == 200
    assert (await ann.get(f"/api/tables/{id}/cases")).status_code == 200


async def test_work_for_a_client_that_left_is_stopped(
    full: tuple[House, httpx.AsyncClient, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house, _, id = full
    monkeypatch.setattr(clerks, "GRACE", 0.05)
    _, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(f"GET /api/tables/{id}/analysis HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    while not any(inquiry.task for inquiry in house.site.clerks.open.values()):
        await asyncio.sleep(0.01)
    writer.transport.abort()
    async with asyncio.timeout(5):
        while house.site.clerks.open or len(house.site.clerks.free) < clerks.CLERKS:
            await asyncio.sleep(0.01)
    assert not any(name.startswith("analysis") for name in house.site.clerks.kept.answers)


async def test_the_client_with_less_work_under_way_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    many = Clerks(ClerkProcess)
    many.free.clear()
    for name, client in (("a", "x"), ("b", "x"), ("c", "y")):
        many.begin(name, client, Asked("qr", b"http://x"))
    many.open["a"].task = asyncio.create_task(asyncio.sleep(0))
    following = many.next()
    assert following is not None and following.name == "c"
    await many.open["a"].task


async def test_a_client_that_asks_much_makes_room_for_one_that_asks_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "MOST_WAITING", 3)
    many = Clerks(ClerkProcess)
    many.free.clear()
    asked = [many.begin(str(number), "x", Asked("story", b"")) for number in range(3)]
    many.begin("d", "y", Asked("story", b""))
    assert list(many.open) == ["0", "1", "d"] and isinstance(asked[2].answer.exception(), Refusal)
    for name, client in (("e", "x"), ("f", "y")):
        with pytest.raises(Refusal, match="server-busy"):
            many.begin(name, client, Asked("story", b""))
    many.begin("g", "z", Asked("qr", b"http://x"))
    assert list(many.open) == ["0", "d", "g"] and many.next() is many.open["g"]


def test_answers_are_kept_up_to_a_number_of_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "MOST_KEPT", 100)
    kept = Kept()
    for number in range(10):
        kept.put(str(number), b"x" * 30)
        kept.put(str(number), b"x" * 30)
    assert list(kept.answers) == ["7", "8", "9"] and kept.size == 90


async def test_idle_clerks_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "IDLE", 0.05)
    crew = Clerks(ClerkProcess)
    assert (await crew.ask("qr x", "x", Asked("qr", b"http://x"))).startswith(b"<?xml")
    working = [clerk.process for clerk in crew.all if isinstance(clerk, ClerkProcess) and clerk.process]
    assert len(working) == 1
    async with asyncio.timeout(5):
        assert await working[0].wait() != 0
    assert not any(clerk.process for clerk in crew.all if isinstance(clerk, ClerkProcess))
    assert (await crew.ask("qr y", "x", Asked("qr", b"http://y"))).startswith(b"<?xml")
    await crew.close()
