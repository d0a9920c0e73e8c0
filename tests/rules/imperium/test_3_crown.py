"""The crown and the emperor's guard."""

import pytest

from tests.rules.imperium.scene import Scene, before, duel, rift


@pytest.mark.rule("IM:3.1")
def test_there_is_no_emperor_before_the_first_rift() -> None:
    scene = Scene("taia", "horan")
    assert scene.emperor == "" and scene.supply("guard") == 1 and scene.game.score(scene.state) == [0.0, 0.0]
    assert not scene.realm.is_vassal() and not scene.realm.is_emperor()


@pytest.mark.rule("IM:3.1")
def test_the_winner_takes_crown_guard_and_one_of_each_resource() -> None:
    scene = rift(Scene("taia", "horan", "saigo")).do("roll hero 1x1", "roll hero 1x3", "roll hero 1x2")
    assert (scene.emperor, scene.army("horan"), scene.goods("horan")) == ("horan", {"guard": 1}, (1, 1, 1))
    assert scene.supply("guard") == 0 and "crowned" in scene.told
    for vassal in ("taia", "saigo"):
        assert (scene.army(vassal), scene.goods(vassal)) == ({}, (0, 0, 0))


@pytest.mark.rule("IM:3.1")
@pytest.mark.parametrize(("faces", "winner"), [(("3", "1"), "taia"), (("1", "3"), "horan")])
def test_each_later_rift_decides_anew_and_pays_its_winner_again(faces: tuple[str, str], winner: str) -> None:
    scene = rift(Scene("taia", "horan").crown("horan"))
    scene.do(f"roll hero 1x{faces[0]}", "join guard 0", f"roll hero 1x{faces[1]}")
    assert (scene.emperor, scene.goods(winner), scene.army(winner)) == (winner, (1, 1, 1), {"guard": 1})
    assert "crowned" in scene.told
    loser = "horan" if winner == "taia" else "taia"
    assert (scene.army(loser), scene.goods(loser)) == ({}, (0, 0, 0))


@pytest.mark.rule("IM:3.1")
def test_the_crown_is_worth_two_points_and_can_decide_the_game() -> None:
    scene = Scene("taia", "horan").crown("horan").stones(small=1, to="taia")
    assert scene.game.score(scene.state) == [1.0, 2.0] and scene.game.winners(scene.state) == [1]
    scene.stones(small=1, to="taia")
    assert scene.game.winners(scene.state) == [0, 1]
    scene = Scene("taia", "horan").crown("horan").stones(large=1, to="taia")
    assert scene.game.winners(scene.state) == [0]  # more large stones


@pytest.mark.rule("IM:3.1", "IM:3.5")
def test_the_guard_is_outside_the_limit_of_glory() -> None:
    scene = duel("taia", "horan").glory(1, "horan").muster("horan", knight=1).do("done")
    assert scene.army("horan") == {"guard": 1, "knight": 1} and scene.fame("horan") == 1


@pytest.mark.rule("IM:3.1")
def test_the_guard_fights_monsters_too_if_the_emperor_likes() -> None:
    scene = before("skeletal-hulks", "taia", "horan").crown("taia").do("move northwest")
    assert scene.options() == ["join guard 0", "join guard 1"]
    scene.do("join guard 1", "roll hero 1xs", "roll guard 1x2")
    assert scene.mentions("gain") and scene.army("taia") == {"guard": 1}


def guarded(face: str, *, guard: str = "shield") -> Scene:
    """Taia, empress, has lost to an envoy; her knight and her mage show skulls."""
    scene = before("envoys-of-death", "taia", "horan").crown("taia").glory(2).muster(knight=1, mage=1)
    return scene.do("move northwest").fight("knight 1xs", "mage 1xs", f"hero 1x{face}", f"guard 1x{guard}")


@pytest.mark.rule("IM:3.5")
def test_a_shield_ignores_one_skull_on_another_die() -> None:
    scene = guarded("s")
    assert scene.options() == ["done", "ignore knight", "ignore mage", "ignore hero"]
    scene.do("ignore mage")
    assert (scene.army("taia"), scene.life("taia")) == ({"mage": 1, "guard": 1}, 4)
    assert guarded("s").do("ignore hero").life("taia") == 5
    assert guarded("s").do("done").army("taia") == {"guard": 1}  # it may be ignored, or not


@pytest.mark.rule("IM:3.5")
def test_a_sword_of_the_guard_shields_no_die() -> None:
    scene = guarded("s", guard="2")
    assert (scene.army("taia"), scene.life("taia"), scene.turn) == ({"guard": 1}, 4, "horan")


@pytest.mark.rule("IM:3.5")
def test_a_shield_needs_a_skull() -> None:
    scene = before("envoys-of-death", "taia", "horan").crown("taia").do("move northwest")
    assert scene.fight("hero 1x1", "guard 1xshield").turn == "horan"


@pytest.mark.rule("IM:3.1")
def test_a_hero_who_is_not_emperor_has_no_guard() -> None:
    scene = before("envoys-of-death", "taia", "horan").crown("horan").do("move northwest")
    assert scene.mentions("roll hero") and scene.supply("guard") == 0
