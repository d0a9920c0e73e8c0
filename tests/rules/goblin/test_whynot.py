"""Reasons why an action is not possible: for each reason a position that gives it, with the clause."""

from collections.abc import Callable

import pytest

from karak.core.ruleset import Setting
from karak.play.match import Match, new_match
from karak.play.seated import Seated
from tests.rules.goblin.scene import Scene
from tests.rules.played import Case, each_reason, reasons_of, refused

HAND = "hammer-strike iron-parry shield-wall charge grit"


def sit_down(*options: str, heroes: list[str] | None = None, answers: tuple[str, ...] = ()) -> Match:
    match = new_match("goblin", Setting(2, heroes, list(options)), ["a", "b"])
    for answer in answers:
        match.do(match.parse(answer))
    return match


def dealt() -> Match:
    """Only the question who begins is still open."""
    match = sit_down(heroes=["horan", "taia"])
    while not match.spell(match.decision().options[0]).startswith("begin"):
        match.do(match.decision().options[0])
    return match


def at_start(*options: str) -> Scene:
    scene = Scene("horan", "taia", options=options).face(
        1, "goblin-scout", "slime", top="cave-bat", gate="goblin-porter"
    )
    return scene.lord("dragon").deal(hand="hammer-strike shield-wall charge grit")


def fighting(foe: str, *potions: str, hit_points: int = 5) -> Scene:
    return at_start().carry(*potions).wound(hit_points).do(f"fight {foe}")


def bracing(*potions: str) -> Scene:
    scene = at_start().face(2, "cave-troll-whelp").keys(1).wear("seer-staff").deal(hand=HAND).carry(*potions)
    return scene.wound(4).do("fight cave-troll-whelp")


def stacking() -> Scene:
    scene = at_start().deal(hand=HAND[:-5], deck="", discard="grit battle-cry sling-stone")
    return scene.do("fight goblin-scout", "play hammer-strike", "done")


def foreseeing() -> Scene:
    scene = Scene("taia", "horan", options=("abilities",)).face(1, "goblin-scout").carry("strength")
    scene.deal(hand="vision star-fall", deck="spark quick-wits start start start start")
    return scene.do("fight goblin-scout", "play vision")


def equipping() -> Scene:
    scene = at_start().face(1, "goblin-thug").wear("flaming-sword").carry("strength")
    return scene.do("fight goblin-thug", "done")


def shopping(*potions: str) -> Scene:
    scene = at_start().wear("goblin-club", "wooden-shield").pawn("quick-wits", "sling-stone").carry(*potions)
    return scene.do("visit merchant")


def out_of_healing() -> Scene:
    heroes = ("horan", "taia", "argentus", "xanros", "aderyn")
    scene = Scene(*heroes, options=("five-seats",)).wear("goblin-club")
    for hero in heroes[1:]:
        scene.carry("healing", of=hero)
    return scene.do("visit merchant")


def counting() -> Scene:
    scene = Scene("xanros", "horan", options=("abilities",)).face(1, "goblin-drummer").carry("strength")
    return scene.deal(hand="shadow-veil hex").do("fight goblin-drummer", "play shadow-veil", "done")


def over() -> Scene:
    scene = at_start().keys(3).wear("flaming-sword", "worm-scale-plate").deal(hand="aegis-charge mirror-rune")
    return scene.do("fight dragon", "play aegis-charge", "play mirror-rune", "done")


def emptied() -> Scene:
    """A new gatekeeper is on top."""
    scene = at_start().wear("flaming-sword", "worm-scale-plate").deal(hand="axe-throw grit")
    scene.do("fight goblin-porter", "play axe-throw", "done", "reveal tunnel-worm").chance()
    return scene


CASES: list[Case] = [
    ("game-is-over", "GB:3.6", "visit merchant", over),
    # chance is asked
    ("waiting-for-chance", "GB:1.4", "visit merchant", lambda: sit_down("deal-heroes")),
    ("waiting-for-chance", "GB:1.3", "visit merchant", lambda: sit_down(heroes=["horan", "taia"])),
    ("waiting-for-chance", "GB:1.1", "visit merchant", dealt),
    ("waiting-for-chance", "GB:3.4", "done", lambda: at_start().deal(hand="grit charge").do("visit merchant")),
    ("waiting-for-chance", "GB:3.5", "done", lambda: fighting("goblin-scout").do("play charge", "play grit", "done")),
    ("chance-decides", "GB:1.1", "begin 2", at_start),
    ("chance-decides", "GB:1.3", "reveal slime", at_start),
    ("chance-decides", "GB:6.3", "draw iron-parry", at_start),
    # an answer to another question
    ("heroes-are-seated", "GB:1.4", "hero aderyn", at_start),
    ("hero-is-taken", "GB:1.4", "hero taia", lambda: sit_down(answers=("hero taia",))),
    ("battle-or-visit-is-on", "GB:2.1", "fight slime", lambda: fighting("goblin-scout")),
    ("battle-or-visit-is-on", "GB:2.1", "visit merchant", shopping),
    ("battle-or-visit-is-on", "GB:2.1", "revive", lambda: fighting("goblin-scout", hit_points=1)),
    ("nothing-is-discarded", "GB:5.2", "discard grit", at_start),
    ("no-card-is-played-now", "GB:3.2", "play grit", at_start),
    ("no-card-is-played-now", "GB:3.2", "play grit", bracing),
    ("nothing-looked-at", "GB:9.6", "keep spark", at_start),
    ("no-deck-to-stack", "GB:6.3", "stack start", at_start),
    ("no-deck-to-stack", "GB:6.3", "stack as-shown", at_start),
    ("no-equipment-won", "GB:5.1", "equip goblin-club", at_start),
    ("no-equipment-won", "GB:5.1", "pawn goblin-club", lambda: at_start().wear("goblin-club")),
    ("not-at-the-merchant", "GB:7.2", "buy spark", at_start),
    ("not-at-the-merchant", "GB:7.2", "buy potion healing", lambda: fighting("goblin-scout")),
    ("nothing-to-pay-for", "GB:7.1", "pay goblin-club", shopping),
    # questions that must be answered first
    ("answer-first", "GB:1.4", "done", sit_down),
    ("answer-first", "GB:1.4", "visit merchant", sit_down),
    ("answer-first", "GB:2.1", "done", at_start),
    ("answer-first", "GB:4.3", "done", bracing),
    ("answer-first", "GB:6.3", "done", stacking),
    ("answer-first", "GB:9.6", "done", foreseeing),
    ("answer-first", "GB:5.1", "done", equipping),
    ("answer-first", "GB:7.1", "done", lambda: shopping().do("buy potion healing")),
    # not among the answers
    ("not-among-the-choices", "GB:4.3", "discard spark", bracing),
    ("not-among-the-choices", "GB:6.3", "stack quick-wits", stacking),
    ("not-among-the-choices", "GB:9.6", "keep star-fall", foreseeing),
    ("not-among-the-choices", "GB:5.1", "pawn flaming-sword", equipping),
    ("not-among-the-choices", "GB:7.1", "pay spark", lambda: shopping().do("buy potion healing")),
    # targets
    ("not-down", "GB:2.1", "revive", lambda: at_start("late-revive").wound(1)),
    ("not-wounded", "GB:2.1", "revive", at_start),
    ("no-key", "GB:3.1", "fight orc-raider", at_start),
    ("no-key", "GB:3.1", "fight orc-warden", at_start),
    ("no-key", "GB:3.1", "fight dragon", at_start),
    ("not-this-lord", "GB:1.2", "fight goblin-emperor", lambda: at_start().keys(3)),
    ("key-held-already", "GB:3.1", "fight goblin-porter", lambda: at_start().keys(1)),
    ("top-of-the-deck", "GB:3.1", "fight cave-bat", at_start),
    ("not-on-the-table", "GB:1.3", "fight goblin-drummer", at_start),
    ("not-on-the-table", "GB:1.3", "fight goblin-porter", emptied),
    ("already-beaten", "GB:3.5", "fight stone-beetle", lambda: at_start().beat("stone-beetle")),
    # cards
    ("colour-cursed", "GB:4.2", "play grit", lambda: fighting("slime")),
    ("colour-not-named", "GB:3.2", "play grit", lambda: fighting("goblin-scout").do("play hammer-strike")),
    ("not-in-hand", "GB:3.2", "play battle-cry", lambda: fighting("goblin-scout")),
    ("not-in-hand", "GB:3.2", "play spark", lambda: fighting("goblin-scout")),
    # potions
    ("no-such-potion", "GB:5.1", "drink healing", lambda: fighting("goblin-scout", hit_points=1)),
    ("no-battle", "GB:5.3", "drink countercurse colour-red", lambda: at_start().carry("countercurse")),
    ("no-battle", "GB:5.4", "drink strength attack", lambda: at_start().carry("strength")),
    ("no-battle", "GB:5.5", "drink healing", lambda: at_start().carry("healing").wound(1)),
    ("too-late-for-that", "GB:5.3", "drink countercurse colour-yellow",
     lambda: fighting("slime", "countercurse", "healing").do("done")),
    ("too-late-for-that", "GB:5.4", "drink strength attack", counting),
    ("too-late-for-that", "GB:5.4", "drink strength attack", equipping),
    ("not-wounded", "GB:5.5", "drink healing", lambda: fighting("goblin-scout", "healing")),
    ("no-such-curse", "GB:5.3", "drink countercurse colour-red", lambda: fighting("slime", "countercurse")),
    ("not-at-this-moment", "GB:5.5", "drink healing", lambda: bracing("healing")),
    ("not-at-this-moment", "GB:5.4", "drink strength attack", foreseeing),
    ("nothing-to-double", "GB:5.4", "drink strength attack", lambda: fighting("slime", "strength")),
    ("nothing-to-double", "GB:5.4", "drink strength defence",
     lambda: fighting("goblin-scout", "strength").do("play charge")),
    ("effect-cursed", "GB:5.4", "drink strength defence",
     lambda: at_start().face(1, "goblin-drummer").carry("strength").do("fight goblin-drummer", "play shield-wall")),
    # goods
    ("potion-owned", "GB:7.2", "buy potion healing", lambda: shopping("healing")),
    ("pile-empty", "GB:7.2", "buy potion healing", out_of_healing),
    ("not-in-pawnshop", "GB:7.2", "buy spark", shopping),
    ("laid-down-just-now", "GB:7.2", "buy goblin-club",
     lambda: shopping().do("buy potion healing", "pay goblin-club")),
    ("one-card-a-visit", "GB:7.2", "buy sling-stone", lambda: shopping().do("buy quick-wits", "pay goblin-club")),
    # abilities
    ("not-your-ability", "GB:9.1", "use blue-bridge spark", lambda: fighting("goblin-scout")),
    ("not-your-ability", "GB:9.3", "use curse-breaker spark colour", foreseeing),
    ("not-now", "GB:9.3", "use curse-breaker xanros-hex colour", counting),
]  # fmt: skip


@each_reason(CASES)
def test_a_refusal_names_the_reason_and_the_clause(
    key: str, clause: str, text: str, given: Callable[[], Scene | Match]
) -> None:
    assert refused(given(), text) == (clause, key)


def test_no_reason_is_untested() -> None:
    assert sorted(reasons_of("goblin")) == sorted({key for key, *_ in CASES})


@pytest.mark.parametrize("given", [at_start, bracing, stacking, foreseeing, equipping, shopping, counting])
def test_no_reason_is_given_against_an_option(given: Callable[[], Scene]) -> None:
    scene = given()
    assert [scene.refusal(option) for option in scene.options()] == [None] * len(scene.options())


@pytest.mark.parametrize("given", [at_start, bracing, stacking, foreseeing, equipping, shopping, counting, over])
def test_every_other_action_has_a_reason(given: Callable[[], Scene]) -> None:
    scene = given()
    options = scene.match.decision().options if scene.options() else []
    for action in scene.game.notation.catalogue:
        clause, key = scene.game.why_not(scene.state, action)
        assert (key == "") == (action in options) and (clause == "") == (key == "")


def test_another_seat_is_told_to_wait() -> None:
    refusal = Seated(at_start().match, 1).why_not("visit merchant")
    assert refusal is not None and refusal.key.removeprefix("goblin-why-") == "not-your-decision"
