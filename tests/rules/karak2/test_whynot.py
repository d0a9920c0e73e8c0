"""Reasons why an action is not possible: for each reason a position that gives it, with the clause."""

from collections.abc import Callable

import pytest

from karak.core.ruleset import Setting
from karak.play.match import Match, new_match
from karak.play.seated import Seated
from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Scene, at_abyss, before
from tests.rules.played import Case, each_reason, reasons_of, refused


def sit_down(*faces: str, options: tuple[str, ...] = (), heroes: tuple[str, ...] = ()) -> Match:
    match = new_match("karak2", Setting(2, list(heroes) or None, list(options)), ["a", "b"])
    for face in faces:
        match.do(match.parse(f"roll hero 1x{face}"))
    return match


def choosing() -> Match:
    match = sit_down("3", "1", options=("choose-heroes",))
    match.do(match.parse("hero taia"))
    return match


def at_start(*heroes: str) -> Scene:
    return Scene(*heroes or ("horan", "taia"))


def in_city(*buildings: str, hero: str = "horan") -> Scene:
    return Scene(hero, "darius").found(FARM, *buildings).stand(hero, FARM)


def fighting(*rolls: str, monster: str = "envoys-of-death", hero: str = "taia") -> Scene:
    return before(monster, hero, "darius").do("move northwest", *rolls)


def spent() -> Scene:
    """Both actions are used, but a rival can still be robbed."""
    scene = at_start().lives(1).own("taia", food=1).give("pickpocket").found(FARM, "portal")
    return scene.do("heal", "heal").lives(1)


def turning() -> Scene:
    return at_start().do("move northeast", "tile farm-1-01")


def weaving() -> Scene:
    return at_start("taia", "horan").do("move northeast", "tile farm-1-open", "token fire-eaters", "token dark-dryads")


def stowing() -> Scene:
    return before("skeleton-warriors", "taia", "horan").give("sword", "warhammer", "fireball").do(
        "move northwest", "roll hero 1x1"
    )  # fmt: skip


def exchanging() -> Scene:
    """Horan exchanges his amulet for another and could go on."""
    scene = at_start().give("amulet-of-glory").drop("amulet-of-titan", "sword", at=CASTLE)
    return scene.do("take amulet-of-titan")


def recruiting(*texts: str) -> Scene:
    scene = in_city("military-camp", "shooting-range").glory(2).muster(knight=1).own(food=2, wood=2)
    return scene.do(*texts)


def disbanding() -> Scene:
    scene = at_start().glory(1).give("amulet-of-glory").muster(knight=2, mage=1).drop("amulet-of-action", at=CASTLE)
    return scene.do("take amulet-of-action")


def carting() -> Scene:
    return fighting("roll hero 1x2", monster="skeletal-hulks")


def gaining() -> Scene:
    scene = at_start().lay("farm-rock-1-open", at=DOOR).give("amulet-of-resources").stand("horan", DOOR)
    return scene.do("gather")


def robbing() -> Scene:
    return at_start().give("pickpocket").own("taia", food=2).do("rob taia")


def clawing() -> Scene:
    return before(("skeleton-warriors", "fire-eaters"), "darius", "taia").do("move northwest")


def over() -> Scene:
    return at_abyss("taia", "horan").glory(8).muster(mage=8).do("move northwest").fight("mage 8x2", "hero 1x1")


def scouting() -> Scene:
    return at_start("darius", "taia").do("move northeast", "tile farm-1-0", "tile farm-1-01")


def hawkeye() -> Scene:
    return at_start("lorraine", "taia").do("use hawkeye", "tile farm-1-0")


def shielding() -> Scene:
    scene = before("envoys-of-death", "taia", "horan").give("amulet-of-protection").glory(1).muster(knight=1)
    return scene.do("move northwest", "join knight 1", "roll knight 1x1", "roll hero 1xs")


def striking() -> Scene:
    return before("envoys-of-death", "taia", "horan", "darius").do("move northwest", "roll hero 1xss")


def fight_with_knight() -> Scene:
    return before("envoys-of-death", "taia", "horan").glory(1).muster(knight=1).do("move northwest")


def without_knights() -> Scene:
    return in_city("military-camp").own(food=2).glory(2).glory(10, "darius").muster("darius", knight=10)


CASES: list[Case] = [
    # chance is asked
    ("waiting-for-dice", "K2:1.10", "move east", lambda: sit_down(heroes=("horan", "taia"))),
    ("waiting-for-deal", "K2:1.1", "move east", lambda: sit_down("3", "1")),
    ("waiting-for-tile", "K2:3.1", "done", lambda: at_start().do("move northeast")),
    ("waiting-for-token", "K2:3.2", "done", lambda: at_start().do("move northeast", "tile farm-1-open")),
    ("waiting-for-dice", "K2:4.1", "use fireball", fighting),
    ("waiting-for-dice", "K2:4.1", "roll knight 1x1", fighting),
    ("waiting-for-amulet", "K2:1.6", "done", lambda: fighting("roll hero 1x3", monster="dark-dryads")),
    ("chance-decides", "K2:4.1", "roll hero 1x3", at_start),
    ("chance-decides", "K2:3.1", "tile farm-1-open", at_start),
    ("chance-decides", "K2:3.2", "token fire-eaters", at_start),
    ("chance-decides", "K2:1.6", "amulet amulet-of-titan", at_start),
    # an answer to another question
    ("nobody-is-robbed", "K2:7.3", "steal food", at_start),
    ("heroes-are-dealt", "K2:1.1", "hero xanros", at_start),
    ("no-tiles-looked-at", "K2:10.6", "choose tile farm-1-0", at_start),
    ("no-tile-in-hand", "K2:10.3", "attach 0 east", at_start),
    ("no-tile-in-hand", "K2:3.1", "lay open", at_start),
    ("no-tokens-in-hand", "K2:10.2", "place fire-eaters", at_start),
    ("no-weak-monsters", "K2:10.6", "claw fire-eaters", at_start),
    ("no-battle", "K2:4.1", "join knight 1", at_start),
    ("no-two-skulls", "K2:4.5", "plague taia", at_start),
    ("no-use-for-fireball", "K2:4.2", "use fireball", lambda: at_start().give("fireball")),
    ("no-skull-to-ignore", "K2:7.5", "ignore hero", at_start),
    ("nothing-is-dropped", "K2:7.1", "leave sword", lambda: at_start().give("sword")),
    ("nothing-to-gain", "K2:1.6", "gain food", at_start),
    # not among the answers
    ("not-among-the-choices", "K2:1.1", "hero taia", choosing),
    ("not-among-the-choices", "K2:7.3", "steal stone", robbing),
    ("not-among-the-choices", "K2:10.6", "choose tile farm-1-open", scouting),
    ("not-among-the-choices", "K2:10.3", "attach 0 east", hawkeye),
    ("not-among-the-choices", "K2:10.2", "place envoys-of-death", weaving),
    ("not-among-the-choices", "K2:10.6", "claw dark-dryads", clawing),
    ("not-among-the-choices", "K2:4.1", "join knight 2", fight_with_knight),
    ("not-among-the-choices", "K2:4.5", "plague taia", striking),
    ("not-among-the-choices", "K2:7.5", "ignore knight", shielding),
    ("tile-does-not-join", "K2:3.1", "lay sw-w", turning),
    ("tile-has-other-chasms", "K2:3.1", "lay ne", turning),
    ("not-of-that-kind", "K2:7.1", "leave fireball", stowing),
    ("land-gives-other-things", "K2:7.5", "gain wood", gaining),
    # something else comes first
    ("tile-first", "K2:3.1", "done", turning),
    ("tile-first", "K2:3.1", "move east", scouting),
    ("battle-first", "K2:4.1", "done", clawing),
    ("battle-first", "K2:4.1", "move east", fight_with_knight),
    ("recruit-first", "K2:5.5", "done", lambda: recruiting("give back knight")),
    ("army-too-large", "K2:4.7", "done", disbanding),
    ("answer-first", "K2:2.4", "done", stowing),
    ("answer-first", "K2:2.4", "heal", robbing),
    ("answer-first", "K2:2.4", "done", carting),
    # moves
    ("no-move-left", "K2:2.1", "move east", spent),
    ("no-move-left", "K2:2.1", "portal 1", spent),
    ("no-tile-left", "K2:3.4", "move northwest", lambda: at_start().leave()),
    ("chasm", "K2:1.2", "move northwest", lambda: at_start().lay("farm-1-0", at=DOOR, chasms="se")),
    ("no-portal", "K2:6.2", "portal 1", at_start),
    ("portal-used", "K2:6.2", "portal 0", lambda: in_city("portal").do("portal 2")),
    ("no-such-tile", "K2:6.2", "portal 9", lambda: in_city("portal")),
    ("already-there", "K2:6.2", "portal 1", lambda: in_city("portal")),
    ("portal-leads-home", "K2:6.2", "portal 2", lambda: in_city("portal").stand("horan", CASTLE)),
    # actions
    ("no-action-left", "K2:2.1", "heal", spent),
    ("not-wounded", "K2:5.1", "heal", at_start),
    ("monsters-here", "K2:5.2", "gather", lambda: before("fire-eaters", "horan", "taia").stand("horan", NORTH)),
    ("city-here", "K2:5.2", "gather", in_city),
    ("gathered-already", "K2:5.2", "gather", lambda: at_start().stand("horan", FARM).do("gather")),
    ("land-gives-nothing", "K2:5.2", "gather", at_start),
    ("one-city-only", "K2:5.3", "found city", lambda: in_city().stand("horan", FOREST)),
    ("no-city-on-this-land", "K2:5.3", "found city", at_start),
    ("monsters-here", "K2:5.3", "found city", lambda: before("fire-eaters", "horan", "taia").stand("horan", NORTH)),
    ("city-here", "K2:5.3", "found city", lambda: at_start().found(FARM, of="taia").stand("horan", FARM)),
    ("another-hero-here", "K2:5.3", "found city", lambda: at_start().stand("taia", FARM).stand("horan", FARM)),
    ("cannot-pay", "K2:5.3", "found city", lambda: at_start().stand("horan", FARM)),
    ("not-your-ability", "K2:10.2", "found city saving wood", lambda: at_start().stand("horan", FARM).own(wood=9)),
    ("save-one", "K2:10.2", "found city", lambda: at_start("taia", "horan").stand("taia", FARM).own(wood=9)),
    ("cannot-pay", "K2:5.3", "found city saving wood", lambda: at_start("taia", "horan").stand("taia", FARM)),
    ("not-in-the-city", "K2:5.4", "build stable", at_start),
    ("built-already", "K2:5.4", "build stable", lambda: in_city("stable")),
    ("cannot-pay", "K2:5.4", "build stable", in_city),
    ("not-your-ability", "K2:10.2", "build stable saving food", lambda: in_city().own(food=9, wood=9, stone=9)),
    ("save-one", "K2:10.2", "build stable", lambda: in_city(hero="taia").own(food=9, wood=9, stone=9)),
    ("built-already", "K2:5.4", "build stable", lambda: in_city().own(food=9, wood=9, stone=9).do("build stable")),
    ("not-in-the-city", "K2:5.5", "recruit knight", at_start),
    ("plague-in-the-city", "K2:9.2", "recruit knight", lambda: in_city("military-camp").plague("horan")),
    ("building-missing", "K2:5.5", "recruit mage", lambda: in_city().own(stone=2).glory(3)),
    ("building-missing", "K2:5.5", "recruit mage", lambda: recruiting("give back knight")),
    ("glory-too-low", "K2:4.7", "recruit knight", lambda: in_city("military-camp").own(food=2)),
    ("no-dice-left", "K2:5.5", "recruit knight", without_knights),
    ("cannot-pay", "K2:5.5", "recruit knight", lambda: in_city("military-camp").glory(2)),
    ("no-use", "K2:5.5", "give back knight", lambda: in_city("military-camp").glory(2).muster(knight=1)),
    ("nothing-to-take", "K2:5.6", "take sword", at_start),
    ("no-use", "K2:5.6", "take sword", lambda: at_start().give("sword", "sword").drop("sword", at=CASTLE)),
    ("just-laid-down", "K2:5.6", "take amulet-of-glory", exchanging),
    ("nothing-to-take", "K2:5.6", "take warhammer", exchanging),
    ("not-at-the-castle", "K2:5.7", "eradicate plague", lambda: at_start().stand("horan", FARM).lives(1)),
    ("nothing-to-eradicate", "K2:5.7", "eradicate plague", at_start),
    # pickpocket
    ("no-pickpocket", "K2:7.3", "rob taia", at_start),
    ("not-an-opponent", "K2:7.3", "rob horan", lambda: at_start().give("pickpocket")),
    ("not-an-opponent", "K2:7.3", "rob xanros", lambda: at_start().give("pickpocket")),
    ("nothing-to-steal", "K2:7.3", "rob taia", lambda: at_start().give("pickpocket")),
    # abilities
    ("not-your-ability", "K2:10.4", "use necromancy", at_start),
    ("not-now", "K2:10.1", "use war-strategy", at_start),
    ("game-is-over", "K2:4.8", "move east", over),
]  # fmt: skip


@each_reason(CASES)
def test_a_refusal_names_the_reason_and_the_clause(
    key: str, clause: str, text: str, given: Callable[[], Scene | Match]
) -> None:
    assert refused(given(), text) == (clause, key)


def test_no_reason_is_untested() -> None:
    assert sorted(reasons_of("karak2", "chasm")) == sorted({key for key, *_ in CASES})


def test_no_reason_is_given_against_an_option() -> None:
    scene = Scene("xanros", "taia").give("pickpocket").own("taia", food=1).drop("sword", at=CASTLE).lives(2)
    assert [scene.refusal(option) for option in scene.options()] == [None] * len(scene.options())


def test_another_seat_is_told_to_wait() -> None:
    refusal = Seated(at_start().match, 1).why_not("move east")
    assert refusal is not None and refusal.key.removeprefix("karak2-why-") == "not-your-decision"


@pytest.mark.parametrize(
    ("ability", "clause"),
    [
        ("war-strategy", "K2:10.1"), ("plunder", "K2:10.1"), ("fate-weaver", "K2:10.2"), ("expert-builder", "K2:10.2"),
        ("hawkeye", "K2:10.3"), ("bear-friend", "K2:10.3"), ("necromancy", "K2:10.4"), ("soul-collector", "K2:10.4"),
        ("combat-finesse", "K2:10.5"), ("magic-run east 1", "K2:10.5"), ("terrain-exploration", "K2:10.6"),
        ("claws-and-fangs", "K2:10.6"),
    ],
)  # fmt: skip
def test_an_ability_is_refused_with_its_clause(ability: str, clause: str) -> None:
    pairs = (("horan", "taia"), ("darius", "taia"))
    assert (clause, "not-your-ability") in [Scene(*pair).refusal(f"use {ability}") for pair in pairs]
