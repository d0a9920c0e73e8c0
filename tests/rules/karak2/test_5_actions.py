"""Actions: healing, gathering, founding, building."""

import pytest

from karak.core.ruleset import Setting
from karak.games.shelf import open_game
from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Scene, at_abyss, before

BUILDINGS = ["stable", "portal", "glory-banners", "military-camp", "shooting-range", "wizard-tower"]


@pytest.mark.rule("K2:5.1")
@pytest.mark.parametrize(("lives", "healed"), [(1, 3), (2, 4), (3, 5), (4, 5)])
def test_healing_gives_two_lives_but_never_more_than_five(lives: int, healed: int) -> None:
    assert Scene("horan", "taia").lives(lives).do("heal").life("horan") == healed


@pytest.mark.rule("K2:5.1")
def test_only_the_wounded_heal_and_they_heal_anywhere() -> None:
    assert Scene("horan", "taia").refusal("heal") == ("K2:5.1", "not-wounded")
    for at in (CASTLE, FARM, FOREST):
        assert Scene("horan", "taia").lives(4).found(FOREST, of="taia").stand("horan", at).offers("heal")


@pytest.mark.rule("K2:5.2")
def test_the_books_example_of_gathering() -> None:
    """Horan gathers on a farm where he stands, and in forest and rock next to it."""
    scene = Scene("horan", "taia").lay("forest-rock-1-open", at=(-2, 0)).stand("horan", FARM)
    scene.do("gather", "move west", "gather")
    assert (scene.goods("horan"), scene.turn) == ((1, 1, 1), "taia")


@pytest.mark.rule("K2:5.2")
def test_each_tile_once_a_turn() -> None:
    scene = Scene("horan", "taia").found(FOREST, "stable").stand("horan", FARM).lives(4).do("gather")
    assert scene.refusal("gather") == ("K2:5.2", "gathered-already")
    scene.do("move east", "move west")
    assert not scene.offers("gather")  # coming back does not help
    scene.do("done", "done")
    assert scene.do("gather").goods("horan") == (2, 0, 0)  # the next turn does


@pytest.mark.rule("K2:5.2")
@pytest.mark.parametrize("owner", ["horan", "taia"])
def test_never_where_there_is_a_city(owner: str) -> None:
    scene = Scene("horan", "taia").found(FARM, of=owner).stand("horan", FARM)
    assert scene.refusal("gather") == ("K2:5.2", "city-here")


@pytest.mark.rule("K2:5.2")
def test_never_on_castle_or_abyss_nor_among_monsters() -> None:
    assert Scene("horan", "taia").refusal("gather") == ("K2:5.2", "land-gives-nothing")
    assert at_abyss("horan", "taia").stand("horan", NORTH).refusal("gather") == ("K2:5.2", "land-gives-nothing")
    scene = before("fire-eaters", "horan", "taia").stand("horan", NORTH)
    assert scene.refusal("gather") == ("K2:5.2", "monsters-here")


@pytest.mark.rule("K2:5.2")
def test_other_heroes_do_not_hinder_gathering() -> None:
    assert Scene("horan", "taia").stand("horan", FARM).stand("taia", FARM).offers("gather")


@pytest.mark.rule("K2:5.3", "K2:2.3", "K2:2.1")
def test_the_books_example_of_a_citys_location() -> None:
    """Castle, monsters and a rival's city are ruled out; Horan goes through the rival's city to the farm behind it."""
    scene = Scene("horan", "taia").lay("forest-1-open", at=DOOR).lay("farm-1-open", at=(-2, 0))
    scene.lay("farm-rock-1-open", at=(-1, -1), tokens=("fire-eaters",)).found(FARM, of="taia").own(wood=3)
    assert scene.refusal("found city") == ("K2:5.3", "no-city-on-this-land")
    scene.do("move west")
    assert scene.refusal("found city") == ("K2:5.3", "city-here")
    scene.do("move west", "found city")
    assert (scene.goods("horan"), int(scene.hero("horan").city)) == ((0, 1, 0), scene.place((-2, 0)))
    assert scene.turn == "taia"


@pytest.mark.rule("K2:5.3")
def test_the_city_costs_two_wood() -> None:
    assert not Scene("horan", "taia").own(food=9, wood=1, stone=9).stand("horan", FARM).offers("found city")
    scene = Scene("horan", "taia").own(wood=2).stand("horan", FARM).do("found city")
    assert scene.goods("horan") == (0, 0, 0) and "city-founded" in scene.told


@pytest.mark.rule("K2:5.3")
def test_not_where_another_hero_stands() -> None:
    scene = Scene("horan", "taia").own(wood=2).stand("horan", FARM).stand("taia", FARM)
    assert scene.refusal("found city") == ("K2:5.3", "another-hero-here")
    assert scene.stand("taia", CASTLE).offers("found city")


@pytest.mark.rule("K2:5.3")
def test_not_on_the_abyss_and_not_among_monsters() -> None:
    scene = at_abyss("horan", "taia").stand("horan", NORTH).own(wood=2)
    assert scene.refusal("found city") == ("K2:5.3", "no-city-on-this-land")
    scene = before("fire-eaters", "horan", "taia").stand("horan", NORTH).own(wood=2)
    assert scene.refusal("found city") == ("K2:5.3", "monsters-here")


@pytest.mark.rule("K2:5.3")
def test_one_city_for_each_player_for_good() -> None:
    scene = Scene("horan", "taia").own(wood=9).found(FARM).stand("horan", FOREST)
    assert scene.refusal("found city") == ("K2:5.3", "one-city-only")


@pytest.mark.rule("K2:5.3", "K2:1.2")
def test_the_tile_of_a_city_keeps_its_chasms() -> None:
    scene = Scene("horan", "taia").lay("farm-1-0", at=DOOR, chasms="e").lay("forest-1-open", at=(1, -1))
    scene.stand("horan", DOOR).own(wood=2).do("found city")
    assert scene.refusal("move east") == ("K2:1.2", "chasm")


@pytest.mark.rule("K2:5.3", "K2:5.6")
def test_items_on_a_citys_tile_stay_and_can_be_picked_up() -> None:
    scene = Scene("horan", "taia").own(wood=2).stand("horan", FARM).drop("sword", at=FARM).do("found city")
    assert scene.lying(FARM) == {"sword": 1}
    assert scene.do("take sword").held("horan") == {"sword": 1}


@pytest.mark.rule("K2:5.3", "K2:5.4")
def test_founding_and_building_are_two_actions() -> None:
    scene = Scene("horan", "taia").own(food=2, wood=3, stone=1).stand("horan", FARM).lives(4).do("found city")
    assert scene.is_acting and scene.offers("build stable", "heal")
    scene.do("heal")
    assert scene.turn == "taia" and scene.built("horan") == []


@pytest.mark.rule("K2:5.4")
def test_any_number_of_buildings_in_one_action() -> None:
    scene = Scene("horan", "taia").own(food=8, wood=8, stone=8).found(FARM).stand("horan", FARM)
    assert scene.listed("build") == BUILDINGS
    scene.do(*[f"build {name}" for name in BUILDINGS])
    assert (scene.built("horan"), scene.goods("horan")) == (BUILDINGS, (0, 0, 0))
    assert (scene.turn, int(scene.state.used)) == ("horan", 1)  # all was bought, so the action is over


@pytest.mark.rule("K2:5.4")
def test_each_once_and_paid_in_full() -> None:
    scene = Scene("horan", "taia").own(food=4, wood=2, stone=2).found(FARM).stand("horan", FARM).do("build stable")
    assert scene.goods("horan") == (2, 1, 1) and not scene.offers("build stable")
    assert scene.refusal("build stable") == ("K2:5.4", "built-already")
    scene = Scene("horan", "taia").own(food=2, wood=1).found(FARM).stand("horan", FARM)
    assert scene.refusal("build stable") == ("K2:5.4", "cannot-pay")


@pytest.mark.rule("K2:5.4")
def test_only_in_ones_own_city() -> None:
    scene = Scene("horan", "taia").own(food=9, wood=9, stone=9).found(FARM, of="taia").stand("horan", FARM)
    assert scene.refusal("build stable") == ("K2:5.4", "not-in-the-city")
    scene.found(FOREST)
    assert scene.refusal("build stable") == ("K2:5.4", "not-in-the-city")
    assert scene.stand("horan", FOREST).offers("build stable")


@pytest.mark.rule("K2:5.2")
def test_each_tile_once_a_turn_however_large_the_map() -> None:
    """Compiled code once forgot places beyond the 32nd."""
    s = open_game("karak2", Setting(2)).game.start()
    s.note_gathered(3)
    s.note_gathered(40)
    assert int(s.gathered) == 1 << 3 | 1 << 40
