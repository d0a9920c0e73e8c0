"""A store refuses a write: players get one sentence, the log has the details, and no client is sent a whole table."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import websockets

from karak.core.refusal import Refusal
from karak.server import log
from karak.server.log import refused
from karak.server.store.journal import Behind, Exists, Frozen, Journal, Lost, Missing, Unsure
from karak.server.store.sqlite import Sqlite, SqliteJournal
from karak.words import LANGUAGES, say
from tests.server.client import Client
from tests.server.house import House, cookies_of, new_table, open_house, sit_down

PLACE = "/secret/karak.db"
REFUSALS = [
    Refusal("store-full", place=PLACE), Refusal("store-failed", place=PLACE, fault="disk I/O error"),
    Unsure("store-failed", place=PLACE, fault="the line broke"), Refusal("store-broken", place=PLACE, fault="x"),
    Refusal("store-busy", place=PLACE, process="7"), Behind("g", 3), Exists("g"), Missing("g"), Lost(),
    Refusal("store-closed"), Refusal("store-stopping"),
]  # fmt: skip


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[SqliteJournal]:
    opened = SqliteJournal(tmp_path / "karak.db")
    yield opened
    opened.close()


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Mock:
    noted = Mock()
    monkeypatch.setattr(log, "LOG", noted)
    return noted


def limit(journal: SqliteJournal, more: int) -> None:
    """Leaves room for this many more pages."""
    assert journal.writer is not None and isinstance(journal.writer.sql, Sqlite)
    connection = journal.writer.sql.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + more}")


@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_players_hear_what_a_refusal_of_the_store_means_for_them(refusal: Refusal, notes: Mock) -> None:
    answer = refused(refusal, "id", 7)
    assert answer.key in ("not-stored", "not-known", "store-stopping") and answer.args == {} and answer.again
    assert answer.text and PLACE not in answer.text and not answer.ok
    assert all(say(answer.key, language) for language in LANGUAGES)
    assert (answer.key == "not-known") == isinstance(refusal, Unsure)
    if refusal.named:
        notes.warning.assert_called_once_with("the store refuses", key=refusal.key, **refusal.named)


def test_a_final_refusal_is_not_to_be_sent_again(notes: Mock) -> None:
    for refusal in (Frozen("g"), Refusal("no-seat"), Refusal("table-full")):
        assert not refused(refusal, "id", 7).again


async def fill(client: Client) -> dict[str, Any]:
    """Talks until the store is full, and returns the refusal."""
    for _ in range(200):
        answer = await client.do("say", text="x" * 300)
        if not answer["ok"]:
            return answer
    raise AssertionError("there was room for everything")


async def test_a_full_disk_is_one_sentence_for_the_player_who_asked_and_no_news_for_others(
    journal: SqliteJournal,
) -> None:
    async with open_house(journal) as house, house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        async with Client(house.socket_url(table), cookies_of(ann)) as a, Client(house.socket_url(table)) as watcher:
            limit(journal, 1)
            for client in (a, watcher):
                client.messages.clear()
            refusal = await fill(a)
            assert (refusal["key"], refusal["args"], refusal["again"]) == ("not-stored", {}, True)
            assert (await ann.post("/api/tables", json={"seats": 2})).status_code == 503
            seq = refusal["seq"]
            again = {"type": "say", "id": refusal["id"], "text": "x" * 300}
            limit(journal, 10_000)
            await a.send(again)
            assert await a.wait(lambda: a.answers.get(refusal["id"], refusal)["ok"])
            await watcher.wait(lambda: watcher.seq == seq + 1)
            for client in (a, watcher):
                assert client.seq == seq + 1 and client.wrong == 0
                assert "snapshot" not in [message["type"] for message in client.messages]


@pytest.mark.parametrize("method", ["create", "append"])
async def test_paths_are_not_shown_over_http(house: House, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        monkeypatch.setattr(house.hub.journal, method, Mock(side_effect=Refusal("store-full", place=PLACE)))
        path, body = ("join", {"name": "Ann"}) if method == "append" else ("", {"seats": 2})
        answer = await ann.post(f"/api/tables/{table}/{path}" if path else "/api/tables", json=body)
        assert answer.status_code == 503 and PLACE not in answer.text
        assert answer.json()["key"] == "not-stored" and answer.json()["again"]


async def test_a_table_that_cannot_be_read_closes_the_socket_without_naming_a_path(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Mock(side_effect=Refusal("store-failed", place=PLACE, fault="disk I/O error"))
    monkeypatch.setattr(house.hub.journal, "read", broken)
    async with websockets.connect(house.socket_url("table")) as socket:
        farewell = json.loads(await socket.recv())
    assert farewell["reason"] == farewell["key"] == "not-stored" and PLACE not in json.dumps(farewell)


async def test_only_records_that_another_writer_may_have_added_are_read_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.browser() as ann:
        table = await new_table(ann, seats=2)
        await sit_down(ann, table, "Ann")
        room, read = await house.hub.room(table), Mock(wraps=house.hub.journal.read)
        monkeypatch.setattr(house.hub.journal, "read", read)
        async with Client(house.socket_url(table), cookies_of(ann)) as a:
            for refusal, times in (
                (Refusal("store-full", place=PLACE), 0),
                (Behind(table, 9), 1),
                (Unsure("store-failed"), 2),
            ):
                journal: Journal = house.hub.journal
                with monkeypatch.context() as patch:
                    patch.setattr(journal, "append", Mock(side_effect=refusal))
                    assert not (await a.do("say", text="x"))["ok"]
                assert read.call_count == times
            assert (await a.do("say", text="x"))["ok"] and room.table.seq == journal.head(table)
