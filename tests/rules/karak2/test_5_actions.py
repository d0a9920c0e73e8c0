"""Actions."""

import pytest

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
    """Castle, monsters and a rival's city are no place; through the rival's city to the farm behind it."""
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


def recruiter(*buildings: str) -> Scene:
    return Scene("horan", "taia").found(FARM, *buildings).stand("horan", FARM)


@pytest.mark.rule("K2:5.5", "K2:6.4")
def test_the_books_example_of_recruiting() -> None:
    """Glory 2 and one knight; no tower. The knight goes back, two archers come for two wood."""
    scene = recruiter("military-camp", "shooting-range").glory(2).muster(knight=1).own(food=1, wood=2, stone=2)
    assert scene.listed("recruit") == ["knight", "archer"]
    assert scene.refusal("recruit mage") == ("K2:5.5", "building-missing")
    scene.do("give back knight", "recruit archer", "recruit archer")
    assert (scene.army("horan"), scene.goods("horan"), scene.supply("knight")) == ({"archer": 2}, (1, 0, 2), 10)
    assert (scene.turn, int(scene.state.used)) == ("horan", 1)


@pytest.mark.rule("K2:5.5", "K2:1.9")
@pytest.mark.parametrize(
    ("unit", "building", "price"),
    [("knight", "military-camp", (1, 0, 0)), ("archer", "shooting-range", (0, 1, 0)), ("mage", "wizard-tower", (0, 0, 1))],
)
def test_each_unit_needs_its_building_and_its_price(unit: str, building: str, price: tuple[int, int, int]) -> None:
    food, wood, stone = price
    scene = recruiter(building).glory(3).own(food=food, wood=wood, stone=stone)
    assert scene.listed("recruit") == [unit]
    assert scene.do(f"recruit {unit}").army("horan") == {unit: 1} and scene.goods("horan") == (0, 0, 0)
    scene = recruiter(building).glory(3).own(food=1 - food, wood=1 - wood, stone=1 - stone)
    assert not scene.mentions("recruit")
    others = [name for name in ("military-camp", "shooting-range", "wizard-tower") if name != building]
    assert unit not in recruiter(*others).glory(3).own(food=1, wood=1, stone=1).listed("recruit")


@pytest.mark.rule("K2:5.5", "K2:4.7")
def test_any_number_within_glory_in_one_action() -> None:
    scene = recruiter("military-camp", "wizard-tower").glory(3).own(food=5, stone=5)
    scene.do("recruit knight")
    assert scene.options() == ["done", "recruit knight", "recruit mage"]
    scene.do("recruit mage", "recruit mage")
    assert (scene.army("horan"), scene.goods("horan"), int(scene.state.used)) == (
        {"knight": 1, "mage": 2}, (4, 0, 3), 1,
    )  # fmt: skip
    assert scene.refusal("recruit knight") == ("K2:4.7", "glory-too-low")


@pytest.mark.rule("K2:5.5")
def test_not_elsewhere_than_in_ones_own_city() -> None:
    scene = recruiter("military-camp").glory(3).own(food=3)
    assert scene.stand("horan", FOREST).refusal("recruit knight") == ("K2:5.5", "not-in-the-city")
    scene = Scene("horan", "taia").found(FARM, "military-camp", of="taia").stand("horan", FARM).glory(3).own(food=3)
    assert scene.refusal("recruit knight") == ("K2:5.5", "not-in-the-city")


@pytest.mark.rule("K2:5.5", "K2:9.2")
def test_not_with_plague_there() -> None:
    scene = recruiter("military-camp").glory(3).own(food=3).plague("horan")
    assert scene.refusal("recruit knight") == ("K2:9.2", "plague-in-the-city")
    assert recruiter("military-camp").found(FOREST, of="taia").glory(3).own(food=3).plague("taia").mentions("recruit")


@pytest.mark.rule("K2:5.5")
def test_it_takes_at_least_one_unit_to_be_the_action() -> None:
    scene = recruiter("military-camp", "shooting-range").glory(1).muster(knight=1).own(wood=1).do("give back knight")
    assert scene.options() == ["recruit archer"]


@pytest.mark.rule("K2:5.5")
def test_giving_back_comes_first() -> None:
    scene = recruiter("military-camp", "shooting-range").glory(3).muster(knight=1).own(wood=2).do("recruit archer")
    assert scene.options() == ["done", "recruit archer"]


@pytest.mark.rule("K2:5.5")
def test_giving_back_is_offered_only_where_a_unit_of_another_kind_could_follow() -> None:
    scene = recruiter("military-camp").glory(1).muster(knight=1).own(food=2)
    assert scene.refusal("give back knight") == ("K2:5.5", "no-use")
    assert not recruiter("shooting-range").glory(1).muster(knight=1).mentions("give back")  # nothing to pay with
    scene = recruiter("shooting-range").glory(2).muster(knight=1, archer=1).own(wood=2)
    assert scene.listed("give back") == ["knight"]
    scene = recruiter("shooting-range").glory(2).muster(skeleton=1, mage=2).own(wood=2)
    assert scene.listed("give back") == ["mage"]  # no special dice


@pytest.mark.rule("K2:5.6", "K2:7.1")
def test_the_books_example_of_picking_up() -> None:
    """Horan leaves the sword and his old amulet; later Taia takes both in one action."""
    scene = before(("skeleton-warriors", "dark-dryads"), "horan", "taia").give("warhammer", "sword", "amulet-of-action")
    scene.do("move northwest", "roll hero 1x1", "amulet amulet-of-titan", "leave amulet-of-action", "leave sword")
    assert scene.held("horan") == {"sword": 1, "warhammer": 1, "amulet-of-titan": 1}
    assert scene.lying(NORTH) == {"sword": 1, "amulet-of-action": 1} and scene.turn == "taia"
    scene.stand("taia", DOOR).do("move northwest", "take sword", "take amulet-of-action")
    assert scene.held("taia") == {"sword": 1, "amulet-of-action": 1} and scene.lying(NORTH) == {}
    assert int(scene.state.used) == 1


@pytest.mark.rule("K2:5.6")
def test_some_of_the_items_may_be_left() -> None:
    scene = Scene("horan", "taia").drop("sword", "fireball", at=CASTLE).do("take fireball", "done")
    assert (scene.held("horan"), scene.lying(CASTLE)) == ({"fireball": 1}, {"sword": 1})
    assert int(scene.state.used) == 1


@pytest.mark.rule("K2:5.6")
def test_full_slots_exchange_items_of_the_same_kind() -> None:
    scene = Scene("horan", "taia").give("sword", "sword", "fireball", "amulet-of-action")
    scene.drop("warhammer", at=CASTLE).do("take warhammer")
    assert (scene.held("horan")["sword"], scene.lying(CASTLE)) == (1, {"sword": 1})
    scene = Scene("horan", "taia").give("sword", "warhammer").drop("sword", at=CASTLE).do("take sword")
    assert scene.held("horan") == {"sword": 2} and scene.lying(CASTLE) == {"warhammer": 1}
    scene = Scene("horan", "taia").give("fireball", "fireball", "fireball").drop("pickpocket", at=CASTLE)
    assert scene.do("take pickpocket").held("horan") == {"fireball": 2, "pickpocket": 1}


@pytest.mark.rule("K2:5.6")
def test_the_player_chooses_what_is_laid_down() -> None:
    """A second warhammer is not in the box, so spells show it."""
    scene = Scene("horan", "taia").give("fireball", "fireball", "pickpocket").drop("pickpocket", "fireball", at=CASTLE)
    scene.do("take pickpocket")
    assert scene.held("horan") == {"fireball": 1, "pickpocket": 2}
    assert scene.options() == ["done", "take fireball"]
    assert scene.do("take fireball").held("horan") == {"fireball": 2, "pickpocket": 1}


@pytest.mark.rule("K2:5.6")
def test_nothing_is_laid_down_without_taking_something_for_it() -> None:
    scene = Scene("horan", "taia").give("sword").drop("fireball", at=CASTLE).do("take fireball")
    assert scene.held("horan") == {"sword": 1, "fireball": 1} and scene.lying(CASTLE) == {}
    scene = Scene("horan", "taia").give("sword", "sword").drop("sword", at=CASTLE)
    assert scene.refusal("take sword") == ("K2:5.6", "no-use")  # one for the same
    assert not Scene("horan", "taia").give("sword").mentions("leave")


@pytest.mark.rule("K2:5.6")
def test_what_was_laid_down_is_not_taken_again_in_the_same_action() -> None:
    scene = Scene("horan", "taia").give("amulet-of-glory").drop("amulet-of-action", "amulet-of-titan", at=CASTLE)
    scene.do("take amulet-of-action")
    assert scene.options() == ["done", "take amulet-of-titan"]
    scene.do("done")
    assert scene.offers("take amulet-of-glory")  # in another action it is


@pytest.mark.rule("K2:5.6", "K2:7.5")
def test_glory_and_titan_follow_at_once() -> None:
    scene = Scene("horan", "taia").drop("amulet-of-glory", at=CASTLE)
    assert scene.do("take amulet-of-glory").fame("horan") == 2
    scene = Scene("horan", "taia").drop("amulet-of-titan", at=CASTLE).do("take amulet-of-titan")
    assert scene.army("horan") == {"titan": 1}
    scene = Scene("horan", "taia").give("amulet-of-titan").drop("amulet-of-glory", at=CASTLE)
    scene.do("take amulet-of-glory")
    assert (scene.army("horan"), scene.supply("titan"), scene.fame("horan")) == ({}, 1, 2)


@pytest.mark.rule("K2:5.6")
def test_anybody_may_pick_up_what_lies_there() -> None:
    scene = Scene("horan", "taia").drop("sword", at=CASTLE).do("done")
    assert scene.do("take sword").held("taia") == {"sword": 1}


@pytest.mark.rule("K2:5.7")
def test_on_the_castle_all_lives_come_back_and_the_plague_leaves_ones_own_city() -> None:
    scene = Scene("horan", "taia").found(FARM).plague("horan").lives(1).do("eradicate plague")
    assert (scene.life("horan"), scene.plagued, int(scene.state.used)) == (5, "", 1)


@pytest.mark.rule("K2:5.7")
def test_a_wounded_hero_without_plague_is_healed_and_a_plagued_one_without_wounds_is_freed() -> None:
    assert Scene("horan", "taia").lives(1).do("eradicate plague").life("horan") == 5
    assert Scene("horan", "taia").found(FARM).plague("horan").do("eradicate plague").plagued == ""


@pytest.mark.rule("K2:5.7")
def test_the_plague_in_another_city_stays() -> None:
    scene = Scene("horan", "taia").found(FARM, of="taia").plague("taia").lives(1).do("eradicate plague")
    assert (scene.life("horan"), scene.plagued) == (5, "taia")


@pytest.mark.rule("K2:5.7")
def test_only_on_the_castle_and_only_where_it_changes_something() -> None:
    scene = Scene("horan", "taia").lives(1).stand("horan", FARM)
    assert scene.refusal("eradicate plague") == ("K2:5.7", "not-at-the-castle")
    assert Scene("horan", "taia").refusal("eradicate plague") == ("K2:5.7", "nothing-to-eradicate")
    scene = Scene("horan", "taia").found(FARM, of="taia").plague("taia")
    assert scene.refusal("eradicate plague") == ("K2:5.7", "nothing-to-eradicate")
