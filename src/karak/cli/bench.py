"""karak bench: measures how fast the rules are on this machine."""

import json as jsons
from math import floor, log10

from rich.console import Console
from rich.table import Table

from karak.lab.bench import bench as measure
from karak.words import number, say


def bench(*, games: int = 0, json: bool = False) -> None:
    """Measure the rules: random play, copies, stepping."""
    with Console(stderr=True).status(say("bench-measuring")):
        found = measure(games)
    if json:
        print(jsons.dumps(found))
        return
    console = Console(highlight=False)
    kind = "compiled" if found["compiled"] else "interpreted"
    for ruleset, rows in found["spread"].items():
        titles = [say(f"bench-{title}") for title in ("figure", "median", "lowest", "highest")]
        table = Table(*titles, title=say("bench-title", game=ruleset, kind=kind, runs=found["runs"]))
        for column in table.columns[1:]:
            column.justify = "right"
        for what, row in rows.items():
            table.add_row(say(f"bench-{what.replace('_', '-')}"), *(figure(row[key]) for key in row))
        console.print(table)


def figure(value: float) -> str:
    """Formats a figure with at least three digits that count, so that a short time is not 0."""
    return number(value, 0 if value >= 100 or value <= 0 else 2 - floor(log10(value)))
