"""karak simulate: plays many games between bots and counts the winners."""

import json as jsons
import sys

from rich.console import Console
from rich.table import Table

from karak.cli.watching import listed, watched
from karak.games.shelf import FIRST
from karak.lab.bot_table import MOST_TURNS
from karak.lab.rates import Rate
from karak.lab.simulate import LONG, Report, run
from karak.words import name, number, say


def simulate(
    game: str = FIRST, *, seats: str = "greedy,random", games: int = 1000, seed: str = "1", workers: int = 0,
    heroes: str = "", options: str = "", data: str = "", most_turns: int = MOST_TURNS, long: int = LONG,
    json: bool = False,
) -> int:  # fmt: skip
    """Let bots play many games."""
    with watched(games) as progress:
        report = run(
            game, seats=listed(seats), games=games, seed=seed, workers=workers, heroes=listed(heroes),
            options=listed(options), data=data, most_turns=most_turns, long=long, progress=progress,
        )  # fmt: skip
    if json:
        print(jsons.dumps(report.as_json()))
    else:
        show(report)
    if report.interrupted:
        said = say("simulate-interrupted", games=report.games, asked=report.asked)
        print(f"karak: {said}", file=sys.stderr)
        return 130
    return 0


def show(report: Report) -> None:
    console = Console(highlight=False)
    console.print(rates("simulate-seat", [f"{i + 1} {bot}" for i, bot in enumerate(report.plan.seats)], report.seats))
    console.print(rates("simulate-hero", [name(hero) for hero in report.heroes], list(report.heroes.values())))
    turns = {**report.turns, "mean": number(report.turns["mean"], 1)}
    console.print(say("simulate-turns", **turns))
    for key, over in (("simulate-long", report.long), ("simulate-unfinished", report.unfinished)):
        console.print(say(key, games=number(over.games, 0), turns=number(over.turns, 0)))
    endings = ", ".join(f"{ending} {count}" for ending, count in report.endings.items())
    console.print(say("simulate-endings", endings=endings))


def rates(title: str, names: list[str], rows: list[Rate]) -> Table:
    keys = (title, "games-word", "simulate-wins", "simulate-rate", "simulate-interval")
    table = Table(*(say(key) for key in keys))
    for column in table.columns[1:]:
        column.justify = "right"
    for called, rate in zip(names, rows, strict=True):
        low, high = (share(end) for end in rate.ci)
        wins, interval = number(rate.wins, 1), say("simulate-from-to", low=low, high=high)
        table.add_row(called, number(rate.games, 0), wins, share(rate.win_rate), interval)
    return table


def share(part: float) -> str:
    return say("percent", part=number(100 * part, 1))
