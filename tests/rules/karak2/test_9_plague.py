"""Plague and misery."""

import pytest

from tests.rules.karak2.scene import CASTLE, FARM, FOREST, Scene, before


def struck(*texts: str, heroes: tuple[str, ...] = ("taia", "horan", "darius")) -> Scene:
    """Taia has rolled two skulls against fire eaters."""
    scene = before("fire-eaters", *heroes).own("horan", food=2, wood=1).own("darius", stone=3).own(food=5, wood=5)
    return scene.do(*texts)


@pytest.mark.rule("K2:9.1", "K2:4.5")
def test_the_roller_chooses_an_opponent() -> None:
    scene = struck("move northwest", "roll hero 1xss")
    assert scene.options() == ["plague horan", "plague darius"]
    assert scene.match.who == scene.seat("taia")


@pytest.mark.rule("K2:9.1")
@pytest.mark.parametrize(
    ("victim", "horan", "darius"), [("horan", (1, 0, 0), (0, 0, 3)), ("darius", (2, 1, 0), (0, 0, 2))]
)
def test_misery_takes_one_of_each_resource_as_far_as_owned(
    victim: str, horan: tuple[int, int, int], darius: tuple[int, int, int]
) -> None:
    scene = struck("move northwest", "roll hero 1xss", f"plague {victim}")
    assert (scene.goods("horan"), scene.goods("darius"), scene.goods("taia")) == (horan, darius, (5, 5, 0))
    assert scene.life("taia") == 3


@pytest.mark.rule("K2:9.1")
def test_the_only_opponent_is_struck_without_asking() -> None:
    scene = before("fire-eaters", "taia", "horan").own("horan", food=2).do("move northwest", "roll hero 1xss")
    assert scene.goods("horan") == (1, 0, 0) and "suffered" in scene.told


@pytest.mark.rule("K2:9.1")
def test_plague_moves_to_the_city_of_the_struck_opponent() -> None:
    scene = struck().found(FARM, of="horan").found(FOREST, of="darius").plague("horan")
    assert scene.do("move northwest", "roll hero 1xss", "plague darius").plagued == "darius"


@pytest.mark.rule("K2:9.1")
def test_it_may_be_the_city_where_the_plague_is_and_misery_strikes_all_the_same() -> None:
    scene = struck().found(FARM, of="horan").plague("horan").do("move northwest", "roll hero 1xss", "plague horan")
    assert (scene.plagued, scene.goods("horan")) == ("horan", (1, 0, 0))


@pytest.mark.rule("K2:9.1")
def test_it_may_leave_the_rollers_own_city() -> None:
    scene = struck().found(FARM, of="horan").found(FOREST).plague("taia")
    assert scene.do("move northwest", "roll hero 1xss", "plague horan").plagued == "horan"


@pytest.mark.rule("K2:9.1")
def test_an_opponent_without_a_city_suffers_misery_alone_and_the_plague_stays_where_it_was() -> None:
    scene = struck().found(FARM, of="horan").plague("horan").do("move northwest", "roll hero 1xss", "plague darius")
    assert (scene.plagued, scene.goods("darius"), "plagued" in scene.told) == ("horan", (0, 0, 2), False)
    scene = struck("move northwest", "roll hero 1xss", "plague darius")
    assert (scene.plagued, scene.goods("darius")) == ("", (0, 0, 2))


@pytest.mark.rule("K2:9.2", "K2:5.5")
def test_no_hero_recruits_in_a_plagued_city_but_building_goes_on() -> None:
    scene = Scene("horan", "taia").found(FARM, "military-camp").stand("horan", FARM).glory(3)
    scene.own(food=5, wood=5, stone=5).muster(archer=1).plague("horan")
    assert not scene.mentions("recruit") and not scene.mentions("give back")
    assert scene.do("build wizard-tower", "done").built("horan") == ["military-camp", "wizard-tower"]


@pytest.mark.rule("K2:9.2", "K2:5.7")
def test_it_ends_by_eradication_or_when_it_is_moved() -> None:
    scene = Scene("horan", "taia").found(FARM, "military-camp").glory(3).own(food=5).plague("horan")
    scene.stand("horan", CASTLE).do("eradicate plague", "move west")
    assert scene.mentions("recruit")
    scene = before("fire-eaters", "taia", "horan", "darius").found(FARM, "military-camp").found(FOREST, of="horan")
    scene.plague("taia").glory(3).own(food=5).do("move northwest", "roll hero 1xss", "plague horan")
    assert scene.plagued == "horan"
    scene.stand("taia", FARM).do("done", "done")
    assert scene.turn == "taia" and scene.mentions("recruit")


@pytest.mark.rule("K2:9.3", "K2:11.2", "K2:5.7")
def test_without_plague_and_misery_the_visit_to_the_castle_still_heals() -> None:
    scene = Scene("horan", "taia", options=("no-plague",)).lives(1)
    assert scene.do("eradicate plague").life("horan") == 5
