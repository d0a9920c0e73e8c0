"""Lives."""

import pytest

from tests.rules.karak.scene import Scene


def fainted(*heroes: str) -> Scene:
    """The first hero has just lost the last life in the north, away from any fountain; it is the second one's turn."""
    scene = Scene(*heroes).lay("room-cross", at=(0, -1)).lay("room-cross", at=(0, -2), token="dragon").lives(1)
    return scene.stand(heroes[0], (0, -1)).give("healing-portal", to=heroes[0]).do("step north", "roll 2 2")


@pytest.mark.rule("K1:7.1")
def test_a_hero_who_loses_the_last_life_faints() -> None:
    scene = fainted("victorius", "taia")
    assert scene.told[-2:] == ["fainted", "turn-began"]
    assert (scene.hero("victorius").lives, scene.at("victorius")) == (0, (0, -1))


@pytest.mark.rule("K1:7.1")
def test_its_next_turn_is_spent_regaining_one_life_and_nothing_else() -> None:
    scene = fainted("victorius", "taia").do("stop")
    assert "woke" in scene.told
    assert (scene.hero("victorius").lives, scene.turn, scene.at("victorius")) == (1, "taia", (0, -1))


@pytest.mark.rule("K1:7.1")
def test_the_turn_after_is_normal() -> None:
    scene = fainted("victorius", "taia").do("stop", "stop")
    assert (scene.turn, int(scene.state.steps_left), scene.hero("victorius").lives) == ("victorius", 4, 1)
    assert scene.offers("step south", "cast victorius 1")


@pytest.mark.rule("K1:7.1")
def test_a_fainted_heros_turn_has_no_spell_step_swap_or_healing_not_even_on_a_fountain() -> None:
    scene = Scene("horan", "xanros").lives(0, of="xanros").give("healing-portal", to="xanros").do("stop")
    assert (scene.turn, scene.hero("xanros").lives) == ("horan", 1)


@pytest.mark.rule("K1:7.1")
def test_a_hero_with_lives_left_has_not_fainted() -> None:
    scene = Scene("horan", "taia").lives(1, of="taia").do("stop")
    assert (scene.turn, scene.hero("taia").lives) == ("taia", 1)


@pytest.mark.rule("K1:7.1")
def test_lives_regained_before_that_turn_cancel_the_fainting() -> None:
    scene = fainted("victorius", "taia").give("healing-portal", to="taia").do("cast victorius 1", "stop")
    assert (scene.turn, int(scene.state.steps_left), scene.hero("victorius").lives) == ("victorius", 4, 5)


@pytest.mark.rule("K1:7.2")
@pytest.mark.parametrize("lives", [1, 4])
def test_a_hero_on_a_fountain_may_heal_all_lives_and_the_turn_ends(lives: int) -> None:
    scene = Scene("horan", "taia").lives(lives).do("heal")
    assert (scene.hero("horan").lives, scene.turn) == (5, "taia")


@pytest.mark.rule("K1:7.2", "K1:8.3")
def test_healing_drops_the_curse() -> None:
    scene = Scene("horan", "taia").lives(2).curse("horan").do("heal")
    assert (scene.hero("horan").lives, scene.cursed) == (5, "")


@pytest.mark.rule("K1:7.2")
def test_a_cursed_hero_with_all_lives_may_heal() -> None:
    assert Scene("horan", "taia").curse("horan").do("heal").cursed == ""


@pytest.mark.rule("K1:7.2")
def test_healing_is_not_offered_where_it_changes_nothing() -> None:
    assert not Scene("horan", "taia").curse("taia").lives(1, of="taia").offers("heal")


@pytest.mark.rule("K1:7.2")
def test_healing_needs_a_fountain() -> None:
    scene = Scene("horan", "taia").lay("corridor-cross", at=(0, -1)).stand("horan", (0, -1)).lives(1)
    assert not scene.offers("heal")
