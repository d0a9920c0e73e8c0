"""Counts how games between bots of one level end, in every title.

python -m tools.strength.endings --seats 2 --games 100

A level gets the number of imagined games that it has time for on one core, or a share of it, so the same seed gives the
same games.
"""

import argparse
import sys
from collections.abc import Callable

from karak.bots.levels import LEVELS
from karak.bots.roster import mind_of
from karak.core.closing import STUCK, how_name
from karak.games.shelf import RULESETS
from karak.lab.simulate import LONG, Report, run
from tools.strength.balance import head, row

SEED = "endings"
NEWS = 10  # games between two lines of progress
TURNS = ("median of turns", "longest", f"over {LONG}")
COLUMNS = ("game", "bot", "seats", "games", "unfinished", *TURNS, "at a standstill")


def named(game: str, level: str, share: float = 1.0) -> str:
    """The level with a number of worlds in place of its time or of a share of it."""
    return f"{level}:{max(1, round(LEVELS[level].seconds * mind_of(game).pace * share))}"


def line(game: str, bot: str, found: Report) -> str:
    ends = (found.turns["median"], found.turns["max"], found.long.games, found.endings.get(how_name(int(STUCK)), 0))
    return row(game, f"`{bot}`", *map(str, (len(found.seats), found.games, found.unfinished.games, *ends)))


def progress(game: str, bot: str, games: int) -> Callable[[int], None]:
    def tell(done: int) -> None:
        if done % NEWS == 0:
            print(f"{game}, {bot}: {done} of {games}", file=sys.stderr, flush=True)

    return tell


def main(*given: str) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--titles", default=",".join(RULESETS))
    parser.add_argument("--levels", default="easy,normal")
    parser.add_argument("--share", type=float, default=1.0, help="of the imagined games a level has time for")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--most-turns", type=int, default=2000)
    asked = parser.parse_args(given or None)
    print("\n".join(head(*COLUMNS)), flush=True)
    for game in asked.titles.split(","):
        for level in asked.levels.split(","):
            bot = named(game, level, asked.share)
            limits = {"workers": asked.workers, "most_turns": asked.most_turns}
            told = progress(game, bot, asked.games)
            found = run(game, seats=[bot] * asked.seats, games=asked.games, seed=SEED, progress=told, **limits)
            print(line(game, bot, found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
