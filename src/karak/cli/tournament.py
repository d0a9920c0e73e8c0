"""karak tournament: bots against bots, rated."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from karak.cli.watching import listed, watched
from karak.core.refusal import Refusal
from karak.games.shelf import FIRST
from karak.lab.crew import Crew
from karak.lab.extras import need
from karak.lab.journal import play
from karak.lab.pages.figures import share, share_with_interval
from karak.lab.pages.page import write
from karak.lab.tournament.tournament import tournament as made
from karak.words import number, say

if TYPE_CHECKING:
    from karak.lab.tournament.standings import Standings


def tournament(
    game: str = FIRST, *, bots: str = "greedy,explorer,random", games: int = 600, seats: int = 2, options: str = "",
    seed: str = "1", workers: int = 0, out: str = "",
) -> int:  # fmt: skip
    """Let bots play each other, and rate them."""
    need("lab")
    from karak.lab.tournament.page import tournament_page
    from karak.lab.tournament.standings import standings

    plan = made(game, listed(bots), seats, listed(options), seed)
    if games < 1:
        raise Refusal("games-out-of-range", games=games)
    asked = plan.whole(games)
    folder = Path(out or f"tournament-{game}")
    with watched(asked) as progress:
        found = standings(plan, play(plan, asked, folder, Crew(workers), progress), asked)
    write(folder / "tournament.json", json.dumps(found.as_json(), indent=1, ensure_ascii=False) + "\n")
    write(folder / "tournament.html", tournament_page(found))
    show(found)
    print(say("lab-written", files=f"{folder / 'tournament.html'}, {folder / 'tournament.json'}"))
    if found.games < asked:
        print(f"karak: {say('lab-interrupted', games=found.games, asked=asked)}", file=sys.stderr)
        return 130
    return 0


def show(found: "Standings") -> None:
    console = Console(highlight=False)
    bots = list(found.ratings)
    table = right(say("tournament-bot"), say("tournament-rating"), say("simulate-wins"), say("simulate-rate"))
    for bot, rated in found.ratings.items():
        wins = found.wins[bot]
        strength = f"{number(rated.mu, 1)} ± {number(2 * rated.sigma, 1)}"
        table.add_row(bot, strength, number(wins.wins, 1), share(wins.win_rate))
    console.print(table)
    cross = right(say("tournament-cross"), *bots)
    for bot in bots:
        cells = ("" if other == bot else share_with_interval(found.against[bot, other]) for other in bots)
        cross.add_row(bot, *cells, end_section=True)
    console.print(cross)
    seats = (f"{at + 1}: {share(seat.win_rate)}" for at, seat in enumerate(found.seats))
    console.print(say("tournament-by-seat", seats=", ".join(seats)))


def right(*heads: str) -> Table:
    """Numbers stand right, the first column left."""
    table = Table(*heads)
    for column in table.columns[1:]:
        column.justify = "right"
    return table
