"""Receives what the tables of a server report for measurement."""

from collections.abc import Callable


def nothing() -> None:
    pass


class Metrics:
    """Measures nothing; a subclass overrides what it keeps."""

    def command(self, kind: str, outcome: str) -> None:
        """Counts a command of a client."""

    def refused(self, game: str, kind: str, key: str, client: str) -> None:
        """Notes why a command was refused."""

    def happened(self, what: str, title: str, game: str, **told: object) -> None:
        """Counts a table that was opened, and a game that started or ended."""

    def storing(self) -> Callable[[], None]:
        """Begins to time a write; the caller calls the returned function once the records are safe."""
        return nothing

    def records(self, count: int) -> None:
        """Counts stored records."""

    def frozen(self) -> None:
        """Counts a table that was frozen for a broken position."""

    def bot_fault(self) -> None:
        """Counts an answer that the server gave in place of a bot."""
