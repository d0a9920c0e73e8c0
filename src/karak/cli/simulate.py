"""karak simulate: many games between bots, and who won them."""

import json as jsons
import sys
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from karak.lab.simulate import Rate, Report, run


def simulate(
    game: str = "karak", *, seats: str = "greedy,random", games: int = 1000, seed: str = "1", workers: int = 0,
    heroes: str = "", options: str = "", data: str = "", json: bool = False,
) -> int:  # fmt: skip
    """Let bots play many games.

    Parameters
    ----------
    game
        Which game.
    seats
        A bot for each seat: random, explorer, greedy.
    games
        How many.
    seed
        The same seed gives the same games, with any number of workers.
    workers
        Processes; 0 takes one for each core.
    heroes
        One for each seat; not given, they are dealt.
    options
        Optional rules that are on.
    data
        A folder whose files replace those of the game.
    json
        As one JSON object.
    """
    report = watched(
        game, seats=listed(seats), games=games, seed=seed, workers=workers, heroes=listed(heroes),
        options=listed(options), data=data,
    )  # fmt: skip
    if json:
        print(jsons.dumps(report.as_json()))
    else:
        show(report)
    if report.interrupted:
        print(f"karak: interrupted after {report.games} of {report.asked} games.", file=sys.stderr)
        return 130
    return 0


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text.strip() else []


def watched(game: str, *, games: int, **rest: Any) -> Report:
    """With a progress bar for people who look."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        return run(game, games=games, progress=lambda done: bar.update(task, completed=done), **rest)


def show(report: Report) -> None:
    console = Console(highlight=False)
    console.print(rates("seat", [f"{i + 1} {bot}" for i, bot in enumerate(report.plan.seats)], report.seats))
    console.print(rates("hero", list(report.heroes), list(report.heroes.values())))
    turns = report.turns
    console.print(f"turns: {turns['mean']:.1f} on average, 10 % up to {turns['p10']}, 90 % up to {turns['p90']}")
    console.print("endings: " + ", ".join(f"{name} {count}" for name, count in report.endings.items()))


def rates(title: str, names: list[str], rows: list[Rate]) -> Table:
    table = Table(title, "games", "wins", "win rate", "95 % interval")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, rate in zip(names, rows, strict=True):
        low, high = rate.ci
        wins = f"{rate.wins:.1f}"
        table.add_row(name, str(rate.games), wins, f"{rate.win_rate:.1%}", f"{low:.1%} to {high:.1%}")
    return table
