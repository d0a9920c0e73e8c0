"""karak perft: how many ways the game can go."""

import json as jsons
from time import perf_counter

from karak.cli.watching import listed
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.shelf import FIRST, hero_names, open_game
from karak.play.perft import first_turn
from karak.play.perft import perft as count
from karak.words import number


def perft(
    game: str = FIRST, *, depth: int = 4, seats: int = 2, heroes: str = "", options: str = "", data: str = "",
    json: bool = False,
) -> None:  # fmt: skip
    """Count the positions after 1, 2, ... answers of players and chance, from the first turn on."""
    if depth < 1:
        raise Refusal("depth-out-of-range", depth=depth)
    names = listed(heroes) or hero_names(game, data)[:seats]
    opened = open_game(game, Setting(seats, names, listed(options)), data).game
    start = first_turn(opened)
    rows: list[dict[str, float]] = []
    for level in range(1, depth + 1):
        began = perf_counter()
        found = int(count(opened, start, level))
        rows.append({"depth": level, "positions": found, "seconds": round(perf_counter() - began, 4)})
        if not json:
            print(f"{level:3} {number(found, 0):>15} {number(rows[-1]['seconds'], 3):>9} s", flush=True)
    if json:
        print(jsons.dumps({"game": game, "seats": seats, "heroes": names, "counts": rows}))
