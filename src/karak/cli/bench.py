"""karak bench: how fast the rules are here."""

import json as jsons

from rich.console import Console
from rich.table import Table

from karak.lab.bench import bench as measure

WHAT = {
    "decisions_per_s": "answers a second, players who explore",
    "games_per_s": "whole games a second, players who explore",
    "decisions_per_s_uniform": "answers a second, uniform random play",
    "decisions_per_s_small_map": "answers a second on 10 tiles that do not grow",
    "decisions_per_s_large_map": "answers a second on the largest map",
    "stepped_per_s": "answers a second, stepped from Python",
    "copy_us": "microseconds for a copy in mid-game",
    "copy_us_small_map": "microseconds for a copy of 10 tiles",
    "copy_us_large_map": "microseconds for a copy of the largest map",
}


def bench(*, games: int = 0, json: bool = False) -> None:
    """Measure the rules: random play, copies, stepping.

    Parameters
    ----------
    games
        For each run; more is slower and steadier.
    json
        As one JSON object.
    """
    with Console(stderr=True).status("measuring"):
        found = measure(games)
    if json:
        print(jsons.dumps(found))
        return
    console = Console(highlight=False)
    kind = "compiled" if found["compiled"] else "interpreted"
    for ruleset, rows in found["spread"].items():
        table = Table("figure", "median", "lowest", "highest", title=f"{ruleset}, {kind}, {found['runs']} runs")
        for column in table.columns[1:]:
            column.justify = "right"
        for what, row in rows.items():
            table.add_row(WHAT[what], *(f"{row[key]:,.{2 if what == 'copy_us' else 0}f}" for key in row))
        console.print(table)
