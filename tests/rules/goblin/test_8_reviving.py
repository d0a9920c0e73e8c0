"""Reviving."""

import pytest

from tests.rules.goblin.scene import Scene


@pytest.mark.rule("GB:8.1")
def test_all_hit_points_come_back_and_the_turn_is_over() -> None:
    scene = Scene("horan", "taia", "aderyn").wound(0, of="taia").do("visit merchant")
    assert scene.hit_points("taia") == 5 and scene.turn == "aderyn"
    assert int(scene.state.turns) == 3


@pytest.mark.rule("GB:8.1")
def test_the_next_turn_is_an_ordinary_one() -> None:
    scene = Scene("horan", "taia").face(1, "young-cave-worm").wound(3).do("fight young-cave-worm", "done")
    assert scene.hit_points() == 0 and scene.turn == "taia"
    scene.do("visit merchant")
    assert scene.turn == "taia" and scene.hit_points() == 5
    assert scene.do("visit merchant").turn == "horan" and scene.offers("fight young-cave-worm", "visit merchant")


@pytest.mark.rule("GB:8.1")
def test_equipment_keys_and_potions_stay() -> None:
    scene = Scene("horan", "taia").wound(0, of="taia").wear("orc-axe", of="taia").keys(1, of="taia")
    scene.carry("healing", of="taia").do("visit merchant")
    assert (scene.worn("taia"), scene.potions("taia"), int(scene.hero("taia").keys)) == (["orc-axe"], ["healing"], 2)
