"""Journals in one SQLite file: write-ahead log, and every commit on the disk before its future is done."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

from karak.core.refusal import Refusal
from karak.play.tape import reason_of
from karak.server.store.journal import Lost
from karak.server.store.lock import FileLock
from karak.server.store.sql import Sql
from karak.server.store.statements import SqlJournal

PATIENCE = 10.0  # seconds to wait for another connection, such as a backup at its end


class Sqlite(Sql):
    faults = sqlite3.Error
    blob = "BLOB"
    clustered = "WITHOUT ROWID"
    held = ""

    def __init__(self, path: Path, is_writer: bool) -> None:
        super().__init__()
        self.place = str(path)
        mode = "rw" if is_writer else "ro"
        self.connection = sqlite3.connect(
            f"{path.as_uri()}?mode={mode}", uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        if is_writer:
            self.make_durable()

    def make_durable(self) -> None:
        try:
            self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:  # for example, not a database
            self.connection.close()
            raise

    def rows(self, statement: str, *args: Any) -> list[tuple[Any, ...]]:
        return self.connection.execute(statement, args).fetchall()

    def run(self, statement: str, *args: Any) -> int:
        return self.connection.execute(statement, args).rowcount

    def put(self, statement: str, rows: list[tuple[Any, ...]]) -> None:
        if self.connection.executemany(statement, rows).rowcount != len(rows):
            raise Lost

    def flush(self) -> None:
        """Does nothing, because rows are sent at once."""

    def has_table(self, name: str) -> bool:
        return bool(self.rows("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name))

    def begin(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.connection.execute("COMMIT")

    def rollback(self) -> None:
        self.known = {}
        with suppress(sqlite3.Error):
            self.connection.rollback()

    def refusal(self, fault: Exception) -> Refusal:
        return refusal(fault, self.place)

    def close(self) -> None:
        self.connection.close()


def refusal(fault: Exception, place: str) -> Refusal:
    code = getattr(fault, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return Refusal("store-full", place=place)
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return Refusal("store-broken", place=place, fault=str(fault))
    return Refusal("store-failed", place=place, fault=reason_of(fault))


class SqliteJournal(SqlJournal):
    """Admits one server at a time with a lock file beside the database."""

    def __init__(self, path: Path, *, is_reader: bool = False) -> None:
        self.path = path.resolve()
        self.lock: FileLock | None = None
        try:
            if is_reader and not self.path.exists():
                raise Refusal("store-none", place=str(self.path))
            if not is_reader:
                self.make()
            super().__init__(lambda is_writer: Sqlite(self.path, is_writer), is_reader=is_reader)
        except sqlite3.Error as fault:
            self.release()
            raise refusal(fault, str(self.path)) from fault
        except BaseException:
            self.release()
            raise

    def make(self) -> None:
        """Makes the folder, the lock and the file, which only its owner may read; an empty file is a new database."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = FileLock(self.path)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as fault:
            raise Refusal("store-unwritable", place=str(self.path), fault=reason_of(fault)) from fault

    def release(self) -> None:
        if self.lock is not None:
            self.lock.release()

    def check(self) -> list[Refusal]:
        try:
            pages = [str(line) for (line,) in self.rows("PRAGMA integrity_check")]
        except Refusal as refusal:  # too damaged to say where
            return [refusal]
        return super().check() if pages == ["ok"] else [Refusal("store-page", fault=line) for line in pages]

    def backup(self, path: Path) -> None:
        """Copies in one transaction; writers continue, and their records are in the next backup."""
        if path.exists():
            raise Refusal("store-backup-exists", file=str(path))
        part = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
            self.copy_to(part)
            os.replace(part, path)
        except (OSError, sqlite3.Error) as fault:
            raise Refusal("file-unwritable", file=str(path), fault=reason_of(fault)) from fault
        finally:
            part.unlink(missing_ok=True)

    def copy_to(self, part: Path) -> None:
        source, target = Sqlite(self.path, False), sqlite3.connect(part)
        try:
            source.connection.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")  # one file that needs no other file
        finally:
            target.close()
            source.close()

    def close(self) -> None:
        super().close()
        self.release()
