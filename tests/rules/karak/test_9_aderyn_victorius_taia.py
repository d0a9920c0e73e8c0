"""Heroes: the thief, the swordsman, the oracle."""

import pytest

from karak.games.karak.data import Pieces
from tests.rules.karak.scene import Scene, before

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
def test_aderyn_loses_below_the_strength_like_any_hero() -> None:
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
    assert scene.view().drawn == ["dragon"]
    scene.do("token giant-rat")
    assert scene.view(1).drawn == ["dragon", "giant-rat"]


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
