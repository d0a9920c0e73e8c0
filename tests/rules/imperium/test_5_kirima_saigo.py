"""Kirima and Saigo."""

import pytest

from tests.rules.imperium.scene import (
    CASTLE,
    DOOR,
    FARM,
    FOREST,
    NORTH,
    Scene,
    at_abyss,
    before,
    by_the_cave,
)
from tests.rules.played import dealt_as_listed

# leap into battle


@pytest.mark.rule("IM:5.4")
def test_leap_adds_one_against_monsters_that_were_on_the_board() -> None:
    scene = before("skeletal-hulks", "kirima", "taia").do("move northwest", "roll hero 1x1")
    assert "won" in scene.told
    scene = by_the_cave("kirima", "taia").do("move northwest", "roll hero 1xs")
    assert scene.goods("kirima") == (1, 1, 0)  # inhabitants too


@pytest.mark.rule("IM:5.4")
def test_but_not_against_those_she_reveals() -> None:
    scene = Scene("kirima", "taia").do("move northeast", "tile farm-1-open", "token skeletal-hulks", "roll hero 1x1")
    assert "lost" in scene.told
    scene.do("done", "move northeast", "roll hero 1x1")
    assert "won" in scene.told  # the turn after they were already there


@pytest.mark.rule("IM:5.4")
def test_leap_against_the_general_if_he_stood_there_before_her_move() -> None:
    """Four mages make 8, the hero die 1, and the leap 10, which costs him a praetorian."""
    scene = at_abyss("kirima", "taia").glory(8).muster(mage=4).do("move northwest").fight("mage 4x2", "hero 1x1")
    assert int(scene.state.praetorians) == 4
    scene = Scene("kirima", "taia").leave("abyss-2-024").crown("taia").glory(8).muster(mage=4)
    scene.do("move northeast", "tile abyss-2-024").fight("mage 4x2", "hero 1x1")
    assert int(scene.state.praetorians) == 5  # newly revealed


# dream helper


def dreamer(lives: int = 3) -> Scene:
    """Taia is wounded in the forest, far from Kirima in the north."""
    scene = before((), "kirima", "taia", "horan").stand("taia", FOREST).lives(3, "taia")
    return scene.lives(lives)


@pytest.mark.rule("IM:5.4")
def test_dream_helper_moves_to_a_wounded_hero_and_both_heal_a_life() -> None:
    scene = dreamer()
    assert scene.listed("use dream-helper") == ["taia"]  # Horan is well, and she herself does not count
    scene.do("use dream-helper taia")
    assert (scene.at("kirima"), scene.life("kirima"), scene.life("taia")) == (FOREST, 4, 4)


@pytest.mark.rule("IM:5.4")
def test_it_is_a_move_once_a_turn_and_an_action_may_follow() -> None:
    scene = dreamer().do("use dream-helper taia")
    assert scene.offers("heal", "gather") and int(scene.state.used) == 0 and bool(scene.state.moved)
    assert not scene.mentions("use dream-helper")
    scene.do("gather")
    assert not scene.mentions("use dream-helper") and scene.mentions("move")
    scene.do("done", "done", "done")
    assert scene.mentions("use dream-helper")  # the next turn
    scene = dreamer(5).do("move southeast", "use dream-helper taia")
    assert int(scene.state.used) == 1  # a second move uses the action up
    scene = dreamer().do("heal").lives(3).do("heal")
    assert scene.turn == "taia"  # no move is left after the last action


@pytest.mark.rule("IM:5.4")
def test_healthy_herself_she_heals_the_other_and_never_above_five() -> None:
    scene = dreamer(5).do("use dream-helper taia")
    assert (scene.life("kirima"), scene.life("taia")) == (5, 4)


@pytest.mark.rule("IM:5.4")
def test_monsters_there_must_be_fought() -> None:
    scene = before("skeletal-hulks", "kirima", "aderyn").stand("kirima", FARM)
    scene.stand("aderyn", NORTH).lives(4, "aderyn")
    scene.do("use dream-helper aderyn")
    assert scene.mentions("roll hero") and scene.life("aderyn") == 5
    scene.do("roll hero 1xss")
    assert (scene.at("kirima"), scene.turn) == (FARM, "aderyn")  # thrown back to where she came from


@pytest.mark.rule("IM:5.4")
def test_also_on_the_same_tile_and_to_the_unconscious_who_stay_so() -> None:
    scene = Scene("kirima", "taia", "horan").fell("taia").do("use dream-helper taia")
    assert (scene.at("kirima"), scene.life("taia"), bool(scene.hero("taia").fallen)) == (CASTLE, 1, True)
    scene.do("done")
    assert (scene.turn, scene.life("taia")) == ("horan", 4)


@pytest.mark.rule("IM:5.4")
def test_no_other_hero_dreams() -> None:
    assert not Scene("horan", "taia").lives(1, "taia").mentions("use dream-helper")


# seasoned traveller


@pytest.mark.rule("IM:5.5")
def test_building_his_city_saigo_gets_the_range_free_in_the_same_action() -> None:
    scene = Scene("saigo", "taia").stand("saigo", FARM).own(wood=2).do("found city")
    assert (scene.built("saigo"), scene.goods("saigo"), int(scene.state.used)) == (["shooting-range"], (0, 0, 0), 1)
    scene.own(wood=1).glory(1).do("recruit archer")
    assert scene.army("saigo") == {"archer": 1}
    scene = Scene("horan", "taia").stand("horan", FARM).own(wood=2).do("found city")
    assert scene.built("horan") == []  # the other hero gets none


@pytest.mark.rule("IM:5.5", "IM:3.4", "IM:3.2")
def test_one_tax_for_city_and_range_and_an_emperor_saigo_gives_the_range() -> None:
    scene = Scene("saigo", "taia").crown("taia").stand("saigo", FARM).own(wood=3, stone=5).do("found city", "pay stone")
    assert (scene.goods("taia"), scene.built("saigo")) == ((0, 0, 1), ["shooting-range"])
    scene = Scene("saigo", "taia").crown("saigo").stand("saigo", FARM).own(wood=2).found(FOREST, of="taia")
    assert scene.do("found city").built("taia") == ["shooting-range"] and scene.is_acting


# strategic positions


def samurai() -> Scene:
    scene = before("envoys-of-death", "saigo", "taia").glory(4).muster(archer=3, mage=1).do("move northwest")
    return scene.fight("archer 2xs 1x1", "mage 1xs", "hero 1x1")


@pytest.mark.rule("IM:5.5")
def test_strategic_positions_roll_any_number_of_archers_again() -> None:
    scene = samurai().do("use strategic-positions")
    assert scene.options() == ["done", "reroll archer s", "reroll archer 1"]
    scene.do("reroll archer 1", "reroll archer s")
    assert scene.options() == ["done", "reroll archer s"]
    scene = samurai().do("use strategic-positions", "reroll archer s")
    assert scene.options() == ["done", "reroll archer s", "reroll archer 1"]
    scene.do("reroll archer s", "done")
    assert scene.chances()["roll archer 2x2"] == 4 and dealt_as_listed(scene.match)
    scene.do("roll archer 2x2")
    assert "won" in scene.told and scene.army("saigo") == {"archer": 3}  # 1 + 4 + 1


@pytest.mark.rule("IM:5.5")
def test_the_second_result_counts_once_a_battle_and_only_if_he_likes() -> None:
    scene = samurai()
    assert scene.options() == ["done", "use strategic-positions"]
    scene.do("use strategic-positions", "reroll archer 1", "done", "roll archer 1xs")
    assert (scene.turn, scene.army("saigo"), scene.at("saigo")) == ("taia", {}, DOOR)
    assert samurai().do("done").army("saigo") == {"archer": 1}


@pytest.mark.rule("IM:5.5")
def test_archers_must_have_joined_and_he_is_the_only_one() -> None:
    scene = before("envoys-of-death", "saigo", "taia").glory(4).muster(archer=3).do("move northwest", "join archer 0")
    assert scene.do("roll hero 1x1").turn == "taia"
    scene = before("envoys-of-death", "taia", "saigo").glory(4).muster(archer=3).do("move northwest")
    assert scene.fight("archer 3x1", "hero 1x1").turn == "saigo"


@pytest.mark.rule("IM:5.4")
def test_a_view_counts_the_leap_before_the_roll() -> None:
    scene = before("envoys-of-death", "kirima", "taia").do("move northwest")
    assert (scene.battle().skills, scene.battle().missing) == (1, 4)


@pytest.mark.rule("IM:5.4")
def test_a_wounded_hero_is_lit_up() -> None:
    assert dreamer().anchors("use dream-helper taia") == ["ability:dream-helper", "hero:taia"]
