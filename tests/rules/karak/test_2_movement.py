"""Turn and movement."""

import pytest

from tests.rules.karak.scene import Scene


def corridor(*heroes: str, length: int = 5) -> Scene:
    """A straight way to the north."""
    scene = Scene(*heroes).lay("corridor-cross", at=(0, -1))
    for i in range(2, length + 1):
        scene.lay("corridor-cross", at=(0, -i))
    return scene


@pytest.mark.rule("K1:2.1")
def test_a_turn_has_four_steps_and_ends_with_the_last() -> None:
    scene = corridor("horan", "taia").do("step north", "step north", "step north")
    assert scene.turn == "horan"
    scene.do("step north")
    assert (scene.at("horan"), scene.turn) == ((0, -4), "taia")


@pytest.mark.rule("K1:2.1")
def test_a_step_leads_to_one_of_the_four_neighbouring_cells() -> None:
    for side, cell in {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}.items():
        scene = Scene("horan", "taia").lay("corridor-cross", at=cell)
        assert scene.do(f"step {side}").at("horan") == cell


@pytest.mark.rule("K1:2.1")
@pytest.mark.parametrize("steps", [0, 1, 3])
def test_the_player_may_stop_earlier(steps: int) -> None:
    scene = corridor("horan", "taia").do(*["step north"] * steps, "stop")
    assert (scene.at("horan"), scene.turn) == ((0, -steps), "taia")


@pytest.mark.rule("K1:2.1")
def test_the_next_turn_has_four_steps_again() -> None:
    scene = corridor("horan", "taia").do("step north", "stop", "stop")
    assert (scene.turn, int(scene.state.steps_left)) == ("horan", 4)


@pytest.mark.rule("K1:2.2")
def test_a_hero_walks_only_where_both_facing_sides_are_open() -> None:
    scene = Scene("horan", "taia").lay("corridor-straight", at=(0, -1), exits="ns")
    scene.lay("corridor-cross", at=(1, 0)).lay("corridor-straight", at=(1, -1), exits="ns")
    assert scene.do("step north").options() == ["stop", "step north", "step south"]  # walls on both sides
    scene = Scene("horan", "taia").lay("corridor-cross", at=(0, -1)).lay("corridor-cross", at=(1, 0))
    scene.lay("corridor-straight", at=(1, -1), exits="ns")
    assert not scene.do("step north").offers("step east")  # open here, a wall there
    scene = Scene("horan", "taia").lay("corridor-straight", at=(0, -1), exits="ns").lay("corridor-cross", at=(1, 0))
    scene.lay("corridor-cross", at=(1, -1))
    assert not scene.do("step north").offers("step east")  # a wall here, open there


@pytest.mark.rule("K1:2.3")
@pytest.mark.parametrize("token", ["chest", "daggers"])
def test_chests_and_items_do_not_block(token: str) -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token=token).lay("corridor-cross", at=(0, -2))
    scene.do("step north", "step north")
    assert (scene.at("horan"), scene.turn, scene.token(0, -1)) == ((0, -2), "horan", token)


@pytest.mark.rule("K1:2.3")
def test_heroes_do_not_block_and_any_number_may_share_a_tile() -> None:
    scene = corridor("horan", "taia", "xanros", "aderyn", "victorius")
    for hero in ("taia", "xanros", "aderyn", "victorius"):
        scene.stand(hero, (0, -1))
    scene.do("step north")
    assert scene.at("horan") == scene.at("taia") == scene.at("victorius") == (0, -1)
    assert scene.do("step north").at("horan") == (0, -2)


@pytest.mark.rule("K1:2.4")
def test_entering_a_monsters_tile_starts_a_fight_and_ends_the_movement() -> None:
    scene = Scene("taia", "horan").lay("room-cross", at=(0, -1), token="giant-rat").lay("corridor-cross", at=(0, -2))
    scene.do("step north")
    assert all(option.startswith("roll ") for option in scene.options())
    scene.do("roll 6 6")
    assert (scene.turn, scene.at("taia")) == ("horan", (0, -1))


@pytest.mark.rule("K1:2.5", "K1:2.6")
@pytest.mark.parametrize(
    ("action", "token", "key"), [("take", "daggers", []), ("open", "chest", ["key"])], ids=["take", "open"]
)
def test_picking_up_and_opening_end_the_turn_at_once(action: str, token: str, key: list[str]) -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token=token).give("healing-portal", *key)
    assert scene.do("step north", action).turn == "taia"


@pytest.mark.rule("K1:2.5", "K1:2.6")
def test_healing_ends_the_turn_at_once() -> None:
    assert corridor("horan", "taia").give("healing-portal").lives(1).do("heal").turn == "taia"


@pytest.mark.rule("K1:2.6")
def test_with_no_step_left_the_turn_waits_until_the_player_is_done() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="daggers").steps(1).do("step north")
    assert scene.options() == ["stop", "take"]
    assert scene.do("stop").turn == "taia"


@pytest.mark.rule("K1:2.6")
@pytest.mark.parametrize("roll", ["roll 5 5", "roll 4 4", "roll 3 4"], ids=["won", "tied", "lost"])
def test_after_a_fight_the_turn_ends_with_no_time_for_spells_or_tile_actions(roll: str) -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="daggers")
    scene.lay("room-cross", at=(0, -2), token="skeleton-turnkey").give("healing-portal", "key").stand(
        "victorius", (0, -1)
    )
    scene.do("step north", roll)
    assert (scene.turn, scene.held("victorius")) == ("taia", {"healing-portal": 1, "key": 1})


@pytest.mark.rule("K1:2.7")
@pytest.mark.parametrize(
    ("token", "items", "action"),
    [("daggers", [], "take"), ("chest", ["key"], "open")],
    ids=["take", "open"],
)
def test_after_the_fourth_step_one_tile_action_is_open(token: str, items: list[str], action: str) -> None:
    scene = corridor("horan", "taia", length=3).lay("room-cross", at=(0, -4), token=token).give(*items)
    scene.do(*["step north"] * 4)
    assert scene.options() == ["stop", action]
    assert scene.do(action).turn == "taia"


@pytest.mark.rule("K1:2.7")
def test_after_the_fourth_step_a_fountain_heals() -> None:
    scene = Scene("horan", "taia").lay("corridor-cross", at=(0, -1)).lives(2)
    scene.do("step north", "step south", "step north", "step south")
    assert scene.options() == ["stop", "heal"]
    assert scene.do("heal").hero("horan").lives == 5


@pytest.mark.rule("K1:2.7", "K1:5.4")
def test_after_the_fourth_step_a_healing_portal_may_still_be_cast() -> None:
    scene = corridor("horan", "taia").give("healing-portal").lives(2).do(*["step north"] * 4)
    assert scene.options() == ["stop", "cast horan 1", "cast taia 1"]
    assert scene.do("cast horan 1").turn == "taia"


@pytest.mark.rule("K1:2.7")
def test_a_hero_may_act_without_taking_any_step() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="sword").stand("horan", (0, -1))
    assert scene.do("take").held("horan") == {"sword": 1}


def portals(count: int) -> Scene:
    """Portals on a line to the west of the start; Horan stands on the first."""
    scene = Scene("horan", "taia")
    for i in range(1, count + 1):
        scene.lay("portal-straight", at=(-i, 0), exits="ew")
    return scene.stand("horan", (-1, 0))


@pytest.mark.rule("K1:2.8")
def test_a_hero_on_a_portal_may_go_to_any_other() -> None:
    scene = portals(4)
    assert [option for option in scene.options() if "jump" in option] == ["jump 2", "jump 3", "jump 4"]
    assert scene.do("jump 4").at("horan") == (-4, 0)


@pytest.mark.rule("K1:2.8")
def test_one_portal_leads_nowhere() -> None:
    assert not portals(1).mentions("jump")


@pytest.mark.rule("K1:2.8")
def test_only_from_a_portal_and_nothing_but_a_portal_is_reached() -> None:
    scene = portals(2).stand("horan", (0, 0))
    assert not scene.mentions("jump")


@pytest.mark.rule("K1:2.8")
def test_a_portal_is_one_step() -> None:
    scene = portals(2).do("jump 2", "jump 1", "jump 2")
    assert (scene.turn, int(scene.state.steps_left)) == ("horan", 1)
    assert scene.do("jump 1").turn == "taia"


@pytest.mark.rule("K1:2.1", "K1:3.2", "K1:3.3", "K1:2.6")
def test_the_books_example_of_a_move() -> None:
    """An explored room, a new corridor, a new room with a skeleton swordsman, a fight, and the turn is over."""
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1))
    scene.do("step north", "step north", "tile corridor-straight")
    assert (scene.at("horan"), int(scene.state.steps_left), scene.turn) == ((0, -2), 2, "horan")
    scene.do("step north", "tile room-cross", "token skeleton-swordsman")
    assert scene.at("horan") == (0, -3) and scene.mentions("roll")
    scene.do("roll 6 4", "stop")
    assert (scene.held("horan"), scene.turn) == ({"sword": 1}, "taia")
