"""Positions counted to a depth, from the first turn on; the counts are in one file for each game."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.games.shelf import RULESETS, open_game
from karak.play.perft import first_turn, perft

MOST = 20_000 if rules.__file__.endswith(".py") else 2_000_000  # positions; deeper counts take too long for a test
CASES = [
    (name, case)
    for name in sorted(RULESETS)
    for case in tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text())["case"]
]


@pytest.mark.parametrize(("name", "case"), CASES, ids=lambda value: value["name"] if isinstance(value, dict) else value)
def test_counts_hold(name: str, case: dict[str, Any]) -> None:
    heroes, options = case["heroes"], case.get("options", [])
    game = open_game(name, Setting(len(heroes), heroes, options)).game
    start = first_turn(game)
    wanted = [count for count in case["counts"] if count <= MOST]
    assert [perft(game, start, depth) for depth in range(1, 1 + len(wanted))] == wanted


def test_the_first_seat_begins() -> None:
    for seats in (2, 3, 5):
        s = first_turn(
            open_game("karak", Setting(seats, ["taia", "horan", "aderyn", "xanros", "argentus"][:seats])).game
        )
        assert (s.who, s.turns) == (0, 1)
