"""After a kill, a crowd of writers, a full disk or a cut connection, all acknowledged records are there."""

import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from karak.cli.explain import explain
from karak.core.refusal import Refusal
from karak.server.store import postgres as on_postgres
from karak.server.store import schema as schemas
from karak.server.store.lock import HELD
from karak.server.store.sqlite import Sqlite, SqliteJournal
from tests.server.conftest import Place
from tests.server.test_store import filled
from tools.faulty_server.killed_writer import kill

ROOT = Path(__file__).resolve().parents[2]
TINY = """
import resource, signal, sys
from pathlib import Path
from karak.cli.explain import explain
from karak.core.refusal import Refusal
from karak.server.store.sqlite import SqliteJournal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal = SqliteJournal(Path(sys.argv[1]))
journal.create("g", [b"1"]).result()
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
for seq in range(2, 1000):
    fault = journal.append("g", seq, [b"x" * 1000]).exception()
    if fault is not None:
        assert isinstance(fault, Refusal), fault
        print(explain(fault), seq)
        break
"""


def python(code: str, *args: str) -> "subprocess.CompletedProcess[str]":
    around = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}
    return subprocess.run(
        [sys.executable, "-c", code, *args], capture_output=True, text=True, timeout=60, env=around, cwd=ROOT
    )


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as found:
        work()
    assert explain(found.value)
    return found.value.key


def test_kill_nine_loses_nothing_acknowledged(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(str(Path(p).resolve()) for p in sys.path if p))
    assert kill(place.url, times=10) > 100


def test_a_second_server_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_postgres, "PATIENCE", 1)
    first = filled(place.open())
    assert refused(place.open) == "store-busy"
    code = (
        "import sys; from karak.server.store.place import open_journal; from karak.server.store import postgres\n"
        "postgres.PATIENCE = 1; open_journal(sys.argv[1])"
    )
    assert "store-busy" in python(code, place.url).stderr
    first.append("g", 4, [b"4"]).result()
    first.close()
    assert place.open().head("g") == 4


# SQLite


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "karak.db"


def test_a_forked_child_does_not_keep_the_lock(file: Path) -> None:
    code = (
        "import os, sys, time; from pathlib import Path; from karak.server.store.sqlite import SqliteJournal\n"
        "journal = SqliteJournal(Path(sys.argv[1]))\n"
        "if os.fork() == 0:\n    os.close(1); os.close(2); time.sleep(2); os._exit(0)\n"
        "os.kill(os.getpid(), 9)"
    )
    python(code, str(file))
    SqliteJournal(file).close()


def test_only_its_owner_can_read_the_file(file: Path) -> None:
    journal = filled(SqliteJournal(file))
    found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.parent.iterdir()}
    assert len(found) == 4 and set(found.values()) == {0o600}
    journal.close()
    assert sorted(path.name for path in file.parent.iterdir()) == ["karak.db", "karak.db.lock"]


def test_a_full_disk_is_reported_and_loses_nothing(file: Path) -> None:
    journal = SqliteJournal(file)
    filled(journal)
    assert journal.writer is not None and isinstance(journal.writer.sql, Sqlite)
    connection = journal.writer.sql.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages + 10}")
    asked = [journal.append("g", seq, [b"x" * 5000]) for seq in range(4, 40)]
    faults = [done.exception() for done in asked]
    stored = faults.count(None)
    assert 0 < stored < 36 and journal.head("g") == 3 + stored
    assert {fault.key for fault in faults if isinstance(fault, Refusal)} <= {"store-full", "store-behind"}
    connection.execute("PRAGMA max_page_count = 100000")
    journal.append("g", 4 + stored, [b"x" * 5000]).result()
    assert journal.check() == []
    journal.close()


def test_a_failing_disk_is_reported_and_loses_nothing(file: Path) -> None:
    done = python(TINY, str(file))
    assert done.returncode == 0 and "Nothing that was acknowledged is lost" in done.stdout, done.stderr
    journal = SqliteJournal(file)
    assert journal.head("g") >= int(done.stdout.split()[-1]) - 1 and journal.check() == []
    journal.close()


def test_a_read_only_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused(lambda: SqliteJournal(tmp_path / "file" / "karak.db")) == "store-unwritable"
    closed = tmp_path / "closed"
    closed.mkdir(0o500)
    before = os.geteuid()
    if before == 0:  # root may write everywhere
        os.seteuid(65534)
    try:
        assert refused(lambda: SqliteJournal(closed / "karak.db")) == "store-unwritable"
    finally:
        os.seteuid(before)
    assert set() == HELD


def test_a_file_that_is_not_a_database_is_refused(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"no database at all" * 1000)
    assert refused(lambda: SqliteJournal(file)) == "store-broken"
    assert refused(lambda: SqliteJournal(file, is_reader=True)) == "store-broken"
    file.write_bytes(b"")
    assert refused(lambda: SqliteJournal(file, is_reader=True)) == "store-empty"
    file.unlink()
    assert refused(lambda: SqliteJournal(file, is_reader=True)) == "store-none"
    SqliteJournal(file).close()


def test_a_damaged_page_is_found(file: Path) -> None:
    filled(SqliteJournal(file), count=2000).close()
    raw = bytearray(file.read_bytes())
    raw[4096 * 12 : 4096 * 13] = b"\7" * 4096
    file.write_bytes(raw)
    journal = SqliteJournal(file, is_reader=True)
    assert journal.check() != []
    journal.close()


def test_a_backup_is_complete_while_writing_goes_on(file: Path, tmp_path: Path) -> None:
    journal = filled(SqliteJournal(file), count=500)
    going = True

    def write() -> None:
        while going:
            journal.append("g", journal.head("g") + 1, [b"x" * 100] * 10).result()

    writing = Thread(target=write)
    writing.start()
    try:
        for number in range(5):
            reader = SqliteJournal(file, is_reader=True)
            reader.backup(tmp_path / f"{number}.db")
            reader.close()
            time.sleep(0.02)
    finally:
        going = False
        writing.join()
    assert refused(lambda: journal.backup(tmp_path / "0.db")) == "store-backup-exists"
    assert refused(lambda: journal.backup(tmp_path / "none" / "0.db")) == "file-unwritable"
    journal.close()
    heads = []
    for number in range(5):
        copy = SqliteJournal(tmp_path / f"{number}.db")
        assert copy.check() == []
        heads.append(copy.head("g"))
        copy.close()
    assert heads == sorted(set(heads)) and heads[0] >= 500
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".part") == []


def test_an_older_schema_is_upgraded(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(SqliteJournal(file)).close()
    more = [*schemas.MIGRATIONS, ["ALTER TABLE games ADD COLUMN note TEXT NOT NULL DEFAULT ''"]]
    monkeypatch.setattr(schemas, "MIGRATIONS", more)
    assert refused(lambda: SqliteJournal(file, is_reader=True)) == "store-older"
    journal = SqliteJournal(file)
    assert journal.rows("SELECT id, note FROM games") == [("g", "")]
    journal.close()
    monkeypatch.setattr(schemas, "MIGRATIONS", [*more, ["CREATE TABLE half (id TEXT)", "no statement"]])
    assert refused(lambda: SqliteJournal(file)) == "store-failed"
    monkeypatch.setattr(schemas, "MIGRATIONS", more)
    journal = SqliteJournal(file)
    assert not journal.reader.has_table("half")
    journal.close()
