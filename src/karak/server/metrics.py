"""What the tables of a server report to those who measure it."""

from collections.abc import Callable


def nothing() -> None:
    pass


class Metrics:
    """Measures nothing; a subclass overrides what it keeps."""

    def command(self, kind: str, outcome: str) -> None:
        """A client gave a command."""

    def storing(self) -> Callable[[], None]:
        """A write begins; the caller calls the answer once the records are safe."""
        return nothing

    def records(self, count: int) -> None:
        """Records were stored."""

    def frozen(self) -> None:
        """A table was frozen for a broken position."""

    def bot_fault(self) -> None:
        """The server answered in place of a bot."""
