"""A journal in memory, for tests and for tables that need not be kept."""

import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from threading import Lock

from karak.core.refusal import Refusal
from karak.server.store.journal import STATES, Behind, Exists, Frozen, GameRow, Journal, Missing

DONE: Future[None] = Future()
DONE.set_result(None)


class Memory(Journal):
    """Stores records as long as the process lives."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.rows: dict[str, GameRow] = {}
        self.records: dict[str, list[bytes]] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.secrets: dict[str, bytes] = {}
        self.seeds: dict[str, bytes] = {}
        self.is_closed = False

    def now(self, work: Callable[[], None]) -> Future[None]:
        try:
            with self.lock:
                if self.is_closed:
                    raise Refusal("store-closed")
                work()
        except Refusal as refusal:
            refused: Future[None] = Future()
            refused.set_exception(refusal)
            return refused
        return DONE

    def row(self, game: str) -> GameRow:
        if game not in self.rows:
            raise Missing(game)
        return self.rows[game]

    def create(self, game: str, records: list[bytes], secret: bytes = b"") -> Future[None]:
        def work() -> None:
            if game in self.rows:
                raise Exists(game)
            moment = time.time()
            self.rows[game] = GameRow(game, len(records), moment, moment, "open", b"{}")
            self.records[game] = list(records)
            self.seeds[game] = secret

        return self.now(work)

    def append(self, game: str, seq: int, records: list[bytes]) -> Future[None]:
        def work() -> None:
            row = self.row(game)
            if row.state == "frozen":
                raise Frozen(game)
            if seq != row.head + 1:
                raise Behind(game, row.head)
            self.records[game] += records
            self.rows[game] = row._replace(head=row.head + len(records), updated=time.time())

        return self.now(work)

    def read(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        return list(enumerate(self.records.get(game, []), 1))[after:]

    def settled(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        return self.read(game, after)

    def head(self, game: str) -> int:
        return len(self.records.get(game, []))

    def games(self) -> list[GameRow]:
        return sorted(self.rows.values(), key=lambda row: (row.created, row.id))

    def put_card(self, game: str, state: str, card: bytes) -> Future[None]:
        if state not in STATES:
            raise ValueError(state)

        def work() -> None:
            self.rows[game] = self.row(game)._replace(state=state, card=card, updated=time.time())

        return self.now(work)

    def snapshot(self, game: str, seq: int, data: bytes) -> Future[None]:
        return self.now(lambda: self.snapshots.update({game: (seq, data)}))

    def last_snapshot(self, game: str) -> tuple[int, bytes] | None:
        return self.snapshots.get(game)

    def secret(self, name: str) -> bytes:
        with self.lock:
            return self.secrets.setdefault(name, secrets.token_bytes(32))

    def renew_secret(self, name: str) -> None:
        with self.lock:
            self.secrets[name] = secrets.token_bytes(32)

    def secret_of_game(self, game: str) -> bytes:
        return self.seeds.get(game, b"")

    def check(self) -> list[Refusal]:
        return []

    def backup(self, path: Path) -> None:
        raise Refusal("store-no-backup", file=str(path), url="memory:")

    def close(self) -> None:
        self.is_closed = True
