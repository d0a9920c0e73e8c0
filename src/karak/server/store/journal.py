"""The contract of a store: append-only journals of games, and the few things kept beside them."""

from abc import ABC, abstractmethod
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

from karak.core.refusal import Refusal

STATES = ("open", "revealing", "running", "over", "frozen")


class Exists(Refusal):
    """What would be made is there already."""

    def __init__(self, game: str) -> None:
        super().__init__("store-exists", game=game)


class Missing(Refusal):
    """There is no such game."""

    def __init__(self, game: str) -> None:
        super().__init__("store-missing", game=game)


class Behind(Refusal):
    """Somebody else has written to this game; `head` is its last record."""

    def __init__(self, game: str, head: int) -> None:
        super().__init__("store-behind", game=game, head=head)
        self.head = head


class Frozen(Refusal):
    """Nothing is written to a frozen game."""

    def __init__(self, game: str) -> None:
        super().__init__("store-frozen", game=game)


class Lost(Refusal):
    """Another server has taken over; this one never writes again."""

    def __init__(self) -> None:
        super().__init__("store-lost")


class Unsure(Refusal):
    """The database failed: the write may be there or not, so read before going on."""


class GameRow(NamedTuple):
    """A game in the list; `card` is small JSON for the lobby."""

    id: str
    head: int
    created: float
    updated: float
    state: str
    card: bytes


class Journal(ABC):
    """Records of a game are numbered from 1. The future of a write is done once the write is durable."""

    @abstractmethod
    def create(self, game: str, records: list[bytes], secret: bytes = b"") -> Future[None]:
        """A new game, its first records and its secret, the seed of its dice; Exists if there is one of this id."""

    @abstractmethod
    def append(self, game: str, seq: int, records: list[bytes]) -> Future[None]:
        """All or none, numbered from seq; Behind unless seq is head + 1."""

    @abstractmethod
    def read(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Records with higher numbers than `after`."""

    @abstractmethod
    def settled(self, game: str, after: int = 0) -> list[tuple[int, bytes]]:
        """Like `read`, but once every write that was begun has been done or has failed for good."""

    @abstractmethod
    def head(self, game: str) -> int:
        """Number of the last record; 0 if there is no such game."""

    @abstractmethod
    def games(self) -> list[GameRow]:
        """All of them, the oldest first."""

    @abstractmethod
    def put_card(self, game: str, state: str, card: bytes) -> Future[None]:
        """One of STATES, and what the lobby shows."""

    @abstractmethod
    def snapshot(self, game: str, seq: int, data: bytes) -> Future[None]:
        """A cache to load faster from; never the truth, and only the last one is kept."""

    @abstractmethod
    def last_snapshot(self, game: str) -> tuple[int, bytes] | None: ...

    @abstractmethod
    def secret(self, name: str) -> bytes:
        """32 random bytes, made when first asked for and the same ever after."""

    @abstractmethod
    def renew_secret(self, name: str) -> None:
        """Other random bytes from now on; what was made with the old ones is worth nothing."""

    @abstractmethod
    def secret_of_game(self, game: str) -> bytes:
        """Apart from the journal until the game is over; empty if there is none."""

    @abstractmethod
    def check(self) -> list[Refusal]:
        """What is wrong with the store itself; replaying its games is for fsck."""

    @abstractmethod
    def backup(self, path: Path) -> None:
        """A whole copy in a new file, while writing goes on."""

    def is_alive(self) -> bool:
        """Whether it can still be written to."""
        return True

    @abstractmethod
    def close(self) -> None:
        """Whatever was asked for is written first."""
