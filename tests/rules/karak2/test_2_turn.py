"""The turn: moves, actions and free things."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Scene, at_abyss, before


@pytest.mark.rule("K2:2.1", "K2:1.2", "K2:5.2", "K2:5.6")
def test_the_books_first_example_of_a_move() -> None:
    """Horan gathers next door, cannot cross the chasm to the dryad, and fetches a weapon instead."""
    scene = Scene("horan", "taia").lay("forest-rock-1-0", at=(-1, -1), chasms="se", tokens=("dark-dryads",))
    scene.lay("farm-1-0", at=(-2, 0), chasms="sw").drop("sword", at=(-2, 0))
    scene.do("move west", "gather")
    assert scene.goods() == (1, 0, 0)
    assert scene.refusal("move northwest") == ("K2:1.2", "chasm")
    scene.do("move west", "take sword")
    assert (scene.held("horan"), scene.at("horan"), scene.turn) == ({"sword": 1}, (-2, 0), "taia")


@pytest.mark.rule("K2:2.1", "K2:5.4", "K2:5.5")
def test_the_books_second_example_of_a_move() -> None:
    """Horan builds in his city, recruits, and can no longer walk out."""
    scene = Scene("horan", "taia").found(FARM).stand("horan", FARM).glory(2).own(food=5, wood=1)
    scene.give("pickpocket").own("taia", food=1)  # keeps the turn open
    scene.do("build military-camp", "done")
    assert scene.refusal("move east") is None  # there is another action left, with its move
    scene.do("recruit knight", "recruit knight", "done")
    assert scene.army("horan") == {"knight": 2} and scene.is_acting
    assert scene.refusal("move east") == ("K2:2.1", "no-move-left")
    assert not scene.mentions("move")


@pytest.mark.rule("K2:2.1")
@pytest.mark.parametrize(
    ("stable", "amulet", "actions"), [(False, False, 2), (True, False, 3), (False, True, 3), (True, True, 4)]
)
def test_two_actions_and_one_more_for_stable_and_amulet_each(stable: bool, amulet: bool, actions: int) -> None:
    scene = Scene("xanros", "taia").found(FARM, *["stable"] * stable).lives(1)
    scene.give(*["amulet-of-action"] * amulet).muster(skeleton=1)
    done = ["heal", "use necromancy", "heal", "use necromancy"]
    for action in done[:actions]:
        assert scene.turn == "xanros"
        scene.do(action)
    assert scene.turn == "taia"


@pytest.mark.rule("K2:2.1", "K2:6.1")
@pytest.mark.parametrize(("buildings", "moves"), [([], 2), (["stable"], 3)])
def test_one_move_for_each_action(buildings: list[str], moves: int) -> None:
    scene = Scene("horan", "taia").found(FARM, *buildings).lives(4).lay("farm-1-open", at=(2, 0))
    scene.lay("forest-1-open", at=(3, 0)).lay("farm-rock-1-open", at=(4, 0))
    for _ in range(moves):
        scene.do("move east")
    assert not scene.mentions("move") and scene.offers("heal")
    assert scene.do("heal").turn == "taia"


@pytest.mark.rule("K2:2.1")
def test_the_four_ways_to_use_an_action() -> None:
    scene = Scene("horan", "taia").lives(1)
    assert scene.do("move west", "gather", "heal").turn == "taia"  # move and act, then act without moving
    scene = Scene("horan", "taia").lives(1)
    assert scene.do("heal", "move west", "heal").turn == "taia"
    scene = Scene("horan", "taia").lives(1).do("move west", "move east", "heal")  # a move without an action
    assert (scene.turn, scene.life("horan")) == ("taia", 3)
    scene = Scene("horan", "taia").lives(1).do("done")
    assert (scene.turn, scene.at("horan"), scene.life("horan")) == ("taia", CASTLE, 1)


@pytest.mark.rule("K2:2.1")
def test_a_move_without_an_action_uses_the_action_up() -> None:
    scene = Scene("horan", "taia").lives(1).do("move west", "move east")
    assert not scene.mentions("move")
    scene.do("heal")
    assert scene.turn == "taia"  # one action, not two


@pytest.mark.rule("K2:2.1")
def test_after_an_action_there_is_no_move_unless_another_action_is_left() -> None:
    scene = Scene("horan", "taia").lives(1).do("heal")
    assert scene.mentions("move")
    assert scene.do("heal").turn == "taia"


@pytest.mark.rule("K2:2.1")
def test_an_unused_move_is_not_saved_for_later() -> None:
    scene = Scene("horan", "taia").lives(1).do("heal", "move west")
    assert not scene.mentions("move") and scene.offers("heal", "gather")


def builder() -> Scene:
    """Horan in his city, with wood, stone and food for a stable."""
    return Scene("horan", "taia").found(FARM).stand("horan", FARM).lives(1).own(food=2, wood=1, stone=1)


@pytest.mark.rule("K2:2.2", "K2:6.1")
def test_a_stable_gives_its_action_in_the_turn_it_is_built() -> None:
    assert builder().do("build stable", "heal", "heal").turn == "taia"
    assert builder().do("build stable", "heal").turn == "horan"
    scene = builder().do("heal", "build stable")
    assert scene.turn == "horan" and scene.mentions("move")
    assert scene.do("move east", "heal").turn == "taia"


@pytest.mark.rule("K2:2.2", "K2:7.5")
def test_the_amulet_of_action_picked_up_gives_its_action_at_once() -> None:
    scene = Scene("horan", "taia").drop("amulet-of-action", at=CASTLE).lives(1)
    assert scene.do("heal", "take amulet-of-action").turn == "horan"
    assert scene.do("move west", "heal").turn == "taia"


@pytest.mark.rule("K2:2.2", "K2:7.5")
def test_exchanging_the_amulet_of_action_takes_away_an_action_not_yet_used() -> None:
    scene = Scene("horan", "taia").drop("amulet-of-glory", at=CASTLE).give("amulet-of-action").lives(1)
    scene.do("heal", "take amulet-of-glory")
    assert (scene.turn, scene.life("horan")) == ("taia", 3)
    scene = Scene("horan", "taia").drop("amulet-of-glory", at=CASTLE).give("amulet-of-action").lives(1)
    scene.do("take amulet-of-glory")
    assert scene.turn == "horan"
    assert scene.do("heal").turn == "taia"


@pytest.mark.rule("K2:2.2")
def test_what_was_done_with_it_is_not_undone() -> None:
    scene = Scene("horan", "taia").drop("amulet-of-glory", at=CASTLE).give("amulet-of-action").lives(1)
    scene.do("heal", "heal", "take amulet-of-glory")
    assert (scene.turn, scene.life("horan"), scene.held("horan")) == ("taia", 5, {"amulet-of-glory": 1})


@pytest.mark.rule("K2:2.2")
def test_no_screen_shows_fewer_actions_left_than_none() -> None:
    scene = Scene("horan", "taia").drop("amulet-of-glory", "sword", at=CASTLE).give("amulet-of-action").lives(1)
    assert scene.do("heal", "heal").view().actions_left == 1
    scene.do("take amulet-of-glory")
    assert scene.offers("take sword") and scene.view().actions_left == 0


@pytest.mark.rule("K2:2.3")
def test_other_heroes_and_their_cities_never_block() -> None:
    scene = Scene("horan", "taia", "darius").found(FARM, of="taia").stand("taia", FARM).stand("darius", FARM)
    assert scene.do("move west").at("horan") == scene.at("taia") == scene.at("darius") == FARM
    assert scene.turn == "horan"


@pytest.mark.rule("K2:2.4")
def test_the_turn_ends_when_the_actions_are_used() -> None:
    scene = Scene("horan", "taia").lives(1).do("heal", "heal")
    assert (scene.turn, int(scene.state.used)) == ("taia", 0)


@pytest.mark.rule("K2:2.4")
def test_the_player_may_end_it_with_actions_left() -> None:
    for played in ([], ["heal"], ["move west"], ["heal", "move west"]):
        assert Scene("horan", "taia").lives(1).do(*played, "done").turn == "taia"


@pytest.mark.rule("K2:2.4")
@pytest.mark.parametrize("face", ["3", "s"])
def test_the_turn_ends_after_a_battle_won_or_lost(face: str) -> None:
    scene = before("shadow-eaters", "taia", "horan").found(FARM, "stable").give("amulet-of-action")
    scene.do("move northwest", f"roll hero 1x{face}")
    assert scene.turn == "horan"


def thief(victim_has: int = 2) -> Scene:
    return Scene("horan", "taia").give("pickpocket").own("taia", wood=victim_has).lives(1)


@pytest.mark.rule("K2:2.5", "K2:7.3")
@pytest.mark.parametrize("played", [[], ["move west"], ["heal"], ["heal", "move west"], ["heal", "heal"]])
def test_free_things_fit_anywhere_into_the_turn(played: list[str]) -> None:
    scene = thief().do(*played, "rob taia", "steal wood", "steal wood")
    assert scene.goods("horan")[1] == 2
    if len(played) < 2 or played[-1] == "move west":
        assert scene.offers("heal") and scene.turn == "horan"


@pytest.mark.rule("K2:2.5")
def test_between_a_move_and_its_action_a_free_thing_costs_neither() -> None:
    scene = thief().do("move west", "rob taia", "steal wood", "done", "gather", "move east", "heal")
    assert scene.turn == "taia"


@pytest.mark.rule("K2:2.5")
def test_the_turn_waits_while_a_free_thing_is_open() -> None:
    scene = thief().do("heal", "heal")
    assert (scene.turn, scene.options()) == ("horan", ["done", "rob taia"])
    assert scene.do("rob taia", "steal wood", "steal wood").turn == "taia"
    assert thief().do("heal", "heal", "done").turn == "taia"
    assert thief(victim_has=0).do("heal", "heal").turn == "taia"


@pytest.mark.rule("K2:2.5", "K2:10.3")
def test_the_turn_waits_for_hawkeye_too() -> None:
    scene = Scene("lorraine", "taia").lives(1).do("heal", "heal")
    assert scene.options() == ["done", "use hawkeye"]
    place = scene.place(FOREST)
    scene.do("use hawkeye", "tile farm-1-open", f"attach {place} east", "token fire-eaters")
    assert (scene.turn, scene.monsters((2, 0))) == ("taia", ["fire-eaters"])


@pytest.mark.rule("K2:2.5", "K2:10.3")
def test_hawkeye_fits_between_a_move_and_its_action() -> None:
    scene = Scene("lorraine", "taia").lives(4).do("move west", "use hawkeye", "tile farm-1-open", "attach 0 northeast")
    scene.do("token fire-eaters")
    assert (scene.at("lorraine"), bool(scene.state.moved), int(scene.state.used)) == (FARM, True, 0)
    scene.do("gather", "move east", "heal")
    assert (scene.turn, scene.goods("lorraine")) == ("taia", (1, 0, 0))


@pytest.mark.rule("K2:2.5", "K2:4.9")
def test_none_in_an_unconscious_turn() -> None:
    scene = Scene("horan", "taia").give("pickpocket", to="taia").own(wood=2).fell("taia").do("done")
    assert (scene.turn, scene.life("taia")) == ("horan", 3)


@pytest.mark.rule("K2:2.5")
def test_none_after_a_battle_nor_once_the_dice_fall() -> None:
    scene = before("shadow-eaters", "lorraine", "horan").give("pickpocket", "pickpocket").own("horan", wood=2)
    scene.do("move northwest")
    assert scene.options() == ["rob horan", "join bear 0", "join bear 1"]  # no hawkeye
    scene.do("join bear 0", "done", "roll hero 1x2")
    assert scene.turn == "horan"


@pytest.mark.rule("K2:2.5", "K2:5.4")
def test_between_two_buildings() -> None:
    """Taia's wood pays for the banners."""
    scene = Scene("lorraine", "taia").found(FARM).stand("lorraine", FARM).own(food=3, wood=1, stone=2)
    scene.give("pickpocket").own("taia", wood=2).do("build stable")
    assert scene.options() == ["done", "rob taia", "use hawkeye"]
    scene.do("rob taia", "steal wood", "steal wood")
    assert scene.refusal("build glory-banners") is None
    scene.do("build glory-banners", "use hawkeye", "tile farm-1-open", f"attach {scene.place(FARM)} northwest")
    scene.do(*[text for text in ["lay open"] if text in scene.options()], "token fire-eaters")
    assert scene.options() == ["done"] or scene.is_acting
    assert (scene.built("lorraine"), int(scene.state.used)) == (["stable", "glory-banners"], 1)


@pytest.mark.rule("K2:2.5", "K2:5.5")
def test_between_two_recruits() -> None:
    scene = Scene("horan", "taia").found(FARM, "military-camp").stand("horan", FARM).glory(3).own(food=1)
    scene.give("pickpocket").own("taia", food=2).do("recruit knight")
    assert scene.options() == ["done", "rob taia"]  # nothing to pay with, but the action goes on
    scene.do("rob taia", "steal food", "done", "recruit knight", "done")
    assert (scene.army("horan"), int(scene.state.used)) == ({"knight": 2}, 1)


@pytest.mark.rule("K2:2.5", "K2:5.6")
def test_between_two_items_picked_up() -> None:
    scene = Scene("horan", "taia").drop("sword", "sword", at=CASTLE).give("pickpocket").own("taia", food=1)
    scene.do("take sword", "rob taia", "steal food", "take sword")
    assert (scene.held("horan"), scene.goods("horan"), int(scene.state.used)) == ({"sword": 2}, (1, 0, 0), 1)


@pytest.mark.rule("K2:2.4", "K2:3.3")
def test_the_turn_ends_after_attacking_the_general() -> None:
    scene = at_abyss("taia", "horan").do("move northwest", "roll hero 1x1")
    assert (scene.turn, scene.at("taia")) == ("horan", DOOR)
    assert int(scene.state.general) == scene.place(NORTH)
