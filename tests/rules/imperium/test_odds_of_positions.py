"""The odds of every position that a battle can reach, against all outcomes of the engine."""

from typing import Any

import pytest

from karak.games.imperium.odds import odds_now
from karak.games.karak2 import moves as base
from tests.rules.imperium.odds_scene import (
    GUARD,
    LORD,
    Army,
    Scene,
    Values,
    enumerated,
    is_over,
    options_of,
    played,
    result,
    values,
)

SHIELD: Army = {"amulet-of-protection": 1}
BATTLES: list[tuple[str, Army, Army, list[str] | int]] = [
    ("valduk", {"mage": 1}, {"fireball": 1}, ["dark-dryads"]),
    ("valduk", {"mage": 1, **GUARD}, {"sword": 2}, ["dark-dryads", "skeletal-hulks"]),
    ("valduk", {"mage": 1}, {"warhammer": 2, "sword": 1, "fireball": 1}, 1),
    ("argentus", {"knight": 1, **GUARD}, {"fireball": 2, **SHIELD}, ["dark-dryads", "skeletal-hulks"]),
    ("saigo", {"archer": 2}, {"fireball": 1}, ["dark-dryads"]),
    ("horan", {"archer": 1, **GUARD}, SHIELD, ["dark-dryads"]),
    ("elspeth", {"archer": 1, **GUARD}, {}, ["dark-dryads"]),
    ("taia", {"archer": 1, **LORD}, SHIELD, ["dark-dryads"]),
    ("taia", {"mage": 1, "knight": 1, **LORD}, {}, ["dark-dryads", "skeletal-hulks"]),
    ("valduk", {"archer": 1, **LORD}, {}, ["dark-dryads", "skeletal-hulks"]),
    ("horan", {"archer": 1, "mage": 1, **LORD}, {}, ["dark-dryads", "skeletal-hulks"]),
    ("elspeth", {"archer": 1, **LORD}, {"fireball": 1}, ["dark-dryads", "skeletal-hulks"]),
    ("saigo", {"archer": 2, **LORD}, {}, ["dark-dryads", "skeletal-hulks"]),
    ("saigo", {"archer": 1, **LORD}, SHIELD, ["dark-dryads"]),
]


def positions(game: Any, first: Any) -> list[Any]:
    """All positions that can follow, each once, up to the loss of dice."""
    found: dict[tuple[int, ...], Any] = {}
    waiting = [first]
    while waiting:
        s = waiting.pop()
        key = tuple(s.numbers())
        if key not in found and not is_over(s) and s.step != base.DEATHS:
            found[key] = s
            waiting += [played(game, s, action) for action in options_of(game, s)]
    return list(found.values())


@pytest.mark.rule("IM:3.5", "IM:4.2", "IM:5.2 to IM:5.5", "K2:4.10")
@pytest.mark.parametrize("number", range(len(BATTLES)))
def test_every_position_against_all_outcomes(number: int) -> None:
    scene = Scene(*BATTLES[number])
    start = scene.s.copy()
    known: dict[tuple[int, ...], Values] = {}
    for s in positions(scene.game, scene.attack().s):
        if base.ROLLING <= s.step <= base.SHIELDING:
            found = enumerated(scene.game, start, s, known)
            win, praetorian, lives, units, spells = values(odds_now(scene.game, s))
            spells += result(start, s)[4]
            assert (win, praetorian, lives, units, spells) == pytest.approx(found, abs=1e-9)
