"""The odds of every position of a contest between two heroes, against all outcomes of the engine."""

from typing import Any

import pytest

from karak.games.imperium.odds import odds_now
from karak.games.imperium.rivals import goal_at_a_glance
from karak.games.imperium.state import NONE
from karak.games.karak2 import moves as base
from karak.games.karak2.state import NO_SEAT
from tests.rules.imperium.odds_scene import GUARD, Army, Scene, options_of, played
from tests.rules.imperium.test_odds_of_the_crown import crowned, open_here, seated

Side = tuple[str, Army, Army]  # hero, dice, items


def contested(first: Side, second: Side) -> Scene:
    scene = seated(first[0], second[0]).arm(0, first[1], first[2]).arm(1, second[1], second[2])
    scene.s.box.plague_on = False
    return scene


def positions(game: Any, first: Any) -> list[Any]:
    """All positions that can follow until the crown is decided, each once."""
    found: dict[tuple[int, ...], Any] = {}
    waiting = [first]
    while waiting:
        s = waiting.pop()
        key = tuple(s.numbers())
        if key not in found and s.victor == NO_SEAT and s.contest != NONE and not s.is_tying():
            found[key] = s
            waiting += [played(game, s, action) for action in options_of(game, s)]
    return [s for s in found.values() if base.MUSTERING <= s.step < base.SHIELDING]


def check(scene: Scene, every: int) -> None:
    """Compares the chance of the hero who takes a stand, at one in `every` positions."""
    known: dict[tuple[int, ...], float] = {}
    for s in positions(scene.game, scene.s)[::every]:
        told = odds_now(scene.game, s).win
        assert (told if s.seat == 0 else 1 - told) == pytest.approx(crowned(scene.game, s, known), abs=1e-9)


RIFTS: list[tuple[Side, Side]] = [
    (("taia", {}, {}), ("valduk", {}, {})),
    (("taia", {"archer": 1}, {"sword": 1}), ("valduk", {"mage": 1}, {})),
    (("valduk", {"mage": 1}, {"fireball": 1}), ("kirima", {"knight": 1}, {"sword": 1, "fireball": 1})),
    (("elspeth", {"knight": 1}, {}), ("valduk", {}, {"fireball": 2})),
]


@pytest.mark.rule("IM:2.2", "IM:5.3")
@pytest.mark.parametrize("number", range(len(RIFTS)))
def test_every_position_at_a_rift(number: int) -> None:
    check(open_here(contested(*RIFTS[number])).muster(), 3)


CHALLENGES: list[tuple[Side, Side]] = [
    (("valduk", {"mage": 1}, {"fireball": 1}), ("taia", {"knight": 1, **GUARD}, {})),
    (("taia", {"mage": 1}, {"sword": 1}), ("valduk", {"archer": 1, **GUARD}, {"fireball": 1})),
]


@pytest.mark.rule("IM:3.6", "IM:5.3")
@pytest.mark.parametrize("number", range(len(CHALLENGES)))
def test_every_position_of_a_challenge(number: int) -> None:
    check(contested(*CHALLENGES[number]).challenge().muster(), 9)


@pytest.mark.rule("IM:3.6", "IM:5.3")
def test_a_glance_at_the_emperor_counts_one_roll_of_all_his_dice() -> None:
    """The hero die is 1 1 2 3 s ss: two skulls count two for Valduk and nothing for others; a fireball adds one."""
    for hero, items, chances in (
        ("valduk", {}, [1, 3, 5, 6, 6]),
        ("darius", {}, [2, 4, 5, 6, 6]),
        ("darius", {"fireball": 1}, [0, 2, 4, 5, 6]),
    ):
        scene = contested(("taia", {}, {}), (hero, {}, items))
        scene.s.crown = 1
        found = goal_at_a_glance(scene.game, scene.s)
        assert [found[total] for total in range(5)] == pytest.approx([chance / 6 for chance in chances])
