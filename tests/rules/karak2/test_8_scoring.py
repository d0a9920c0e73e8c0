"""Scoring."""

import pytest

from tests.rules.karak2.scene import Scene, at_abyss, before


@pytest.mark.rule("K2:8.1")
def test_small_stones_one_large_stones_two_the_archstone_four_and_a_half() -> None:
    scene = at_abyss("taia", "horan").glory(8).muster(mage=8).stones(small=3, large=1).stones(small=1, to="horan")
    scene.do("move northwest").fight("mage 8x2", "hero 1x1")
    assert scene.match.is_over and scene.game.score(scene.state) == [9.5, 1.0]
    assert scene.game.winners(scene.state) == [0]


@pytest.mark.rule("K2:8.1")
def test_the_hero_who_beats_the_general_need_not_win() -> None:
    scene = at_abyss("taia", "horan").glory(8).muster(mage=8).stones(small=1, large=2, to="horan")
    scene.do("move northwest").fight("mage 8x2", "hero 1x1")
    assert scene.game.score(scene.state) == [4.5, 5.0] and scene.game.winners(scene.state) == [1]


@pytest.mark.rule("K2:8.1")
def test_of_tied_players_those_with_more_large_stones_win() -> None:
    scene = Scene("taia", "horan", "darius").stones(small=2).stones(large=1, to="horan").stones(small=1, to="darius")
    assert scene.game.score(scene.state) == [2.0, 2.0, 1.0] and scene.game.winners(scene.state) == [1]


@pytest.mark.rule("K2:8.1")
def test_then_the_win_is_shared() -> None:
    scene = Scene("taia", "horan", "darius").stones(large=1).stones(small=1, to="horan").stones(large=1, to="darius")
    assert scene.game.winners(scene.state) == [0, 2]


@pytest.mark.rule("K2:8.1")
@pytest.mark.parametrize(
    ("token", "small", "large", "winners"), [("skeleton-riders", 1, 1, [1]), ("envoys-of-death", 0, 0, [0])]
)
def test_stones_won_in_battle_break_ties_by_their_size(token: str, small: int, large: int, winners: list[int]) -> None:
    scene = before(token, "taia", "horan").glory(2).muster(mage=2).stones(small=small)
    scene.stones(small=2 - 2 * large, large=large, to="horan")
    scene.do("move northwest").fight("mage 2x2", "hero 1x1")
    assert scene.game.score(scene.state) == [2.0, 2.0] and scene.game.winners(scene.state) == winners
