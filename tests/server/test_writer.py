"""The thread that writes: whatever happens in it, every write gets an answer."""

from concurrent.futures import Future
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from karak.core.refusal import Refusal
from karak.server.store.journal import Unsure
from karak.server.store.sqlite import SqliteJournal
from karak.server.store.writer import Writer
from tests.server.house import new_table, open_house
from tests.server.test_store import filled

SUDDEN = [SystemExit, MemoryError, ValueError, KeyboardInterrupt]


def fault_of(done: "Future[None]") -> Refusal:
    fault = done.exception(timeout=10)
    assert isinstance(fault, Refusal)
    return fault


@pytest.fixture
def journal(tmp_path: Path) -> Any:
    opened = SqliteJournal(tmp_path / "karak.db")
    yield filled(opened)
    opened.close()


@pytest.mark.parametrize("fault", SUDDEN)
@pytest.mark.parametrize("where", ["settle", "transact", "begin"])
def test_a_fault_in_the_writer_is_answered_and_writing_goes_on(
    journal: SqliteJournal, where: str, fault: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Writer, where, Mock(side_effect=fault))
        assert fault_of(journal.append("g", 4, [b"x"])).key == "store-failed"
    journal.append("g", 4, [b"x"]).result(timeout=10)
    assert journal.is_alive() and journal.head("g") == 4


@pytest.mark.parametrize("fault", SUDDEN)
def test_a_fault_in_the_middle_of_a_transaction_leaves_nothing_behind(
    journal: SqliteJournal, fault: type[BaseException]
) -> None:
    def half(sql: Any) -> None:
        sql.run("UPDATE games SET head = 99")
        raise fault

    assert fault_of(journal.write(half)).key == "store-failed"
    journal.append("g", 4, [b"x"]).result(timeout=10)
    assert journal.head("g") == 4 and journal.check() == []


@pytest.mark.parametrize("fault", SUDDEN)
def test_a_failed_commit_is_reported_as_unknown(journal: SqliteJournal, fault: type[BaseException]) -> None:
    assert journal.writer is not None
    sql, commit = journal.writer.sql, journal.writer.sql.commit

    def made_and_failed() -> None:
        commit()
        raise fault

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sql, "commit", made_and_failed)
        assert isinstance(fault_of(journal.append("g", 4, [b"x"])), Unsure)
    assert journal.head("g") == 4
    journal.append("g", 5, [b"y"]).result(timeout=10)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_the_end_of_a_writer_is_reported_to_the_servers_watcher(
    journal: SqliteJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(journal) as house, house.browser() as ann:
        await new_table(ann, seats=2)
        assert (await ann.get("/ready")).status_code == 200
        assert journal.writer is not None
        with monkeypatch.context() as patch:
            patch.setattr(Writer, "attempt", Mock(side_effect=SystemExit))
            assert isinstance(fault_of(journal.append("g", 4, [b"x"])), Unsure)
            journal.writer.thread.join(10)
        assert (await ann.get("/ready")).status_code == 503
        assert (await ann.post("/api/tables", json={"seats": 2})).status_code == 503
        assert (await ann.get("/health")).text == "alive"
