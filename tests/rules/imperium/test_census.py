"""The census notices every broken law of the expansion."""

import pytest

from tests.rules.imperium.scene import CASTLE, DOOR, FARM, NORTH, Scene, before, by_the_cave, duel, rift


def fault(scene: Scene) -> str:
    told: str = scene.game.check(scene.state)
    return told


@pytest.mark.rule("IM:3.1")
def test_the_guard_is_with_the_crown() -> None:
    scene = duel("taia", "horan")
    assert fault(scene) == ""
    scene.enlist("guard", -1, 1)
    assert fault(scene) == "seat 1 has 0 guard dice"
    scene.enlist("guard", 1, 0)
    assert fault(scene) == "seat 0 has 1 guard dice"


@pytest.mark.rule("IM:2.2", "IM:3.1")
def test_once_a_rift_is_open_one_hero_wears_the_crown() -> None:
    scene = Scene("taia", "horan").lay("rift-1-open", at=DOOR)
    assert fault(scene) == "a rift has opened, and nobody wears the crown"
    assert fault(scene.crown("taia")) == ""


@pytest.mark.rule("IM:1.2", "IM:4.2")
def test_the_lord_serves_when_his_token_is_beaten_and_not_before() -> None:
    scene = Scene("taia", "horan")
    scene.enlist("lord-of-time", 1, 0)
    assert fault(scene) == "the lord of time is not where his token is"
    assert fault(before("lord-of-time", "taia", "horan")) == ""


@pytest.mark.rule("IM:2.1")
def test_inhabitants_are_at_home_and_nowhere_else() -> None:
    scene = by_the_cave("taia", "horan")
    assert fault(scene) == ""
    assert fault(scene.clear(NORTH)) == f"the inhabitants of place {scene.place(NORTH)} are gone"
    scene.state.put_monster(scene.box.token_names.index("goblins"), scene.place(FARM))
    scene.stand("taia", NORTH)
    assert fault(scene) == f"place {scene.place(FARM)} has inhabitants it cannot have"
    scene = by_the_cave("taia", "horan").haunt(NORTH, "fire-eaters")
    assert fault(scene) == f"place {scene.place(NORTH)} has strangers"


@pytest.mark.rule("IM:2.2", "IM:3.6")
def test_heroes_who_fight_for_the_crown_are_there_and_the_fight_leaves_nothing_behind() -> None:
    scene = rift(Scene("taia", "horan")).do("roll hero 1x1")
    scene.state.heroes[1].place = scene.place(CASTLE)
    assert fault(scene) == "heroes fight each other from afar"
    scene = duel("taia", "horan")
    scene.realm.to_suffer = 1
    assert fault(scene) == "a contest is over, and somebody still suffers"
    scene = duel("taia", "horan").fell("taia")
    assert fault(scene) == "somebody acts unconscious"
