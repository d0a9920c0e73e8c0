"""A game that stands still, and one that its players end."""

import pytest

from tests.rules.goblin.scene import Scene

LIMIT = 20


def almost(*heroes: str) -> Scene:
    """The last turn before the game stands still."""
    scene = Scene(*heroes)
    scene.touch().quiet = LIMIT * len(heroes)
    return scene


def ended(scene: Scene) -> tuple[str, list[int]]:
    result = scene.match.result()
    assert result is not None
    return result.ending, result.winners


@pytest.mark.rule("GB:10.1")
def test_after_twenty_rounds_without_a_monster_beaten_most_keys_win() -> None:
    scene = almost("horan", "taia").keys(1, of="taia").do("visit merchant").chance()
    assert scene.told[-1] == "closed stuck" and ended(scene) == ("stuck", [1])


@pytest.mark.rule("GB:10.1")
def test_then_most_won_cards_those_worn_included() -> None:
    scene = almost("horan", "taia").wear("notched-sword", of="taia").do("visit merchant").chance()
    assert ended(scene) == ("stuck", [1])
    assert ended(almost("horan", "taia").do("visit merchant").chance()) == ("stuck", [0, 1])


@pytest.mark.rule("GB:10.1")
def test_a_beaten_monster_begins_the_count_anew() -> None:
    scene = almost("horan", "taia").face(1, "goblin-brawler").wear("goblin-club").deal(hand="charge grit")
    scene.do("fight goblin-brawler", "play charge", "play grit", "done")
    assert "beat goblin-brawler 4" in scene.told and int(scene.state.quiet) == 0


@pytest.mark.rule("GB:10.1")
def test_purchases_do_not() -> None:
    scene = Scene("horan", "taia").wear("goblin-club").do("visit merchant")
    before = int(scene.state.quiet)
    scene.do(next(text for text in scene.options() if text.startswith("buy")))
    scene.do(*[text for text in scene.options() if text == "pay goblin-club"])
    assert before <= int(scene.state.quiet) <= before + 1 and scene.worn() == []


@pytest.mark.rule("GB:10.2")
def test_players_end_it_with_the_keys_or_as_a_draw() -> None:
    for text, wanted in (
        ("end by points", ("agreed", [1])),
        ("end by the owner", ("stopped", [1])),
        ("end as a draw", ("drawn", [0, 1])),
        ("resign 2", ("resigned", [0])),
    ):
        scene = Scene("horan", "taia").keys(1, of="taia")
        scene.match.do(scene.match.parse(text))
        assert ended(scene) == wanted
