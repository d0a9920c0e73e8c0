"""The curse of Karak."""

import pytest

from tests.rules.karak.scene import Scene, before


@pytest.mark.rule("K1:8.1")
def test_a_hero_who_beats_a_mummy_places_the_curse_on_another_hero() -> None:
    scene = before("mummy", "victorius", "taia", "xanros").do("step north", "roll 5 5")
    assert scene.options() == ["curse xanros", "curse taia"]
    scene.do("curse xanros")
    assert (scene.cursed, scene.held("victorius"), scene.turn) == ("xanros", {"magic-bolt": 1}, "taia")


@pytest.mark.rule("K1:8.1")
def test_with_one_other_hero_the_curse_goes_there_unasked() -> None:
    scene = before("mummy", "victorius", "taia").do("step north", "roll 5 5")
    assert (scene.cursed, scene.turn) == ("taia", "taia")


@pytest.mark.rule("K1:8.1", "K1:8.3")
def test_a_curse_held_by_another_hero_may_be_left_or_moved_but_not_to_the_winner() -> None:
    scene = before("mummy", "victorius", "taia", "xanros").curse("taia").do("step north", "roll 5 5")
    assert scene.options() == ["curse xanros", "curse taia"]
    assert scene.do("curse xanros").cursed == "xanros"
    scene = before("mummy", "victorius", "taia", "xanros").curse("taia").do("step north", "roll 5 5", "curse taia")
    assert scene.cursed == "taia"


@pytest.mark.rule("K1:8.1")
def test_a_cursed_winner_may_keep_it_or_pass_it_on() -> None:
    scene = before("mummy", "victorius", "taia").curse("victorius").do("step north", "roll 5 5")
    assert scene.options() == ["curse victorius", "curse taia"]
    assert scene.do("curse victorius").cursed == "victorius"


@pytest.mark.rule("K1:8.1")
def test_only_a_mummy_curses_and_only_when_beaten() -> None:
    assert before("mummy", "victorius", "taia").do("step north", "roll 3 4").cursed == ""
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="skeleton-king")
    assert scene.do("step north", "roll 6 5").cursed == ""


@pytest.mark.rule("K1:8.1", "K1:8.2")
def test_the_curse_works_at_once() -> None:
    scene = (
        before("mummy", "victorius", "taia").lay("room-cross", at=(1, 0), token="mummy").do("step north", "roll 5 5")
    )
    assert "tied" in scene.do("step east", "roll 3 4", "heal").told  # Premonition is silent
    assert scene.cursed == ""


@pytest.mark.rule("K1:8.2", "K1:9.1")
def test_a_cursed_argentus_stops_at_walls_and_discards_bolts() -> None:
    scene = Scene("argentus", "taia").curse("argentus").lay("corridor-straight", at=(0, -1), exits="ns")
    scene.lay("corridor-cross", at=(1, 0)).lay("corridor-straight", at=(1, -1), exits="ns").stand("argentus", (0, -1))
    assert not scene.offers("step east")
    scene.lay("room-cross", at=(0, -2), token="skeleton-king").give("magic-bolt").do(
        "step north", "roll 6 6", "use bolt"
    )
    assert (scene.held("argentus"), scene.gone("magic-bolt")) == ({"axe": 1}, 1)


@pytest.mark.rule("K1:8.2", "K1:9.2")
def test_a_cursed_horan_rolls_once_and_faints() -> None:
    scene = before("mummy", "horan", "taia").curse("horan").lives(1).do("step north", "roll 1 1")
    assert (scene.at("horan"), scene.hero("horan").lives, scene.turn) == ((0, -1), 0, "taia")


@pytest.mark.rule("K1:8.2", "K1:9.3")
def test_a_cursed_xanros_neither_sacrifices_nor_swaps() -> None:
    scene = before("mummy", "xanros", "taia").curse("xanros")
    assert not scene.mentions("use swap")
    assert "tied" in scene.do("step north", "roll 3 4").told


@pytest.mark.rule("K1:8.2", "K1:9.4")
def test_a_cursed_aderyn_must_fight_and_does_not_win_ties() -> None:
    scene = before("mummy", "aderyn", "taia").curse("aderyn").do("step north")
    assert scene.mentions("roll")
    assert "tied" in scene.do("roll 3 4").told


@pytest.mark.rule("K1:8.2", "K1:9.5")
def test_a_cursed_victorius_rolls_ones_and_stops_after_a_six() -> None:
    scene = before("mummy", "victorius", "taia").curse("victorius").do("step north")
    assert scene.offers("roll 1 1", "roll 1 6")
    assert scene.do("roll 1 6").turn == "taia"


@pytest.mark.rule("K1:8.2", "K1:9.6")
def test_a_cursed_taia_draws_one_token_and_has_no_bonus() -> None:
    scene = Scene("taia", "horan").curse("taia").do("step north", "tile room-cross", "token mummy", "roll 3 4")
    assert "tied" in scene.told


@pytest.mark.rule("K1:8.2")
def test_within_a_fight_abilities_count_as_they_stood_at_the_roll() -> None:
    scene = before("mummy", "victorius", "taia").curse("victorius").do("step north", "roll 2 6", "curse taia")
    assert (scene.cursed, scene.turn) == ("taia", "taia")  # the 6 was rolled cursed


@pytest.mark.rule("K1:8.2")
def test_the_other_heroes_abilities_still_work() -> None:
    assert before("mummy", "xanros", "taia").curse("taia").offers("use swap taia")


@pytest.mark.rule("K1:8.3")
def test_the_token_lies_aside_until_the_next_mummy_falls() -> None:
    scene = before("mummy", "victorius", "taia").curse("taia").stand("taia", (0, 0)).do("stop", "heal")
    assert scene.cursed == ""
    scene.do("step north", "roll 5 5")
    assert scene.cursed == "taia"


@pytest.mark.rule("K1:8.3")
def test_being_healed_drops_the_curse_without_asking() -> None:
    scene = Scene("taia", "horan").curse("horan").lives(1, of="horan").give("healing-portal").do("cast horan 1")
    assert (scene.cursed, scene.turn) == ("", "taia")


@pytest.mark.rule("K1:8.3")
def test_moved_to_another_hero_it_frees_the_first() -> None:
    scene = (
        before("mummy", "victorius", "taia", "xanros")
        .curse("xanros")
        .do("step north", "roll 5 5", "curse taia", "stop")
    )
    assert scene.turn == "xanros" and scene.mentions("use swap")


@pytest.mark.rule("K1:8.3")
def test_regaining_a_life_after_fainting_is_no_healing() -> None:
    scene = Scene("taia", "horan").curse("horan").lives(0, of="horan").do("stop")
    assert (scene.cursed, scene.hero("horan").lives) == ("horan", 1)
