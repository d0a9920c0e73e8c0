"""Reasons why an action is not possible: for each reason a position that gives it, with the clause."""

from collections.abc import Callable

import pytest

from karak.core.ruleset import Setting
from karak.play.match import Match, new_match
from karak.play.seated import Seated
from tests.rules.karak.scene import Scene
from tests.rules.played import Case, each_reason, reasons_of, refused


def sit_down(*options: str) -> Match:
    return new_match("karak", Setting(2, options=list(options)), ["a", "b"])


def choosing() -> Match:
    match = sit_down("choose-heroes")
    match.do(match.parse("hero taia"))
    return match


def starting() -> Match:
    return new_match("karak", Setting(2, ["horan", "taia"]), ["a", "b"])


def at_start() -> Scene:
    return Scene("horan", "taia")


def walled() -> Scene:
    """Horan in a corridor from north to south, with walls to the explored east and the unexplored west."""
    scene = Scene("horan", "taia").lay("corridor-straight", at=(0, -1), exits="ns").lay("corridor-cross", at=(1, 0))
    return scene.lay("corridor-cross", at=(1, -1)).stand("horan", (0, -1))


def in_room(hero: str, token: str = "") -> Scene:
    return Scene(hero, "taia").lay("room-cross", at=(0, -1), token=token).stand(hero, (0, -1))


def before(monster: str, hero: str = "horan") -> Scene:
    return Scene(hero, "taia").lay("room-cross", at=(0, -1), token=monster)


def nearly_sealed() -> Scene:
    """The tile that was drawn must lead east."""
    scene = Scene("horan", "taia").lay("corridor-corner", at=(1, 0), exits="sw")
    scene.lay("corridor-corner", at=(1, 1), exits="nw").lay("corridor-corner", at=(0, 1), exits="ne")
    scene.lay("corridor-corner", at=(-1, 0), exits="ne").lay("corridor-straight", at=(-1, -1), exits="ns")
    scene.lay("room-corner", at=(-1, -2), exits="es").lay("room-corner", at=(0, -2), exits="sw")
    return scene.do("step north", "tile corridor-t")


def out_of_tiles() -> Scene:
    scene = Scene("horan", "taia")
    return scene.grow(*[name for name, count in scene.stack().items() for _ in range(count)])


def over() -> Scene:
    return before("dragon").give("axe", "axe").do("step north", "roll 6 6", "stop")


def picking() -> Scene:
    return Scene("taia", "horan").do("step north", "tile room-cross", "token dragon", "token chest")


def stowing() -> Scene:
    return before("giant-rat", "victorius").give("sword", "axe").do("step north", "roll 6 6")


def exchanging() -> Scene:
    return in_room("horan", "daggers").give("sword", "axe").do("take")


def cursing() -> Scene:
    scene = Scene("victorius", "taia", "horan").lay("room-cross", at=(0, -1), token="mummy")
    return scene.do("step north", "roll 5 5")


def reborn() -> Scene:
    scene = before("dragon").lay("fountain-corner", at=(1, 0), exits="nw").lives(1)
    return scene.do("step north", "roll 1 1", "stop")


def on_portal() -> Scene:
    return Scene("horan", "taia").lay("portal-straight", at=(0, -1), exits="ns").stand("horan", (0, -1))


def hidden() -> Scene:
    return before("dragon", "aderyn").do("step north", "use stealth")


CASES: list[Case] = [
    # chance is asked
    ("waiting-for-deal", "K1:1.6", "step north", sit_down),
    ("waiting-for-dice", "K1:1.7", "step north", starting),
    ("waiting-for-dice", "K1:4.1", "use bolt", lambda: before("giant-rat").do("step north")),
    ("waiting-for-dice", "K1:4.1", "roll 1 1", lambda: before("giant-rat", "victorius").do("step north")),
    ("waiting-for-tile", "K1:3.1", "stop", lambda: at_start().do("step north")),
    ("waiting-for-token", "K1:3.3", "stop", lambda: at_start().do("step north", "tile room-cross")),
    ("chance-decides", "K1:4.1", "roll 6 6", at_start),
    ("chance-decides", "K1:3.3", "token chest", at_start),
    ("chance-decides", "K1:3.1", "tile room-cross", at_start),
    # an answer to another question
    ("no-tile-in-hand", "K1:3.1", "lay ns", at_start),
    ("no-tokens-in-hand", "K1:9.6", "place chest", at_start),
    ("no-monster-met", "K1:2.4", "fight", at_start),
    ("no-roll-on-the-table", "K1:4.2", "use bolt", lambda: at_start().give("magic-bolt")),
    ("no-mummy-beaten", "K1:8.1", "curse taia", at_start),
    ("not-reborn", "K1:9.2", "return 1", at_start),
    ("heroes-are-dealt", "K1:1.6", "hero taia", at_start),
    ("nothing-is-dropped", "K1:5.1", "leave sword", lambda: at_start().give("sword")),
    # not among the answers
    ("not-among-the-choices", "K1:9.6", "place giant-rat", picking),
    ("not-among-the-choices", "K1:9.2", "return 3", reborn),
    ("not-among-the-choices", "K1:1.6", "hero taia", choosing),
    ("no-bolt", "K1:4.2", "use bolt", lambda: before("giant-rat").do("step north", "roll 1 1")),
    ("curse-not-on-winner", "K1:8.1", "curse victorius", cursing),
    ("tile-does-not-join", "K1:3.1", "lay new", lambda: at_start().do("step north", "tile corridor-t")),
    ("tile-has-other-exits", "K1:3.1", "lay ns", lambda: at_start().do("step north", "tile corridor-t")),
    ("tile-would-seal", "K1:3.6", "lay nsw", nearly_sealed),
    ("not-of-that-kind", "K1:5.1", "leave key", stowing),
    ("not-of-that-kind", "K1:5.1", "leave daggers", exchanging),
    # something else comes first
    ("fight-first", "K1:2.4", "step north", lambda: before("giant-rat").do("step north", "roll 1 1")),
    ("fight-first", "K1:2.4", "stop", lambda: before("giant-rat", "aderyn").do("step north")),
    ("only-healing", "K1:4.7", "step north", lambda: before("dragon", "xanros").do("step north", "roll 1 1", "stop")),
    ("tile-first", "K1:3.1", "stop", lambda: at_start().do("step north", "tile corridor-t")),
    ("answer-first", "K1:2.6", "stop", stowing),
    # steps
    ("no-step-left", "K1:2.1", "step north", lambda: in_room("horan", "daggers").steps(0)),
    ("no-step-left", "K1:2.1", "jump 1", lambda: on_portal().give("healing-portal").steps(0)),
    ("no-tile-left", "K1:3.5", "step north", out_of_tiles),
    ("wall-here", "K1:3.1", "step west", walled),
    ("wall-here", "K1:2.2", "step east", walled),
    ("wall-there", "K1:2.2", "step west", lambda: walled().stand("horan", (1, -1))),
    ("not-on-portal", "K1:2.8", "jump 1", at_start),
    ("no-such-portal", "K1:2.8", "jump 1", on_portal),
    ("no-such-portal", "K1:2.8", "jump 2", on_portal),
    # actions of the tile, and the spell
    ("nothing-to-heal", "K1:7.2", "heal", at_start),
    ("not-on-fountain", "K1:7.2", "heal", lambda: in_room("horan").lives(1)),
    ("no-key", "K1:6.2", "open", lambda: in_room("horan", "chest")),
    ("no-chest", "K1:6.2", "open", lambda: in_room("horan").give("key")),
    ("monster-guards", "K1:9.4", "take", hidden),
    ("no-use", "K1:5.3", "take", lambda: in_room("horan", "axe").give("axe", "axe")),
    ("nothing-to-take", "K1:5.3", "take", lambda: in_room("horan", "chest")),
    ("no-healing-portal", "K1:5.4", "cast horan 1", at_start),
    ("hero-not-in-play", "K1:5.4", "cast xanros 1", lambda: at_start().give("healing-portal")),
    ("no-such-fountain", "K1:5.4", "cast taia 2", lambda: at_start().give("healing-portal")),
    # abilities
    ("not-your-ability", "K1:9.3", "use sacrifice", lambda: before("giant-rat").do("step north", "roll 1 1")),
    ("not-your-ability", "K1:9.4", "use stealth", at_start),
    ("not-your-ability", "K1:11.4", "use strict-stealth", hidden),
    ("abilities-silenced", "K1:8.2", "use swap taia", lambda: Scene("xanros", "taia").curse("xanros")),
    ("hero-not-in-play", "K1:9.3", "use swap horan", lambda: Scene("xanros", "taia")),
    ("hero-not-in-play", "K1:9.3", "use swap argentus", lambda: Scene("xanros", "taia")),
    ("not-now", "K1:9.3", "use swap taia", lambda: Scene("xanros", "taia").do("step north", "tile corridor-cross")),
    ("not-now", "K1:9.2", "use double-attack", at_start),
    ("game-is-over", "K1:10.1", "step north", over),
]  # fmt: skip


@each_reason(CASES)
def test_a_refusal_names_the_reason_and_the_clause(
    key: str, clause: str, text: str, given: Callable[[], Scene | Match]
) -> None:
    assert refused(given(), text) == (clause, key)


def test_no_reason_is_untested() -> None:
    assert sorted(reasons_of("karak")) == sorted({key for key, *_ in CASES})


def test_no_reason_is_given_against_an_option() -> None:
    scene = Scene("xanros", "taia").give("healing-portal", "key").lives(2)
    assert [scene.refusal(option) for option in scene.options()] == [None] * len(scene.options())


def test_another_seat_is_told_to_wait() -> None:
    refusal = Seated(at_start().match, 1).why_not("step north")
    assert refusal is not None and refusal.key == "not-your-decision"


@pytest.mark.parametrize(
    ("ability", "clause"),
    [
        ("magical-affinity", "K1:9.1"), ("astral-walk", "K1:9.1"), ("double-attack", "K1:9.2"),
        ("reincarnation", "K1:9.2"), ("sacrifice", "K1:9.3"), ("swap taia", "K1:9.3"), ("backstab", "K1:9.4"),
        ("stealth", "K1:9.4"), ("strict-stealth", "K1:11.4"), ("combat-training", "K1:9.5"),
        ("unstoppable", "K1:9.5"), ("premonition", "K1:9.6"), ("fate-weaver", "K1:9.6"),
    ],
)  # fmt: skip
def test_an_ability_is_refused_with_its_clause(ability: str, clause: str) -> None:
    refusals = [Scene(hero, other).refusal(f"use {ability}") for hero, other in (("horan", "taia"), ("taia", "horan"))]
    assert (clause, "not-your-ability") in refusals
