"""The turn."""

import pytest

from tests.rules.goblin.scene import Scene


@pytest.mark.rule("GB:2.1")
def test_a_turn_is_a_fight_or_a_visit() -> None:
    scene = Scene("horan", "taia")
    assert scene.options() == [*(f"fight {foe}" for foe in scene.listed("fight")), "visit merchant"]
    assert len(scene.listed("fight")) == 6


@pytest.mark.rule("GB:2.1")
def test_after_any_of_them_the_turn_is_over() -> None:
    scene = Scene("horan", "taia").face(1, "goblin-scout").do("fight goblin-scout", "done").chance()
    assert scene.turn == "taia"
    assert scene.do("visit merchant").turn == "horan"


@pytest.mark.rule("GB:2.1", "GB:8.1")
def test_with_no_hit_points_one_must_revive_and_is_not_asked() -> None:
    scene = Scene("horan", "taia").wound(0, of="taia").do("visit merchant")
    assert "revived" in scene.told
    assert (scene.turn, scene.hit_points("taia")) == ("horan", 5)


@pytest.mark.rule("GB:2.1")
def test_a_wounded_hero_may_choose_to_revive() -> None:
    scene = Scene("horan", "taia")
    assert not scene.offers("revive")
    assert scene.refusal("revive") == ("GB:2.1", "not-wounded")
    scene.wound(4)
    assert scene.listed("fight") and scene.offers("visit merchant", "revive")
    assert (scene.do("revive").turn, scene.hit_points()) == ("taia", 5)


@pytest.mark.rule("GB:2.1")
def test_an_option_keeps_reviving_for_those_without_hit_points() -> None:
    scene = Scene("horan", "taia", options=("late-revive",)).wound(1)
    assert not scene.offers("revive")
    assert scene.refusal("revive") == ("GB:2.1", "not-down")
