"""The odds of a rift and of a challenge against all outcomes of the engine."""

from typing import Any

import pytest

from karak.core.ruleset import Setting
from karak.core.state import CHANCE, RUNNING
from karak.games.imperium import moves
from karak.games.imperium.odds import odds_if_joined, odds_now
from karak.games.imperium.state import DEFENCE, NONE
from karak.games.imperium.steps.contest import open_rift
from karak.games.karak2 import moves as base
from karak.games.karak2.state import NO_SEAT
from karak.games.shelf import open_game
from karak.play.dealer import Shaker
from tests.rules.imperium.odds_scene import GUARD, Army, Scene, options_of, played


def crowned(game: Any, s: Any, known: dict[tuple[int, ...], float]) -> float:
    """The chance that the first seat is crowned if all play for it; tied heroes share it."""
    if s.who == CHANCE and s.is_tying():
        return 1 / int(s.rollers).bit_count() if int(s.rollers) & 1 else 0.0
    if s.victor != NO_SEAT or s.contest == NONE:
        return float((s.victor if s.contest != NONE else s.crown) == 0)
    key = tuple(s.numbers())
    if key not in known:
        rows = [crowned(game, played(game, s, action), known) for action in options_of(game, s)]
        if s.who == CHANCE:
            known[key] = sum(int(s.weights[i]) * row for i, row in enumerate(rows)) / int(s.total)
        else:
            known[key] = max(rows) if s.seat == 0 else min(rows)
    return known[key]


FOES: list[tuple[str, Army, Army, str, Army]] = [
    ("taia", {"mage": 1}, {}, "darius", {"knight": 1, **GUARD}),
    ("saigo", {"archer": 2}, {}, "valduk", {"mage": 1, **GUARD}),
    ("elspeth", {"knight": 1}, {"fireball": 1}, "horan", {"archer": 1, **GUARD}),
    ("argentus", {}, {"fireball": 2}, "elspeth", {"mage": 1, **GUARD}),
]


@pytest.mark.rule("IM:3.6")
@pytest.mark.parametrize("number", range(len(FOES)))
def test_a_challenge_against_all_outcomes(number: int) -> None:
    hero, army, items, other, others = FOES[number]
    scene = Scene(hero, army, items, [], other).arm(1, others, {}).challenge().muster()
    scene.s.box.plague_on = False
    dealer = Shaker(str(number))
    known: dict[tuple[int, ...], float] = {}
    while scene.s.victor == NO_SEAT and scene.s.contest != NONE:
        if base.MUSTERING <= scene.s.step < base.SHIELDING:
            found = crowned(scene.game, scene.s, known)
            told = odds_now(scene.game, scene.s).win
            assert (told if scene.s.seat == 0 else 1 - told) == pytest.approx(found, abs=1e-9)
        answer = scene.game.draw(scene.s, dealer) if scene.s.who == CHANCE else scene.options()[-1]
        if scene.s.step == moves.CHOOSING_DICE:
            answer = scene.options()[0]
        scene.game.apply(scene.s, answer)


def seated(*heroes: str) -> Scene:
    scene = Scene(heroes[0], {}, {}, [], heroes[1])
    scene.game = open_game("imperium", Setting(len(heroes), list(heroes))).game
    scene.s = scene.game.start()
    scene.s.orderly = True
    return scene.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))


def open_here(scene: Scene) -> Scene:
    """Opens a rift where all heroes are, as if the first one had just revealed it."""
    scene.s.target = 0
    scene.s.count = 0
    scene.s.who = RUNNING
    open_rift(scene.s)
    scene.game.run(scene.s)
    return scene


@pytest.mark.rule("IM:2.2")
@pytest.mark.parametrize("hero", ["taia", "elspeth", "saigo", "valduk"])
def test_a_rift_against_all_outcomes(hero: str) -> None:
    """Of three heroes, the other two have nothing to decide."""
    scene = open_here(
        seated(hero, "darius", "kirima").arm(0, {"archer": 1, "knight": 1}, {"sword": 1}).arm(2, {"mage": 1}, {})
    )
    scene.muster()
    found = crowned(scene.game, scene.s, {})
    assert odds_now(scene.game, scene.s).win == pytest.approx(found, abs=1e-9)


@pytest.mark.rule("IM:2.2")
def test_equal_heroes_have_equal_chances() -> None:
    scene = open_here(seated("taia", "darius", "kirima"))
    assert odds_now(scene.game, scene.s).win == pytest.approx(1 / 3)


# the screen


@pytest.mark.rule("IM:2.2", "IM:3.6")
def test_a_screen_shows_them() -> None:
    scene = Scene("taia", {"knight": 1}, {}, [], "darius").arm(1, {"mage": 1, **GUARD}, {}).challenge()
    told = scene.game.describe(scene.s).battle
    assert told.strength is None and told.win == odds_now(scene.game, scene.s).win
    scene.do("join knight 1", "roll knight 1x1", "roll hero 1x3")
    assert scene.s.contest == DEFENCE
    told = scene.game.describe(scene.s).battle
    assert told.strength == 5 and told.win == odds_now(scene.game, scene.s).win
    found = [odds_if_joined(scene.game, scene.s, action).win for action in scene.options()]
    assert found[0] < found[1] == told.win
