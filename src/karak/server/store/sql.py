"""The little that journals ask of a database."""

from abc import ABC, abstractmethod
from typing import Any

from karak.core.refusal import Refusal


class Sql(ABC):
    """One connection. Statements mark arguments with ? and are committed at once outside begin and commit."""

    faults: type[Exception]  # what the driver raises
    blob: str  # the type of bytes
    clustered: str  # said of a table that lies in the order of its key
    held: str  # said of rows that nobody else may change before the commit
    place: str  # for people, without passwords

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, str]] = {}  # head and state of games written to since the last rollback

    @abstractmethod
    def rows(self, statement: str, *args: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def run(self, statement: str, *args: object) -> int:
        """How many rows were changed."""

    @abstractmethod
    def put(self, statement: str, rows: list[tuple[object, ...]]) -> None:
        """Once for each row, at the latest when flushed; Lost unless each changes one row."""

    @abstractmethod
    def flush(self) -> None: ...

    @abstractmethod
    def has_table(self, name: str) -> bool: ...

    @abstractmethod
    def begin(self) -> None:
        """A transaction to write in; connects again if the connection was lost."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None:
        """Never fails, and forgets what was known."""

    @abstractmethod
    def refusal(self, fault: Exception) -> Refusal:
        """What a fault of the driver means, and what to do."""

    @abstractmethod
    def close(self) -> None: ...
