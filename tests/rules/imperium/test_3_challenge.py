"""Attacking the emperor."""

import pytest

from tests.rules.imperium.scene import CASTLE, FARM, NORTH, Scene, before, duel, in_city


def taia_against_argentus() -> Scene:
    """Argentus is emperor; Taia comes to his tile and attacks with everything."""
    scene = Scene("taia", "argentus", "horan").crown("argentus").stand("taia", FARM).glory(4).muster(knight=2, archer=2)
    scene.give("sword", "fireball").glory(3, "argentus").muster("argentus", knight=1, mage=2)
    scene.give("sword", "fireball", to="argentus").own("argentus", food=2, stone=1).own("horan", wood=1)
    return scene.do("move east", "challenge")


@pytest.mark.rule("IM:3.6", "IM:3.5", "IM:3.1")
def test_the_books_example_of_taia_against_argentus() -> None:
    scene = taia_against_argentus()
    scene.fight("knight 1xs 1x1", "archer 2x1", "hero 1xss")
    assert scene.listed("plague") == ["horan", "argentus"]
    scene.do("plague argentus")
    assert scene.goods("argentus") == (1, 0, 0)  # at once: he has no city, so misery alone
    assert scene.options() == ["done", "use fireball"]
    scene.do("done")
    assert scene.totals()[0] == 4 and scene.asked == "argentus"  # 1 + 1 + 1, and the sword
    scene.do("join knight 1", "join mage 1", "join guard 1")
    scene.do("roll knight 1x1", "roll mage 1xs", "roll hero 1xs", "roll guard 1xshield")
    assert scene.offers("done", "use magical-affinity keep", "use magical-affinity discard")
    scene.do("done")
    assert scene.life("taia") == 3 and scene.army("taia") == {"knight": 1, "archer": 2}
    assert scene.asked == "argentus" and scene.listed("ignore") == ["mage", "hero"]
    scene.do("ignore mage")
    assert (scene.emperor, scene.goods("taia"), scene.goods("argentus")) == ("taia", (1, 1, 1), (1, 0, 0))
    assert scene.army("taia") == {"knight": 1, "archer": 2, "guard": 1}
    assert (scene.army("argentus"), scene.life("argentus")) == ({"knight": 1, "mage": 2}, 4)
    assert (scene.at("taia"), scene.at("argentus"), scene.turn) == (CASTLE, CASTLE, "argentus")
    assert scene.held("taia") == scene.held("argentus") == {"sword": 1, "fireball": 1}


@pytest.mark.rule("IM:3.6", "IM:5.2")
def test_in_that_example_magical_affinity_would_not_have_helped() -> None:
    scene = taia_against_argentus().fight("knight 1xs 1x1", "archer 2x1", "hero 1xss").do("plague argentus", "done")
    scene.do("join knight 1", "join mage 1", "join guard 1")
    scene.do("roll knight 1x1", "roll mage 1xs", "roll hero 1xs", "roll guard 1xshield", "use magical-affinity discard")
    assert scene.totals()[:2] == [4, 4]
    assert scene.do("ignore mage").emperor == "taia"  # the attacker wins the tie


@pytest.mark.rule("IM:3.6")
@pytest.mark.parametrize(("faces", "emperor"), [(("2", "2"), "taia"), (("3", "2"), "taia"), (("1", "2"), "horan")])
def test_more_wins_and_equal_wins_for_the_attacker(faces: tuple[str, str], emperor: str) -> None:
    scene = duel("taia", "horan").do("challenge", f"roll hero 1x{faces[0]}", "join guard 0", f"roll hero 1x{faces[1]}")
    assert scene.emperor == emperor and ("crowned" in scene.told) == (emperor == "taia")


@pytest.mark.rule("IM:3.6")
def test_a_new_emperor_is_paid_and_one_who_defends_is_not() -> None:
    scene = duel("taia", "horan").do("challenge", "roll hero 1x2", "join guard 0", "roll hero 1x1")
    assert (scene.goods("taia"), scene.army("taia"), scene.army("horan")) == ((1, 1, 1), {"guard": 1}, {})
    scene = duel("taia", "saigo").do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x2")
    assert (scene.goods("saigo"), scene.goods("taia"), "defended" in scene.told) == ((0, 0, 0), (0, 0, 0), True)
    assert scene.army("saigo") == {"guard": 1}


@pytest.mark.rule("IM:3.6")
def test_only_on_the_emperors_tile_and_never_by_the_emperor() -> None:
    assert duel("taia", "horan").stand("taia", FARM).refusal("challenge") == ("IM:3.6", "emperor-elsewhere")
    assert duel("taia", "horan").do("done").refusal("challenge") == ("IM:3.6", "you-are-emperor")
    assert Scene("taia", "horan").refusal("challenge") == ("IM:3.6", "no-emperor")
    assert duel("taia", "horan").offers("challenge")


@pytest.mark.rule("IM:3.6")
def test_it_costs_no_action_fits_after_the_last_one_and_ends_the_turn() -> None:
    scene = duel("taia", "horan").lives(1).do("heal", "heal")
    assert scene.turn == "taia" and scene.options() == ["done", "challenge"]
    scene.do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x1")
    assert scene.turn == "horan"
    scene = duel("taia", "horan").do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x1")
    assert scene.turn == "horan"  # with two actions left


@pytest.mark.rule("IM:3.6", "K2:2.5", "K2:5.4", "K2:5.5")
@pytest.mark.parametrize("begun", ["build portal", "recruit knight"])
def test_between_two_buildings_and_two_recruits(begun: str) -> None:
    """The emperor stands in the challenger's city; the battle ends what was going on, and the turn."""
    scene = in_city("horan", "taia", crown="taia", buildings=("military-camp",)).stand("taia", FARM).glory(3)
    scene.own(food=9, wood=9, stone=9).do(begun, "pay food")
    assert scene.offers("challenge", "done") and int(scene.state.used) == 1
    scene.do("challenge", "join knight 0") if "recruit" in begun else scene.do("challenge")
    scene.do("roll hero 1x1", "join guard 0", "roll hero 1x3")
    assert scene.turn == "taia" and scene.is_acting


@pytest.mark.rule("IM:3.6", "K2:2.1")
def test_the_emperor_who_defends_has_no_actions_left_in_the_turn_of_another() -> None:
    scene = duel("taia", "horan").found(FARM, "stable", of="horan").lives(1).do("heal", "challenge", "roll hero 1x1")
    assert (scene.asked, scene.view().actions_left) == ("horan", 0)
    scene = duel("taia", "horan").give("amulet-of-action").drop("sword", at=CASTLE).lives(1)
    scene.do("heal", "heal", "take sword", "challenge", "roll hero 1x1")
    assert (scene.asked, scene.view().actions_left) == ("horan", 0)


@pytest.mark.rule("IM:3.6", "K2:2.1")
def test_the_attacker_still_sees_the_actions_left() -> None:
    scene = duel("elspeth", "horan").give("fireball").lives(1).do("heal", "challenge", "roll hero 1x1")
    assert (scene.asked, scene.view().actions_left) == ("elspeth", 1)


@pytest.mark.rule("IM:3.6")
def test_between_a_move_and_its_action() -> None:
    scene = duel("taia", "horan").stand("taia", FARM).lives(1).do("move east")
    assert scene.offers("challenge", "heal")


@pytest.mark.rule("IM:3.6")
def test_an_unconscious_hero_does_not_attack() -> None:
    scene = duel("taia", "horan", "saigo").do("done").fell("saigo").do("done")
    assert (scene.turn, scene.life("saigo")) == ("taia", 3)  # beside the emperor, he only woke


@pytest.mark.rule("IM:3.6")
def test_the_attacker_finishes_everything_before_the_emperor_chooses_dice() -> None:
    scene = duel("elspeth", "saigo").give("fireball", "sword").glory(1, "saigo").muster("saigo", archer=1)
    scene.do("challenge", "roll hero 1xs", "use combat-finesse", "roll hero 1x1", "use fireball")
    assert scene.totals()[0] == 3 and (scene.asked, scene.listed("join")) == ("saigo", ["archer 0", "archer 1"])
    scene.do("join archer 1", "join guard 1", "roll archer 1x1", "roll hero 1x1", "roll guard 1x1", "done")
    assert scene.emperor == "elspeth"  # 3 against 3


@pytest.mark.rule("IM:3.6")
def test_the_emperor_spends_fireballs_while_below_the_total_to_beat() -> None:
    scene = duel("taia", "saigo").give("fireball", "fireball", to="saigo")
    scene.do("challenge", "roll hero 1x2", "join guard 0", "roll hero 1x1")
    scene.do("use fireball")
    assert scene.offers("use fireball")  # equal is not enough
    scene.do("use fireball")
    assert (scene.emperor, scene.held("saigo")) == ("saigo", {})
    scene = duel("taia", "saigo").give("fireball", to="saigo")
    scene.do("challenge", "roll hero 1x2", "join guard 0", "roll hero 1x3")
    assert (scene.emperor, scene.turn, scene.held("saigo")) == ("saigo", "saigo", {"fireball": 1})


@pytest.mark.rule("IM:3.6")
def test_plague_and_misery_after_each_final_roll_for_any_opponent() -> None:
    scene = duel("taia", "saigo", "horan").own("horan", food=1).own("taia", wood=1).own("saigo", stone=1)
    scene.do("challenge", "roll hero 1xss")
    assert scene.listed("plague") == ["horan", "saigo"]
    scene.do("plague horan")
    assert scene.goods("horan") == (0, 0, 0) and scene.asked == "saigo"
    scene.do("join guard 0", "roll hero 1xss")
    assert scene.listed("plague") == ["horan", "taia"]
    scene.do("plague taia")
    assert scene.goods("taia") == (1, 1, 1) and scene.emperor == "taia"  # 0 against 0; she lost one wood, and is paid
    assert (scene.life("taia"), scene.life("saigo")) == (3, 3)


@pytest.mark.rule("IM:3.6")
def test_both_lose_lives_and_units_to_their_own_skulls_and_stay() -> None:
    scene = duel("taia", "saigo").glory(1).muster(knight=1).glory(1, "saigo").muster("saigo", mage=1)
    scene.do("challenge", "join knight 1", "roll knight 1xs", "roll hero 1xs")
    scene.do("join mage 1", "join guard 1", "roll mage 1xs", "roll hero 1xs", "roll guard 1x2")
    assert (scene.life("taia"), scene.life("saigo"), scene.emperor) == (4, 4, "saigo")
    assert (scene.army("taia"), scene.army("saigo")) == ({}, {"guard": 1})
    assert (scene.at("taia"), scene.at("saigo"), scene.supply("knight")) == (CASTLE, CASTLE, 10)


@pytest.mark.rule("IM:3.6")
def test_a_winner_without_lives_still_wins() -> None:
    scene = duel("taia", "saigo").lives(1).give("warhammer").do("challenge", "roll hero 1xs", "join guard 0")
    scene.do("roll hero 1x1")
    assert (scene.emperor, scene.life("taia"), bool(scene.hero("taia").fallen)) == ("taia", 0, True)


@pytest.mark.rule("IM:3.6", "IM:3.5")
def test_the_guard_still_shields_who_is_losing_the_crown() -> None:
    scene = duel("taia", "saigo").do(
        "challenge", "roll hero 1x1", "join guard 1", "roll hero 1xs", "roll guard 1xshield"
    )
    assert scene.asked == "saigo" and scene.do("ignore hero").life("saigo") == 5
    assert (scene.emperor, scene.army("taia")) == ("taia", {"guard": 1})


@pytest.mark.rule("IM:3.6")
def test_an_unconscious_emperor_defends_normally() -> None:
    scene = duel("taia", "saigo").fell("saigo").do("challenge", "roll hero 1x1", "join guard 1")
    scene.do("roll hero 1xss", "roll guard 1x2")
    assert (scene.emperor, scene.life("saigo"), scene.turn) == ("saigo", 3, "taia")  # woken by the turn that followed


@pytest.mark.rule("IM:3.6")
def test_only_the_two_fight_whichever_heroes_are_there() -> None:
    scene = duel("taia", "saigo", "horan").glory(3, "horan").muster("horan", mage=3)
    scene.do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x1")
    assert (scene.emperor, scene.turn, scene.army("horan")) == ("taia", "saigo", {"mage": 3})


@pytest.mark.rule("IM:3.6")
def test_the_opponent_is_no_monster_army() -> None:
    scene = duel("kirima", "darius").do("challenge", "roll hero 1x1")
    assert scene.totals()[0] == 1  # no Leap
    scene.do("join guard 0", "roll hero 1x2")
    assert (scene.emperor, scene.fame("darius"), scene.fame("kirima")) == ("darius", 0, 0)
    scene = duel("darius", "taia").do("challenge")
    assert scene.mentions("roll hero")  # no Claws
    assert scene.do("roll hero 1x1", "join guard 0", "roll hero 1x1").fame("darius") == 0


@pytest.mark.rule("IM:3.6")
def test_war_strategy_and_plunder_work() -> None:
    scene = duel("horan", "taia").stand("horan", FARM).stand("taia", FARM).glory(1).muster(knight=1)
    scene.do("challenge", "join knight 1", "roll knight 1xs", "roll hero 1x1", "use war-strategy", "roll knight 1x1")
    scene.do("join guard 0", "roll hero 1x1")
    assert (scene.emperor, scene.goods("horan"), scene.turn) == ("horan", (2, 1, 1), "taia")  # one food plundered
    scene = duel("taia", "horan").stand("horan", FARM).stand("taia", FARM)
    scene.do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x2")
    assert scene.goods("horan") == (1, 0, 0)  # defending too
    scene = duel("horan", "taia").stand("horan", FARM).stand("taia", FARM)
    scene.do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x2")
    assert scene.goods("horan") == (0, 0, 0)  # not for losing


@pytest.mark.rule("IM:3.6")
def test_skeletons_and_the_soul_collector_work() -> None:
    scene = duel("xanros", "taia").muster(skeleton=2).lives(3).do("challenge", "join skeleton 2")
    scene.do("roll skeleton 2xs", "roll hero 1x1", "join guard 0", "roll hero 1x1")
    assert (scene.life("xanros"), scene.supply("skeleton"), scene.emperor) == (5, 3, "xanros")


@pytest.mark.rule("IM:3.6")
def test_berserk_hard_skin_and_strategic_positions_work() -> None:
    scene = duel("valduk", "saigo").glory(1).muster(mage=1).glory(1, "saigo").muster("saigo", archer=1)
    scene.do("challenge", "join mage 1", "roll mage 1xs", "roll hero 1xss")
    assert scene.totals()[0] == 2 and scene.asked == "valduk"
    scene.do("use hard-skin mage")
    assert (scene.army("valduk"), scene.life("valduk")) == ({"mage": 1}, 2)
    scene.do("join archer 1", "join guard 0", "roll archer 1xs", "roll hero 1x1", "use strategic-positions")
    scene.do("reroll archer s", "done", "roll archer 1x1")
    assert (scene.emperor, scene.army("saigo")) == ("valduk", {"archer": 1})


@pytest.mark.rule("IM:3.6")
def test_bear_titan_and_lord_of_time_fight_too() -> None:
    scene = duel("lorraine", "taia").give("amulet-of-titan").lord().do("challenge")
    scene.fight("bear 1x1", "titan 1x1", "hero 1x1", "lord-of-time 1x3")
    assert scene.totals()[0] == 6


@pytest.mark.rule("IM:3.6")
def test_monsters_on_the_tile_play_no_part() -> None:
    scene = before("fire-eaters", "aderyn", "taia").crown("aderyn").do("move northwest", "use sneaking", "done")
    scene.stand("taia", NORTH).do("challenge", "roll hero 1x1", "join guard 0", "roll hero 1x1")
    assert (scene.emperor, scene.at("taia"), scene.at("aderyn")) == ("taia", NORTH, NORTH)
    assert (scene.monsters(NORTH), scene.held("taia")) == (["fire-eaters"], {})


@pytest.mark.rule("IM:3.6")
def test_a_view_tells_that_the_emperor_must_beat_the_attacker_who_wins_a_tie() -> None:
    scene = duel("taia", "horan").glory(1).muster(knight=1).do("challenge")
    contest, battle = scene.contest(), scene.battle()
    assert (contest.order, contest.most, contest.tie_wins) == ([0, 1], None, 0)
    assert (battle.foes, battle.strength, battle.needed, battle.missing) == ([], None, None, None)
    scene.do("join knight 1", "roll knight 1x1", "roll hero 1x2")
    contest, battle = scene.contest(), scene.battle()
    assert (contest.kind, contest.most, contest.tie_wins) == ("defence", 3, 0)
    assert (battle.strength, battle.needed, battle.missing) == (4, 4, 4)


@pytest.mark.rule("IM:3.6")
def test_a_challenge_lights_up_the_emperor() -> None:
    assert duel("taia", "horan").anchors("challenge") == ["button:challenge", "hero:horan"]
