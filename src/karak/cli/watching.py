"""Shows a progress bar during a long run."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from karak.words import say


@contextmanager
def watched(games: int, word: str = "games-word") -> Iterator[Callable[[int], None]]:
    """Yields a function that takes the number of games, or other items, done so far."""
    columns = (
        TextColumn(say(word)), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def listed(text: str) -> list[str]:
    """Splits a comma-separated list."""
    return [part.strip() for part in text.split(",")] if text.strip() else []
