"""A balance report of a game between greedy bots, with a plot: python tools/balance.py goblin --games 4000.

Writes docs/balance-GAME.md (the part below its marker line; what stands above is kept) and docs/plots/balance-GAME.svg.
"""

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import altair

from karak.games.shelf import ruleset
from karak.lab.simulate import Rate, Report, run

DOCS = Path(__file__).resolve().parents[1] / "docs"
MARKER = "<!-- below: written by tools/balance.py -->"
# For each game the tables compared: a title and the options that are on.
TABLES: dict[str, list[tuple[str, list[str]]]] = {
    "karak": [("the rules", []), ("late dragon", ["late-dragon"]), ("strict stealth", ["strict-stealth"])],
    "goblin": [("abilities off", ["deal-heroes"]), ("abilities on", ["deal-heroes", "abilities"])],
    "karak2": [("the rules", []), ("no plague", ["no-plague"])],
    "imperium": [("the rules", []), ("bare crown", ["bare-crown"]), ("no plague", ["no-plague"])],
}


@dataclass
class Sample:
    title: str
    seats: int
    report: Report


def sample(game: str, games: int, seed: str, counts: list[int]) -> list[Sample]:
    rows: list[Sample] = []
    for title, options in TABLES[game]:
        for seats in counts:
            print(f"{game}, {title}, {seats} seats: {games} games", file=sys.stderr, flush=True)
            report = run(game, seats=["greedy"] * seats, games=games, seed=f"{seed}/{title}/{seats}", options=options)
            rows.append(Sample(title, seats, report))
    return rows


def percent(rate: Rate) -> str:
    return f"{rate.win_rate:.1%} ({rate.ci[0]:.1%} to {rate.ci[1]:.1%})"


def share(rate: Rate, seats: int) -> str:
    """Wins as a multiple of the fair share, with its interval."""
    return f"{rate.win_rate * seats:.2f} ({rate.ci[0] * seats:.2f} to {rate.ci[1] * seats:.2f})"


def hero_table(samples: list[Sample]) -> list[str]:
    """By hero: wins as a multiple of the fair share, at every table."""
    heads = [f"{one.title}, {one.seats} seats" for one in samples]
    lines = ["| hero | " + " | ".join(heads) + " |", "|---|" + "---|" * len(heads)]
    for hero in samples[0].report.heroes:
        cells = [share(one.report.heroes[hero], one.seats) for one in samples]
        lines.append(f"| {hero} | " + " | ".join(cells) + " |")
    return lines


def table_rows(samples: list[Sample]) -> list[str]:
    """By table: seats, length and endings."""
    lines = [
        "| table | win rate by seat | turns per player: mean, 10 %, 90 % | endings | ended by |",
        "|---|---|---|---|---|",
    ]
    for one in samples:
        report, seats = one.report, one.seats
        by_seat = "; ".join(percent(rate) for rate in report.seats)
        turns = ", ".join(f"{report.turns[key] / seats:.1f}" for key in ("mean", "p10", "p90"))
        endings = ", ".join(f"{name} {n}" for name, n in report.endings.items())
        ended = ", ".join(f"{who} {n}" for who, n in report.ended_by.items())
        lines.append(f"| {one.title}, {seats} seats | {by_seat} | {turns} | {endings} | {ended} |")
    return lines


def points(samples: list[Sample]) -> list[dict[str, Any]]:
    return [
        {
            "hero": hero,
            "table": f"{one.title}, {one.seats} seats",
            "share": rate.win_rate * one.seats,
            "low": rate.ci[0] * one.seats,
            "high": rate.ci[1] * one.seats,
        }
        for one in samples
        for hero, rate in one.report.heroes.items()
    ]


def plot(game: str, samples: list[Sample], path: Path) -> None:
    """Wins by hero as a multiple of the fair share, with 95 % intervals."""
    data = altair.InlineData(values=points(samples))
    place = altair.Chart(data).encode(
        y=altair.Y("hero:N", title=None), yOffset="table:N", color=altair.Color("table:N", title="table")
    )
    share_of = "wins, as a multiple of the fair share"
    dots = place.mark_point(filled=True, size=60).encode(
        x=altair.X("share:Q", title=share_of, scale=altair.Scale(zero=True))
    )
    bars = place.mark_rule(strokeWidth=2).encode(x=altair.X("low:Q", title=share_of), x2="high:Q")
    fair = altair.Chart(altair.InlineData(values=[{"fair": 1}])).mark_rule(strokeDash=[4, 4]).encode(x="fair:Q")
    chart = altair.layer(fair, bars, dots).properties(width=560, height=420, title=f"{game}: greedy against greedy")
    path.parent.mkdir(exist_ok=True)
    chart.save(str(path))


def write(game: str, games: int, seed: str, samples: list[Sample]) -> None:
    page = DOCS / f"balance-{game}.md"
    kept = page.read_text(encoding="utf-8").split(MARKER)[0] if page.exists() else f"# Balance of {game}\n\n"
    version = ruleset(game).version
    lines = [
        MARKER,
        "",
        f"Greedy bots in every seat, heroes dealt, {games} games a table, seed {seed}, rules version {version}.",
        "Intervals are 95 % (Wilson); a multiple of 1.00 is the fair share. Bots are not people: read this as what the",
        "numbers on the pieces do between equal and simple players.",
        "",
        f"![wins by hero](plots/balance-{game}.svg)",
        "",
        *hero_table(samples),
        "",
        *table_rows(samples),
        "",
    ]
    page.write_text(kept + "\n".join(lines), encoding="utf-8")
    plot(game, samples, DOCS / "plots" / f"balance-{game}.svg")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--seed", default="1")
    wishes = parser.parse_args()
    counts = [int(seats) for seats in wishes.seats.split(",")]
    write(wishes.game, wishes.games, wishes.seed, sample(wishes.game, wishes.games, wishes.seed, counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
