"""The lord of time."""

from itertools import permutations

import pytest

from tests.rules.imperium.scene import NORTH, Scene, before, duel, rift
from tests.rules.played import dealt_as_listed


def looping(*rolls: str, hero: str = "taia", other: str = "horan") -> Scene:
    """Two archers, a mage and the lord of time, who shows a loop, against an envoy of death."""
    scene = before("envoys-of-death", hero, other, "saigo").glory(3).muster(archer=2, mage=1).lord()
    rolls = rolls or ("archer 1xs 1x1", "mage 1xs", "hero 1xs")
    return scene.do("move northwest").fight(*rolls, "lord-of-time 1xloop")


@pytest.mark.rule("IM:4.2")
def test_the_lord_is_outside_the_limit_of_glory() -> None:
    scene = Scene("taia", "horan").glory(1).muster(knight=1).lord().do("done")
    assert scene.army("taia") == {"knight": 1, "lord-of-time": 1}


@pytest.mark.rule("IM:4.2")
@pytest.mark.parametrize(("face", "attack"), [("1", 2), ("2", 3), ("3", 4)])
def test_his_swords_count(face: str, attack: int) -> None:
    scene = duel("taia", "horan").lord().do("challenge", "join lord-of-time 1", "roll hero 1x1")
    assert scene.do(f"roll lord-of-time 1x{face}").totals()[0] == attack


@pytest.mark.rule("IM:4.2")
def test_a_time_loop_rolls_any_number_of_dice_again_together() -> None:
    scene = looping().do("use time-loop")
    assert scene.options() == ["done", "reroll archer s", "reroll archer 1", "reroll mage s", "reroll hero s"]
    scene.do("reroll mage s")
    assert scene.options() == ["done", "reroll archer s", "reroll archer 1", "reroll hero s"]
    scene.do("reroll hero s", "reroll archer s", "done")
    assert scene.chances() == {"roll archer 1xs": 2, "roll archer 1x1": 2, "roll archer 1x2": 2}
    assert dealt_as_listed(scene.match)
    scene.do("roll archer 1x2", "roll mage 1x2", "roll hero 1x1")
    assert "won" in scene.told  # 1 + 2 + 2 + 1
    assert (scene.army(), scene.life()) == ({"archer": 2, "mage": 1, "lord-of-time": 1}, 5)


@pytest.mark.rule("IM:4.2")
def test_fewer_may_be_chosen_and_the_rest_stays() -> None:
    scene = looping().do("use time-loop", "reroll mage s", "done", "roll mage 1x2")
    assert (scene.at(), scene.life(), scene.army()) == ((0, -1), 4, {"archer": 1, "mage": 1, "lord-of-time": 1})


@pytest.mark.rule("IM:4.2")
def test_never_his_own_die_once_a_battle_and_only_if_one_likes() -> None:
    scene = looping()
    assert scene.options() == ["done", "use time-loop"]
    scene.do("use time-loop", "reroll hero s", "done", "roll hero 1x1")
    assert scene.turn == "horan"  # nothing more to roll again
    scene = looping().do("use time-loop", "done")
    assert scene.turn == "horan"  # none at all
    assert looping().do("done").turn == "horan"


@pytest.mark.rule("IM:4.2")
def test_every_choice_of_dice_is_reached_in_every_order_and_none_rolls_early() -> None:
    """The hero die first, then the knight: four kinds of faces, two archers that lie alike."""
    scene = before("envoys-of-death", "taia", "horan").glory(4).muster(knight=1, archer=2, mage=1).lord()
    scene.do("move northwest").fight("knight 1x1", "archer 2x1", "mage 1xs", "hero 1x1", "lord-of-time 1xloop")
    picks = ["knight 1", "archer 1", "archer 1", "mage s", "hero 1"]
    start = scene.do("use time-loop").state.copy()
    reached = set()
    for order in set(permutations(picks)):
        for count in range(len(order) + 1):
            scene.match.state = scene.state = start.copy()
            scene.say(*[f"reroll {pick}" for pick in order[:count]])
            assert scene.offers("done") and not scene.mentions("roll")
            reached.add(tuple(sorted(order[:count])))
    assert len(reached) == 2 * 3 * 2 * 2


@pytest.mark.rule("IM:4.2")
def test_without_a_loop_there_is_none() -> None:
    scene = before("envoys-of-death", "taia", "horan").lord().do("move northwest")
    assert scene.fight("hero 1x1", "lord-of-time 1x1").turn == "horan"


@pytest.mark.rule("IM:4.2")
def test_he_may_stay_at_home() -> None:
    scene = before("envoys-of-death", "taia", "horan").lord().do("move northwest", "join lord-of-time 0")
    assert scene.do("roll hero 1x1").turn == "horan"


@pytest.mark.rule("IM:4.2")
def test_in_the_next_battle_he_loops_again() -> None:
    scene = looping().do("use time-loop", "reroll hero s", "done", "roll hero 1x1", "done", "done", "move northwest")
    scene.fight("archer 1x1", "hero 1x1", "lord-of-time 1xloop")
    assert scene.offers("use time-loop")


def betrayed(*heroes: str) -> Scene:
    scene = before("hammer-followers", *heroes).lord().do("move northwest")
    return scene.fight("hero 1x3", "lord-of-time 1xbetrayal")


@pytest.mark.rule("IM:4.2")
def test_betrayal_counts_nothing_and_the_die_goes_at_once_to_a_player_of_choice() -> None:
    scene = betrayed("taia", "horan", "saigo")
    assert scene.options() == ["betray to horan", "betray to saigo"]
    assert scene.army("taia") == {"lord-of-time": 1}
    scene.do("betray to saigo")
    assert (scene.army("taia"), scene.army("saigo"), scene.army("horan")) == ({}, {"lord-of-time": 1}, {})
    assert (scene.held("taia"), scene.at("taia")) == ({"warhammer": 1}, NORTH)  # the 3 of the hero die are enough
    assert "lord-betrayed" in scene.told


@pytest.mark.rule("IM:4.2")
def test_with_two_players_there_is_no_choice() -> None:
    assert betrayed("taia", "horan").army("horan") == {"lord-of-time": 1}


@pytest.mark.rule("IM:4.2")
def test_who_receives_him_can_use_him_after_this_battle() -> None:
    scene = duel("taia", "horan").lord().do("challenge", "join lord-of-time 1", "roll hero 1x1")
    scene.do("roll lord-of-time 1xbetrayal")
    assert scene.army("horan") == {"lord-of-time": 1, "guard": 1}
    assert scene.options() == ["join guard 0", "join guard 1"]  # not in this battle
    scene.do("join guard 0", "roll hero 1x2")
    assert scene.emperor == "horan" and scene.turn == "horan"
    scene.do("done").lives(5, "taia").do("challenge", "roll hero 1x1")
    assert scene.do("join guard 0").listed("join") == ["lord-of-time 0", "lord-of-time 1"]


@pytest.mark.rule("IM:4.2", "IM:2.2")
def test_at_a_rift_he_waits_until_all_have_fought() -> None:
    scene = rift(Scene("taia", "horan", "saigo").lord()).do("join lord-of-time 1", "roll hero 1x1")
    scene.do("roll lord-of-time 1xbetrayal", "betray to horan")
    assert scene.mentions("roll hero") and scene.match.players[int(scene.state.seat)] == "horan"
    scene.do("roll hero 1x2", "roll hero 1x3")
    assert scene.army("horan") == {"lord-of-time": 1} and scene.emperor == "saigo"
    assert rift_again(scene).listed("join") == ["lord-of-time 0", "lord-of-time 1"]


def rift_again(scene: Scene) -> Scene:
    return scene.do("move east", "tile rift-1-0", "lay e")


@pytest.mark.rule("IM:4.2", "IM:6.1")
def test_war_strategy_rolls_him_again_and_his_new_face_acts() -> None:
    scene = looping("archer 1xs 1x1", "mage 1xs", "hero 1x1", hero="horan", other="taia")
    scene.do("use war-strategy", "roll archer 2x1", "roll mage 1x2", "roll lord-of-time 1xbetrayal")
    assert scene.options() == ["betray to taia", "betray to saigo"]
    scene.do("betray to taia")
    assert (scene.army("taia"), scene.at("horan")) == ({"lord-of-time": 1}, NORTH)  # 2 + 2 + 1 are enough
