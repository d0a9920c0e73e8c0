"""Options."""

import pytest

from karak.core.ruleset import Setting
from karak.games.imperium.ruleset import RULESET
from karak.games.karak2 import ruleset as karak2
from karak.play.match import new_match
from tests.rules.imperium.scene import CASTLE, FARM, FOREST, Scene, before, rift

RICH = {"food": 9, "wood": 9, "stone": 9}


def bare(*heroes: str) -> Scene:
    return Scene(*heroes, options=("bare-crown",))


@pytest.mark.rule("IM:7.1")
def test_the_bare_crown_is_an_option_beside_those_of_karak_two() -> None:
    assert RULESET.options == {**karak2.RULESET.options, "bare-crown": "IM:7.1"}
    assert bare("taia", "horan").realm.realm.is_crown_bare and not Scene("taia", "horan").realm.realm.is_crown_bare


@pytest.mark.rule("IM:7.1")
def test_a_bare_crown_is_fought_for_but_gives_neither_guard_nor_resources_nor_points() -> None:
    scene = rift(bare("taia", "horan")).do("roll hero 1x1", "roll hero 1x2")
    assert (scene.emperor, scene.army("horan"), scene.goods("horan")) == ("horan", {}, (0, 0, 0))
    assert scene.game.score(scene.state) == [0.0, 0.0] and scene.supply("guard") == 1
    scene.do("done", "challenge", "roll hero 1x2", "roll hero 1x1")
    assert (scene.emperor, scene.army("taia"), scene.goods("taia")) == ("taia", {}, (0, 0, 0))


@pytest.mark.rule("IM:7.1")
def test_a_bare_crown_knows_no_taxes() -> None:
    scene = bare("taia", "horan").crown("horan").stand("taia", FARM).own(wood=1).do("found city saving wood")
    assert (scene.goods("taia"), scene.goods("horan")) == ((0, 0, 0), (0, 0, 0))


@pytest.mark.rule("IM:7.1")
def test_a_bare_crown_knows_no_gifts() -> None:
    scene = bare("horan", "taia").crown("horan").found(FARM, "shooting-range").found(FOREST, of="taia")
    scene.stand("horan", FARM).own("", **RICH).glory(2).glory(10, "taia").muster("taia", archer=9)
    scene.do("recruit archer", "build stable", "done")
    assert (scene.built("taia"), scene.army("taia"), scene.supply("archer")) == ([], {"archer": 9}, 0)


@pytest.mark.rule("IM:7.1", "K2:11.2")
def test_no_plague_holds_in_a_challenge() -> None:
    scene = Scene("taia", "horan", options=("no-plague",)).crown("horan").own("horan", food=1)
    scene.do("challenge", "roll hero 1xss", "join guard 0", "roll hero 1x1")
    assert (scene.goods("horan"), scene.life("taia"), scene.at("taia")) == ((1, 0, 0), 3, CASTLE)


@pytest.mark.rule("IM:7.1", "K2:11.1")
def test_heroes_of_both_boxes_can_be_chosen() -> None:
    match = new_match("imperium", Setting(2, options=["choose-heroes"]), ["a", "b"])
    for face in ("3", "1"):
        match.do(match.parse(f"roll hero 1x{face}"))
    for hero in ("kirima", "horan"):
        match.do(match.parse(f"hero {hero}"))
    assert match.game.role_names(match.state) == ["kirima", "horan"]


@pytest.mark.rule("IM:7.1")
def test_everything_else_goes_on() -> None:
    scene = Scene("aderyn", "horan", options=("bare-crown",)).north("fire-eaters").do("move northwest", "use sneaking")
    assert scene.is_acting and before("fire-eaters", "aderyn", "horan").do("move northwest").offers("use sneaking")
