"""Buildings."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Scene, before


@pytest.mark.rule("K2:6.1", "K2:2.1")
def test_a_stable_gives_one_action_more_in_each_turn() -> None:
    scene = Scene("horan", "taia").found(FARM, "stable").lives(1)
    for there, back in (("west", "east"), ("east", "west")):
        scene.do(f"move {there}", f"move {back}", f"move {there}")
        assert not scene.mentions("move")
        scene.do("done", "done")
    assert scene.do("heal", "heal").turn == "horan"
    assert scene.lives(1).do("heal").turn == "taia"


def with_portal(*more: str) -> Scene:
    return Scene("horan", "taia", "darius").found(FARM, "portal", *more).lay("farm-1-open", at=DOOR)


@pytest.mark.rule("K2:6.2")
def test_from_ones_own_city_to_any_placed_tile() -> None:
    scene = with_portal().lay("forest-1-03", at=(2, -1), chasms="e w").stand("horan", FARM)
    assert scene.listed("portal") == ["0", "2", "3", "4"]  # all but the city itself, chasms or not
    assert scene.do(f"portal {scene.place((2, -1))}").at("horan") == (2, -1)


@pytest.mark.rule("K2:6.2")
@pytest.mark.parametrize("at", [CASTLE, FOREST, DOOR])
def test_from_anywhere_to_ones_own_city(at: tuple[int, int]) -> None:
    scene = with_portal().stand("horan", at)
    assert scene.listed("portal") == [str(scene.place(FARM))]
    assert scene.do(f"portal {scene.place(FARM)}").at("horan") == FARM


@pytest.mark.rule("K2:6.2")
def test_once_a_turn() -> None:
    scene = with_portal("stable").do(f"portal {Scene('horan', 'taia').place(FARM)}")
    assert scene.refusal("portal 0") == ("K2:6.2", "portal-used") and scene.mentions("move")
    scene.do("done", "done", "done")
    assert scene.mentions("portal")


@pytest.mark.rule("K2:6.2", "K2:2.1")
def test_instead_of_a_move() -> None:
    scene = with_portal().lives(1).stand("horan", FOREST).do(f"portal {with_portal().place(FARM)}", "move east")
    assert not scene.mentions("move") and scene.do("heal").turn == "taia"
    scene = with_portal().lives(1).do("move east", "move west")
    assert scene.refusal("portal 1") == ("K2:2.1", "no-move-left")


@pytest.mark.rule("K2:6.2")
def test_not_without_the_building_and_not_through_anothers() -> None:
    assert Scene("horan", "taia").found(FARM).refusal("portal 1") == ("K2:6.2", "no-portal")
    scene = Scene("horan", "taia").found(FARM, "portal", of="taia").found(FOREST).stand("horan", FARM)
    assert not scene.mentions("portal")


@pytest.mark.rule("K2:6.2", "K2:4.1", "K2:4.3")
def test_monsters_at_its_end_are_fought_and_back_is_the_city() -> None:
    scene = before("dark-dryads", "taia", "horan").found(FARM, "portal").stand("taia", FARM)
    scene.do(f"portal {scene.place(NORTH)}", "roll hero 1x1")
    assert (scene.at("taia"), scene.turn, scene.monsters(NORTH)) == (FARM, "horan", ["dark-dryads"])


@pytest.mark.rule("K2:6.2")
def test_never_into_the_unknown() -> None:
    scene = with_portal().stand("horan", FARM)
    assert len(scene.listed("portal")) == int(scene.state.grid.count) - 1
    assert not scene.offers(f"portal {int(scene.state.grid.count)}")


@pytest.mark.rule("K2:6.2", "K2:9.2")
def test_plague_does_not_close_it() -> None:
    assert with_portal().plague("horan").mentions("portal")
    assert len(with_portal().plague("horan").stand("horan", FARM).listed("portal")) == 3


@pytest.mark.rule("K2:6.3", "K2:4.7")
def test_glory_banners_add_two_to_glory_at_once() -> None:
    scene = Scene("horan", "taia").found(FARM, "military-camp").stand("horan", FARM).own(food=3, wood=2, stone=1)
    assert not scene.mentions("recruit")
    scene.do("build glory-banners")
    assert scene.fame("horan") == 2
    scene.do("recruit knight", "recruit knight")
    assert scene.army("horan") == {"knight": 2}


@pytest.mark.rule("K2:6.3")
def test_what_is_beaten_later_comes_on_top_of_the_banners() -> None:
    scene = before("hammer-followers", "taia", "horan").found(FARM, "glory-banners")
    assert scene.fame("taia") == 2
    assert scene.do("move northwest", "roll hero 1x3").fame("taia") == 5


@pytest.mark.rule("K2:6.4")
def test_camp_range_and_tower_let_one_recruit_knights_archers_and_mages() -> None:
    rich = {"food": 2, "wood": 2, "stone": 2}
    for buildings, units in (
        (["military-camp"], ["knight"]),
        (["shooting-range"], ["archer"]),
        (["wizard-tower"], ["mage"]),
        (["military-camp", "shooting-range", "wizard-tower"], ["knight", "archer", "mage"]),
        (["stable", "portal", "glory-banners"], []),
    ):
        scene = Scene("horan", "taia").found(FARM, *buildings).stand("horan", FARM).glory(1).own("", **rich)
        assert scene.listed("recruit") == units
