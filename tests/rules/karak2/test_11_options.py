"""Options."""

import pytest

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.karak2.ruleset import RULESET
from karak.play.match import Match, new_match
from tests.rules.karak2.scene import DOOR, FARM, NORTH, Scene


def choosing(*faces: str) -> Match:
    match = new_match("karak2", Setting(3, options=["choose-heroes"]), ["a", "b", "c"])
    for face in faces:
        match.do(match.parse(f"roll hero 1x{face}"))
    return match


@pytest.mark.rule("K2:11.1", "K2:11.2")
def test_both_options_are_off_by_default() -> None:
    assert RULESET.options == {"choose-heroes": "K2:11.1", "no-plague": "K2:11.2"}
    scene = Scene("horan", "taia")
    assert not scene.box.heroes_chosen and scene.box.plague_on


@pytest.mark.rule("K2:11.1")
def test_heroes_are_chosen_from_the_winner_of_the_roll_on_clockwise() -> None:
    match = choosing("1", "3", "2")
    chosen = []
    for hero in ("taia", "darius", "horan"):
        chosen.append(match.who)
        match.do(match.parse(f"hero {hero}"))
    assert chosen == [1, 2, 0]
    assert match.game.role_names(match.state) == ["horan", "taia", "darius"]
    assert match.who == 1  # and the winner begins


@pytest.mark.rule("K2:11.1")
def test_no_player_chooses_a_hero_that_is_taken() -> None:
    match = choosing("3", "1", "2")
    assert len(match.decision().options) == 6 and match.who != CHANCE
    match.do(match.parse("hero taia"))
    assert "hero taia" not in [match.spell(action) for action in match.decision().options]


@pytest.mark.rule("K2:11.1")
def test_without_the_option_chance_deals() -> None:
    match = new_match("karak2", Setting(2), ["a", "b"])
    for face in ("3", "1"):
        match.do(match.parse(f"roll hero 1x{face}"))
    assert match.who == CHANCE


@pytest.mark.rule("K2:11.2", "K2:9.3")
def test_without_plague_and_misery_two_skulls_cost_two_lives_and_cast_nothing() -> None:
    scene = Scene("taia", "horan", "darius", options=("no-plague",)).lay("farm-1-open", at=DOOR)
    scene.lay("forest-1-open", at=NORTH, tokens=("fire-eaters",)).stand("taia", DOOR)
    scene.found(FARM, of="horan").own("horan", food=1, wood=1, stone=1).do("move northwest", "roll hero 1xss")
    assert (scene.life("taia"), scene.goods("horan"), scene.plagued) == (3, (1, 1, 1), "")
