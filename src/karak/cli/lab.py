"""karak lab: plays an experiment from a file and writes its rows and its report."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from karak.cli.watching import watched
from karak.lab.crew import Crew
from karak.lab.experiment.recipe import read_experiment
from karak.lab.extras import need
from karak.lab.journal import play
from karak.lab.pages.page import write
from karak.words import name, number, say

if TYPE_CHECKING:
    from karak.lab.experiment.findings import Finding

Cluster = Annotated[list[str] | None, Parameter(consume_multiple=(0, 1), negative="")]  # an address may follow


def lab(experiment: str, *, out: str = "", workers: int = 0, cluster: Cluster = None) -> int:
    """Play an experiment and report it."""
    need("lab")
    from karak.lab.experiment import findings, report, rows

    plan = read_experiment(experiment)
    folder = Path(out or plan.name)
    crew = Crew(workers, None if cluster is None else "".join(cluster[:1]))
    with watched(plan.games) as progress:
        games = play(plan, plan.games, folder, crew, progress)
    parquet, html = folder / f"{plan.name}.parquet", folder / f"{plan.name}.html"
    frame = rows.rows(plan, games)
    rows.write(frame, parquet)
    if games:
        write(html, report.report(plan.name, frame, plan.games))
        show(findings.found_in(frame))
        print(say("lab-written", files=f"{html}, {parquet}"))
    if len(games) < plan.games:
        print(f"karak: {say('lab-interrupted', games=len(games), asked=plan.games)}", file=sys.stderr)
        return 130
    return 0


def show(found: "list[Finding]") -> None:
    keys = ("lab-variant", "games-word", "lab-turns", "lab-first-seat", "lab-best", "lab-worst")
    table = Table(*(say(key) for key in keys))
    for column in table.columns[1:4]:
        column.justify = "right"
    for one in found:
        heroes = sorted(one.heroes, key=lambda hero: -one.heroes[hero].win_rate)
        best, worst = (
            f"{name(hero, one.game)} {number(one.heroes[hero].win_rate, 2)}" for hero in (heroes[0], heroes[-1])
        )
        seat = number(one.by_seat[0].win_rate, 2)
        table.add_row(Text(one.variant), number(one.games, 0), number(one.rounds.mean, 1), seat, best, worst)
    console = Console(highlight=False)
    console.print(table)
    console.print(say("lab-times-note"))
