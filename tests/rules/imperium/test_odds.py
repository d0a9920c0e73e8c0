"""The odds of a battle under Imperium against all outcomes of the engine, and against many battles."""

from math import sqrt
from typing import Any

import pytest

from karak.core import game as rules
from karak.core.state import CHANCE
from karak.games.imperium import moves
from karak.games.imperium.odds import odds_now
from karak.games.karak2 import moves as base
from karak.play.dealer import Shaker
from tests.rules.imperium.odds_scene import (
    GUARD,
    LORD,
    WEST,
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
DRYADS = ["dark-dryads"]
PAIR = ["dark-dryads", "skeletal-hulks"]
SMALL: list[tuple[str, Army, Army, list[str] | int]] = [
    ("taia", {"mage": 1, **GUARD}, {}, DRYADS),
    ("taia", {"knight": 1, "archer": 1, **GUARD}, SHIELD, PAIR),
    ("horan", {"knight": 1, "mage": 1, **GUARD}, {}, PAIR),
    ("elspeth", {"archer": 1, **GUARD}, {"fireball": 1}, PAIR),
    ("valduk", {"knight": 1}, {}, DRYADS),
    ("valduk", {"mage": 2, **GUARD}, {"warhammer": 1, "fireball": 1}, PAIR),
    ("valduk", {"mage": 2}, {"warhammer": 2}, 1),
    ("argentus", {"knight": 1}, {"fireball": 1}, DRYADS),
    ("argentus", {"knight": 1, **GUARD}, {"fireball": 3}, PAIR),
    ("argentus", {"mage": 2}, {"fireball": 2, "warhammer": 2}, 1),
    ("kirima", {"archer": 1}, {"fireball": 1}, DRYADS),
    ("saigo", {"archer": 2}, {}, DRYADS),
    ("saigo", {"archer": 3, "knight": 1}, {"fireball": 1}, PAIR),
    ("saigo", {"archer": 2, **GUARD}, SHIELD, PAIR),
    ("saigo", {"archer": 3}, {"warhammer": 2, "fireball": 1}, 1),
]
LOOPS: list[tuple[str, Army, Army, list[str] | int]] = [
    ("taia", {**LORD}, {}, DRYADS),
    ("taia", {"archer": 2, **LORD}, {}, PAIR),
    ("taia", {"knight": 1, "mage": 1, **GUARD, **LORD}, {}, PAIR),
    ("taia", {"archer": 1, "titan": 1, **LORD}, {"fireball": 1, **SHIELD}, PAIR),
    ("taia", {"mage": 2, **LORD}, {"warhammer": 2, "sword": 1}, 1),
    ("valduk", {"archer": 1, **LORD}, {}, DRYADS),
    ("argentus", {"archer": 1, **LORD}, {"fireball": 1}, PAIR),
    ("horan", {"archer": 1, **LORD}, {}, DRYADS),
    ("horan", {"mage": 1, "knight": 1, **LORD}, {"fireball": 1}, PAIR),
    ("elspeth", {"archer": 1, **LORD}, {}, PAIR),
    ("elspeth", {"mage": 1, **GUARD, **LORD}, {}, PAIR),
    ("saigo", {"archer": 1, **LORD}, {}, DRYADS),
    ("saigo", {"archer": 2, **LORD}, {}, PAIR),
]


def check(scene: Scene) -> None:
    before = values(scene.before())
    start = scene.s.copy()
    scene.attack()
    found = enumerated(scene.game, start, scene.s, {})
    assert before == pytest.approx(found, abs=1e-9)
    assert values(odds_now(scene.game, scene.s)) == pytest.approx(found, abs=1e-9)


@pytest.mark.rule("IM:3.5", "IM:5.2 to IM:5.5")
@pytest.mark.parametrize("number", range(len(SMALL)))
def test_against_all_outcomes(number: int) -> None:
    check(Scene(*SMALL[number]))


@pytest.mark.rule("IM:4.2", "IM:6.1")
@pytest.mark.parametrize("number", range(len(LOOPS)))
def test_a_time_loop_against_all_outcomes(number: int) -> None:
    check(Scene(*LOOPS[number]))


# every position of a battle


def step(scene: Scene, dealer: Shaker) -> int:
    """Chance answers by its odds; the player chooses by the odds that follow, with dice picked up included."""
    s = scene.s
    if s.who == CHANCE:
        return int(scene.game.draw(s, dealer))
    options = scene.options()
    if s.step in (base.DEATHS, moves.BETRAYING, base.PLAGUING) or len(options) == 1:
        return options[0]
    return max(options, key=lambda action: ahead(scene.game, played(scene.game, s, action), s))


def ahead(game: Any, s: Any, before: Any) -> tuple[float, ...]:
    """The expected values of a position, with fireballs already spent included."""
    cast = float(s.gone[s.box.fireball] - before.gone[s.box.fireball])
    if is_over(s) or s.step == base.DEATHS:
        fell = float(before.praetorians - s.praetorians)
        lives = float(before.heroes[0].lives - s.heroes[0].lives)
        return rounded((float(is_won(before, s)), fell, -lives, -lost(s), -cast))
    if s.step == moves.CHOOSING_DICE:
        return max(ahead(game, played(game, s, action), before) for action in options_of(game, s))
    if s.step == moves.BETRAYING:
        return ahead(game, played(game, s, options_of(game, s)[0]), before)
    win, praetorian, lives, units, spells = values(odds_now(game, s))
    return rounded((win, praetorian, lives, units, spells - cast))


def rounded(row: Values) -> tuple[float, ...]:
    return tuple(round(value, 10) for value in row)


def is_won(before: Any, s: Any) -> bool:
    return bool(s.is_general_beaten or (before.general != WEST and not s.has_monsters(WEST)) or s.has_won)


def lost(s: Any) -> float:
    """The dice about to be lost."""
    return float(sum(int(s.skulls[die]) for die in range(s.box.dice)) if s.step == base.DEATHS else 0)


@pytest.mark.rule("IM:6.1", "K2:4.10")
@pytest.mark.parametrize("number", range(len(LOOPS)))
def test_every_position_of_a_battle(number: int) -> None:
    """This includes positions while dice fall, lie and are rolled again, and while skulls are ignored."""
    scene = Scene(*LOOPS[number])
    start = scene.s.copy()
    scene.do("move west")
    dealer = Shaker(str(number))
    known: dict[tuple[int, ...], Values] = {}
    while not is_over(scene.s) and scene.s.step != base.DEATHS:
        if base.ROLLED <= scene.s.step <= base.SHIELDING:
            found = enumerated(scene.game, start, scene.s, known)
            win, praetorian, lives, units, spells = values(odds_now(scene.game, scene.s))
            spells += result(start, scene.s)[4]
            assert (win, praetorian, lives, units, spells) == pytest.approx(found, abs=1e-9)
        scene.game.apply(scene.s, step(scene, dealer))


# many battles

COMPILED = not rules.__file__.endswith(".py")
BATTLES: list[tuple[str, Army, Army, list[str] | int]] = [
    ("saigo", {"archer": 3, "mage": 1}, {"sword": 1, "fireball": 1}, ["envoys-of-death", "skeleton-riders"]),
    ("valduk", {"knight": 2, "mage": 1, **GUARD}, {"sword": 1}, ["skeleton-riders", "dark-dryads"]),
    ("elspeth", {"archer": 1, "mage": 1, **LORD}, {"sword": 1}, ["skeleton-riders", "dark-dryads"]),
    ("argentus", {"knight": 1, "mage": 2, **LORD}, {"fireball": 2, "warhammer": 2}, 2),
]


class Habit:
    """Decides by the odds, once for each position."""

    def __init__(self, battle: int) -> None:
        self.scene = Scene(*BATTLES[battle])
        self.start = self.scene.s.copy()
        self.dealer = Shaker(f"battle {battle}")
        self.known: dict[tuple[int, ...], int] = {}

    def fight(self) -> Values:
        scene = self.scene
        scene.s = self.start.copy()
        scene.attack()
        while not is_over(scene.s):
            scene.game.apply(scene.s, self.answer())
        return result(self.start, scene.s)

    def answer(self) -> int:
        if self.scene.s.who == CHANCE:
            return int(self.scene.game.draw(self.scene.s, self.dealer))
        key = tuple(self.scene.s.numbers())
        if key not in self.known:
            self.known[key] = step(self.scene, self.dealer)
        return self.known[key]


def check_by_battles(battle: int, count: int, sigmas: float) -> list[float]:
    """By how many standard errors each mean is off."""
    habit = Habit(battle)
    wanted = values(habit.scene.before())
    rows = [habit.fight() for _ in range(count)]
    off = []
    for i, want in enumerate(wanted):
        average = sum(row[i] for row in rows) / count
        spread = sqrt(sum((row[i] - average) ** 2 for row in rows) / count) / sqrt(count)
        assert abs(average - want) <= sigmas * spread + 1e-9, (battle, i, average, want, spread)
        off.append((average - want) / spread if spread else 0.0)
    return off


@pytest.mark.parametrize("battle", range(len(BATTLES)))
def test_against_many_battles(battle: int) -> None:
    check_by_battles(battle, 5000 if COMPILED else 200, 4.5)
