"""Items."""

import pytest

from tests.rules.karak.scene import Scene


def beaten(monster: str, *carried: str) -> Scene:
    """Victorius, who carries all that, has just beaten the monster in the room to the north."""
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token=monster).give(*carried)
    scene.do("step north", "roll 5 5")
    return scene.do("stop") if "magic-bolt" in carried else scene


@pytest.mark.rule("K1:5.1")
@pytest.mark.parametrize(
    ("monster", "carried", "held"),
    [
        ("giant-rat", ["key", "magic-bolt"], {"daggers": 1, "key": 1, "magic-bolt": 1}),
        ("giant-rat", ["daggers"], {"daggers": 2}),
        ("giant-spider", ["magic-bolt", "magic-bolt"], {"magic-bolt": 2, "healing-portal": 1}),
        ("skeleton-turnkey", ["sword", "axe"], {"sword": 1, "axe": 1, "key": 1}),
    ],
)
def test_with_a_free_slot_of_its_kind_the_reward_is_always_taken(
    monster: str, carried: list[str], held: dict[str, int]
) -> None:
    scene = beaten(monster, *carried)
    assert (scene.held("victorius"), scene.token(0, -1), scene.turn) == (held, "", "taia")


@pytest.mark.rule("K1:5.1")
def test_treasures_need_no_slot() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="fallen")
    scene.give("axe", "axe", "magic-bolt", "magic-bolt", "magic-bolt", "key").do("step north", "roll 5 5", "stop")
    assert scene.game.score(scene.state) == [1.0, 0.0]
    assert (scene.token(0, -1), scene.turn) == ("", "taia")


@pytest.mark.rule("K1:5.1")
@pytest.mark.parametrize(
    ("left", "held"),
    [
        ("daggers", {"sword": 2}),
        ("sword", {"daggers": 1, "sword": 1}),
    ],
)
def test_with_no_free_slot_the_player_chooses_which_item_of_that_kind_stays(left: str, held: dict[str, int]) -> None:
    scene = beaten("skeleton-swordsman", "daggers", "sword", "key")
    assert scene.options() == ["leave daggers", "leave sword"]
    scene.do(f"leave {left}")
    assert (scene.held("victorius"), scene.token(0, -1)) == ({**held, "key": 1}, left)


@pytest.mark.rule("K1:5.1")
def test_the_new_item_itself_may_stay_on_the_tile() -> None:
    scene = beaten("skeleton-swordsman", "daggers", "axe")
    assert scene.options() == ["leave daggers", "leave sword", "leave axe"]
    scene.do("leave sword")
    assert (scene.held("victorius"), scene.token(0, -1)) == ({"daggers": 1, "axe": 1}, "sword")


@pytest.mark.rule("K1:5.1")
def test_spells_compete_with_spells_only() -> None:
    scene = beaten("giant-spider", "magic-bolt", "magic-bolt", "magic-bolt", "daggers")
    assert scene.options() == ["leave magic-bolt", "leave healing-portal"]


@pytest.mark.rule("K1:5.1", "K1:6.1")
def test_a_second_key_stays_on_the_tile() -> None:
    scene = beaten("skeleton-turnkey", "key")
    assert (scene.held("victorius"), scene.token(0, -1)) == ({"key": 1}, "key")


@pytest.mark.rule("K1:5.1")
def test_items_are_never_dropped_at_will() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1)).give("daggers", "key").do("step north")
    assert not scene.mentions("leave")
    assert scene.refusal("leave daggers") == ("K1:5.1", "nothing-is-dropped")


@pytest.mark.rule("K1:5.2")
def test_carried_weapons_add_to_every_fight() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="skeleton-swordsman").give("sword", "axe")
    scene.lay("room-cross", at=(0, -2), token="skeleton-swordsman")
    scene.do("step north", "roll 2 3", "leave sword", "stop", "step north", "roll 2 3")
    assert scene.told.count("won") == 2
    assert scene.held("victorius") == {"sword": 1, "axe": 1}


@pytest.mark.rule("K1:5.2")
def test_only_the_fighters_own_weapons_count() -> None:
    for hero in ("victorius", "taia"):
        scene = Scene("taia", "victorius", "horan").curse("victorius").lay("room-cross", at=(0, -1), token="giant-rat")
        scene.give("axe", "axe", to="horan").give("axe", to=hero).do("stop", "step north", "roll 1 3")
        assert ("won" if hero == "victorius" else "lost") in scene.told


@pytest.mark.rule("K1:5.3")
def test_a_hero_on_a_tile_with_an_item_may_pick_it_up_and_the_turn_ends() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="healing-portal").do("step north")
    assert scene.offers("take")
    scene.do("take")
    assert (scene.held("horan"), scene.token(0, -1), scene.turn) == ({"healing-portal": 1}, "", "taia")


@pytest.mark.rule("K1:5.3")
def test_with_the_slots_full_it_is_exchanged_for_one_item_of_the_same_kind() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="axe").give("daggers", "sword", "key")
    assert scene.do("step north", "take").options() == ["leave daggers", "leave sword"]
    scene.do("leave daggers")
    assert (scene.held("horan"), scene.token(0, -1), scene.turn) == (
        {"sword": 1, "axe": 1, "key": 1},
        "daggers",
        "taia",
    )


@pytest.mark.rule("K1:5.3")
def test_an_exchange_without_choice_is_made_at_once() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="axe").give("axe", "sword")
    assert scene.do("step north", "take").held("horan") == {"axe": 2}
    assert scene.token(0, -1) == "sword"


@pytest.mark.rule("K1:5.3")
def test_an_exchange_of_like_for_like_is_not_offered() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="daggers").give("daggers", "daggers")
    assert not scene.do("step north").offers("take")


@pytest.mark.rule("K1:5.3")
def test_a_later_hero_may_take_what_was_left() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="skeleton-king").give("daggers", "daggers")
    scene.do("step north", "roll 5 5", "leave daggers", "step north", "take")
    assert scene.held("taia") == {"daggers": 1}


def ready_to_cast(*heroes: str) -> Scene:
    """A second fountain lies east of the start; the first hero stands in the north and has a healing portal."""
    scene = Scene(*heroes).lay("fountain-corner", at=(1, 0), exits="nw").lay("corridor-cross", at=(0, -1))
    return scene.stand(heroes[0], (0, -1)).give("healing-portal")


@pytest.mark.rule("K1:5.4")
def test_the_books_example_of_a_healing_portal() -> None:
    """Cast at the start of the turn: moved, healed, uncursed, and all four steps are still there."""
    scene = ready_to_cast("taia", "horan").lives(1).curse("taia").do("cast taia 2")
    assert (scene.at("taia"), scene.hero("taia").lives, scene.cursed) == ((1, 0), 5, "")
    assert (scene.turn, int(scene.state.steps_left)) == ("taia", 4)
    scene.lay("corridor-cross", at=(1, -1)).do("step north", "step south", "step north", "step south")
    assert scene.turn == "horan"


@pytest.mark.rule("K1:5.4")
def test_any_hero_may_be_moved_to_any_fountain_and_is_not_asked() -> None:
    scene = ready_to_cast("taia", "horan", "xanros").stand("xanros", (0, -1)).lives(2, of="xanros").curse("xanros")
    casts = [option for option in scene.options() if option.startswith("cast")]
    assert casts == [f"cast {hero} {fountain}" for hero in ("horan", "xanros", "taia") for fountain in (1, 2)]
    scene.do("cast xanros 2")
    assert (scene.at("xanros"), scene.hero("xanros").lives, scene.cursed) == ((1, 0), 5, "")
    assert (scene.at("taia"), scene.turn) == ((0, -1), "taia")


@pytest.mark.rule("K1:5.4")
def test_the_curse_of_another_hero_stays_where_it_is() -> None:
    assert ready_to_cast("taia", "horan").curse("horan").do("cast taia 1").cursed == "horan"


@pytest.mark.rule("K1:5.4")
def test_the_spell_leaves_the_game() -> None:
    scene = ready_to_cast("taia", "horan").do("cast taia 1")
    assert (scene.held("taia"), scene.gone("healing-portal")) == ({}, 1)
    assert not scene.mentions("cast")


@pytest.mark.rule("K1:5.4")
def test_it_may_be_cast_between_steps() -> None:
    scene = ready_to_cast("taia", "horan").do("step south", "step north", "cast taia 1")
    assert int(scene.state.steps_left) == 2


@pytest.mark.rule("K1:5.4")
def test_it_is_cast_in_ones_own_turn() -> None:
    scene = ready_to_cast("taia", "horan").do("stop")
    assert scene.turn == "horan" and not scene.mentions("cast")


@pytest.mark.rule("K1:5.4")
def test_it_is_cast_outside_fights() -> None:
    scene = ready_to_cast("horan", "taia").lay("room-cross", at=(0, -2), token="giant-rat").do("step north")
    assert not scene.mentions("cast")
    assert not scene.do("roll 1 1").mentions("cast")
    scene = ready_to_cast("aderyn", "taia").lay("room-cross", at=(0, -2), token="giant-rat").do("step north")
    assert scene.options() == ["fight", "use stealth"]


@pytest.mark.rule("K1:5.4", "K1:7.1")
def test_a_fainted_hero_healed_so_plays_its_next_turn_normally() -> None:
    scene = ready_to_cast("taia", "horan").lives(0, of="horan").do("cast horan 2", "stop")
    assert (scene.turn, int(scene.state.steps_left), scene.hero("horan").lives) == ("horan", 4, 5)


@pytest.mark.rule("K1:5.4", "K1:9.3")
def test_casting_is_no_step_so_swap_is_still_open() -> None:
    scene = ready_to_cast("xanros", "horan").do("cast horan 2", "use swap horan")
    assert (scene.at("xanros"), scene.at("horan")) == ((1, 0), (0, -1))


@pytest.mark.rule("K1:5.4", "K1:9.6")
def test_casting_is_no_step_so_premonition_still_counts() -> None:
    scene = ready_to_cast("taia", "horan").lay("room-cross", at=(-1, 0), token="mummy")
    assert "won" in scene.do("cast taia 1", "step west", "roll 3 4").told


@pytest.mark.rule("K1:5.4", "K1:9.4")
def test_a_hidden_aderyn_may_cast_it() -> None:
    scene = ready_to_cast("aderyn", "horan").lay("room-cross", at=(0, -2), token="dragon")
    scene.do("step north", "use stealth", "cast aderyn 1")
    assert (scene.at("aderyn"), scene.turn) == ((0, 0), "aderyn")
    scene = ready_to_cast("aderyn", "horan").lay("room-cross", at=(0, -2), token="dragon").stand("aderyn", (0, -2))
    assert scene.offers("cast aderyn 1")
