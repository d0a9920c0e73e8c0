"""The rift."""

import pytest

from tests.rules.imperium.scene import CASTLE, DOOR, EAST, FARM, FOREST, Scene, rift
from tests.rules.played import dealt_as_listed


@pytest.mark.rule("IM:2.2")
def test_all_heroes_move_there_at_once_and_none_can_avoid_it() -> None:
    scene = Scene("taia", "horan", "aderyn", "darius").stand("horan", FARM).stand("darius", FOREST).fell("horan")
    rift(scene)
    assert [scene.at(hero) for hero in ("taia", "horan", "aderyn", "darius")] == [EAST] * 4
    assert "rift-opened" in scene.told and sum(scene.bag().values()) == 40  # and no token is drawn
    scene.do("roll hero 1x1", "roll hero 1x3", "roll hero 1x2", "roll hero 1x2")
    assert (scene.emperor, scene.turn) == ("horan", "aderyn")  # the unconscious one fought, and lost his turn


@pytest.mark.rule("IM:2.2")
def test_each_in_turn_order_from_the_revealer_with_units_of_choice() -> None:
    scene = Scene("taia", "horan", "saigo").glory(2, "horan").muster("horan", knight=2).glory(1, "saigo")
    rift(scene.muster("saigo", archer=1))
    assert scene.chances() == {"roll hero 1x1": 2, "roll hero 1x2": 1, "roll hero 1x3": 1, "roll hero 1xs": 1,
                               "roll hero 1xss": 1}  # fmt: skip
    scene.do("roll hero 1x2")
    assert (scene.asked, scene.listed("join"), scene.totals()) == ("horan", ["knight 0", "knight 1", "knight 2"],
                                                                  [2, 0, 0])  # fmt: skip
    scene.do("join knight 1", "roll knight 1x1", "roll hero 1x2", "done")
    assert (scene.asked, scene.totals()) == ("saigo", [2, 3, 0])
    scene.do("join archer 0", "roll hero 1x1")
    assert (scene.emperor, scene.turn) == ("horan", "horan")


@pytest.mark.rule("IM:2.2")
def test_the_revealer_begins_wherever_that_hero_sits() -> None:
    scene = Scene("taia", "horan", "saigo").glory(1, "horan").muster("horan", knight=1).do("done")
    assert rift(scene).asked == "horan"


@pytest.mark.rule("IM:2.2")
def test_weapons_fireballs_and_abilities_count() -> None:
    scene = Scene("taia", "elspeth", "argentus").give("sword", "fireball", "fireball").give("fireball", to="argentus")
    rift(scene).do("roll hero 1x1", "use fireball", "done")
    assert scene.totals()[0] == 3 and scene.held("taia") == {"sword": 1, "fireball": 1}
    scene.do("roll hero 1x1", "use combat-finesse", "roll hero 1x3")
    assert scene.totals()[:2] == [3, 3]
    scene.do("roll hero 1x2", "use magical-affinity discard")
    assert (scene.emperor, scene.held("argentus")) == ("argentus", {})


@pytest.mark.rule("IM:2.2")
def test_a_tie_is_decided_by_the_hero_dice_of_the_tied_added_to_their_totals() -> None:
    scene = Scene("taia", "horan", "saigo").give("sword", to="taia").glory(1, "horan").muster("horan", knight=1)
    rift(scene).do("roll hero 1x2", "join knight 1", "roll knight 1x1", "roll hero 1x2", "done", "roll hero 1x2")
    assert scene.totals() == [3, 3, 2] and dealt_as_listed(scene.match)
    scene.do("roll hero 1x1")
    assert scene.totals() == [4, 3, 2]
    assert scene.do("roll hero 1x2").emperor == "horan"  # 5 against 4; Saigo does not roll
    assert scene.turn == "horan"


@pytest.mark.rule("IM:2.2")
def test_until_it_is_decided() -> None:
    scene = rift(Scene("taia", "horan")).do("roll hero 1x2", "roll hero 1x2")
    scene.do("roll hero 1x3", "roll hero 1x3", "roll hero 1xs", "roll hero 1xss")
    assert scene.totals() == [5, 5] and scene.emperor == ""
    scene.do("roll hero 1xs", "roll hero 1x1")
    assert (scene.emperor, scene.life("taia"), scene.life("horan")) == ("horan", 5, 5)


@pytest.mark.rule("IM:2.2")
def test_the_tied_roll_in_turn_order_too() -> None:
    scene = rift(Scene("taia", "horan", "saigo").do("done")).do("roll hero 1x1", "roll hero 1x2", "roll hero 1x2")
    assert scene.do("roll hero 1x3").totals() == [2, 1, 5]  # Saigo sits before Taia, seen from Horan


@pytest.mark.rule("IM:2.2")
def test_wounds_and_lost_units_count_from_the_first_roll_only() -> None:
    scene = Scene("taia", "horan").glory(2).muster(knight=2).glory(1, "horan").muster("horan", knight=1)
    rift(scene).do("join knight 2", "roll knight 1xs 1x1", "roll hero 1xs", "join knight 1", "roll knight 1x1")
    scene.do("roll hero 1xss", "done")
    assert (scene.life("taia"), scene.army("taia")) == (5, {"knight": 2})  # settled once the crown is decided
    scene.do("roll hero 1xs", "roll hero 1x1")
    assert (scene.life("taia"), scene.army("taia")) == (4, {"knight": 1})
    assert (scene.life("horan"), scene.emperor) == (3, "horan")


@pytest.mark.rule("IM:2.2")
def test_no_plague_and_misery() -> None:
    scene = Scene("taia", "horan").own("horan", food=1).found(FARM, of="horan")
    rift(scene).do("roll hero 1xss", "roll hero 1x1")
    assert (scene.plagued, scene.goods("horan"), scene.life("taia")) == ("", (2, 1, 1), 3)


@pytest.mark.rule("IM:2.2")
def test_no_glory_no_loot_no_plunder_no_leap_no_claws() -> None:
    scene = rift(Scene("horan", "kirima", "darius").stand("kirima", FARM))
    scene.do("roll hero 1x3")
    assert scene.totals()[0] == 3
    scene.do("roll hero 1x2")
    assert scene.totals()[1] == 2
    scene.do("roll hero 1x1")
    assert [scene.fame(hero) for hero in ("horan", "kirima", "darius")] == [0, 0, 0]
    assert (scene.emperor, scene.goods("horan"), scene.held("horan")) == ("horan", (1, 1, 1), {})


@pytest.mark.rule("IM:2.2", "IM:5.3")
def test_two_skulls_count_for_a_berserk_in_a_tie_too() -> None:
    scene = rift(Scene("valduk", "taia")).do("roll hero 1x1", "roll hero 1x1")
    scene.do("roll hero 1xss")
    assert scene.totals() == [3, 1] and scene.life("valduk") == 5  # wounds come from the first roll only
    scene.do("roll hero 1x1")
    assert scene.emperor == "valduk" and scene.life("valduk") == 5


@pytest.mark.rule("IM:2.2", "K2:10.5")
def test_a_reroll_that_was_not_used_is_there_in_a_tie() -> None:
    scene = rift(Scene("elspeth", "taia")).do("roll hero 1x1", "done", "roll hero 1x1")
    scene.do("roll hero 1xs")
    assert scene.options() == ["done", "use combat-finesse"]
    scene.do("use combat-finesse", "roll hero 1x3", "roll hero 1x1")
    assert scene.totals() == [0, 0] and scene.emperor == "elspeth"


@pytest.mark.rule("IM:2.2", "K2:10.5")
def test_but_only_once_in_the_whole_battle() -> None:
    scene = rift(Scene("elspeth", "taia")).do("roll hero 1xs", "use combat-finesse", "roll hero 1x1", "roll hero 1x1")
    scene.do("roll hero 1xs")
    assert scene.totals() == [1, 1] and scene.asked_by_chance
    scene = rift(Scene("elspeth", "taia")).do("roll hero 1x1", "done", "roll hero 1x1")
    scene.do("roll hero 1x1", "use combat-finesse", "roll hero 1x1", "roll hero 1x1", "roll hero 1xs")
    assert scene.totals() == [2, 2] and scene.asked_by_chance  # a second tie


@pytest.mark.rule("IM:2.2")
def test_only_the_hero_die_is_rolled_in_a_tie() -> None:
    scene = rift(Scene("horan", "taia").give("fireball").muster(knight=1).glory(1))
    scene.do("join knight 1", "roll knight 1x1", "roll hero 1x1", "done", "done", "roll hero 1x2")
    assert scene.totals() == [2, 2]
    assert set(scene.chances()) == {
        "roll hero 1xs",
        "roll hero 1xss",
        "roll hero 1x1",
        "roll hero 1x2",
        "roll hero 1x3",
    }
    assert scene.do("roll hero 1x1").asked_by_chance  # no units, no spells
    assert (scene.battle().win, scene.battle().needed) == (None, None)


@pytest.mark.rule("IM:2.2")
def test_the_turn_of_the_revealer_ends() -> None:
    scene = rift(Scene("taia", "horan", "saigo").give("pickpocket").own("horan", food=1))
    scene.do("done", "roll hero 1x1", "roll hero 1x2", "roll hero 1x3")
    assert (scene.turn, scene.is_acting) == ("horan", True)
    scene = rift(Scene("taia", "horan", "saigo").do("done")).do("roll hero 1x1", "roll hero 1x2", "roll hero 1x3")
    assert scene.turn == "saigo"


@pytest.mark.rule("IM:2.2")
def test_lives_do_not_go_below_zero_and_a_hero_without_lives_falls() -> None:
    scene = rift(Scene("taia", "horan", "saigo").fell("saigo").lives(1))
    scene.do("roll hero 1xss", "roll hero 1x2", "roll hero 1xs")
    assert [scene.life(hero) for hero in ("taia", "horan", "saigo")] == [0, 5, 0]
    assert bool(scene.hero("taia").fallen) and "fell-unconscious" in scene.told
    scene.do("done")  # Horan; Saigo wakes, and so does Taia
    assert [scene.life(hero) for hero in ("taia", "saigo")] == [3, 3] and scene.turn == "horan"


@pytest.mark.rule("IM:2.2")
def test_hawkeye_opens_it_all_the_same() -> None:
    scene = Scene("lorraine", "taia").do("use hawkeye", "tile rift-1-open", "attach 0 northeast")
    assert [scene.at("lorraine"), scene.at("taia")] == [EAST, EAST]
    scene.do("join bear 1", "roll bear 1x2", "roll hero 1x1", "roll hero 1x2")
    assert (scene.emperor, scene.turn) == ("lorraine", "taia")


@pytest.mark.rule("IM:2.2")
def test_afterwards_it_is_an_ordinary_tile_that_gives_nothing_but_room_for_a_city() -> None:
    scene = Scene("taia", "horan").lay("rift-1-open", at=DOOR).crown("horan").own(wood=9).do("move northwest")
    assert (scene.is_acting, scene.at("taia"), scene.at("horan")) == (True, DOOR, CASTLE)  # it never opens again
    assert scene.refusal("gather") == ("K2:5.2", "land-gives-nothing")
    assert scene.offers("move northwest", "move southeast", "found city saving wood")
    assert int(scene.do("found city saving wood").hero("taia").city) == scene.place(DOOR)


@pytest.mark.rule("IM:2.2")
def test_a_second_rift_calls_all_heroes_again() -> None:
    scene = rift(Scene("taia", "horan")).do("roll hero 1x1", "roll hero 1x2").stand("horan", CASTLE)
    scene.do("move northwest", "tile rift-1-0", "lay e")
    assert [scene.at("taia"), scene.at("horan")] == [DOOR, DOOR] and scene.asked == "horan"


@pytest.mark.rule("IM:2.2")
def test_a_view_tells_who_rolls_when_and_what_it_takes_to_lead() -> None:
    scene = rift(Scene("horan", "taia", "saigo").give("sword", to="taia"))
    contest = scene.contest()
    assert (contest.order, contest.most, contest.tie_wins) == ([0, 1, 2], None, None)
    assert (scene.battle().foes, scene.battle().needed) == ([], None)
    scene.do("roll hero 1x3")
    battle = scene.battle()
    assert (scene.contest().most, battle.needed, battle.attack, battle.missing) == (3, 4, 1, 3)
    scene.do("roll hero 1x1")
    assert (scene.contest().most, scene.battle().needed) == (3, 4)  # taia has but 2
