"""A journal in a database, with the same statements for every database."""

import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import ExitStack
from pathlib import Path
from threading import Lock
from typing import Any

from karak.core.refusal import Refusal
from karak.server.store.journal import STATES, Behind, Exists, Frozen, GameRow, Journal, Missing
from karak.server.store.schema import migrate, require_current
from karak.server.store.sql import Sql
from karak.server.store.writer import Job, Writer

PUT_GAME = "INSERT INTO games VALUES (?, ?, ?, ?, 'open', ?) ON CONFLICT (id) DO NOTHING"
PUT_SEED = "INSERT INTO seeds (game, data) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET data = excluded.data"
PUT_RECORD = "INSERT INTO records (game, seq, data) VALUES (?, ?, ?)"
READ = "SELECT seq, data FROM records WHERE game = ? AND seq > ? ORDER BY seq"
MOVE_HEAD = "UPDATE games SET head = ?, updated = ? WHERE id = ? AND head = ? AND state <> 'frozen'"
PUT_SNAPSHOT = (
    "INSERT INTO snapshots (game, seq, data) VALUES (?, ?, ?) "
    "ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, data = excluded.data"
)
UNEVEN = (
    "SELECT games.id, games.head, COUNT(records.seq), COALESCE(MAX(records.seq), 0) FROM games "
    "LEFT JOIN records ON records.game = games.id GROUP BY games.id, games.head "
    "HAVING COUNT(records.seq) <> games.head OR COALESCE(MAX(records.seq), 0) <> games.head"
)
ORPHANS = "SELECT DISTINCT game FROM records WHERE game NOT IN (SELECT id FROM games)"


class SqlJournal(Journal):
    """Reads on one connection and writes on another; without the second it only reads."""

    def __init__(self, connect: Callable[[bool], Sql], *, is_reader: bool = False) -> None:
        self.reading = Lock()
        self.writer: Writer | None = None
        with ExitStack() as opened:
            if not is_reader:
                writing = connect(True)
                opened.callback(writing.close)
                self.prepare(writing)
            self.reader = connect(False)
            opened.callback(self.reader.close)
            self.guarded(lambda: require_current(self.reader))
            if not is_reader:
                self.writer = Writer(writing)
            opened.pop_all()

    def prepare(self, writing: Sql) -> None:
        try:
            migrate(writing)
        except writing.faults as fault:
            raise writing.refusal(fault) from fault

    # writing

    def write(self, job: Job) -> Future[None]:
        if self.writer is None:
            raise Refusal("store-reading")
        return self.writer.give(job)

    def is_alive(self) -> bool:
        return self.writer is not None and self.writer.thread.is_alive()

    def create(self, game: str, records: list[bytes], secret: bytes = b"") -> Future[None]:
        def job(sql: Sql) -> None:
            moment = time.time()
            if sql.run(PUT_GAME, game, len(records), moment, moment, b"{}") == 0:
                raise Exists(game)
            sql.run(PUT_SEED, game, secret)
            sql.put(PUT_RECORD, [(game, seq, record) for seq, record in enumerate(records, 1)])

        return self.write(job)

    def append(self, game: str, seq: int, records: list[bytes]) -> Future[None]:
        def job(sql: Sql) -> None:
            head, state = known(sql, game)
            if state == "frozen":
                raise Frozen(game)
            if seq != head + 1:
                raise Behind(game, head)
            if not records:
                return
            sql.put(MOVE_HEAD, [(head + len(records), time.time(), game, head)])
            sql.put(PUT_RECORD, [(game, seq + i, record) for i, record in enumerate(records)])
            sql.known[game] = head + len(records), state

        return self.write(job)

    def put_card(self, game: str, state: str, card: bytes) -> Future[None]:
        if state not in STATES:
            raise ValueError(state)

        def job(sql: Sql) -> None:
            sql.flush()  # move the heads before the game may freeze
            statement = "UPDATE games SET state = ?, card = ?, updated = ? WHERE id = ?"
            if sql.run(statement, state, card, time.time(), game) == 0:
                raise Missing(game)
            sql.known.pop(game, None)

        return self.write(job)

    def snapshot(self, game: str, seq: int, data: bytes) -> Future[None]:
        return self.write(lambda sql: sql.run(PUT_SNAPSHOT, game, seq, data))

    def secret(self, name: str) -> bytes:
        statement = "SELECT data FROM secrets WHERE name = ?"
        if not self.rows(statement, name):
            self.put_secret(name, "NOTHING")
        return bytes(self.rows(statement, name)[0][0])

    def renew_secret(self, name: str) -> None:
        self.put_secret(name, "UPDATE SET data = excluded.data")

    def put_secret(self, name: str, otherwise: str) -> None:
        statement = f"INSERT INTO secrets (name, data) VALUES (?, ?) ON CONFLICT (name) DO {otherwise}"
        self.write(lambda sql: sql.run(statement, name, secrets.token_bytes(32))).result()

    # reading

    def guarded(self, work: Callable[[], Any]) -> Any:
        """Runs one reader at a time and translates faults of the driver."""
        with self.reading:
            try:
                return work()
            except self.reader.faults as fault:
                raise self.reader.refusal(fault) from fault

    def rows(self, statement: str, *args: object) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self.guarded(lambda: self.reader.rows(statement, *args))
        return found

    def read(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        return [(int(seq), plain(data)) for seq, data in self.rows(READ, game, after)]

    def settled(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Reads as the writer, which holds the lock: a broken connection has released it."""
        found: list[tuple[int, bytes]] = []

        def job(sql: Sql) -> None:
            found[:] = [(int(seq), plain(data)) for seq, data in sql.rows(READ, game, after)]

        self.write(job).result()
        return found

    def head(self, game: str) -> int:
        found = self.rows("SELECT head FROM games WHERE id = ?", game)
        return int(found[0][0]) if found else 0

    def games(self) -> list[GameRow]:
        statement = "SELECT id, head, created, updated, state, card FROM games ORDER BY created, id"
        return [GameRow._make((*row[:5], bytes(row[5]))) for row in self.rows(statement)]

    def last_snapshot(self, game: str) -> tuple[int, bytes] | None:
        found = self.rows("SELECT seq, data FROM snapshots WHERE game = ?", game)
        return (int(found[0][0]), bytes(found[0][1])) if found else None

    def secret_of_game(self, game: str) -> bytes:
        found = self.rows("SELECT data FROM seeds WHERE game = ?", game)
        return bytes(found[0][0]) if found else b""

    def check(self) -> list[Refusal]:
        """Checks that every game has all its records up to its head, and that every record has a game."""
        uneven = [
            Refusal("store-uneven", game=game, head=head, count=count, last=last)
            for game, head, count, last in self.rows(UNEVEN)
        ]
        return uneven + [Refusal("store-orphans", game=game) for (game,) in self.rows(ORPHANS)]

    def backup(self, path: Path) -> None:
        raise Refusal("store-no-backup", file=str(path), url=self.reader.place)

    def close(self) -> None:
        with self.reading:
            self.reader.close()
        if self.writer is not None:
            self.writer.close()


def plain(data: bytes | memoryview | str) -> bytes:
    """Returns bytes; text comes from a record that was edited by hand, and fsck says whether it still fits."""
    return data.encode() if isinstance(data, str) else bytes(data)


def known(sql: Sql, game: str) -> tuple[int, str]:
    """Returns head and state, cached while this is the only writer and compared again when the head moves."""
    if game not in sql.known:
        found = sql.rows("SELECT head, state FROM games WHERE id = ?", game)
        if not found:
            raise Missing(game)
        sql.known[game] = int(found[0][0]), str(found[0][1])
    return sql.known[game]
