"""The blessing."""

import pytest

from tests.rules.imperium.scene import FARM, NORTH, Scene, at_abyss, before, duel, in_city, rift


@pytest.mark.rule("IM:4.1")
def test_any_time_in_ones_turn_free_a_unit_of_choice() -> None:
    scene = Scene("taia", "horan").give("blessing").glory(1)
    assert scene.listed("bless") == ["knight", "archer", "mage"]
    scene.do("bless mage")
    assert (scene.army(), scene.held(), scene.gone("blessing"), int(scene.state.used)) == ({"mage": 1}, {}, 1, 0)
    assert scene.supply("mage") == 9 and scene.turn == "taia"
    assert Scene("taia", "horan").give("blessing").glory(1).do("move west").mentions("bless")


@pytest.mark.rule("IM:4.1")
def test_after_the_last_action_too() -> None:
    scene = Scene("taia", "horan").give("blessing").glory(1).lives(1).do("heal", "heal")
    assert scene.turn == "taia" and scene.options() == ["done", "bless knight", "bless archer", "bless mage"]
    assert scene.do("bless knight").turn == "horan"


@pytest.mark.rule("IM:4.1")
def test_only_if_glory_allows_and_from_the_supply() -> None:
    assert Scene("taia", "horan").give("blessing").refusal("bless knight") == ("K2:4.7", "glory-too-low")
    scene = Scene("taia", "horan").give("blessing").glory(1).glory(10, "horan").muster("horan", mage=10)
    assert scene.listed("bless") == ["knight", "archer"]
    assert scene.refusal("bless mage") == ("IM:4.1", "no-dice-left")


def beaten(*items: str, glory: int = 2, hero: str = "taia") -> Scene:
    """Lost to an envoy of death, with skulls on the hero die and on a knight and a mage."""
    scene = before("envoys-of-death", hero, "horan").glory(glory).muster(knight=1, mage=1).give(*items)
    return scene.do("move northwest").fight("knight 1xs", "mage 1xs", "hero 1xs")


@pytest.mark.rule("IM:4.1")
def test_right_after_a_battle_it_cancels_every_skull() -> None:
    scene = beaten("blessing")
    assert scene.options() == ["done", "bless"]  # no room for a unit
    scene.do("bless")
    assert (scene.life(), scene.army(), scene.held(), scene.turn) == (5, {"knight": 1, "mage": 1}, {}, "horan")
    scene = beaten("blessing").do("done")
    assert (scene.life(), scene.army(), scene.held()) == (4, {}, {"blessing": 1})


@pytest.mark.rule("IM:4.1")
def test_and_still_gives_a_unit_if_glory_allows() -> None:
    scene = beaten("blessing", glory=3)
    assert scene.options() == ["done", "bless knight", "bless archer", "bless mage"]
    assert scene.do("bless archer").army() == {"knight": 1, "archer": 1, "mage": 1} and scene.life() == 5


@pytest.mark.rule("IM:4.1")
def test_glory_won_in_this_battle_makes_room() -> None:
    scene = before("skeletal-hulks", "taia", "horan").give("blessing").do("move northwest", "roll hero 1x2")
    assert scene.listed("bless") == ["knight", "archer", "mage"]  # without skulls, for the unit alone
    scene.do("bless knight", "gain food", "gain food", "gain food")
    assert (scene.army(), scene.goods()) == ({"knight": 1}, (3, 0, 0))


@pytest.mark.rule("IM:4.1")
def test_without_skulls_and_without_room_it_is_kept() -> None:
    scene = before("envoys-of-death", "taia", "horan").give("blessing").do("move northwest", "roll hero 1x1")
    assert (scene.turn, scene.held()) == ("horan", {"blessing": 1})


@pytest.mark.rule("IM:4.1")
def test_not_the_generals_extra_life() -> None:
    scene = at_abyss("taia", "horan").give("blessing").do("move northwest", "roll hero 1xss", "bless")
    assert scene.life() == 4


@pytest.mark.rule("IM:4.1")
def test_not_plague_and_misery() -> None:
    scene = before("envoys-of-death", "taia", "horan").give("blessing").own("horan", food=1).found(FARM, of="horan")
    scene.do("move northwest", "roll hero 1xss", "bless")
    assert (scene.plagued, scene.goods("horan"), scene.life("taia")) == ("horan", (0, 0, 0), 5)


@pytest.mark.rule("IM:4.1")
def test_never_in_anothers_turn() -> None:
    scene = duel("taia", "horan").give("blessing", to="horan").glory(1, "horan")
    assert scene.refusal("bless knight") == ("IM:4.1", "no-blessing")
    scene.do("challenge", "roll hero 1xs", "join guard 0", "roll hero 1xs")
    assert (scene.life("horan"), scene.held("horan"), scene.turn) == (4, {"blessing": 1}, "horan")
    scene = rift(Scene("taia", "horan").give("blessing").give("blessing", to="horan"))
    scene.do("roll hero 1xs", "roll hero 1xs", "roll hero 1x1", "roll hero 1x2", "bless")
    assert (scene.life("taia"), scene.life("horan")) == (5, 4)


@pytest.mark.rule("IM:4.1")
def test_in_a_challenge_the_attacker_may_cast_it() -> None:
    scene = duel("taia", "horan").give("blessing").do("challenge", "roll hero 1xss")
    assert (scene.asked, scene.options()) == ("taia", ["done", "bless"])  # before the emperor rolls
    assert scene.do("bless").life("taia") == 5 and scene.asked == "horan"


@pytest.mark.rule("IM:4.1")
def test_after_meeting_monsters_and_before_the_roll_the_unit_joins_the_battle() -> None:
    scene = before("fire-eaters", "taia", "horan").give("blessing").glory(2).muster(archer=1).do("move northwest")
    assert scene.options() == ["join archer 0", "join archer 1", "bless knight", "bless archer", "bless mage"]
    scene.do("join archer 1", "bless knight")
    assert scene.options() == ["join knight 0", "join knight 1"]  # asked anew
    scene.do("join knight 1", "join archer 1", "roll knight 1x1", "roll archer 1x1", "roll hero 1xs")
    assert "won" in scene.told and scene.army() == {"knight": 1, "archer": 1}


@pytest.mark.rule("IM:4.1")
def test_a_hero_without_units_is_asked_for_a_blessing_too() -> None:
    scene = before("fire-eaters", "taia", "horan").give("blessing").glory(1).do("move northwest")
    assert scene.options() == ["done", "bless knight", "bless archer", "bless mage"]
    assert scene.do("bless mage").options() == ["join mage 0", "join mage 1"]


@pytest.mark.rule("IM:4.1", "K2:2.5")
def test_between_two_buildings_and_two_recruits() -> None:
    scene = in_city("taia", "horan", crown="taia", buildings=("military-camp",)).own(food=9, wood=9, stone=9)
    scene.give("blessing", "blessing").glory(3).do("build stable saving food")
    assert scene.do("bless mage").offers("done", "build portal saving wood")
    scene.do("done", "recruit knight", "bless archer", "done")
    assert scene.army("taia") == {"knight": 1, "archer": 1, "mage": 1, "guard": 1}


@pytest.mark.rule("IM:4.1")
def test_one_won_in_this_battle_cannot_undo_it() -> None:
    scene = before("ghosts", "taia", "horan").glory(2).muster(mage=1, knight=1).give("sword")
    scene.do("move northwest").fight("knight 1xs", "mage 1x2", "hero 1xs")
    assert (scene.life(), scene.army(), scene.held()) == (4, {"mage": 1}, {"sword": 1, "blessing": 1})
    assert (scene.turn, scene.at()) == ("horan", NORTH)


@pytest.mark.rule("IM:4.1")
def test_two_blessings_are_cast_one_by_one() -> None:
    scene = Scene("taia", "horan").give("blessing", "blessing").glory(2).do("bless mage")
    assert scene.held() == {"blessing": 1}
    assert scene.do("bless mage").army() == {"mage": 2}
