"""Things chosen one by one under a crown: every result, in any order, and nothing before the closing answer."""

from typing import Any

import pytest

from tests.rules.imperium.scene import FARM, FOREST, Scene, before, in_city
from tests.rules.one_by_one import ends, reached


def picked(s: Any) -> tuple[int, ...]:
    return tuple(int(n) for n in s.faces)


@pytest.mark.rule("IM:4.2")
def test_dice_picked_up_for_a_loop() -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(4).muster(knight=1, archer=2, mage=1).lord()
    scene.do("move northwest").fight("knight 1x1", "archer 1xs 1x2", "mage 1xs", "hero 1x1", "lord-of-time 1xloop")
    assert len(reached(scene.do("use time-loop"), ("reroll",), picked)) == 2**5


@pytest.mark.rule("IM:5.5")
def test_archers_rolled_again() -> None:
    scene = before("envoys-of-death", "saigo", "taia").glory(4).muster(archer=3).do("move northwest")
    scene.fight("archer 2xs 1x1", "hero 1x1")
    assert len(reached(scene.do("use strategic-positions"), ("reroll",), picked)) == 3 * 2


@pytest.mark.rule("IM:3.5", "IM:4.1")
def test_skulls_for_shields() -> None:
    scene = before("envoys-of-death", "taia", "horan").crown("taia").glory(2).muster(knight=1, mage=1)
    scene.do("move northwest").fight("knight 1xs", "mage 1xs", "hero 1xs", "guard 1xshield")
    assert len(reached(scene, ("ignore",), lambda s: tuple(int(n) for n in s.skulls))) == 1 + 3


@pytest.mark.rule("IM:5.3")
def test_units_saved_by_hard_skin() -> None:
    scene = before("envoys-of-death", "valduk", "taia").glory(3).muster(knight=2, mage=1).lives(3)
    scene.do("move northwest").fight("knight 2xs", "mage 1xs", "hero 1x1")
    lost = reached(scene, ("use hard-skin",), lambda s: tuple(int(n) for n in s.skulls))
    assert len(lost) == 3 * 2


@pytest.mark.rule("IM:3.2")
def test_buildings_and_who_receives_each() -> None:
    scene = in_city("horan", "saigo", "xanros", crown="horan", buildings=("portal", "glory-banners", "military-camp"))
    scene.found(FOREST, of="saigo").lay("farm-1-open", at=(0, 1)).found((0, 1), of="xanros")
    scene.own(food=9, wood=9, stone=9).do("build wizard-tower", "give saigo")
    assert len(reached(scene, ("build", "give"), cities, "giving")) == 3 * 3  # two more, each for one or not built


def cities(s: Any) -> tuple[int, ...]:
    return tuple(int(hero.built) for hero in s.heroes)


@pytest.mark.rule("IM:3.3")
def test_units_that_an_emperor_recruits_and_grants() -> None:
    """Any mix of two, of which one of a kind is left for either vassal."""
    scene = in_city("horan", "taia", "saigo", crown="horan", buildings=("shooting-range", "wizard-tower"))
    scene.glory(2).glory(1, "taia").glory(1, "saigo").own(wood=2, stone=2).do("recruit archer")
    ways = ("recruit", "give back")
    found = reached(scene, ways, lambda s: (army(s, 0), army(s, 1), army(s, 2)), orders_agree=False)
    assert {row[0] for row in found} == {(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (0, 2)}
    free = ends(scene.game, scene.state, (*ways, "grant"), {"recruiting", "granting"}, orderly=False)
    granted = {(army(s, 0), army(s, 1), army(s, 2)) for s in free.values()}
    for own in ((1, 0), (1, 1)):
        assert {(own, (1, 0), (0, 0)), (own, (0, 0), (1, 0))} <= granted
    assert {((1, 1), (0, 1), (0, 0)), ((1, 1), (0, 0), (0, 1))} <= granted


def army(s: Any, seat: int) -> tuple[int, ...]:
    """Archers and mages."""
    return tuple(int(s.army[seat * s.box.dice + s.box.die_names.index(die)]) for die in ("archer", "mage"))


@pytest.mark.rule("IM:4.1")
def test_units_that_blessings_bring() -> None:
    scene = Scene("taia", "horan").glory(2).give("blessing", "blessing").stand("taia", FARM)
    units = ("knight", "archer", "mage")
    found = reached(scene, ("bless",), lambda s: tuple(int(s.army[s.box.die_names.index(die)]) for die in units))
    assert len(found) == 1 + 3 + 6
