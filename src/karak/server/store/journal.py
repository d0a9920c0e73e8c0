"""The contract of a store: append-only journals of games, and a few other records."""

from abc import ABC, abstractmethod
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

from karak.core.refusal import Refusal

STATES = ("open", "revealing", "running", "over", "frozen")


class Exists(Refusal):
    """The thing to create already exists."""

    def __init__(self, game: str) -> None:
        super().__init__("store-exists", game=game)


class Missing(Refusal):
    """The game does not exist."""

    def __init__(self, game: str) -> None:
        super().__init__("store-missing", game=game)


class Behind(Refusal):
    """Another writer has written to this game; `head` is its last record."""

    def __init__(self, game: str, head: int) -> None:
        super().__init__("store-behind", game=game, head=head)
        self.head = head


class Frozen(Refusal):
    """The game is frozen and accepts no records."""

    def __init__(self, game: str) -> None:
        super().__init__("store-frozen", game=game)


class Lost(Refusal):
    """Another server has taken over; this one never writes again."""

    def __init__(self) -> None:
        super().__init__("store-lost")


class Unsure(Refusal):
    """The database failed and the write may or may not be stored; read before continuing."""


class GameRow(NamedTuple):
    """A game in the list; `card` is small JSON for the lobby."""

    id: str
    head: int
    created: float
    updated: float
    state: str
    card: bytes


class Journal(ABC):
    """Stores records, numbered from 1 in each game; the future of a write is done once the write is durable."""

    @abstractmethod
    def create(self, game: str, records: list[bytes], secret: bytes = b"") -> Future[None]:
        """Creates a game with its first records and its secret, the seed of its dice; Exists if the id is taken."""

    @abstractmethod
    def append(self, game: str, seq: int, records: list[bytes]) -> Future[None]:
        """Appends all records or none, numbered from seq; Behind unless seq is head + 1."""

    @abstractmethod
    def read(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Returns the records with numbers above `after`."""

    @abstractmethod
    def settled(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Like `read`, but waits until every pending write is done or has failed."""

    @abstractmethod
    def head(self, game: str) -> int:
        """Returns the number of the last record; 0 if the game does not exist."""

    @abstractmethod
    def games(self) -> list[GameRow]:
        """Lists all games, the oldest first."""

    @abstractmethod
    def put_card(self, game: str, state: str, card: bytes) -> Future[None]:
        """Sets the state, one of STATES, and what the lobby shows."""

    @abstractmethod
    def snapshot(self, game: str, seq: int, data: bytes) -> Future[None]:
        """Stores a snapshot, a cache for faster loading; only the last one is kept."""

    @abstractmethod
    def last_snapshot(self, game: str) -> tuple[int, bytes] | None: ...

    @abstractmethod
    def secret(self, name: str) -> bytes:
        """Returns 32 random bytes, generated on first use and constant afterwards."""

    @abstractmethod
    def renew_secret(self, name: str) -> None:
        """Replaces the random bytes; everything signed with the old ones becomes invalid."""

    @abstractmethod
    def secret_of_game(self, game: str) -> bytes:
        """Returns the secret, kept apart from the journal until the game is over; empty if there is none."""

    @abstractmethod
    def check(self) -> list[Refusal]:
        """Returns faults of the store itself; fsck replays its games."""

    @abstractmethod
    def backup(self, path: Path) -> None:
        """Writes a complete copy to a new file while other writes continue."""

    def is_alive(self) -> bool:
        """Whether the store still accepts writes."""
        return True

    @abstractmethod
    def close(self) -> None:
        """Closes the store after writing everything that is pending."""
