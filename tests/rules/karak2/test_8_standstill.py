"""A game that stands still, and one that its players end."""

import pytest

from karak.core.state import NOBODY
from karak.core.view import Standstill
from tests.rules.karak2.scene import FARM, FOREST, NORTH, Scene, at_abyss, before


def quiet(scene: Scene) -> int:
    return int(scene.state.quiet)


def waits(scene: Scene, rounds: int) -> Scene:
    """Ends the turns of all players at once."""
    scene.do(*["done"] * (rounds * len(scene.match.players)))
    return scene


@pytest.mark.rule("K2:8.2")
def test_after_thirty_quiet_rounds_the_points_count() -> None:
    scene = Scene("horan", "taia", "lorraine")
    scene.touch()
    scene.hero("taia").points = 2
    scene.strict = False  # no token was beaten for them
    waits(scene, 30)
    assert scene.match.who == NOBODY and scene.told[-1] == "closed"
    result = scene.match.result()
    assert result is not None and (result.ending, result.winners) == ("stuck", [1])


@pytest.mark.rule("K2:8.2")
def test_one_turn_earlier_it_goes_on() -> None:
    scene = waits(Scene("horan", "taia"), 29).do("done")
    assert scene.is_acting and quiet(scene) == 60
    assert scene.view().standstill == Standstill(turns=60, limit=60)


@pytest.mark.rule("K2:8.2")
def test_what_is_won_for_good_begins_the_count_anew() -> None:
    scene = waits(Scene("horan", "taia"), 5)
    scene.do("move northeast", "tile farm-1-open")
    assert quiet(scene) == 0
    scene = waits(before("skeleton-warriors", "taia", "horan"), 5).do("move northwest", "roll hero 1x1")
    assert quiet(scene) == 1  # of Horan's turn
    scene = waits(Scene("horan", "taia").stand("horan", FARM).own(wood=2), 5).do("found city")
    assert quiet(scene) == 0
    scene = waits(Scene("horan", "taia").found(FARM).stand("horan", FARM).own(food=2, wood=1, stone=1), 5)
    assert quiet(scene.do("build stable")) == 0


@pytest.mark.rule("K2:8.2", "K2:4.8")
def test_a_praetorian_less_is_something_won() -> None:
    scene = waits(at_abyss("taia", "horan").glory(10).muster(mage=5), 5).do("move northwest")
    scene.fight("mage 5x2", "hero 1x1")
    assert quiet(scene) == 1 and scene.at("taia") != NORTH


@pytest.mark.rule("K2:8.2", "K2:10.6")
def test_a_token_beaten_without_dice_is_something_won() -> None:
    scene = waits(before("fire-eaters", "darius", "taia"), 5).do("move northwest")
    assert quiet(scene) == 1


@pytest.mark.rule("K2:8.2")
def test_resources_units_and_lost_battles_are_not() -> None:
    scene = Scene("horan", "taia").found(FARM, "military-camp").stand("horan", FARM).glory(2).own(food=2)
    waits(scene, 5).stand("taia", FOREST).do("recruit knight", "done", "done", "gather", "done")
    assert quiet(scene) == 13
    scene = waits(before("envoys-of-death", "taia", "horan"), 5).do("move northwest", "roll hero 1x1")
    assert quiet(scene) == 12


@pytest.mark.rule("K2:8.3")
def test_players_agree_on_the_points_or_on_a_draw() -> None:
    for text, winners in (("end by points", [0]), ("end as a draw", [0, 1]), ("end by the owner", [0])):
        scene = Scene("horan", "taia")
        scene.touch()
        scene.hero("horan").points = 2
        scene.strict = False
        scene.match.do(scene.match.parse(text))
        result = scene.match.result()
        assert result is not None and result.winners == winners


@pytest.mark.rule("K2:8.3")
def test_a_hero_who_resigned_takes_no_more_turns_and_cannot_win() -> None:
    scene = Scene("horan", "taia", "lorraine")
    scene.touch()
    scene.hero("horan").points = 9
    scene.strict = False
    scene.match.do(scene.match.parse("resign 1"))
    assert scene.turn == "taia"
    scene.do("done", "done")
    assert scene.turn == "taia" and scene.match.game.winners(scene.state) == [1, 2]
    scene.match.do(scene.match.parse("resign 3"))
    result = scene.match.result()
    assert result is not None and (result.ending, result.winners) == ("resigned", [1])
