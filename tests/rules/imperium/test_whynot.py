"""Reasons why an action is not possible: for each reason of the expansion a position that gives it, with the clause."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from karak.bots.bot import RandomBot
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.shelf import open_game
from karak.lab.sitting import answer
from karak.play.dealer import Shaker
from tests.rules.imperium.scene import DOOR, FARM, FOREST, NORTH, Scene, at_abyss, before, duel, in_city, rift
from tests.rules.played import Case, each_reason, reasons_of, refused

SCHOOLS = ("military-camp", "shooting-range")


def at_start(*heroes: str) -> Scene:
    return Scene(*heroes or ("taia", "horan", "saigo"))


def betraying() -> Scene:
    scene = before("envoys-of-death", "taia", "horan", "saigo").lord().do("move northwest")
    return scene.fight("hero 1x1", "lord-of-time 1xbetrayal")


def choosing() -> Scene:
    scene = before("envoys-of-death", "taia", "horan").lord().do("move northwest")
    return scene.fight("hero 1x1", "lord-of-time 1xloop").do("use time-loop")


def taxing() -> Scene:
    return in_city("horan", "taia", crown="taia").own(food=3, wood=2, stone=1).do("build stable")


def giving() -> Scene:
    scene = in_city("horan", "taia", "saigo", crown="horan").own(food=9, wood=9, stone=9)
    return scene.found(FOREST, of="taia").lay("farm-1-open", at=DOOR).found(DOOR, of="saigo").do("build stable")


def granting() -> Scene:
    scene = in_city("horan", "taia", "saigo", crown="horan", buildings=SCHOOLS).own(food=9, wood=9).glory(5)
    return scene.glory(1, "taia").do("recruit knight", "recruit archer", "done")


def driving() -> Scene:
    scene = before("fire-eaters", "argentus", "taia")
    return scene.do(f"use king-of-the-wilds {scene.place(NORTH)} fire-eaters")


def meeting() -> Scene:
    return before("fire-eaters", "aderyn", "taia").do("move northwest")


def sneaked() -> Scene:
    return before("fire-eaters", "aderyn", "taia").lives(1).do("move northwest", "use sneaking")


def skinned() -> Scene:
    scene = before("envoys-of-death", "valduk", "taia").glory(1).muster(mage=1).do("move northwest")
    return scene.fight("mage 1xs", "hero 1x1")


def rebelled() -> Scene:
    return at_start("aderyn", "taia").stand("aderyn", FOREST).own(food=5).glory(3).do("use rebels")


def defending() -> Scene:
    """Horan, who has a blessing, is asked about a skull in Taia's turn."""
    scene = duel("taia", "horan").give("blessing", to="horan").give("amulet-of-protection", to="horan")
    return scene.do("challenge", "roll hero 1x2", "join guard 0", "roll hero 1xs")


def tied() -> Scene:
    return rift(at_start("taia", "horan")).do("roll hero 1x1", "roll hero 1x1")


def last_archer() -> Scene:
    scene = in_city("horan", "taia", crown="horan", buildings=SCHOOLS).own(wood=9).glory(5)
    return scene.glory(10, "taia").muster("taia", archer=9)


def spent() -> Scene:
    """Both actions are used among monsters, but she may still challenge."""
    return sneaked().crown("taia").stand("taia", NORTH).do("heal", "heal")


def blessed_rolling() -> Scene:
    scene = before("fire-eaters", "elspeth", "horan").give("blessing").glory(2).muster(knight=1).do("move northwest")
    return scene.fight("knight 1xs", "hero 1x1")


CASES: list[Case] = [
    ("no-betrayal", "IM:4.2", "betray to horan", at_start),
    ("not-among-the-choices", "IM:4.2", "betray to taia", betraying),
    ("betrayal-first", "IM:4.2", "done", betraying),
    ("no-dice-picked-up", "IM:4.2", "reroll hero 1", at_start),
    ("not-among-the-choices", "IM:4.2", "reroll hero s", choosing),
    ("dice-first", "IM:4.2", "heal", choosing),
    ("no-tax-due", "IM:3.4", "pay food", at_start),
    ("cannot-pay-with-that", "IM:3.4", "pay stone", taxing),
    ("tax-first", "IM:3.4", "done", taxing),
    ("no-building-to-give", "IM:3.2", "give horan", at_start),
    ("not-among-the-choices", "IM:3.2", "give horan", giving),
    ("gift-first", "IM:3.2", "done", giving),
    ("no-unit-to-grant", "IM:3.3", "grant horan knight", at_start),
    ("type-not-recruited", "IM:3.3", "grant taia mage", granting),
    ("no-room-there", "IM:3.3", "grant saigo knight", granting),
    ("gift-first", "IM:3.3", "done", granting),
    ("no-token-driven", "IM:5.2", "drive 1", at_start),
    ("not-among-the-choices", "IM:5.2", "drive 0", driving),
    ("token-first", "IM:5.2", "done", driving),
    ("fight-or-sneak", "IM:5.1", "done", meeting),
    ("units-first", "IM:5.3", "heal", skinned),
    ("waiting-for-tie", "IM:2.2", "move east", tied),
    ("no-blessing", "IM:4.1", "bless knight", at_start),
    ("not-your-turn", "IM:4.1", "bless", defending),
    ("not-now", "IM:4.1", "bless knight", blessed_rolling),
    ("no-dice-left", "IM:4.1", "bless knight", lambda: at_start().give("blessing").glory(1)
     .glory(10, "horan").muster("horan", knight=10)),
    ("not-among-the-choices", "IM:4.1", "bless", lambda: at_start().give("blessing").glory(1)),
    ("glory-too-low", "K2:4.7", "bless knight", lambda: at_start().give("blessing")),
    ("no-emperor", "IM:3.6", "challenge", at_start),
    ("you-are-emperor", "IM:3.6", "challenge", lambda: at_start().crown("taia")),
    ("emperor-elsewhere", "IM:3.6", "challenge", lambda: at_start().crown("horan").stand("horan", FARM)),
    ("not-now", "IM:3.6", "challenge", lambda: duel("taia", "horan").glory(1).muster(knight=1).do("challenge")),
    ("not-now", "IM:5.1", "fight", lambda: before("fire-eaters", "aderyn", "taia").glory(1).muster(knight=1)
     .do("move northwest", "fight")),
    ("not-your-ability", "IM:5.1", "fight", at_start),
    ("no-monsters-here", "IM:5.1", "fight", lambda: at_start("aderyn", "taia")),
    ("no-action-left", "K2:2.1", "fight", spent),
    ("cannot-pay-tax", "IM:3.4", "found city", lambda: at_start("horan", "taia").crown("taia").stand("horan", FARM)
     .own(wood=2)),
    ("cannot-pay-tax", "IM:3.4", "found city saving wood", lambda: at_start().crown("horan").stand("taia", FARM)
     .own(wood=1)),
    ("cannot-pay-tax", "IM:3.4", "build stable", lambda: in_city("horan", "taia", crown="taia")
     .own(food=2, wood=1, stone=1)),
    ("cannot-pay-tax", "IM:3.4", "recruit knight", lambda: in_city("horan", "taia", crown="taia", buildings=SCHOOLS)
     .own(food=1).glory(1)),
    ("leave-one-to-grant", "IM:3.3", "recruit archer", last_archer),
    ("once-a-turn", "IM:5.1", "use rebels", rebelled),
]  # fmt: skip


@each_reason(CASES)
def test_a_refusal_names_the_reason_and_the_clause(
    key: str, clause: str, text: str, given: Callable[[], Scene]
) -> None:
    assert refused(given(), text) == (clause, key)


def test_no_reason_is_untested() -> None:
    known = {"cannot-pay", *reasons_of("karak2")}
    assert sorted(reasons_of("imperium") - known) == sorted({key for key, *_ in CASES} - known)


def test_where_the_expansion_plays_no_part_the_reasons_of_karak_two_hold() -> None:
    assert at_start().refusal("heal") == ("K2:5.1", "not-wounded")
    scene = in_city("horan", "taia", crown="taia").own(food=2)
    assert scene.refusal("build stable") == ("K2:5.4", "cannot-pay")  # it is not only the tax that is missing
    over = at_abyss("taia", "horan").glory(8).muster(mage=8).do("move northwest").fight("mage 8x2", "hero 1x1")
    assert over.refusal("challenge") == ("K2:4.8", "game-is-over")


@pytest.mark.parametrize(
    ("ability", "hero", "clause"),
    [
        ("rebels", "aderyn", "IM:5.1"), ("sneaking", "aderyn", "IM:5.1"),
        ("magical-affinity keep", "argentus", "IM:5.2"), ("king-of-the-wilds 3 fire-eaters", "argentus", "IM:5.2"),
        ("berserk", "valduk", "IM:5.3"), ("hard-skin mage", "valduk", "IM:5.3"),
        ("leap-into-battle", "kirima", "IM:5.4"), ("dream-helper horan", "kirima", "IM:5.4"),
        ("seasoned-traveller", "saigo", "IM:5.5"), ("strategic-positions", "saigo", "IM:5.5"),
    ],
)  # fmt: skip
def test_an_ability_is_refused_with_its_clause(ability: str, hero: str, clause: str) -> None:
    assert Scene("taia", "horan").refusal(f"use {ability}") == (clause, "not-your-ability")
    assert Scene(hero, "horan").refusal(f"use {ability}") == (clause, "not-now")


def test_time_loop_belongs_to_all_heroes() -> None:
    assert Scene("taia", "horan").refusal("use time-loop") == ("IM:4.2", "not-now")


HEROES = [("aderyn", "argentus", "taia"), ("valduk", "kirima", "saigo", "horan"), ("xanros", "elspeth", "darius")]


@pytest.mark.parametrize("heroes", HEROES)
def test_every_action_has_a_reason_with_a_clause_at_every_step(heroes: tuple[str, ...]) -> None:
    """Checks random games now and then: every action of the catalogue is an option, or is refused in words."""
    game = open_game("imperium", Setting(len(heroes), list(heroes))).game
    dealer = Shaker("-".join(heroes))
    bot: Any = RandomBot()
    s = game.start()
    catalogue = [action for action in game.notation.catalogue if not game.notation.spell(action).startswith("roll ")]
    looked: set[int] = set()
    for count in range(1200):
        if s.who != CHANCE and (count % 250 == 0 or int(s.step) not in looked):
            looked.add(int(s.step))
            for action in catalogue:
                clause, key = game.why_not(s, action)
                assert (clause == key == "") == game.is_option(s, action)
                assert not key or re.fullmatch(r"(IM|K2):\d+\.\d+ [a-z-]+", f"{clause} {key}")
        game.apply(s, answer(game, s, bot, dealer))
        assert game.check(s) == ""
    assert len(looked) > 8
