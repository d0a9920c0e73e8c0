"""Things chosen one by one: every result can be reached, and the player says when it is enough."""

import pytest

from tests.rules.karak.scene import Scene, before


@pytest.mark.rule("K1:4.1", "K1:4.2", "K1:9.3")
@pytest.mark.parametrize("bolts", range(4))
@pytest.mark.parametrize("sacrifice", [False, True])
def test_any_number_of_bolts_and_a_life_can_be_spent_before_anything_is_compared(bolts: int, sacrifice: bool) -> None:
    scene = before("dragon", "xanros", "taia").give(*["magic-bolt"] * 3).do("step north", "roll 2 3")
    spent = ["use bolt"] * bolts + ["use sacrifice"] * sacrifice
    for text in spent[:-1]:
        assert scene.do(text).offers("stop")
    if spent:
        scene.do(spent[-1])
    if len(spent) < 4:
        assert scene.offers("stop") and "lost" not in scene.do().told
        scene.do("stop")
    assert "lost" in scene.told and scene.held().get("magic-bolt", 0) == 3 - bolts


@pytest.mark.rule("K1:4.2", "K1:9.1")
def test_argentus_may_stop_before_all_his_bolts_are_counted() -> None:
    scene = before("mummy", "argentus", "taia").give(*["magic-bolt"] * 2).do("step north", "roll 3 4", "use bolt")
    assert scene.options() == ["stop", "use bolt"]


@pytest.mark.rule("K1:5.1", "K1:5.3")
@pytest.mark.parametrize("left", ["magic-bolt", "healing-portal"])
def test_any_kind_carried_can_stay_on_the_tile_and_the_curse_waits_for_it(left: str) -> None:
    scene = before("mummy", "victorius", "taia", "horan").give("magic-bolt", "magic-bolt", "healing-portal")
    scene.do("step north", "roll 4 5", "stop")
    assert scene.options() == ["leave magic-bolt", "leave healing-portal"] and scene.cursed == ""
    scene.do(f"leave {left}")
    assert scene.token(0, -2) == left and scene.listed("curse") == ["horan", "taia"]


@pytest.mark.rule("K1:2.7", "K1:5.4")
def test_portals_are_cast_one_by_one_before_during_and_after_the_steps_until_the_player_stops() -> None:
    scene = Scene("horan", "taia").lay("corridor-cross", at=(0, -1)).give("healing-portal", "healing-portal").steps(1)
    scene.do("cast taia 1", "step north")
    assert int(scene.state.steps_left) == 0 and scene.turn == "horan"
    assert scene.do("cast horan 1").turn == "taia"


@pytest.mark.rule("K1:4.2", "K1:4.3", "K1:4.5")
@pytest.mark.parametrize(("monster", "outcome"), [("giant-rat", "won"), ("dragon", "lost")])
def test_the_last_bolt_is_compared_at_once_and_can_be_taken_back_until_chance_speaks(
    monster: str, outcome: str
) -> None:
    """The rules expect no closing answer here, so that older games replay; the end of the turn waits instead."""
    scene = before(monster, "xanros", "taia").give("magic-bolt", "magic-bolt")
    scene.match.unhurry({0})
    scene.do("step north", "roll 2 3", "use sacrifice", "use bolt", "use bolt")
    assert outcome in scene.told and scene.options() == ["end turn"]
    assert scene.match.undoable(0) == 3
