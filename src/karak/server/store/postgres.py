"""Journals in PostgreSQL: the same statements, guarded by an advisory lock and by the epoch of the lease."""

from contextlib import suppress
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from karak.core.refusal import Refusal
from karak.server.store.journal import Lost
from karak.server.store.sql import Sql
from karak.server.store.statements import SqlJournal

PATIENCE = 3  # seconds: the lock of a server that was just killed may not be released yet
OURS = "1801675361, hashtext(current_schema())"  # the lock's name: one server for each schema
SETTINGS = [
    b"SET synchronous_commit = on",
    b"SET tcp_keepalives_idle = 10",  # a machine that vanished is noticed within half a minute
    b"SET tcp_keepalives_interval = 5",
    b"SET tcp_keepalives_count = 3",
]


class Postgres(Sql):
    faults = psycopg.Error
    blob = "BYTEA"
    clustered = ""
    held = "FOR SHARE"

    def __init__(self, url: str, is_writer: bool) -> None:
        super().__init__()
        self.url = url
        self.is_writer = is_writer
        self.place = place_of(url)
        self.waiting: dict[str, list[tuple[object, ...]]] = {}
        self.connection = self.connected()

    def connected(self) -> psycopg.Connection[tuple[Any, ...]]:
        made = psycopg.connect(self.url, autocommit=True, connect_timeout=10, application_name="karak")
        try:
            for setting in SETTINGS:
                made.execute(setting)
            if self.is_writer:
                self.lock(made)
        except BaseException:
            made.close()
            raise
        return made

    def lock(self, made: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Takes the lock, which belongs to the connection: a disconnected server has lost it."""
        try:
            made.execute(f"SET lock_timeout = '{PATIENCE}s'".encode())
            made.execute(f"SELECT pg_advisory_lock({OURS})".encode())
            made.execute(b"SET lock_timeout = 0")
        except errors.LockNotAvailable as fault:
            raise Refusal("store-busy", place=self.place, process="?") from fault

    def execute(self, statement: str, args: tuple[object, ...]) -> psycopg.Cursor[tuple[Any, ...]]:
        return self.connection.execute(statement.replace("?", "%s").encode(), args or None)

    def rows(self, statement: str, *args: object) -> list[tuple[Any, ...]]:
        try:
            return self.execute(statement, args).fetchall()
        except psycopg.OperationalError:
            if self.is_writer or not self.connection.closed:
                raise
        self.connection = self.connected()  # who only reads may ask again
        return self.execute(statement, args).fetchall()

    def run(self, statement: str, *args: object) -> int:
        return self.execute(statement, args).rowcount

    def put(self, statement: str, rows: list[tuple[object, ...]]) -> None:
        """Keeps rows back, so that all rows of a transaction are sent together."""
        self.waiting.setdefault(statement, []).extend(rows)

    def flush(self) -> None:
        waiting, self.waiting = self.waiting, {}
        for statement, rows in waiting.items():
            cursor = self.connection.cursor()
            cursor.executemany(statement.replace("?", "%s").encode(), rows)
            if cursor.rowcount != len(rows):
                raise Lost

    def has_table(self, name: str) -> bool:
        return bool(self.rows("SELECT to_regclass(?) IS NOT NULL", name)[0][0])

    def begin(self) -> None:
        if self.connection.closed:
            self.connection = self.connected()
        self.connection.execute(b"BEGIN")

    def commit(self) -> None:
        self.connection.execute(b"COMMIT")

    def rollback(self) -> None:
        self.known, self.waiting = {}, {}
        with suppress(psycopg.Error):
            if not self.connection.closed:
                self.connection.execute(b"ROLLBACK")

    def refusal(self, fault: Exception) -> Refusal:
        return refusal(fault, self.place)

    def close(self) -> None:
        """Releases the lock first, because a connection takes a moment to close."""
        with suppress(psycopg.Error):
            if not self.connection.closed:
                self.connection.execute(b"SELECT pg_advisory_unlock_all()")
        self.connection.close()


def place_of(url: str) -> str:
    """Returns the address without the password."""
    try:
        said = conninfo_to_dict(url)
    except psycopg.Error as fault:
        raise Refusal("store-no-url", url=f"{url.partition(':')[0]}://...") from fault
    return f"postgresql://{said.get('host') or ''}:{said.get('port') or 5432}/{said.get('dbname') or ''}"


def refusal(fault: Exception, place: str) -> Refusal:
    if isinstance(fault, errors.DiskFull):
        return Refusal("store-full", place=place)
    lines = str(fault).strip().splitlines() or [type(fault).__name__]
    return Refusal("store-failed", place=place, fault=lines[0])


class PostgresJournal(SqlJournal):
    """A store that several machines can open; one of them writes."""

    def __init__(self, url: str, *, is_reader: bool = False) -> None:
        try:
            super().__init__(lambda is_writer: Postgres(url, is_writer), is_reader=is_reader)
        except psycopg.Error as fault:
            raise refusal(fault, place_of(url)) from fault
