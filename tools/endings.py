"""Counts how games between bots of one level end, in every title: python -m tools.endings --seats 2 --games 100.

A level gets as many imagined games as it has time for on one core, so the same seed gives the same games.
"""

import argparse
import sys

from karak.bots.levels import LEVELS, MINDS
from karak.games.shelf import RULESETS
from karak.lab.simulate import LONG, Report, run
from tools.balance import head, row


def named(game: str, level: str) -> str:
    """The level with a number of worlds instead of its time."""
    return f"{level}:{round(LEVELS[level].seconds * MINDS[game].pace)}"


def line(game: str, bot: str, found: Report) -> str:
    counts = (found.games, found.turns["median"], found.turns["max"], found.long.games, found.unfinished.games)
    return row(game, f"`{bot}`", *map(str, counts))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", default=",".join(RULESETS))
    parser.add_argument("--levels", default="easy,normal")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--most-turns", type=int, default=2000)
    asked = parser.parse_args()
    late = (f"over {LONG} turns", f"cut off after {asked.most_turns}")
    print("\n".join(head("game", f"bot in all {asked.seats} seats", "games", "median of turns", "longest", *late)))
    for game in asked.titles.split(","):
        for level in asked.levels.split(","):
            bot = named(game, level)
            seats, limits = [bot] * asked.seats, {"workers": asked.workers, "most_turns": asked.most_turns}
            print(line(game, bot, run(game, seats=seats, games=asked.games, seed="endings", **limits)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
