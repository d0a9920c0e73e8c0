"""The fight in a view: what wins, who wins ties, and what a bolt would do."""

from itertools import combinations_with_replacement

import pytest

from karak.games.karak.data import Pieces
from karak.games.karak.view import Fight
from tests.rules.karak.scene import Scene, before

HEROES = ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"]
ENDS = ("won", "tied", "lost")


def meeting(monster: str, hero: str, *items: str, cursed: bool = False) -> Scene:
    """The hero stands before the monster with these items and a bolt, so that a question follows the roll."""
    scene = before(monster, hero, "taia" if hero != "taia" else "horan").give(*items, "magic-bolt")
    scene = scene.curse(hero) if cursed else scene
    scene.do("step north")
    return scene.do("fight") if scene.offers("fight") else scene


def shown(scene: Scene) -> Fight:
    fight = scene.view().fight
    assert fight is not None
    return fight


@pytest.mark.rule("K1:4.3", "K1:9.4")
def test_aderyn_wins_ties_and_needs_one_less() -> None:
    scene = meeting("mummy", "aderyn")
    assert (shown(scene).tie_wins, shown(scene).needed, shown(scene).needed_with_all) == (True, 7, 6)
    fight = shown(scene.do("roll 3 4"))
    assert (fight.outcome, fight.missing, fight.after_bolt) == ("won", 0, "won")
    fight = shown(meeting("mummy", "aderyn").do("roll 2 4"))
    assert (fight.outcome, fight.missing, fight.after_bolt) == ("lost", 1, "won")


@pytest.mark.rule("K1:4.4", "K1:8.2", "K1:9.4")
def test_a_cursed_aderyn_wins_no_ties() -> None:
    scene = meeting("mummy", "aderyn", cursed=True)
    assert (shown(scene).tie_wins, shown(scene).needed, shown(scene).needed_with_all) == (False, 8, 7)
    fight = shown(scene.do("roll 3 4"))
    assert (fight.outcome, fight.missing, fight.after_bolt) == ("tied", 1, "won")


@pytest.mark.rule("K1:4.4")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero != "aderyn"])
def test_the_others_win_no_ties(hero: str) -> None:
    assert not shown(meeting("mummy", hero)).tie_wins


@pytest.mark.rule("K1:9.6", "K1:8.2")
def test_what_taia_needs_depends_on_the_step_and_the_curse() -> None:
    assert (shown(meeting("mummy", "taia")).ability, shown(meeting("mummy", "taia")).needed) == (1, 7)
    later = before("mummy", "taia", "horan").steps(3).do("step north")
    assert (shown(later).ability, shown(later).needed) == (0, 8)
    cursed = meeting("mummy", "taia", cursed=True)
    assert (shown(cursed).ability, shown(cursed).needed) == (0, 8)


@pytest.mark.rule("K1:9.5", "K1:8.2")
def test_victorius_rolls_no_less_than_four() -> None:
    assert shown(meeting("giant-rat", "victorius", "sword", "axe")).needed == 4
    assert shown(meeting("giant-rat", "victorius", "sword", "axe", cursed=True)).needed == 2


@pytest.mark.rule("K1:4.1", "K1:4.2")
def test_where_no_roll_wins_none_is_needed() -> None:
    fight = shown(meeting("dragon", "horan", "daggers"))
    assert (fight.needed, fight.needed_with_all) == (0, 0)
    fight = shown(meeting("dragon", "horan", "sword", "daggers"))
    assert (fight.needed, fight.needed_with_all) == (0, 12)


@pytest.mark.rule("K1:9.3", "K1:8.2")
def test_xanros_can_give_a_life_too() -> None:
    assert shown(meeting("mummy", "xanros")).needed_with_all == 6
    assert shown(meeting("mummy", "xanros", cursed=True)).needed_with_all == 7
    fight = shown(meeting("mummy", "xanros").do("roll 2 3", "use sacrifice"))
    assert (fight.attack, fight.missing, fight.after_bolt) == (6, 2, "tied")


@pytest.mark.rule("K1:4.2", "K1:9.1")
def test_a_bolt_counts_only_once_even_if_it_is_kept() -> None:
    scene = meeting("mummy", "argentus", "magic-bolt").do("roll 2 4", "use bolt")
    assert shown(scene).after_bolt == "won"
    assert shown(meeting("mummy", "xanros").do("roll 2 4", "use bolt")).after_bolt is None


@pytest.mark.rule("K1:1.4")
def test_the_reward_is_what_the_token_turns_into() -> None:
    for monster in Pieces().monsters:
        assert shown(meeting(monster.id, "horan")).reward == monster.reward


@pytest.mark.rule("K1:4.3 to K1:4.5", "K1:9.4", "K1:9.6", "K1:8.2")
@pytest.mark.parametrize("cursed", [False, True])
@pytest.mark.parametrize("hero", HEROES)
def test_what_is_foretold_happens(hero: str, cursed: bool) -> None:
    """This is tried with the bolt and without it, for every roll."""
    lowest = 2 if hero == "victorius" and not cursed else 1
    for low, high in combinations_with_replacement(range(lowest, 7), 2):
        scene = meeting("mummy", hero, cursed=cursed)
        needed = shown(scene).needed
        fight = shown(scene.do(f"roll {low} {high}"))
        assert [end for end in scene.do("stop").told if end in ENDS] == [fight.outcome]
        assert (fight.outcome == "won") == (low + high >= needed) == (fight.missing == 0)
        scene = meeting("mummy", hero, cursed=cursed).do(f"roll {low} {high}", "use bolt")
        told = scene.told if any(end in scene.told for end in ENDS) else scene.do("stop").told
        assert [end for end in told if end in ENDS] == [fight.after_bolt]
