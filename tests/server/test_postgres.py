"""Faults that only PostgreSQL can cause, and the places where journals are looked for."""

import sys
from operator import methodcaller
from pathlib import Path

import psycopg
import pytest

from karak.cli.explain import explain
from karak.core.refusal import Refusal
from karak.server.store import place as places
from karak.server.store import postgres as on_postgres
from karak.server.store.journal import Lost
from karak.server.store.place import data_folder, open_journal
from karak.server.store.postgres import Postgres, PostgresJournal, place_of, refusal
from karak.server.store.statements import SqlJournal
from tests.server.conftest import Place
from tests.server.test_durable import refused
from tests.server.test_store import filled


def cut_off(url: str, journal: SqlJournal) -> None:
    """Ends the connections of a server, as a broken cable would."""
    with psycopg.connect(url, autocommit=True) as connection:
        for sql in (journal.reader, journal.writer.sql if journal.writer else None):
            assert isinstance(sql, Postgres)
            connection.execute("SELECT pg_terminate_backend(%s, 5000)", (sql.connection.info.backend_pid,))


def test_a_server_that_was_cut_off_comes_back(schema: str) -> None:
    journal = PostgresJournal(schema)
    filled(journal)
    cut_off(schema, journal)
    first = journal.append("g", 4, [b"x"]).exception()
    assert isinstance(first, Refusal) and first.key == "store-failed"
    assert journal.head("g") == 3
    journal.append("g", 4, [b"x"]).result()
    assert journal.head("g") == 4
    journal.close()


def test_a_server_that_was_cut_off_and_replaced_gives_up(schema: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_postgres, "PATIENCE", 1)
    old = PostgresJournal(schema)
    filled(old)
    cut_off(schema, old)
    new = PostgresJournal(schema)
    faults = [old.append("g", 4, [b"old"]).exception() for _ in range(2)]
    assert [fault.key for fault in faults if isinstance(fault, Refusal)] == ["store-failed", "store-busy"]
    new.append("g", 4, [b"new"]).result()
    new.close()
    assert isinstance(old.append("g", 5, [b"old"]).exception(), Lost)
    assert old.read("g", 3) == [(4, b"new")]
    old.close()


def test_faults_of_postgres_are_reported_without_passwords() -> None:
    url = "postgresql://karak:hidden@127.0.0.1:1/karak"
    assert place_of(url) == "postgresql://127.0.0.1:1/karak"
    with pytest.raises(Refusal) as found:
        open_journal(url)
    assert found.value.key == "store-failed" and "hidden" not in explain(found.value)
    assert refusal(psycopg.errors.DiskFull(), "here").key == "store-full"
    assert refused(lambda: open_journal("postgresql://[")) == "store-no-url"


def test_a_text_that_postgres_cannot_hold_stops_no_other_write(place: Place) -> None:
    journal = filled(place.open())
    asked = [journal.append("g", 4, [b"4"]), journal.create("\ud800", [b""]), journal.append("g", 5, [b"5"])]
    assert [done.exception() is None for done in asked] == [True, False, True]
    assert journal.head("g") == 5


# addresses


def test_the_default_place_is_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv(places.SETTING, raising=False)
    assert data_folder() == tmp_path / "karak"
    open_journal().close()
    assert (tmp_path / "karak" / "karak.db").exists()
    monkeypatch.setenv(places.SETTING, f"sqlite:///{tmp_path / 'other.db'}")
    open_journal().close()
    assert (tmp_path / "other.db").exists()
    open_journal("memory:").close()
    assert refused(lambda: open_journal("mysql://x")) == "store-no-url"


def test_a_missing_driver_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "karak.server.store.postgres", None)
    assert refused(lambda: open_journal("postgresql://karak@127.0.0.1/karak")) == "store-no-driver"


def test_a_failing_statement_is_reported(place: Place) -> None:
    journal = place.open()
    assert isinstance(journal, SqlJournal)
    fault = journal.write(methodcaller("run", "no statement")).exception()
    assert isinstance(fault, Refusal) and fault.key == "store-failed"
