"""karak bench: measures how fast the rules are on this machine."""

import json as jsons

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
            digits = 2 if what == "copy_us" else 0
            table.add_row(say(f"bench-{what.replace('_', '-')}"), *(number(row[key], digits) for key in row))
        console.print(table)
