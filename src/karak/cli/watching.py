"""A progress bar for people who look at a long run."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from karak.words import say


@contextmanager
def watched(games: int, word: str = "games-word") -> Iterator[Callable[[int], None]]:
    """What it gives is told how many games, or other things, are done."""
    columns = (
        TextColumn(say(word)), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


def listed(text: str) -> list[str]:
    """Parts of a list with commas."""
    return [part.strip() for part in text.split(",")] if text.strip() else []
