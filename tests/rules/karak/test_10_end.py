"""The end."""

import pytest

from tests.rules.karak.scene import Scene


def dragon_slain(scene: Scene) -> Scene:
    """Horan, with two axes, beats the dragon."""
    return scene.lay("room-cross", at=(0, -1), token="dragon").give("axe", "axe").do("step north", "roll 5 5", "stop")


@pytest.mark.rule("K1:10.1")
def test_the_game_ends_at_once_when_the_dragon_is_beaten() -> None:
    scene = dragon_slain(Scene("horan", "taia"))
    assert (scene.match.is_over, scene.game.ending(scene.state)) == (True, "dragon")
    assert scene.options() == []


@pytest.mark.rule("K1:10.1")
def test_not_even_the_unstoppable_plays_on() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="dragon").give("axe", "axe")
    assert scene.do("step north", "roll 6 6").match.is_over


@pytest.mark.rule("K1:10.1")
@pytest.mark.parametrize("roll", ["roll 4 5", "roll 4 4"], ids=["tied", "lost"])
def test_a_dragon_not_beaten_ends_nothing(roll: str) -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="dragon").give("axe", "axe")
    assert not scene.do("step north", roll).match.is_over


@pytest.mark.rule("K1:10.1")
def test_no_other_monster_ends_the_game() -> None:
    scene = Scene("victorius", "taia").lay("room-cross", at=(0, -1), token="fallen").give("axe", "axe")
    assert not scene.do("step north", "roll 5 5").match.is_over


@pytest.mark.rule("K1:10.2", "K1:1.4")
def test_the_dragons_ruby_is_worth_one_and_a_half() -> None:
    scene = dragon_slain(Scene("horan", "taia").treasures(1, to="taia"))
    assert scene.game.score(scene.state) == [1.5, 1.0]
    assert scene.game.winners(scene.state) == [0]


@pytest.mark.rule("K1:10.2")
def test_most_points_win_even_if_another_beat_the_dragon() -> None:
    scene = dragon_slain(Scene("horan", "taia").treasures(2, to="taia"))
    assert scene.game.winners(scene.state) == [1]


@pytest.mark.rule("K1:10.2")
def test_tied_players_share_the_win() -> None:
    scene = Scene("horan", "taia", "xanros").treasures(2, to="taia").treasures(2, to="xanros")
    result = dragon_slain(scene).match.result()
    assert result is not None and (result.points, result.winners) == ([1.5, 2.0, 2.0], [1, 2])
