"""Heroes."""

import pytest

from karak.games.karak.data import Pieces
from tests.rules.karak.scene import Scene


def before(monster: str, *heroes: str) -> Scene:
    """The monster waits in the second room to the north; the first hero stands in the first, which is no fountain."""
    scene = Scene(*heroes).lay("room-cross", at=(0, -1)).lay("room-cross", at=(0, -2), token=monster)
    return scene.stand(heroes[0], (0, -1))


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
def test_horan_with_lives_left_is_thrown_back_like_anybody() -> None:
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


# Aderyn


@pytest.mark.rule("K1:9.4")
def test_for_aderyn_a_tie_is_a_win() -> None:
    scene = before("skeleton-king", "aderyn", "taia").do("step north", "fight", "roll 4 6")
    assert (scene.held("aderyn"), scene.at("aderyn")) == ({"axe": 1}, (0, -2))


@pytest.mark.rule("K1:9.4", "K1:10.1")
def test_against_the_dragon_too() -> None:
    scene = before("dragon", "aderyn", "taia").give("axe").do("step north", "fight", "roll 6 6")
    assert scene.match.is_over and scene.game.score(scene.state) == [1.5, 0.0]


@pytest.mark.rule("K1:9.4")
def test_aderyn_loses_below_the_strength_like_anybody() -> None:
    assert "lost" in before("skeleton-king", "aderyn", "taia").do("step north", "fight", "roll 4 5").told


@pytest.mark.rule("K1:9.4")
def test_on_entering_a_monsters_tile_aderyn_chooses_to_fight_or_to_stay_hidden() -> None:
    assert before("dragon", "aderyn", "taia").do("step north").options() == ["fight", "use stealth"]
    drawn = Scene("aderyn", "taia").do("step north", "tile room-cross", "token dragon")
    assert drawn.options() == ["fight", "use stealth"]


@pytest.mark.rule("K1:9.4")
def test_hidden_she_may_walk_on_or_explore_from_there() -> None:
    scene = before("dragon", "aderyn", "taia").do("step north", "use stealth")
    assert scene.options() == ["stop", "step north", "step east", "step south", "step west"]
    scene.do("step north", "tile corridor-cross")
    assert (scene.at("aderyn"), int(scene.state.steps_left), scene.token(0, -2)) == ((0, -3), 2, "dragon")


@pytest.mark.rule("K1:9.4")
def test_she_may_hide_on_the_fourth_step_and_end_her_turn_there() -> None:
    scene = before("dragon", "aderyn", "taia").steps(1).do("step north", "use stealth")
    assert (scene.at("aderyn"), scene.turn, scene.hero("aderyn").lives) == ((0, -2), "taia", 5)


@pytest.mark.rule("K1:9.4")
def test_to_fight_later_she_must_leave_and_come_back() -> None:
    scene = before("skeleton-king", "aderyn", "taia").do("step north", "use stealth", "stop", "stop")
    assert scene.turn == "aderyn" and not scene.offers("fight")
    scene.do("step south", "step north")
    assert scene.offers("fight")


@pytest.mark.rule("K1:9.4")
def test_there_is_no_tile_action_on_a_monsters_tile() -> None:
    scene = before("skeleton-king", "aderyn", "taia").give("key").do("step north", "use stealth")
    assert not {"take", "open", "heal"} & set(scene.options())


@pytest.mark.rule("K1:9.4", "K1:8.2")
def test_a_curse_there_starts_no_fight_and_she_may_walk_off() -> None:
    scene = before("dragon", "aderyn", "taia").stand("aderyn", (0, -2)).curse("aderyn")
    assert scene.is_moving and scene.offers("stop", "step south")
    assert scene.do("step south").at("aderyn") == (0, -1)


@pytest.mark.rule("K1:9.4", "K1:7.1")
def test_waking_up_there_starts_no_fight() -> None:
    scene = before("dragon", "aderyn", "taia").do("stop").stand("aderyn", (0, -2)).lives(0, of="aderyn")
    scene.do("stop", "stop")
    assert (scene.turn, scene.hero("aderyn").lives, scene.at("aderyn")) == ("aderyn", 1, (0, -2))
    assert scene.is_moving and scene.offers("step south")


@pytest.mark.rule("K1:9.4")
def test_thrown_back_onto_a_monsters_tile_she_is_hidden_there() -> None:
    scene = before("skeleton-king", "aderyn", "taia").lay("room-cross", at=(0, -3), token="dragon")
    scene.do("step north", "use stealth", "step north", "fight", "roll 1 1")
    assert (scene.at("aderyn"), scene.hero("aderyn").lives, scene.turn) == ((0, -2), 4, "taia")
    assert scene.do("stop").is_moving


@pytest.mark.rule("K1:9.4")
def test_monsters_of_others_are_not_hidden_from() -> None:
    assert before("dragon", "horan", "aderyn").do("step north").mentions("roll")


# Victorius


@pytest.mark.rule("K1:9.5")
def test_victorius_never_has_a_one_and_the_other_faces_are_equally_likely() -> None:
    chances = before("dragon", "victorius", "taia").do("step north").chances()
    pairs = [(low, high) for low in range(2, 7) for high in range(low, 7)]
    assert chances == {f"roll {low} {high}": 1 if low == high else 2 for low, high in pairs}


@pytest.mark.rule("K1:9.5")
@pytest.mark.parametrize(
    ("monster", "place", "lives"),
    [("giant-rat", (0, -2), 5), ("skeleton-turnkey", (0, -1), 5), ("dragon", (0, -1), 4)],
    ids=["won", "tied", "lost"],
)
def test_with_a_six_his_turn_goes_on_with_the_steps_he_had_left(
    monster: str, place: tuple[int, int], lives: int
) -> None:
    scene = before(monster, "victorius", "taia").do("step north", "roll 2 6")
    assert (scene.turn, scene.at("victorius"), int(scene.state.steps_left)) == ("victorius", place, 3)
    assert scene.hero("victorius").lives == lives and scene.offers("step south", "step east")


@pytest.mark.rule("K1:9.5", "K1:2.6")
def test_without_a_six_his_turn_ends() -> None:
    assert before("giant-rat", "victorius", "taia").do("step north", "roll 5 5").turn == "taia"


@pytest.mark.rule("K1:9.5")
def test_after_a_win_he_takes_the_reward_and_goes_on() -> None:
    scene = before("giant-rat", "victorius", "taia").give("sword", "axe").do("step north", "roll 6 6", "leave daggers")
    assert scene.turn == "victorius" and scene.offers("take", "step north")
    scene = before("mummy", "victorius", "taia", "horan").do("step north", "roll 6 6", "curse taia")
    assert (scene.turn, scene.held("victorius"), scene.cursed) == ("victorius", {"magic-bolt": 1}, "taia")


@pytest.mark.rule("K1:9.5")
def test_being_thrown_back_costs_no_step_and_entering_again_costs_one() -> None:
    scene = before("dragon", "victorius", "taia")
    for left in (3, 2, 1):
        scene.do("step north", "roll 2 6")
        assert int(scene.state.steps_left) == left
    assert scene.do("step north", "roll 2 6").turn == "taia"
    assert scene.hero("victorius").lives == 1


@pytest.mark.rule("K1:9.5", "K1:2.7")
def test_with_no_step_left_one_tile_action_is_open_also_where_he_was_thrown_back_to() -> None:
    scene = before("giant-rat", "victorius", "taia").give("sword", "axe").steps(1)
    assert scene.do("step north", "roll 6 6", "leave sword").options() == ["stop", "take"]
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="daggers").stand("victorius", (0, -1))
    scene.lay("room-cross", at=(0, -2), token="dragon").steps(1).do("step north", "roll 6 6")
    assert scene.options() == ["stop", "take"]


@pytest.mark.rule("K1:9.5", "K1:4.7")
def test_at_no_lives_his_turn_ends_and_only_the_fountain_is_open() -> None:
    scene = before("dragon", "victorius", "taia").lives(1).do("step north", "roll 6 6")
    assert (scene.turn, scene.hero("victorius").lives) == ("taia", 0)
    scene = (
        Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="dragon").lives(1).do("step north", "roll 6 6")
    )
    assert scene.options() == ["stop", "heal"]
    assert scene.do("heal").turn == "taia"


# Taia


@pytest.mark.rule("K1:9.6")
def test_taia_has_one_more_if_her_first_step_leads_to_a_fight() -> None:
    assert "won" in before("mummy", "taia", "horan").do("step north", "roll 3 4").told


@pytest.mark.rule("K1:9.6")
def test_taia_has_no_bonus_after_a_later_step() -> None:
    scene = before("mummy", "taia", "horan").stand("taia", (0, 0)).do("step north", "step north", "roll 3 4")
    assert "tied" in scene.told


@pytest.mark.rule("K1:9.6")
def test_the_premonition_comes_back_with_every_turn() -> None:
    scene = before("mummy", "taia", "horan").do("step north", "roll 1 1", "stop", "step north", "roll 3 4")
    assert "won" in scene.told


@pytest.mark.rule("K1:9.6")
def test_exploring_counts_as_first_step() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token mummy", "token mummy", "roll 3 4")
    assert "won" in scene.told


@pytest.mark.rule("K1:9.6", "K1:2.8", "K1:4.6")
def test_a_jump_before_the_step_counts_as_first_step() -> None:
    scene = Scene("taia", "horan").lay("portal-straight", at=(1, 0), exits="ew")
    scene.lay("portal-straight", at=(0, -1), exits="ns").lay("room-cross", at=(0, -2), token="mummy")
    assert "tied" in scene.stand("taia", (1, 0)).do("jump 2", "step north", "roll 3 4").told


@pytest.mark.rule("K1:9.6", "K1:3.3")
def test_in_a_new_room_taia_draws_two_tokens_places_one_and_returns_the_other() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token skeleton-king")
    assert scene.chances()["token skeleton-king"] == 2 and sum(scene.chances().values()) == 52
    scene.do("token fallen")
    assert scene.options() == ["place skeleton-king", "place fallen"]
    scene.do("place skeleton-king")
    assert scene.token(0, -1) == "skeleton-king"
    assert (scene.bag()["fallen"], scene.bag()["skeleton-king"]) == (2, 2)


@pytest.mark.rule("K1:9.6")
def test_taia_draws_after_the_tile_is_placed() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-corner")
    assert scene.options() == ["lay es", "lay sw"]
    assert scene.do("lay es").mentions("token")


@pytest.mark.rule("K1:9.6")
def test_taia_always_draws_two_and_in_the_open() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token dragon")
    assert scene.mentions("token")
    assert scene.game.describe(scene.state)["drawn"] == ["dragon"]
    scene.do("token giant-rat")
    assert scene.game.describe(scene.game.observe(scene.state, 1))["drawn"] == ["dragon", "giant-rat"]


@pytest.mark.rule("K1:9.6")
def test_a_chest_instead_of_a_monster_lets_her_turn_go_on() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token dragon", "token chest")
    assert scene.options() == ["place dragon", "place chest"]
    scene.do("place chest")
    assert (scene.turn, scene.bag()["dragon"], int(scene.state.steps_left)) == ("taia", 1, 3)
    assert scene.is_moving


@pytest.mark.rule("K1:9.6")
def test_two_of_a_kind_are_no_choice_and_one_goes_back() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token chest", "token chest")
    assert (scene.is_moving, scene.token(0, -1), scene.bag()["chest"]) == (True, "chest", 9)


@pytest.mark.rule("K1:9.6")
def test_if_the_bag_holds_only_one_taia_draws_one() -> None:
    scene = Scene("taia", "horan")
    rest = {**scene.stack(), "room-cross": 13}
    scene.grow(*[name for name, count in rest.items() for _ in range(count)])
    scene.do("step north", "tile room-cross", "token giant-rat")
    assert scene.token(0, -1) == "giant-rat" and scene.mentions("roll")


@pytest.mark.rule("K1:9.7")
def test_the_hero_pages_count_not_the_summary() -> None:
    cards = {card.id: card.abilities for card in Pieces().heroes}
    assert cards["victorius"] == ["combat-training", "unstoppable"]
    assert cards["taia"] == ["premonition", "fate-weaver"]
    scene = Scene("victorius", "taia").do("step north", "tile room-cross", "token mummy", "roll 3 4")
    assert "tied" in scene.told  # one token, no bonus
