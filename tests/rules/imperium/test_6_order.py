"""The order of a battle with the expansion."""

import pytest

from tests.rules.imperium.scene import DOOR, NORTH, Scene, before, duel


def all_at_once(hero: str, other: str = "taia") -> Scene:
    """Guard and lord of time stand with two archers against an envoy of death."""
    scene = before("envoys-of-death", hero, other).crown(hero).lord().glory(2).muster(archer=2)
    return scene.do("move northwest").fight("archer 2xs", "hero 1xs", "guard 1x1", "lord-of-time 1xloop")


@pytest.mark.rule("IM:6.1")
def test_rerolls_in_any_order_each_once_and_two_on_the_same_die() -> None:
    scene = all_at_once("elspeth")
    assert scene.options() == ["done", "use combat-finesse", "use time-loop"]
    scene.do("use combat-finesse", "roll hero 1xss", "use time-loop", "reroll hero ss", "done", "roll hero 1x3")
    assert (scene.life("elspeth"), scene.goods("taia"), scene.at("elspeth")) == (5, (0, 0, 0), DOOR)  # 3 + 1
    scene = all_at_once("elspeth").do("use time-loop", "reroll hero s", "done", "roll hero 1x1")
    assert scene.options() == ["done", "use combat-finesse"]


@pytest.mark.rule("IM:6.1")
def test_betrayal_acts_before_any_reroll() -> None:
    scene = before("envoys-of-death", "elspeth", "taia", "horan").lord().do("move northwest")
    scene.fight("hero 1xs", "lord-of-time 1xbetrayal")
    assert scene.options() == ["betray to horan", "betray to taia"]
    assert scene.do("betray to taia").options() == ["done", "use combat-finesse"]


@pytest.mark.rule("IM:6.1", "IM:5.3")
def test_berserk_and_plague_look_at_the_final_hero_die() -> None:
    scene = before("skeletal-hulks", "valduk", "taia").lord().own("taia", food=1).do("move northwest")
    scene.fight("hero 1xss", "lord-of-time 1xloop").do("use time-loop", "reroll hero ss", "done", "roll hero 1x1")
    assert (scene.goods("taia"), scene.at("valduk")) == ((1, 0, 0), DOOR)  # 1 against 2
    scene = before("skeletal-hulks", "valduk", "taia").lord().own("taia", food=1).do("move northwest")
    scene.fight("hero 1xs", "lord-of-time 1xloop").do("use time-loop", "reroll hero s", "done", "roll hero 1xss")
    assert (scene.goods("taia"), scene.at("valduk")) == ((0, 0, 0), NORTH)


@pytest.mark.rule("IM:6.1")
def test_shield_protection_and_blessing_in_any_mix() -> None:
    scene = before("envoys-of-death", "taia", "horan").crown("taia").glory(3).muster(archer=3)
    scene.give("amulet-of-protection", "blessing").do("move northwest")
    scene.fight("archer 3xs", "hero 1xs", "guard 1xshield")
    assert int(scene.state.shields) == 3 and scene.offers("bless", "ignore archer", "ignore hero", "done")
    scene.do("ignore archer", "ignore archer", "ignore hero")
    assert scene.options() == ["done", "bless"]
    scene.do("bless")
    assert (scene.army("taia"), scene.life("taia"), scene.turn) == ({"archer": 3, "guard": 1}, 5, "horan")


@pytest.mark.rule("IM:6.1", "IM:5.3")
def test_hard_skin_after_the_wounds_and_before_the_deaths() -> None:
    scene = before("envoys-of-death", "valduk", "taia").give("amulet-of-protection").glory(3).muster(archer=3).lives(3)
    scene.do("move northwest").fight("archer 3xs", "hero 1xs").do("ignore archer", "done")
    assert (scene.life("valduk"), scene.options()) == (2, ["done", "use hard-skin archer"])
    scene.do("use hard-skin archer", "done")
    assert (scene.life("valduk"), scene.army("valduk")) == (1, {"archer": 2})


@pytest.mark.rule("IM:6.1")
def test_cancelled_and_ignored_skulls_feed_no_soul_collector() -> None:
    def collector() -> Scene:
        scene = before("envoys-of-death", "xanros", "taia").crown("xanros").muster(skeleton=2).lives(2)
        return scene.give("blessing").do("move northwest").fight("skeleton 2xs", "hero 1x1", "guard 1xshield")

    assert collector().do("done").life("xanros") == 4
    assert collector().do("ignore skeleton", "done").life("xanros") == 3
    assert collector().do("bless").life("xanros") == 2


@pytest.mark.rule("IM:6.1")
def test_ignored_skulls_still_cast_plague_and_give_berserk() -> None:
    scene = before("skeletal-hulks", "valduk", "taia").crown("valduk").own("taia", food=1).do("move northwest")
    scene.fight("hero 1xss", "guard 1xshield").do("ignore hero")
    assert (scene.goods("taia"), scene.at("valduk"), scene.life("valduk")) == ((0, 0, 0), NORTH, 4)


@pytest.mark.rule("IM:6.1")
def test_the_order_holds_in_a_challenge() -> None:
    """The attacker suffers before the emperor rolls, as in the book's example."""
    scene = duel("valduk", "xanros").glory(1).muster(mage=1).muster("xanros", skeleton=1).lives(4, "xanros")
    scene.do("challenge", "join mage 1", "roll mage 1xs", "roll hero 1xs")
    assert (scene.life("valduk"), scene.asked) == (4, "valduk")  # shall the mage be saved?
    scene.do("done")
    assert (scene.army("valduk"), scene.asked) == ({}, "xanros")
    scene.do("join skeleton 1", "join guard 0", "roll skeleton 1xs", "roll hero 1x1")
    assert (scene.life("xanros"), scene.army("xanros"), scene.emperor) == (5, {"guard": 1}, "xanros")
