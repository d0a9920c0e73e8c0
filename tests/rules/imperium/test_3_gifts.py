"""What an emperor gives: buildings and units."""

import pytest

from tests.rules.imperium.scene import DOOR, FARM, FOREST, NORTH, Cell, Scene, before, in_city

RICH = {"food": 9, "wood": 9, "stone": 9}
SITE: Cell = (0, 1)


def builder(*heroes: str, buildings: tuple[str, ...] = ()) -> Scene:
    """The first hero is emperor, rich, and stands in a city; the second hero's city is in the forest."""
    scene = in_city(*heroes, crown=heroes[0], buildings=buildings).own("", **RICH)
    return scene.found(FOREST, of=heroes[1])


@pytest.mark.rule("IM:3.2")
def test_the_books_example_of_an_emperor_who_builds() -> None:
    """Taia has a range already, Xanros no city: Horan or Darius. Darius gets it, free."""
    scene = in_city("argentus", "taia", "xanros", "horan", "darius", crown="argentus").own(wood=3, stone=1)
    scene.lay("farm-1-open", at=SITE).lay("farm-1-0", at=DOOR, chasms="e")
    scene.found(FOREST, "shooting-range", of="taia").found(SITE, of="horan").found(DOOR, of="darius")
    scene.do("build shooting-range")
    assert scene.options() == ["give horan", "give darius"]
    scene.do("give darius")
    assert scene.built("darius") == scene.built("argentus") == ["shooting-range"] and scene.built("horan") == []
    assert scene.goods("argentus") == scene.goods("darius") == (0, 0, 0)
    assert (scene.turn, scene.is_acting, int(scene.state.used)) == ("argentus", True, 1)


@pytest.mark.rule("IM:3.2")
def test_for_each_building_in_turn_and_it_cannot_be_kept_back() -> None:
    scene = builder("horan", "saigo", "xanros").lay("farm-1-open", at=SITE).found(SITE, of="xanros")
    scene.do("build stable")
    assert scene.options() == ["give xanros", "give saigo"]  # compulsory: nothing else can be done
    scene.do("give saigo", "build portal", "give xanros", "done")
    assert (scene.built("saigo"), scene.built("xanros")) == (["stable"], ["portal"])
    assert scene.built("horan") == ["stable", "portal"]


@pytest.mark.rule("IM:3.2")
def test_a_lone_receiver_is_not_asked_nor_is_the_emperor() -> None:
    scene = builder("horan", "saigo").do("build stable")
    assert scene.built("saigo") == ["stable"] and scene.offers("done", "build portal")


@pytest.mark.rule("IM:3.2")
@pytest.mark.parametrize("buildings", [None, ("stable",)])
def test_without_a_possible_receiver_there_is_no_effect(buildings: tuple[str, ...] | None) -> None:
    """No other hero has a city, or the only other city has the building already."""
    scene = in_city("horan", "taia", crown="horan").own("", **RICH)
    if buildings is not None:
        scene.found(FOREST, *buildings, of="taia")
    scene.do("build stable")
    assert (scene.built("horan"), scene.built("taia")) == (["stable"], [*(buildings or ())])
    assert scene.offers("done", "build portal")


@pytest.mark.rule("IM:3.2")
def test_vassals_give_nothing_and_an_emperor_pays_no_tax() -> None:
    scene = builder("horan", "saigo").do("build stable", "done")
    assert scene.goods("horan") == (7, 8, 8)
    scene = (
        in_city("horan", "taia", crown="taia").own("", **RICH).found(FOREST, of="taia").do("build stable", "pay food")
    )
    assert scene.built("taia") == []


@pytest.mark.rule("IM:3.2")
def test_founding_the_city_is_not_given() -> None:
    scene = Scene("horan", "taia").crown("horan").stand("horan", FARM).own(wood=2).do("found city")
    assert scene.is_acting and scene.hero("taia").city != scene.place(FARM) and scene.built("taia") == []
    assert "gift-built" not in scene.told


@pytest.mark.rule("IM:3.2")
def test_plague_is_no_bar() -> None:
    assert builder("horan", "saigo").plague("saigo").do("build stable").built("saigo") == ["stable"]


@pytest.mark.rule("IM:3.2")
def test_banners_work_at_once_stable_and_portal_in_the_receivers_turn() -> None:
    scene = builder("horan", "saigo").do("build glory-banners", "build stable", "build portal", "done")
    assert scene.fame("saigo") == 2
    scene.do("done")
    assert scene.turn == "saigo" and int(scene.state.allowance()) == 3
    assert scene.offers(f"portal {scene.place(FOREST)}")


def recruiter(*heroes: str) -> Scene:
    """The first hero is emperor and has everything for knights, archers and mages."""
    schools = ("military-camp", "shooting-range", "wizard-tower")
    return in_city(*heroes, crown=heroes[0], buildings=schools).own("", **RICH).glory(6)


def spread(scene: Scene, die: str, left: int) -> Scene:
    """Leaves this many dice of a kind in the supply; the last hero gets the others."""
    last = scene.match.players[-1]
    count = scene.supply(die) - left
    scene.glory(min(10, scene.fame(last) + count), last)
    scene.enlist(die, count, scene.seat(last))
    return scene


@pytest.mark.rule("IM:3.3")
def test_the_books_example_of_an_emperor_who_recruits() -> None:
    """Two knights and the last archer: a knight must be granted. Taia and Darius are full; Xanros gets it."""
    scene = recruiter("argentus", "horan", "xanros", "taia", "darius").glory(1, "horan").glory(2, "xanros")
    scene.glory(2, "taia").muster("taia", mage=2).glory(9, "darius").muster("darius", archer=9)
    scene.do("recruit knight", "recruit knight", "recruit archer", "done")
    assert scene.options() == ["grant horan knight", "grant xanros knight"]
    scene.do("grant xanros knight")
    assert scene.army("argentus") == {"knight": 2, "archer": 1, "guard": 1}
    assert (scene.army("xanros"), scene.army("horan"), scene.supply("knight")) == ({"knight": 1}, {}, 7)
    assert (scene.goods("argentus"), scene.goods("xanros")) == ((7, 8, 9), (0, 0, 0))
    assert (scene.turn, int(scene.state.used)) == ("argentus", 1)


@pytest.mark.rule("IM:3.3")
def test_one_die_of_a_type_just_recruited() -> None:
    scene = recruiter("horan", "taia").glory(5, "taia").do("recruit archer", "recruit mage", "recruit mage", "done")
    assert scene.options() == ["grant taia archer", "grant taia mage"]
    assert scene.do("grant taia archer").army("taia") == {"archer": 1} and scene.is_acting


@pytest.mark.rule("IM:3.3")
def test_what_was_recruited_in_an_earlier_action_does_not_count() -> None:
    scene = recruiter("horan", "taia").glory(5, "taia").do("recruit archer", "done")
    assert scene.army("taia") == {"archer": 1}  # no choice
    assert scene.do("recruit mage", "done").army("taia") == {"archer": 1, "mage": 1}


@pytest.mark.rule("IM:3.3")
def test_no_city_or_building_is_needed_but_room_by_glory() -> None:
    scene = recruiter("horan", "taia", "saigo").glory(1, "saigo").do("recruit knight", "done")
    assert scene.army("saigo") == {"knight": 1} and int(scene.hero("saigo").built) == 0
    assert scene.do("recruit knight", "done").army("saigo") == {"knight": 1}  # no vassal has room now: no effect
    assert scene.turn == "taia" and scene.army("taia") == {}


@pytest.mark.rule("IM:3.3")
def test_the_last_archer_may_be_taken_first() -> None:
    """As in the book's example, then knights: one of them is granted."""
    scene = spread(recruiter("argentus", "taia", "saigo").glory(2, "saigo").glory(1, "taia"), "archer", 1)
    scene.do("recruit archer")
    assert not scene.offers("done")  # nothing could be granted yet
    scene.do("recruit knight", "recruit knight", "done")
    assert scene.listed("grant") == ["taia knight", "saigo knight"]
    assert scene.do("grant saigo knight").army("saigo")["knight"] == 1


@pytest.mark.rule("IM:3.3")
def test_a_last_die_after_which_nothing_can_follow_stays() -> None:
    scene = spread(recruiter("horan", "taia", "saigo").glory(1, "taia"), "archer", 1).own(food=0, stone=0)
    assert scene.refusal("recruit archer") == ("IM:3.3", "leave-one-to-grant")
    scene.own(food=1).do("recruit knight")
    assert scene.offers("recruit archer")  # now a knight can be granted
    scene.do("recruit archer", "done")
    assert scene.army("taia") == {"knight": 1}


@pytest.mark.rule("IM:3.3", "K2:5.5")
def test_an_emperor_who_cannot_go_on_gives_a_die_back() -> None:
    """The archer took the last room, so a unit has to make room, or the archer goes back."""
    scene = spread(recruiter("horan", "taia", "saigo").glory(1, "taia"), "archer", 1).glory(2).own(food=1, stone=1)
    scene.give("blessing").do("recruit archer", "bless mage")  # there is no room left for a knight
    assert scene.listed("give back") == ["archer", "mage"] and not scene.offers("done")
    scene.do("give back archer", "done")
    assert (scene.army("taia"), scene.army("horan")) == ({"archer": 1}, {"mage": 1, "guard": 1})


@pytest.mark.rule("IM:3.3")
def test_two_left_leave_one_to_grant() -> None:
    scene = spread(recruiter("horan", "taia", "saigo").glory(1, "taia"), "archer", 2).own(food=0, stone=0)
    scene.do("recruit archer")
    assert scene.listed("recruit") == []
    assert scene.do("done").army("taia") == {"archer": 1} and scene.supply("archer") == 0


@pytest.mark.rule("IM:3.3")
def test_if_no_vassal_has_room_the_emperor_may_take_all() -> None:
    scene = spread(recruiter("horan", "taia", "saigo"), "archer", 1).do("recruit archer", "done")
    assert (scene.army("horan"), scene.supply("archer")) == ({"archer": 1, "guard": 1}, 0)


@pytest.mark.rule("IM:3.3")
def test_vassals_may_take_the_last_die_and_grant_nothing() -> None:
    scene = in_city("horan", "taia", "saigo", crown="taia", buildings=("shooting-range",)).own(wood=3).glory(3)
    spread(scene.glory(2, "taia"), "archer", 1).do("recruit archer")
    assert (scene.army("horan"), scene.army("taia")) == ({"archer": 1}, {"guard": 1})


@pytest.mark.rule("IM:3.3", "IM:3.4")
def test_rebels_necromancy_and_blessing_give_nothing() -> None:
    scene = Scene("aderyn", "taia").crown("aderyn").stand("aderyn", FOREST).own(food=2).glory(2).glory(2, "taia")
    scene.give("blessing").do("use rebels", "bless mage")
    assert (scene.army("aderyn"), scene.army("taia")) == ({"knight": 1, "mage": 1, "guard": 1}, {})
    scene = Scene("xanros", "taia").crown("xanros").glory(2, "taia").do("use necromancy")
    assert scene.army("taia") == {}


@pytest.mark.rule("IM:3.2")
def test_the_receiver_need_not_be_near() -> None:
    scene = before("fire-eaters", "horan", "taia").stand("taia", NORTH).found(DOOR).found(FARM, of="taia")
    scene.crown("horan").own("", **RICH).do("build stable")
    assert scene.built("taia") == ["stable"]
