"""Things chosen one by one: every result, in any order, and nothing follows before the closing answer."""

from operator import ge
from typing import Any

import pytest

from tests.rules.karak2.scene import CASTLE, FARM, NORTH, Scene, before
from tests.rules.one_by_one import chosen, ends, reached


def army(s: Any) -> tuple[int, ...]:
    return tuple(int(s.army[die]) for die in range(int(s.box.dice)))


def skulls(s: Any) -> tuple[int, ...]:
    return tuple(int(n) for n in s.skulls)


def goods(s: Any) -> tuple[int, ...]:
    return tuple(int(n) for n in s.resources[:3])


def items(s: Any) -> tuple[int, ...]:
    return tuple(int(s.items[item]) for item in range(int(s.box.items)))


@pytest.mark.rule("K2:4.1")
def test_dice_that_join() -> None:
    """The dice join kind by kind; every mix is possible, and no die rolls before the closing answer."""
    scene = before("envoys-of-death", "taia", "horan").glory(4).muster(knight=2, archer=1, mage=1)
    scene.do("move northwest")
    assert len(reached(scene, ("join",), lambda s: tuple(int(n) for n in s.joined))) == 3 * 2 * 2


@pytest.mark.rule("K2:10.2")
def test_tokens_that_guard_a_tile() -> None:
    scene = woven()
    assert len(reached(scene, ("place",), lambda s: tuple(int(s.monster_at(s.target, i)) for i in (0, 1)))) == 3
    scene.say("place fire-eaters", "place envoys-of-death")
    assert scene.options() == ["done"] and scene.match.undoable(0) == 2
    assert scene.say("done").mentions("roll hero")
    scene = woven()
    scene.state.orderly = True
    assert scene.say("place fire-eaters", "place envoys-of-death").mentions("roll hero")


def woven() -> Scene:
    """Three tokens, of which Taia chooses two."""
    scene = Scene("taia", "horan").leave("big-farm-2-0").do("move northeast", "tile big-farm-2-0", "lay e")
    return scene.do("token fire-eaters", "token envoys-of-death", "token dark-dryads")


@pytest.mark.rule("K2:4.2")
def test_fireballs() -> None:
    scene = before("envoys-of-death", "taia", "horan").give("fireball", "fireball", "fireball")
    scene.do("move northwest", "roll hero 1x3")
    assert reached(scene, ("use fireball",), lambda s: int(s.bonus)) == {0, 1, 2}  # five are enough with two


@pytest.mark.rule("K2:7.5")
def test_skulls_that_are_ignored() -> None:
    scene = before("envoys-of-death", "taia", "horan").give("amulet-of-protection").glory(3).muster(knight=2, mage=1)
    scene.do("move northwest").fight("knight 2xs", "mage 1xs", "hero 1xss")
    lost = reached(scene, ("ignore",), lambda s: sum(int(n) for n in s.skulls))
    mixes = reached(scene, ("ignore",), skulls)
    assert lost == {5, 4, 3} and len(mixes) == 1 + 3 + 5  # there is one mage, so no mix has two


@pytest.mark.rule("K2:1.6")
def test_what_a_cart_brings() -> None:
    scene = before("skeletal-hulks", "taia", "horan").do("move northwest", "roll hero 1x2")
    assert len(reached(scene, ("gain",), goods)) == 10


@pytest.mark.rule("K2:7.3")
def test_what_is_stolen() -> None:
    scene = Scene("taia", "horan").give("pickpocket").own("horan", food=1, wood=2).do("rob horan")
    assert reached(scene, ("steal",), goods) == {(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 2, 0)}


@pytest.mark.rule("K2:5.4")
def test_buildings() -> None:
    scene = Scene("horan", "taia").found(FARM).stand("horan", FARM).own(food=9, wood=9, stone=9).do("build stable")
    assert len(reached(scene, ("build",), lambda s: int(s.heroes[0].built))) == 2**5


@pytest.mark.rule("K2:5.5")
def test_units_recruited_and_given_back() -> None:
    """Two knights at first, room for three, three wood and a stone."""
    scene = Scene("horan", "taia").found(FARM, "shooting-range", "wizard-tower").stand("horan", FARM).glory(3)
    scene.muster(knight=2).own(wood=3, stone=1).do("recruit archer")
    knight, archer, mage = (scene.box.die_names.index(name) for name in ("knight", "archer", "mage"))
    wanted = {(k, a, m) for k in range(3) for a in range(1, 4) for m in range(2) if k + a + m <= 3}
    ways = ("recruit", "give back")
    found = {(found[knight], found[archer], found[mage]) for found in reached(scene, ways, army, orders_agree=False)}
    assert wanted <= found
    short, free = (ends(scene.game, scene.state, ways, {"recruiting"}, orderly) for orderly in (True, False))
    best = {(army(s), goods(s)) for s in short.values()}
    assert short.keys() < free.keys()
    for s in free.values():  # bots give back only to make room, and so reach every army that is better in anything
        assert any(own >= goods(s) and all(map(ge, units, army(s))) for units, own in best)


@pytest.mark.rule("K2:5.6")
def test_items_picked_up_and_exchanged() -> None:
    scene = Scene("horan", "taia").give("sword", "sword").drop("sword", "warhammer", "fireball", at=CASTLE)
    scene.do("take fireball")
    weapons = [scene.box.item_names.index(name) for name in ("sword", "warhammer")]
    found = reached(scene, ("take", "leave"), items, "laying-down")
    assert {tuple(held[i] for i in weapons) for held in found} == {(2, 0), (1, 1)}


@pytest.mark.rule("K2:7.1")
def test_what_two_rewards_leave_behind() -> None:
    """There are two spells and no free slot, so three of the five are kept."""
    scene = before(("fire-eaters", "shadow-eaters"), "taia", "horan").give("fireball", "fireball", "pickpocket")
    scene.do("move northwest", "roll hero 1x3", "done")
    over = [s for s in chosen(scene.game, scene.state, ("leave",), {"stowing"}) if s.who != scene.state.who]
    spells = [scene.box.item_names.index(name) for name in ("fireball", "pickpocket")]
    assert scene.listed("leave") and {tuple(items(s)[i] for i in spells) for s in over} == {(3, 0), (2, 1), (1, 2)}


@pytest.mark.rule("K2:4.7")
def test_units_that_glory_sends_away() -> None:
    scene = Scene("horan", "taia").glory(2).give("amulet-of-glory").muster(knight=2, archer=1, mage=1)
    scene.drop("amulet-of-action", at=CASTLE).do("take amulet-of-action")
    assert scene.listed("give back") == ["knight", "archer", "mage"]
    knight, archer, mage = (scene.box.die_names.index(name) for name in ("knight", "archer", "mage"))
    found = {(mix[knight], mix[archer], mix[mage]) for mix in reached(scene, ("give back",), army)}
    assert found == {(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)}
    assert scene.at("horan") == CASTLE != NORTH
