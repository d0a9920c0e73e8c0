"""Goblin cave and stone eater mines."""

import pytest

from tests.rules.imperium.scene import DOOR, NORTH, Scene, before, by_the_cave, in_city, rift

MINES = "stone-eater-mines-1-0"


def by_the_mines(*heroes: str) -> Scene:
    scene = Scene(*heroes).lay("farm-1-open", at=DOOR).lay(MINES, at=NORTH, chasms="e")
    return scene.stand(heroes[0], DOOR)


@pytest.mark.rule("IM:2.1")
def test_the_books_example_of_a_goblin_cave() -> None:
    """Xanros fights the goblins; Kirima does not, because Xanros is there; when both have left, Elspeth must."""
    scene = by_the_cave("xanros", "kirima", "elspeth").do("move northwest", "roll hero 1x1")
    assert (scene.goods("xanros"), scene.at("xanros"), scene.turn) == ((1, 1, 0), NORTH, "kirima")
    scene.do("move northwest")
    assert (scene.at("kirima"), scene.goods("kirima"), scene.is_acting) == (NORTH, (0, 0, 0), True)
    scene.do("done", "done")  # Elspeth waits
    scene.do("move southeast", "done")
    assert scene.monsters(NORTH) == []  # Kirima is still there
    scene.do("move southeast")
    assert scene.monsters(NORTH) == ["goblins"]
    scene.do("done", "move northwest")
    assert scene.mentions("roll hero") and int(scene.state.strength) == 1


@pytest.mark.rule("IM:2.1")
@pytest.mark.parametrize(("tile", "face", "goods"), [("goblin-cave-1-0", 1, (1, 1, 0)), (MINES, 2, (0, 0, 1))])
def test_their_strength_what_they_give_glory_and_the_end_of_the_turn(
    tile: str, face: int, goods: tuple[int, int, int]
) -> None:
    scene = Scene("taia", "horan").lay("farm-1-open", at=DOOR).lay(tile, at=NORTH, chasms="e").stand("taia", DOOR)
    scene.do("move northwest", f"roll hero 1x{face}")
    assert (scene.goods(), scene.fame(), scene.at(), scene.turn) == (goods, face, NORTH, "horan")
    assert scene.monsters(NORTH) == [] and scene.held() == {}


@pytest.mark.rule("IM:2.1")
def test_a_hero_who_loses_goes_back_and_they_stay() -> None:
    scene = by_the_mines("taia", "horan").do("move northwest", "roll hero 1x1")
    assert (scene.at("taia"), scene.goods("taia"), scene.monsters(NORTH)) == (DOOR, (0, 0, 0), ["stone-eaters"])
    assert (scene.fame("taia"), scene.turn) == (0, "horan")
    scene = by_the_cave("taia", "horan").do("move northwest", "roll hero 1xs")
    assert (scene.at("taia"), scene.life("taia"), scene.monsters(NORTH)) == (DOOR, 4, ["goblins"])


@pytest.mark.rule("IM:2.1")
@pytest.mark.parametrize("conscious", [True, False])
def test_no_hero_fights_where_another_stands_conscious_or_not(conscious: bool) -> None:
    scene = by_the_cave("taia", "horan").stand("horan", NORTH).clear(NORTH)
    if not conscious:
        scene.fell("horan")
    scene.do("move northwest")
    assert (scene.at("taia"), scene.goods("taia"), scene.is_acting, scene.turn) == (NORTH, (0, 0, 0), True, "taia")
    scene.do("heal" if scene.offers("heal") else "move southeast")  # the turn goes on
    assert scene.turn == "taia"


@pytest.mark.rule("IM:2.1")
def test_an_unconscious_hero_keeps_the_inhabitants_away() -> None:
    scene = by_the_cave("taia", "horan").stand("horan", NORTH).clear(NORTH).fell("horan").do("move southeast")
    assert scene.monsters(NORTH) == []


@pytest.mark.rule("IM:2.1")
@pytest.mark.parametrize("tile", ["goblin-cave-1-0", MINES])
def test_no_tokens_are_drawn_for_them(tile: str) -> None:
    scene = Scene("taia", "horan").do("move northeast", f"tile {tile}", "lay e")
    assert scene.mentions("roll hero") and sum(scene.bag().values()) == 40
    assert len(scene.monsters((1, -1))) == 1


@pytest.mark.rule("IM:2.1")
def test_the_scout_beats_the_goblins_outright() -> None:
    scene = by_the_cave("darius", "taia").do("move northwest")
    assert (scene.goods("darius"), scene.fame("darius"), scene.turn) == ((1, 1, 0), 1, "taia")
    scene = by_the_mines("darius", "taia").do("move northwest")
    assert scene.mentions("roll hero")  # the stone eaters are too strong for that


@pytest.mark.rule("IM:2.1")
def test_other_abilities_work_too_but_there_is_nothing_to_plunder() -> None:
    scene = by_the_cave("elspeth", "taia").do("move northwest", "roll hero 1xs", "use combat-finesse", "roll hero 1x1")
    assert scene.goods("elspeth") == (1, 1, 0)
    scene = by_the_cave("horan", "taia").do("move northwest", "roll hero 1x1")
    assert (scene.goods("horan"), scene.turn) == ((1, 1, 0), "taia")


@pytest.mark.rule("IM:2.1")
@pytest.mark.parametrize("tile", ["goblin-cave-1-0", MINES])
def test_no_gathering_and_no_city_there(tile: str) -> None:
    scene = Scene("taia", "horan").lay(tile, at=DOOR, chasms="e").stand("taia", DOOR).clear(DOOR).own(wood=9)
    assert scene.refusal("gather") == ("K2:5.2", "land-gives-nothing")
    assert scene.refusal("found city saving wood") == ("K2:5.3", "no-city-on-this-land")


@pytest.mark.rule("IM:2.1")
def test_inhabitants_are_back_when_the_last_hero_has_gone_however_that_was() -> None:
    scene = by_the_cave("taia", "horan").clear(NORTH).stand("taia", NORTH).found(DOOR, "portal")
    scene.do(f"portal {scene.place(DOOR)}")
    assert "inhabitants-back" in scene.told and scene.monsters(NORTH) == ["goblins"]
    scene = by_the_cave("taia", "horan").clear(NORTH).stand("taia", NORTH).do("move northwest", "tile forest-1-open")
    scene.do("token fire-eaters", "token envoys-of-death", "place fire-eaters")
    assert scene.monsters(NORTH) == ["goblins"]
    scene = rift(by_the_cave("taia", "horan").clear(NORTH).stand("horan", NORTH))
    assert scene.monsters(NORTH) == ["goblins"]


@pytest.mark.rule("IM:2.1")
def test_a_hero_thrown_back_among_them_does_not_fight_and_keeps_others_from_fighting() -> None:
    """Being thrown back is not entering."""
    scene = by_the_cave("taia", "horan").clear(NORTH).stand("taia", NORTH)
    scene.do("move northwest", "tile forest-1-open", "token skeleton-riders", "token envoys-of-death")
    scene.do("place envoys-of-death", "roll hero 1x1")
    assert (scene.at("taia"), scene.monsters(NORTH), scene.turn) == (NORTH, ["goblins"], "horan")
    assert scene.do("move northwest").is_acting and scene.at("horan") == NORTH
    assert scene.refusal("fight") == ("IM:5.1", "not-your-ability")


@pytest.mark.rule("IM:2.1")
def test_monsters_elsewhere_are_fought_whichever_heroes_stand_there() -> None:
    scene = before("fire-eaters", "taia", "aderyn").stand("aderyn", NORTH).do("move northwest")
    assert scene.mentions("roll hero")


@pytest.mark.rule("IM:2.1", "K2:10.5")
def test_a_magic_run_passes_inhabitants_beside_whom_another_hero_stands() -> None:
    """Valduk was thrown back among the stone eaters; Elspeth runs past both."""
    scene = Scene("valduk", "elspeth").do("move northeast", "tile stone-eater-mines-1-0", "lay e", "roll hero 1x2")
    scene.do("done", "move northeast", "tile farm-1-open", "token envoys-of-death", "roll hero 1xs")
    assert scene.turn == "elspeth"
    assert scene.offers("use magic-run northeast 1", "use magic-run northeast 2")
    alone = scene.do("done", "move southwest", "done")
    assert alone.offers("use magic-run northeast 1") and not alone.offers("use magic-run northeast 2")


@pytest.mark.rule("IM:2.2", "K2:2.5")
def test_a_rift_that_opens_in_the_middle_of_an_action_ends_the_turn() -> None:
    scene = in_city("lorraine", "taia", crown="taia", buildings=("military-camp",)).own(food=9, wood=9).glory(3)
    scene.do("recruit knight", "pay food", "use hawkeye", "tile rift-1-open", "attach 0 northeast")
    scene.do("join knight 1", "join bear 1", "roll knight 1x1", "roll bear 1x2", "roll hero 1x1")
    scene.do("join guard 0", "roll hero 1x1")
    assert (scene.emperor, scene.turn, scene.is_acting) == ("lorraine", "taia", True)
    assert int(scene.state.recruited) == 0
