"""Fighting."""

import pytest

from karak.games.karak.view import Fight
from tests.rules.karak.scene import Scene, before


def kings_fight() -> Scene:
    """The book's example: sword 2, daggers 1 and one bolt against the skeleton king's 10."""
    return before("skeleton-king", "horan", "taia").give("sword", "daggers", "magic-bolt").do("step north", "roll 2 3")


@pytest.mark.rule("K1:4.1", "K1:4.2", "K1:4.3", "K1:5.1", "K1:9.2")
def test_the_books_example_of_a_fight_won() -> None:
    scene = kings_fight()
    assert scene.view().fight == Fight(
        monster="skeleton-king", strength=10, reward="axe", dice=[2, 3], weapons=3, bonus=0, ability=0, attack=8,
        tie_wins=False, needed=8, needed_with_all=7, missing=3, outcome="lost", after_bolt="lost",
        win=21 / 36, tie=5 / 36, lose=10 / 36,
    )  # fmt: skip
    scene.do("use double-attack", "roll 3 4", "use bolt", "leave daggers")
    assert scene.told.count("won") == 1
    assert scene.held("horan") == {"sword": 1, "axe": 1}
    assert (scene.at("horan"), scene.token(0, -2), scene.gone("magic-bolt")) == ((0, -2), "daggers", 1)
    assert (scene.turn, scene.hero("horan").lives) == ("taia", 5)


@pytest.mark.rule("K1:4.1", "K1:4.5", "K1:9.2")
def test_the_books_example_of_a_fight_lost() -> None:
    scene = kings_fight().do("use double-attack", "roll 1 2", "stop")
    assert "lost" in scene.told
    assert (scene.at("horan"), scene.hero("horan").lives) == ((0, -1), 4)
    assert (scene.token(0, -2), scene.turn) == ("skeleton-king", "taia")
    assert scene.held("horan") == {"sword": 1, "daggers": 1, "magic-bolt": 1}


@pytest.mark.rule("K1:4.1")
def test_the_attack_is_dice_weapons_abilities_and_bolts_together() -> None:
    scene = before("dragon", "taia", "horan").give("axe", "sword", "magic-bolt", "magic-bolt")
    scene.do("step north", "roll 4 4", "use bolt", "use bolt")  # 8 + 5 + 1 (Premonition) + 2
    assert scene.match.is_over
    scene = before("dragon", "taia", "horan").give("axe", "sword", "magic-bolt", "magic-bolt")
    assert "tied" in scene.do("step north", "roll 3 4", "use bolt", "use bolt").told


def shown(scene: Scene) -> Fight:
    fight = scene.view().fight
    assert fight is not None
    return fight


@pytest.mark.rule("K1:4.1", "K1:9.6")
def test_the_parts_that_the_view_shows_make_the_attack() -> None:
    scene = before("dragon", "taia", "horan").give("axe", "magic-bolt", "magic-bolt").do("step north")
    fight = shown(scene)
    assert (fight.dice, fight.weapons, fight.bonus, fight.ability, fight.attack) == ([], 3, 0, 1, None)
    fight = shown(scene.do("roll 2 3", "use bolt"))
    assert (fight.dice, fight.weapons, fight.bonus, fight.ability, fight.attack) == ([2, 3], 3, 1, 1, 10)


@pytest.mark.rule("K1:4.1")
def test_nothing_is_rolled_again_once_a_bolt_is_spent() -> None:
    scene = kings_fight()
    assert scene.options() == ["stop", "use bolt", "use double-attack"]
    scene = (
        before("skeleton-king", "horan", "taia")
        .give("magic-bolt", "magic-bolt")
        .do("step north", "roll 2 3", "use bolt")
    )
    assert scene.options() == ["stop", "use bolt"]


@pytest.mark.rule("K1:4.1", "K1:9.3")
def test_bolts_and_sacrifice_are_used_in_any_order_until_the_player_is_done() -> None:
    for order in (["use bolt", "use sacrifice", "use bolt"], ["use sacrifice", "use bolt", "use bolt"]):
        scene = before("skeleton-king", "xanros", "taia").give("magic-bolt", "magic-bolt")
        assert "won" in scene.do("step north", "roll 4 4", *order).told
    scene = before("skeleton-king", "xanros", "taia").give("magic-bolt", "magic-bolt")
    assert scene.do("step north", "roll 4 4", "use bolt").options() == ["stop", "use bolt", "use sacrifice"]


@pytest.mark.rule("K1:4.2")
def test_bolts_are_used_after_the_roll_only() -> None:
    scene = before("giant-rat", "horan", "taia").give("magic-bolt")
    assert not scene.offers("use bolt")
    assert not scene.do("step north").mentions("use")
    assert scene.do("roll 1 1").offers("use bolt")


@pytest.mark.rule("K1:4.2")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_any_number_of_bolts_add_one_each_and_leave_the_game(used: int) -> None:
    scene = before("skeleton-king", "victorius", "taia").give(*["magic-bolt"] * 3)
    scene.do("step north", "roll 4 4", *["use bolt"] * used, *["stop"] * (used < 3))
    assert {0: "lost", 1: "lost", 2: "tied", 3: "won"}[used] in scene.told
    assert scene.held("victorius").get("magic-bolt", 0) == 3 - used
    assert scene.gone("magic-bolt") == used


@pytest.mark.rule("K1:4.3")
def test_a_greater_attack_wins_the_token_turns_into_its_reward_and_the_hero_stays() -> None:
    scene = before("giant-rat", "taia", "horan").do("step north", "roll 2 3")  # 5 + 1 (Premonition)
    assert (scene.at("taia"), scene.token(0, -2), scene.held("taia")) == ((0, -2), "", {"daggers": 1})
    assert scene.hero("taia").lives == 5


@pytest.mark.rule("K1:4.4")
def test_an_equal_attack_costs_no_life_and_the_hero_goes_back() -> None:
    scene = before("mummy", "victorius", "taia").do("step north", "roll 3 4")
    assert (scene.at("victorius"), scene.hero("victorius").lives) == ((0, -1), 5)
    assert (scene.token(0, -2), scene.held("victorius"), scene.turn) == ("mummy", {}, "taia")


@pytest.mark.rule("K1:4.5")
def test_a_smaller_attack_costs_a_life_and_the_hero_goes_back() -> None:
    scene = before("mummy", "victorius", "taia").do("step north", "roll 2 4")
    assert (scene.at("victorius"), scene.hero("victorius").lives) == ((0, -1), 4)
    assert (scene.token(0, -2), scene.held("victorius"), scene.turn) == ("mummy", {}, "taia")


@pytest.mark.rule("K1:4.6")
def test_back_is_where_the_hero_stood_before_the_step_that_led_to_the_fight() -> None:
    scene = before("dragon", "victorius", "taia").lay("corridor-cross", at=(1, -1)).stand("victorius", (1, -1))
    assert scene.do("step west", "step north", "roll 2 2").at("victorius") == (0, -1)


@pytest.mark.rule("K1:4.6")
def test_back_from_a_room_just_explored() -> None:
    scene = Scene("victorius", "taia").lay("corridor-cross", at=(0, -1)).stand("victorius", (0, -1))
    scene.do("step east", "tile room-cross", "token dragon", "roll 2 2")
    assert scene.at("victorius") == (0, -1)


@pytest.mark.rule("K1:4.6", "K1:9.1")
def test_back_through_a_wall() -> None:
    scene = Scene("argentus", "taia").lay("corridor-straight", at=(0, -1), exits="ns").lay("corridor-cross", at=(1, 0))
    scene.lay("room-straight", at=(1, -1), exits="ns", token="dragon").stand("argentus", (0, -1))
    assert scene.do("step east", "roll 1 1").at("argentus") == (0, -1)


@pytest.mark.rule("K1:4.6")
def test_a_jump_and_a_spell_before_the_fight_change_where_back_is() -> None:
    """From a portal next to the monster, reached by portal, and from a fountain reached by spell."""
    scene = Scene("victorius", "taia").lay("portal-straight", at=(1, 0), exits="ew")
    scene.lay("portal-straight", at=(0, -1), exits="ns").lay("room-cross", at=(0, -2), token="dragon")
    scene.stand("victorius", (1, 0))
    assert scene.do("jump 2", "step north", "roll 2 2").at("victorius") == (0, -1)
    scene = Scene("victorius", "taia").lay("corridor-cross", at=(1, 0)).lay("corridor-cross", at=(2, 0))
    scene.lay("room-cross", at=(0, -1), token="dragon").stand("victorius", (2, 0)).give("healing-portal")
    scene.do("step west", "cast victorius 1", "step north", "roll 2 2")
    assert scene.at("victorius") == (0, 0)


def from_the_fountain(monster: str, *heroes: str) -> Scene:
    """The monster waits right beside the start tile."""
    return Scene(*heroes).lay("room-cross", at=(0, -1), token=monster)


@pytest.mark.rule("K1:4.7")
def test_thrown_back_onto_a_fountain_after_a_loss_the_hero_may_heal() -> None:
    scene = from_the_fountain("dragon", "taia", "horan").lives(3).do("step north", "roll 1 1")
    assert scene.options() == ["stop", "heal"]
    assert (scene.do("heal").hero("taia").lives, scene.turn) == (5, "horan")


@pytest.mark.rule("K1:4.7")
def test_the_hero_need_not_heal_there() -> None:
    scene = from_the_fountain("dragon", "taia", "horan").lives(3).do("step north", "roll 1 1", "stop")
    assert (scene.hero("taia").lives, scene.turn) == (2, "horan")


@pytest.mark.rule("K1:4.7")
def test_other_fountains_than_the_start_tile_serve_as_well() -> None:
    scene = Scene("taia", "horan").lay("fountain-corner", at=(0, -1), exits="es")
    scene.lay("room-cross", at=(1, -1), token="dragon").stand("taia", (0, -1))
    assert scene.do("step east", "roll 1 1", "heal").hero("taia").lives == 5


@pytest.mark.rule("K1:4.7")
def test_the_same_holds_after_a_tie() -> None:
    scene = from_the_fountain("mummy", "victorius", "taia").lives(3).do("step north", "roll 3 4")
    assert "tied" in scene.told and scene.options() == ["stop", "heal"]
    assert scene.do("heal").hero("victorius").lives == 5


@pytest.mark.rule("K1:4.7", "K1:8.3")
def test_the_curse_goes_with_it() -> None:
    scene = from_the_fountain("mummy", "taia", "horan").curse("taia").do("step north", "roll 3 4")
    assert (scene.do("heal").cursed, scene.hero("taia").lives) == ("", 5)


@pytest.mark.rule("K1:4.7", "K1:7.1")
def test_it_holds_even_if_the_last_life_was_just_lost() -> None:
    scene = from_the_fountain("dragon", "taia", "horan").lives(1).do("step north", "roll 1 1")
    assert scene.hero("taia").lives == 0
    scene.do("heal", "stop")
    assert "fainted" not in scene.told and "woke" not in scene.told
    assert (scene.turn, int(scene.state.steps_left), scene.hero("taia").lives) == ("taia", 4, 5)


@pytest.mark.rule("K1:4.7")
def test_healing_is_the_only_action_open_to_a_hero_thrown_back() -> None:
    scene = from_the_fountain("dragon", "taia", "horan").give("healing-portal").do("step north", "roll 1 1")
    assert scene.options() == ["stop", "heal"]
    scene = Scene("taia", "horan").lay("room-cross", at=(0, -1), token="daggers").stand("taia", (0, -1))
    scene.lay("room-cross", at=(0, -2), token="dragon").give("healing-portal").do("step north", "roll 1 1")
    assert scene.turn == "horan"


@pytest.mark.rule("K1:4.7", "K1:7.2")
def test_an_unhurt_hero_is_not_asked() -> None:
    assert from_the_fountain("mummy", "victorius", "taia").do("step north", "roll 3 4").turn == "taia"
