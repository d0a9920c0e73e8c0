"""The few operations that journals need from a database."""

from abc import ABC, abstractmethod
from typing import Any

from karak.core.refusal import Refusal


class Sql(ABC):
    """One connection; statements mark arguments with ? and are committed at once outside begin and commit."""

    faults: type[Exception]  # what the driver raises
    blob: str  # the type of bytes
    clustered: str  # marks a table that is stored in the order of its key
    held: str  # marks rows that no other connection may change before the commit
    place: str  # for people, without passwords

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, str]] = {}  # head and state of games written to since the last rollback

    @abstractmethod
    def rows(self, statement: str, *args: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def run(self, statement: str, *args: object) -> int:
        """Returns the number of changed rows."""

    @abstractmethod
    def put(self, statement: str, rows: list[tuple[object, ...]]) -> None:
        """Runs once for each row, at the latest when flushed; Lost unless each changes one row."""

    @abstractmethod
    def flush(self) -> None: ...

    @abstractmethod
    def has_table(self, name: str) -> bool: ...

    @abstractmethod
    def begin(self) -> None:
        """Begins a transaction for writing; reconnects if the connection was lost."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None:
        """Rolls back without failing and clears the cached heads."""

    @abstractmethod
    def refusal(self, fault: Exception) -> Refusal:
        """Translates a fault of the driver into a refusal with advice."""

    @abstractmethod
    def close(self) -> None: ...
