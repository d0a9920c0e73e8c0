"""Exploring."""

import pytest

from tests.rules.karak.scene import Scene
from tests.rules.played import dealt_as_listed


@pytest.mark.rule("K1:3.1")
def test_a_step_into_an_empty_cell_draws_a_tile_each_as_likely_as_any_other() -> None:
    scene = Scene("horan", "taia").do("step north")
    assert scene.chances() == {f"tile {name}": count for name, count in scene.stack().items() if count}


@pytest.mark.rule("K1:3.1")
def test_exploring_needs_an_open_side() -> None:
    scene = Scene("horan", "taia").lay("corridor-straight", at=(0, -1), exits="ns").do("step north")
    assert scene.options() == ["stop", "step north", "step south"]


@pytest.mark.rule("K1:3.1")
@pytest.mark.parametrize(
    ("side", "ways"),
    [
        ("north", ["nes", "nsw", "esw"]),
        ("east", ["new", "nsw", "esw"]),
        ("south", ["nes", "new", "nsw"]),
        ("west", ["nes", "new", "esw"]),
    ],
)
def test_the_tile_is_turned_so_that_it_joins_where_the_hero_comes_from(side: str, ways: list[str]) -> None:
    scene = Scene("horan", "taia").do(f"step {side}", "tile corridor-t")
    assert sorted(scene.options()) == sorted(f"lay {way}" for way in ways)


@pytest.mark.rule("K1:3.1")
def test_the_other_sides_may_run_into_walls() -> None:
    scene = Scene("horan", "taia").lay("corridor-cross", at=(1, 0)).lay("corridor-straight", at=(1, -1), exits="ns")
    scene.do("step north", "tile corridor-corner")
    assert scene.offers("lay es", "lay sw")  # to the east is a wall
    scene.do("lay es")
    assert scene.options() == ["stop", "step south"]


@pytest.mark.rule("K1:3.1")
def test_a_tile_that_fits_in_one_way_only_is_laid_without_asking() -> None:
    scene = Scene("horan", "taia").do("step north", "tile corridor-straight")
    assert scene.is_moving and scene.options() == ["stop", "step north", "step south"]


@pytest.mark.rule("K1:3.1")
def test_the_hero_moves_onto_the_new_tile_for_one_step() -> None:
    scene = Scene("horan", "taia").do("step north", "tile corridor-cross")
    assert (scene.at("horan"), int(scene.state.steps_left)) == ((0, -1), 3)


@pytest.mark.rule("K1:3.1")
def test_drawing_commits() -> None:
    scene = Scene("horan", "taia").give("healing-portal").do("step north")
    assert all(option.startswith("tile ") for option in scene.options())
    scene.do("tile corridor-corner")
    assert scene.options() == ["lay es", "lay sw"]


@pytest.mark.rule("K1:3.1")
def test_the_rotation_is_chosen_before_any_token_is_drawn() -> None:
    scene = Scene("horan", "taia").do("step north", "tile room-t")
    assert scene.mentions("lay")
    assert scene.do("lay nes").mentions("token")


@pytest.mark.rule("K1:3.1")
def test_a_laid_tile_leaves_the_stack() -> None:
    scene = Scene("horan", "taia").do("step north", "tile corridor-cross")
    assert scene.stack()["corridor-cross"] == 6


@pytest.mark.rule("K1:3.2")
@pytest.mark.parametrize("tile", ["corridor-straight", "portal-straight", "fountain-corner"])
def test_after_a_corridor_the_turn_goes_on(tile: str) -> None:
    scene = Scene("horan", "taia").do("step north", f"tile {tile}")
    if tile == "fountain-corner":
        scene.do("lay es")
    assert scene.turn == "horan" and scene.is_moving and scene.token(0, -1) == ""
    assert scene.mentions("step")


@pytest.mark.rule("K1:3.2")
def test_after_a_corridor_on_the_last_step_the_turn_ends() -> None:
    assert Scene("horan", "taia").steps(1).do("step north", "tile corridor-cross").turn == "taia"


@pytest.mark.rule("K1:3.2", "K1:7.2", "K1:2.8")
def test_new_fountains_and_portals_work_at_once() -> None:
    scene = Scene("horan", "taia").lives(3).do("step north", "tile fountain-corner", "lay es")
    assert scene.offers("heal")
    scene = (
        Scene("horan", "taia").lay("portal-straight", at=(1, 0), exits="ew").do("step north", "tile portal-straight")
    )
    assert scene.offers("jump 1")


@pytest.mark.rule("K1:3.3")
def test_in_a_room_a_token_is_drawn_at_random_and_put_on_the_tile() -> None:
    scene = Scene("horan", "taia").do("step north", "tile room-cross")
    assert scene.chances() == {f"token {name}": count for name, count in scene.bag().items()}
    scene.do("token skeleton-king")
    assert (scene.token(0, -1), scene.at("horan"), scene.bag()["skeleton-king"]) == ("skeleton-king", (0, -1), 2)


@pytest.mark.rule("K1:3.3")
def test_a_monster_must_be_fought() -> None:
    scene = Scene("horan", "taia").give("healing-portal").do("step north", "tile room-cross", "token giant-rat")
    assert all(option.startswith("roll ") for option in scene.options())


@pytest.mark.rule("K1:3.3")
def test_after_a_chest_the_turn_goes_on() -> None:
    scene = Scene("horan", "taia").do("step north", "tile room-cross", "token chest")
    assert scene.options() == ["stop", "step north", "step east", "step south", "step west"]


@pytest.mark.rule("K1:3.3", "K1:6.2")
def test_a_hero_with_a_key_may_open_the_chest_just_found() -> None:
    scene = Scene("horan", "taia").give("key").steps(1).do("step north", "tile room-cross", "token chest")
    assert scene.options() == ["stop", "open"]


@pytest.mark.rule("K1:3.4")
def test_no_token_appears_when_a_room_is_entered_again() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1)).do("step north")
    assert scene.is_moving and scene.token(0, -1) == ""
    assert scene.do("step south", "step north").token(0, -1) == ""


@pytest.mark.rule("K1:3.5")
def test_with_no_tiles_left_no_hero_enters_an_empty_cell_and_play_goes_on() -> None:
    scene = Scene("horan", "taia")
    scene.grow(*[name for name, count in scene.stack().items() for _ in range(count)])
    assert sum(scene.stack().values()) == 0
    assert scene.options() == ["stop", "step south"]
    assert scene.do("stop").turn == "taia"


def one_way_on() -> Scene:
    """Only the cell north of the start is open, and from there only the east leads on."""
    scene = Scene("horan", "taia")
    scene.lay("corridor-corner", at=(1, 0), exits="sw").lay("corridor-corner", at=(1, 1), exits="nw")
    scene.lay("corridor-corner", at=(0, 1), exits="ne").lay("corridor-corner", at=(-1, 0), exits="ne")
    scene.lay("corridor-straight", at=(-1, -1), exits="ns").lay("room-corner", at=(-1, -2), exits="es")
    return scene.lay("room-corner", at=(0, -2), exits="sw")


@pytest.mark.rule("K1:3.6")
def test_a_rotation_that_seals_the_map_is_not_offered_if_another_keeps_it_open() -> None:
    scene = one_way_on().do("step north", "tile corridor-t")
    assert scene.options() == ["lay nes", "lay esw"]  # not nsw
    assert one_way_on().do("step north", "tile fountain-corner").at("horan") == (0, -1)  # es, not sw


@pytest.mark.rule("K1:3.6")
def test_a_tile_that_can_only_seal_is_replaced_by_one_draw_among_those_that_need_not() -> None:
    scene = one_way_on().do("step north")
    assert scene.chances() == {
        f"tile {name}": count for name, count in scene.stack().items() if count and not name.endswith("straight")
    }
    assert dealt_as_listed(scene.match)


@pytest.mark.rule("K1:3.6")
def test_every_rotation_is_offered_while_another_open_side_is_left() -> None:
    scene = Scene("horan", "taia").lay("corridor-cross", at=(-1, 0)).lay("corridor-straight", at=(-1, -1), exits="ns")
    scene.do("step north", "tile corridor-corner")
    assert scene.options() == ["lay es", "lay sw"]


def one_hole(hero: str = "horan", token: str = "") -> Scene:
    """A ring around the cell east of the start; nothing else is open."""
    scene = Scene(hero, "taia")
    scene.lay("corridor-corner", at=(0, -1), exits="es").lay("corridor-straight", at=(1, -1), exits="ew")
    scene.lay("corridor-corner", at=(2, -1), exits="sw").lay("corridor-straight", at=(2, 0), exits="ns")
    scene.lay("corridor-corner", at=(2, 1), exits="nw").lay("corridor-straight", at=(1, 1), exits="ew")
    scene.lay("corridor-corner", at=(0, 1), exits="ne").lay("room-corner", at=(-1, 0), exits="ne")
    return scene.lay("room-corner", at=(-1, -1), exits="es", token=token)


@pytest.mark.rule("K1:3.6")
def test_if_no_tile_keeps_the_map_open_any_tile_is_placed_in_any_way() -> None:
    scene = one_hole().do("step east")
    assert scene.chances() == {f"tile {name}": count for name, count in scene.stack().items() if count}
    assert len(scene.do("tile room-t").options()) == 3


@pytest.mark.rule("K1:3.6")
def test_the_game_ends_and_is_scored_when_the_map_is_sealed_without_the_dragon() -> None:
    scene = one_hole().treasures(1, to="taia").lives(1).give("healing-portal").do("step east", "tile corridor-cross")
    assert scene.match.is_over and scene.game.ending(scene.state) == "sealed"
    assert scene.game.winners(scene.state) == [1]


@pytest.mark.rule("K1:3.6")
def test_a_sealed_map_with_the_dragon_on_it_is_played_on() -> None:
    scene = one_hole(token="dragon").do("step east", "tile corridor-cross")
    assert not scene.match.is_over and scene.turn == "horan"


@pytest.mark.rule("K1:3.6")
def test_the_dragon_drawn_for_the_last_room_keeps_the_game_going() -> None:
    scene = one_hole().do("step east", "tile room-cross", "token dragon", "roll 1 1", "stop")
    assert (scene.at("horan"), scene.match.is_over) == ((0, 0), False)
    assert scene.offers("heal") and scene.do("heal").turn == "taia"


@pytest.mark.rule("K1:3.6")
def test_at_a_sealed_end_nothing_is_stowed_and_no_curse_is_placed() -> None:
    scene = one_hole().give("axe", "axe").do("step east", "tile room-cross", "token mummy", "roll 6 6", "stop")
    assert scene.match.is_over and "won" in scene.told
    assert (scene.held(), scene.token(1, 0), scene.cursed) == ({"axe": 2}, "magic-bolt", "")


@pytest.mark.rule("K1:3.6")
def test_the_last_rooms_monster_is_still_fought_and_its_treasure_counts() -> None:
    scene = one_hole().give("axe", "axe").do("step east", "tile room-cross", "token fallen")
    assert not scene.match.is_over
    scene.do("roll 4 4", "stop")
    assert scene.match.is_over and scene.game.score(scene.state) == [1.0, 0.0]


@pytest.mark.rule("K1:3.6")
def test_the_end_leaves_no_time_to_heal_after_a_lost_fight() -> None:
    scene = one_hole("victorius").lives(3).do("step east", "tile room-cross", "token fallen", "roll 2 2")
    assert (scene.match.is_over, scene.at("victorius"), scene.hero("victorius").lives) == (True, (0, 0), 2)


@pytest.mark.rule("K1:3.6")
def test_the_end_leaves_no_time_for_the_chest_or_a_spell() -> None:
    scene = one_hole().give("key", "healing-portal").do("step east", "tile room-cross", "token chest")
    assert scene.match.is_over and scene.game.score(scene.state) == [0.0, 0.0]


@pytest.mark.rule("K1:3.6")
def test_the_end_leaves_no_further_step_to_the_unstoppable_or_the_hidden() -> None:
    scene = one_hole("victorius").do("step east", "tile room-cross", "token giant-rat", "roll 6 6")
    assert scene.match.is_over
    scene = one_hole("aderyn").do("step east", "tile room-cross", "token giant-rat", "use stealth")
    assert scene.match.is_over
