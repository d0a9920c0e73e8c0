"""Aderyn, the thief."""

import pytest

from tests.rules.imperium.scene import DOOR, FARM, FOREST, NORTH, Scene, at_abyss, before, by_the_cave

# rebels


def rebel(at: tuple[int, int] = FOREST) -> Scene:
    return Scene("aderyn", "taia").stand("aderyn", at).own(food=5).glory(3)


@pytest.mark.rule("IM:5.1")
def test_rebels_once_a_turn_as_an_action_a_knight_for_two_food() -> None:
    scene = rebel().do("use rebels")
    assert (scene.army("aderyn"), scene.goods("aderyn"), int(scene.state.used)) == ({"knight": 1}, (3, 0, 0), 1)
    assert scene.refusal("use rebels") == ("IM:5.1", "once-a-turn") and scene.supply("knight") == 9
    scene.do("done", "done")
    assert scene.offers("use rebels")  # the next turn


@pytest.mark.rule("IM:5.1")
@pytest.mark.parametrize(
    ("tile", "chasms", "there"),
    [
        ("forest-1-0", "e", True), ("farm-forest-1-0", "e", True), ("forest-rock-1-0", "e", True),
        ("dense-forest-2-0", "e", True), ("farm-rock-1-0", "e", False), ("farm-1-0", "e", False),
        ("giant-rocks-2-01", "ne e", False),
    ],
)  # fmt: skip
def test_wherever_the_print_shows_forest(tile: str, chasms: str, there: bool) -> None:
    scene = Scene("aderyn", "taia").lay(tile, at=DOOR, chasms=chasms).stand("aderyn", DOOR).own(food=2).glory(1)
    assert scene.offers("use rebels") == there


@pytest.mark.rule("IM:5.1")
def test_a_city_on_it_and_monsters_do_not_matter_and_no_city_is_needed() -> None:
    assert rebel().found(FOREST, of="taia").offers("use rebels")
    scene = before("fire-eaters", "aderyn", "taia").own(food=2).glory(1).do("move northwest", "use sneaking")
    assert scene.do("use rebels").army("aderyn") == {"knight": 1}


@pytest.mark.rule("IM:5.1")
def test_rebels_within_glory_for_the_full_price_from_the_supply_and_hers_alone() -> None:
    assert not rebel().glory(0).offers("use rebels")
    assert not rebel().own(food=1).offers("use rebels")
    assert not rebel().glory(10, "taia").muster("taia", knight=10).offers("use rebels")
    scene = Scene("horan", "taia").stand("horan", FOREST).own(food=5).glory(3)
    assert scene.refusal("use rebels") == ("IM:5.1", "not-your-ability")


@pytest.mark.rule("IM:5.1")
def test_rebels_need_an_action_left() -> None:
    assert rebel().lives(1).do("heal", "heal").turn == "taia"


@pytest.mark.rule("IM:5.1")
def test_rebels_are_no_recruiting_action() -> None:
    """No tax, no plague in the way, no grant."""
    scene = rebel().crown("taia").own(food=2).found(FARM).plague("aderyn").do("use rebels")
    assert (scene.goods("aderyn"), scene.goods("taia")) == ((0, 0, 0), (0, 0, 0))


# sneaking


@pytest.mark.rule("IM:5.1")
def test_she_may_sneak_instead_of_fighting_and_her_turn_goes_on() -> None:
    scene = before("envoys-of-death", "aderyn", "taia").do("move northwest")
    assert scene.options() == ["fight", "use sneaking"]
    scene.do("use sneaking")
    assert (scene.at("aderyn"), scene.monsters(NORTH), scene.turn, scene.is_acting) == (
        NORTH, ["envoys-of-death"], "aderyn", True,
    )  # fmt: skip
    scene.do("move northwest", "tile farm-1-0", "lay e", "token fire-eaters")
    assert scene.options() == ["fight", "use sneaking"]  # newly revealed too


@pytest.mark.rule("IM:5.1")
def test_fighting_ends_her_turn() -> None:
    scene = before("fire-eaters", "aderyn", "taia").do("move northwest", "fight", "roll hero 1x1")
    assert (scene.held("aderyn"), scene.turn, scene.at("aderyn")) == ({"fireball": 1}, "taia", NORTH)
    scene = before("envoys-of-death", "aderyn", "taia").do("move northwest", "fight", "roll hero 1x1")
    assert (scene.turn, scene.at("aderyn")) == ("taia", DOOR)


@pytest.mark.rule("IM:5.1")
def test_standing_among_monsters_she_may_fight_as_an_action() -> None:
    scene = before("fire-eaters", "aderyn", "taia").do("move northwest", "use sneaking", "fight", "roll hero 1x1")
    assert (scene.held("aderyn"), scene.turn, scene.fame("aderyn")) == ({"fireball": 1}, "taia", 1)
    scene = before("fire-eaters", "aderyn", "taia").do("move northwest", "use sneaking", "done", "done")
    assert scene.offers("fight")  # in a later turn too
    scene = before("fire-eaters", "aderyn", "taia").lives(1).do("move northwest", "use sneaking", "heal", "heal")
    assert scene.turn == "taia"  # no action left to fight with


@pytest.mark.rule("IM:5.1")
def test_never_past_the_general() -> None:
    scene = at_abyss("aderyn", "taia").do("move northwest")
    assert scene.mentions("roll hero")


@pytest.mark.rule("IM:5.1")
def test_among_monsters_no_gathering_and_no_founding() -> None:
    scene = before("fire-eaters", "aderyn", "taia").own(wood=2).do("move northwest", "use sneaking")
    assert scene.refusal("gather") == ("K2:5.2", "monsters-here")
    assert scene.refusal("found city") == ("K2:5.3", "monsters-here")


@pytest.mark.rule("IM:5.1")
def test_the_monsters_still_stop_all_other_heroes() -> None:
    scene = before("fire-eaters", "aderyn", "taia").stand("taia", DOOR).do("move northwest", "use sneaking", "done")
    assert scene.do("move northwest").mentions("roll hero")


@pytest.mark.rule("IM:5.1")
def test_thrown_back_from_a_fight_she_began_to_where_she_came_from() -> None:
    scene = before("envoys-of-death", "aderyn", "taia").do("move northwest", "use sneaking", "fight", "roll hero 1x1")
    assert (scene.at("aderyn"), scene.turn) == (DOOR, "taia")
    scene = before("envoys-of-death", "aderyn", "taia").stand("taia", FOREST)
    scene.do("move northwest", "use sneaking", "done", "move west", "done", "fight", "roll hero 1x1")
    assert scene.at("aderyn") == DOOR  # also in a later turn, wherever others went meanwhile


def two_armies() -> Scene:
    """An envoy of death in the north and another beyond; she has sneaked to the first."""
    scene = before("envoys-of-death", "aderyn", "taia").lay("farm-1-0", at=(0, -3), chasms="e")
    return scene.haunt((0, -3), "envoys-of-death").do("move northwest", "use sneaking")


@pytest.mark.rule("IM:5.1")
@pytest.mark.parametrize("way", [("fight",), ("use sneaking", "fight")])
def test_thrown_back_among_monsters_and_beaten_again_she_stays(way: tuple[str, ...]) -> None:
    scene = two_armies().do("move northwest", *way, "roll hero 1x1")
    assert (scene.at("aderyn"), scene.turn) == (NORTH, "taia")
    scene.do("done", "fight", "roll hero 1x1")
    assert (scene.at("aderyn"), scene.turn) == (NORTH, "taia")


@pytest.mark.rule("IM:5.1", "IM:2.1")
def test_inhabitants_she_sneaked_past_stay_while_she_is_there() -> None:
    scene = by_the_cave("aderyn", "taia").do("move northwest", "use sneaking")
    assert scene.monsters(NORTH) == ["goblins"] and scene.offers("fight")
    scene.do("done", "move northwest")  # Taia
    assert scene.is_acting and (scene.at("taia"), scene.monsters(NORTH)) == (NORTH, ["goblins"])
    scene.do("move southeast", "done", "fight", "roll hero 1x1")
    assert (scene.goods("aderyn"), scene.monsters(NORTH)) == ((1, 1, 0), [])


@pytest.mark.rule("IM:5.1", "IM:2.1")
def test_a_hero_who_joins_her_in_a_lair_does_not_change_her_way_back() -> None:
    scene = by_the_cave("aderyn", "taia").lay("farm-1-0", at=(0, -3), chasms="e").stand("taia", (0, -3))
    scene.do("move northwest", "use sneaking", "done", "move southeast", "done", "fight", "roll hero 1xs")
    assert scene.at("aderyn") == DOOR


@pytest.mark.rule("IM:5.1")
def test_no_other_hero_sneaks() -> None:
    assert before("fire-eaters", "taia", "horan").do("move northwest").mentions("roll hero")
