"""The numbers of docs/balance.md from experiments that were played: python -m tools.strength.balance FOLDER.

The folder holds GAME-heroes/GAME-heroes.parquet of each game: run `karak lab docs/experiments/GAME-heroes.toml` there.
It rewrites the text between the marks of each game, and the plots in docs/plots.
"""

import argparse
import sys
from pathlib import Path

import polars
from polars import col

from karak.games.shelf import RULESETS, ruleset
from karak.lab.experiment.findings import Finding, found_in
from karak.lab.experiment.report import everybody, hero_plot, length_plot, pair_plot, seat_plot
from karak.lab.rates import Rate
from karak.words import name

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "balance.md"


def times(found: Rate) -> str:
    return f"{found.win_rate:.2f} ({found.ci[0]:.2f} to {found.ci[1]:.2f})"


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def head(*cells: str) -> list[str]:
    return [row(*cells), "|" + "---|" * len(cells)]


def rewritten(text: str, opening: str, closing: str, made: str) -> str:
    """The page, with the text between two marks replaced."""
    before, _, rest = text.partition(opening)
    _, _, after = rest.partition(closing)
    return f"{before}{opening}\n\n{made}\n\n{closing}{after}"


def hero_table(found: list[Finding]) -> list[str]:
    lines = head("hero", *(one.variant for one in found))
    return lines + [
        row(name(hero, one.game), *(times(one.heroes[hero]) for one in found))
        for one in found[:1]
        for hero in everybody(found)
    ]


def seat_table(found: list[Finding]) -> list[str]:
    most = max(one.seats for one in found)
    lines = head("variant", *(f"seat {seat + 1}" for seat in range(most)))
    for one in found:
        shares = [times(rate) for rate in one.by_seat]
        lines.append(row(one.variant, *shares, *[""] * (most - one.seats)))
    return lines


def length_table(frame: polars.DataFrame, found: list[Finding]) -> list[str]:
    ended = frame.filter(col("last") & (col("won") > 0)).group_by("variant").len()
    by_winner = dict(ended.iter_rows())
    lines = head("variant", "games", "turns of each player: mean, 10 %, 90 %", "endings", "in a winner's turn")
    for one in found:
        turns = f"{one.rounds.mean:.1f}, {one.rounds.low:.1f}, {one.rounds.high:.1f}"
        endings = ", ".join(f"{ending} {count:,}" for ending, count in one.endings.items())
        lines.append(row(one.variant, f"{one.games:,}", turns, endings, f"{by_winner[one.variant] / one.games:.1%}"))
    return lines


def draw(game: str, frame: polars.DataFrame, found: list[Finding]) -> None:
    four = next(one for one in found if one.variant == "4 seats")
    drawings = {"heroes": hero_plot(found), "seats": seat_plot(found), "pairs": pair_plot(four)}
    drawings["length"] = length_plot(frame, found)
    for what, svg in drawings.items():
        (DOCS / "plots" / f"{game}-{what}.svg").write_text(svg, encoding="utf-8")


def block(game: str, frame: polars.DataFrame) -> str:
    found = found_in(frame)
    draw(game, frame, found)
    games, version = sum(one.games for one in found), ruleset(game).version
    lines = [
        f"{games:,} games of [{game}-heroes.toml](experiments/{game}-heroes.toml), rules version {version}.",
        "", "### Heroes", "", f"![wins by hero](plots/{game}-heroes.svg)", "", *hero_table(found),
        "", "With four seats, how often the hero of the row wins if one of the two does:",
        "", f"![hero against hero](plots/{game}-pairs.svg)",
        "", "### Seats", "", f"![wins by seat](plots/{game}-seats.svg)", "", *seat_table(found),
        "", "### Length and endings", "", f"![length of the games](plots/{game}-length.svg)",
        "", *length_table(frame, found),
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    text = PAGE.read_text(encoding="utf-8")
    for game in RULESETS:
        file = folder / f"{game}-heroes" / f"{game}-heroes.parquet"
        if file.exists():
            opening, closing = f"<!-- {game}: written by tools/strength/balance.py -->", f"<!-- {game}: end -->"
            text = rewritten(text, opening, closing, block(game, polars.read_parquet(file)))
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
