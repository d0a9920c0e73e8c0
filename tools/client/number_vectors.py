"""Writes tests/data/numbers.json: numbers from real views and edge cases, as both runtimes have to write them."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from karak.bots.named import make_bot
from karak.core.game import Game
from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.play.dealer import Shaker
from karak.server.faces import digest, encoder, plain

FILE = Path(__file__).parents[2] / "tests" / "data" / "numbers.json"
EDGES = [
    0.0, 5e-324, 1e-10, 1.5e-10, 1e-7, 9.99e-7, 9.999999999999999e-7, 1e-6, 1.0000000000000002e-6, 3.763352846094155e-6,
    9.999999999999999e-6, 1e-5, 1.2e-5, 9.99e-5, 1e-4, 0.00012, 0.1, 1 / 3, 0.5, 0.9999999999999999, 1.0, 2.5, 100.0,
]  # fmt: skip
POSITIONS, KEPT, VIEWS = 600, 40, 2  # for each title: positions that are looked at, numbers and views that are kept
STRENGTHS = range(1, 31)  # the strengths that a monster is given, whatever it has in the game


def views(title: str) -> Iterator[dict[str, Any]]:
    """Some positions of a game between good bots, with the monster as it is, weaker and stronger."""
    game = open_game(title, Setting(2, [], [])).game
    bot: Any = make_bot(title, "greedy")
    luck, s = Shaker(f"numbers {title}"), game.start()
    for _ in range(POSITIONS):
        if s.who == NOBODY:
            s = game.start()
        if s.who >= 0:
            yield from harder(game, game.observe(s, NOBODY))
        game.apply(s, game.draw(s, luck) if s.who < 0 else bot.choose(game, game.observe(s, s.who), luck))


def harder(game: Game[Any], s: Any) -> Iterator[dict[str, Any]]:
    """The loss becomes very small against a weak monster, and the chance to win against a strong one."""
    yield (view := msgspec.to_builtins(game.describe(s)))
    battle = view.get("battle")
    for strength in STRENGTHS if isinstance(battle, dict) and battle.get("win") else ():
        s.strength = strength
        yield msgspec.to_builtins(game.describe(s))


def numbers(found: Any) -> Iterator[float]:
    if isinstance(found, float):
        yield found
    elif isinstance(found, dict | list | tuple):
        for part in found.values() if isinstance(found, dict) else found:
            yield from numbers(part)


def harvest(title: str) -> tuple[list[float], list[dict[str, Any]]]:
    """The smallest numbers and some of the others, with the views that hold the smallest."""
    smallest: dict[float, dict[str, Any]] = {}
    for view in views(title):
        for number in numbers(view):
            smallest.setdefault(number, view)
    ordered = sorted(smallest)
    half = KEPT // 2
    kept = ordered[:half] + ordered[half :: max(1, len(ordered) // half)]
    return kept, [smallest[number] for number in ordered[1 : VIEWS + 1]]


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    found = {title: harvest(title) for title in sorted(RULESETS)}
    drawn = sorted({*EDGES, *(number for kept, _ in found.values() for number in kept)})
    rows = [[repr(number), plain(encoder.encode([number]))[1:-1].decode()] for number in drawn]
    shown = [
        {"view": json.loads(plain(encoder.encode(view))), "hash": digest(view)}
        for _, kept in found.values()
        for view in kept
    ]
    lines = [f'{{"numbers": {json.dumps(rows)}', f'"views": {json.dumps(shown)}}}']
    FILE.write_text(",\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
