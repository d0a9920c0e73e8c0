"""Heroes: the wizard, the warrior, the warlock."""

import pytest

from tests.rules.karak.scene import Scene, before

# Argentus


@pytest.mark.rule("K1:9.1")
def test_the_bolts_argentus_uses_are_not_discarded() -> None:
    scene = before("skeleton-turnkey", "argentus", "taia").give("magic-bolt", "magic-bolt")
    scene.do("step north", "roll 4 3", "use bolt", "use bolt")
    assert "won" in scene.told
    assert (scene.held("argentus"), scene.gone("magic-bolt")) == ({"magic-bolt": 2, "key": 1}, 0)


@pytest.mark.rule("K1:9.1")
def test_argentus_healing_portal_is_discarded() -> None:
    scene = Scene("argentus", "taia").give("healing-portal").do("cast argentus 1")
    assert (scene.held("argentus"), scene.gone("healing-portal")) == ({}, 1)


@pytest.mark.rule("K1:9.1")
def test_each_kept_bolt_counts_once_a_fight_and_again_in_the_next() -> None:
    scene = before("skeleton-turnkey", "argentus", "taia").give("magic-bolt")
    scene.do("step north", "roll 3 4")
    assert scene.options() == ["stop", "use bolt"]
    assert "tied" in scene.do("use bolt").told
    assert "tied" in scene.do("stop", "step north", "roll 3 4", "use bolt").told


def behind_a_wall(hero: str) -> Scene:
    """A corridor runs past another; only the south joins them."""
    scene = Scene(hero, "taia").lay("corridor-straight", at=(0, -1), exits="ns").lay("corridor-cross", at=(1, 0))
    return scene.lay("room-straight", at=(1, -1), exits="ns", token="chest").stand(hero, (0, -1))


@pytest.mark.rule("K1:9.1")
def test_argentus_steps_through_walls_onto_explored_tiles() -> None:
    scene = behind_a_wall("argentus")
    assert scene.do("step east").at("argentus") == (1, -1)
    assert int(scene.state.steps_left) == 3
    assert not behind_a_wall("horan").offers("step east")


@pytest.mark.rule("K1:9.1")
def test_argentus_never_walks_through_a_wall_into_the_unexplored() -> None:
    assert not behind_a_wall("argentus").offers("step west")


@pytest.mark.rule("K1:9.1")
def test_a_wall_on_one_side_only_does_not_stop_argentus_either() -> None:
    scene = Scene("argentus", "taia").lay("corridor-cross", at=(0, -1)).lay("corridor-cross", at=(1, 0))
    scene.lay("corridor-straight", at=(1, -1), exits="ns").stand("argentus", (0, -1))
    assert scene.offers("step east")


@pytest.mark.rule("K1:9.1")
def test_walls_never_stop_a_hero_who_is_thrown_back() -> None:
    scene = Scene("argentus", "taia").lay("corridor-straight", at=(0, -1), exits="ns").lay("corridor-cross", at=(1, 0))
    scene.lay("room-straight", at=(1, -1), exits="ns", token="dragon").stand("argentus", (0, -1))
    assert scene.do("step east", "roll 1 1").at("argentus") == (0, -1)


# Horan


@pytest.mark.rule("K1:9.2")
def test_horan_may_roll_both_dice_again_and_the_second_roll_counts() -> None:
    scene = before("skeleton-king", "horan", "taia").do("step north", "roll 5 6", "use double-attack", "roll 1 1")
    assert "lost" in scene.told


@pytest.mark.rule("K1:9.2")
def test_horan_rolls_again_once_a_fight() -> None:
    scene = before("skeleton-king", "horan", "taia").give("magic-bolt")
    scene.do("step north", "roll 1 1", "use double-attack", "roll 1 1")
    assert scene.options() == ["stop", "use bolt"]
    scene.do("stop", "stop", "step north", "roll 1 1")
    assert scene.offers("use double-attack")


@pytest.mark.rule("K1:9.2")
def test_horan_need_not_roll_again() -> None:
    assert "tied" in before("skeleton-king", "horan", "taia").do("step north", "roll 4 6", "stop").told


@pytest.mark.rule("K1:9.2")
def test_horan_who_loses_the_last_life_goes_to_a_fountain_of_his_choice_with_all_his_lives() -> None:
    scene = before("dragon", "horan", "taia").lay("fountain-corner", at=(1, 0), exits="nw").lives(1)
    scene.do("step north", "roll 1 1", "stop")
    assert scene.options() == ["return 1", "return 2"]
    scene.do("return 2")
    assert (scene.at("horan"), scene.hero("horan").lives) == ((1, 0), 5)


@pytest.mark.rule("K1:9.2")
def test_reincarnated_horan_is_not_thrown_back_his_turn_ends_and_the_next_is_normal() -> None:
    scene = before("dragon", "horan", "taia").lives(1).do("step north", "roll 1 1", "stop")
    assert (scene.at("horan"), scene.turn) == ((0, 0), "taia")
    assert "thrown-back" not in scene.told and "fainted" not in scene.told
    scene.do("stop")
    assert (scene.turn, int(scene.state.steps_left)) == ("horan", 4)


@pytest.mark.rule("K1:9.2")
def test_horan_with_lives_left_is_thrown_back_like_any_hero() -> None:
    scene = before("dragon", "horan", "taia").lives(2).do("step north", "roll 1 1", "stop")
    assert (scene.at("horan"), scene.hero("horan").lives) == ((0, -1), 1)


# Xanros


@pytest.mark.rule("K1:9.3")
def test_xanros_gives_a_life_for_one_more_once_a_fight() -> None:
    scene = before("skeleton-king", "xanros", "taia").do("step north", "roll 5 5", "use sacrifice")
    assert "won" in scene.told
    assert (scene.hero("xanros").lives, scene.held("xanros")) == (4, {"axe": 1})
    scene = before("skeleton-king", "xanros", "taia").give("magic-bolt").do("step north", "roll 1 1", "use sacrifice")
    assert scene.options() == ["stop", "use bolt"]


@pytest.mark.rule("K1:9.3")
def test_sacrifice_comes_after_the_roll_and_is_a_choice() -> None:
    scene = before("skeleton-king", "xanros", "taia")
    assert not scene.offers("use sacrifice")
    assert not scene.do("step north").mentions("use")
    assert "tied" in scene.do("roll 5 5", "stop").told
    assert scene.hero("xanros").lives == 5


@pytest.mark.rule("K1:9.3")
def test_the_life_is_paid_at_once() -> None:
    scene = before("skeleton-king", "xanros", "taia").give("magic-bolt").do("step north", "roll 1 1", "use sacrifice")
    assert scene.hero("xanros").lives == 4 and not scene.is_moving


@pytest.mark.rule("K1:9.3", "K1:7.1")
def test_xanros_may_give_the_last_life_keeps_the_reward_and_faints_after_the_fight() -> None:
    scene = before("skeleton-king", "xanros", "taia").lives(1).do("step north", "roll 5 5", "use sacrifice")
    assert "won" in scene.told and "fainted" in scene.told
    assert (scene.hero("xanros").lives, scene.held("xanros"), scene.at("xanros")) == (0, {"axe": 1}, (0, -2))
    assert (scene.do("stop").turn, scene.hero("xanros").lives) == ("taia", 1)


@pytest.mark.rule("K1:9.3")
def test_lost_at_no_lives_xanros_loses_no_other() -> None:
    scene = before("dragon", "xanros", "taia").lives(1).do("step north", "roll 1 1", "use sacrifice")
    assert (scene.hero("xanros").lives, scene.at("xanros"), scene.turn) == (0, (0, -1), "taia")
    assert "fainted" in scene.told and "life-lost" not in scene.told


@pytest.mark.rule("K1:9.3")
def test_lost_with_lives_left_xanros_loses_one_as_usual() -> None:
    scene = before("dragon", "xanros", "taia").lives(3).do("step north", "roll 1 1", "use sacrifice")
    assert scene.hero("xanros").lives == 1


@pytest.mark.rule("K1:9.3", "K1:7.1")
def test_tied_at_no_lives_xanros_faints() -> None:
    scene = before("skeleton-king", "xanros", "taia").lives(1).do("step north", "roll 4 5", "use sacrifice")
    assert "tied" in scene.told and "fainted" in scene.told


@pytest.mark.rule("K1:9.3", "K1:4.7")
def test_thrown_back_onto_a_fountain_xanros_may_heal_too() -> None:
    scene = Scene("xanros", "taia").lay("room-cross", at=(0, -1), token="dragon").lives(1)
    scene.do("step north", "roll 1 1", "use sacrifice")
    assert scene.options() == ["stop", "heal"]
    scene.do("heal", "stop")
    assert (scene.turn, scene.hero("xanros").lives) == ("xanros", 5)


def far_apart(token: str = "") -> Scene:
    """Xanros in the west, Taia and Horan in a room in the east."""
    scene = Scene("xanros", "taia", "horan").lay("corridor-cross", at=(-1, 0)).lay("room-cross", at=(1, 0), token=token)
    return scene.stand("xanros", (-1, 0)).stand("taia", (1, 0)).stand("horan", (1, 0))


@pytest.mark.rule("K1:9.3")
def test_xanros_changes_places_with_any_other_hero_for_all_four_steps() -> None:
    scene = far_apart("daggers")
    assert [option for option in scene.options() if "swap" in option] == ["use swap horan", "use swap taia"]
    scene.do("use swap taia")
    assert (scene.at("xanros"), scene.at("taia"), scene.at("horan")) == ((1, 0), (-1, 0), (1, 0))
    assert int(scene.state.steps_left) == 0 and not scene.mentions("step")


@pytest.mark.rule("K1:9.3", "K1:2.5")
@pytest.mark.parametrize(("token", "items", "action"), [("sword", [], "take"), ("chest", ["key"], "open")])
def test_after_swap_one_action_of_the_tile_is_open(token: str, items: list[str], action: str) -> None:
    scene = far_apart(token).give(*items).do("use swap taia")
    assert scene.options() == ["stop", action]
    assert scene.do(action).turn == "taia"


@pytest.mark.rule("K1:9.3")
def test_after_swap_a_fountain_heals_but_not_the_other_hero() -> None:
    scene = Scene("xanros", "taia").lay("corridor-cross", at=(-1, 0)).stand("xanros", (-1, 0)).lives(2)
    assert scene.do("use swap taia", "heal").hero("xanros").lives == 5
    scene = Scene("xanros", "taia").lay("corridor-cross", at=(-1, 0)).stand("taia", (-1, 0)).lives(2, of="taia")
    scene.curse("taia").do("use swap taia")
    assert (scene.at("taia"), scene.hero("taia").lives, scene.cursed) == ((0, 0), 2, "taia")


@pytest.mark.rule("K1:9.3")
def test_after_swap_with_nothing_to_do_the_turn_ends() -> None:
    assert far_apart().do("use swap taia").turn == "taia"


@pytest.mark.rule("K1:9.3")
def test_swap_comes_before_any_step() -> None:
    assert not far_apart().do("step east").mentions("use swap")


@pytest.mark.rule("K1:9.3")
def test_the_other_hero_may_be_fainted_or_cursed() -> None:
    scene = far_apart("daggers").lives(0, of="taia").curse("horan")
    assert scene.offers("use swap taia", "use swap horan")
    scene.do("use swap taia", "stop")
    assert (scene.at("taia"), scene.hero("taia").lives, scene.turn) == ((-1, 0), 1, "horan")


@pytest.mark.rule("K1:9.3", "K1:4.6")
@pytest.mark.parametrize(("roll", "place"), [("roll 6 6", (1, 0)), ("roll 1 1", (-1, 0))], ids=["won", "lost"])
def test_swapped_onto_a_hidden_aderyns_monster_xanros_fights(roll: str, place: tuple[int, int]) -> None:
    scene = Scene("xanros", "aderyn").lay("corridor-cross", at=(-1, 0)).stand("xanros", (-1, 0))
    scene.lay("room-cross", at=(1, 0), token="skeleton-king").stand("aderyn", (1, 0)).do("use swap aderyn")
    assert scene.mentions("roll")
    scene.do(roll, "stop")
    assert (scene.at("xanros"), scene.at("aderyn"), scene.turn) == (place, (-1, 0), "aderyn")
