"""What the players are told: every event of the steps and abilities, in order, with its hero and arguments."""

from collections.abc import Callable

import pytest

from karak.core.ruleset import Setting
from karak.play.match import new_match
from tests.rules.karak2.scene import DOOR, FARM, Scene, at_abyss, before
from tests.rules.told import Row, assert_told, each_telling


@pytest.mark.rule("K2:1.1", "K2:1.10")
def test_starting_and_dealing() -> None:
    match = new_match("karak2", Setting(2), ["a", "b"])
    answers = ["roll hero 1x2", "roll hero 1x3", "hero taia", "hero horan"]
    told = [match.game.tell(event) for text in answers for event in match.do(match.parse(text))]
    assert told == [
        ("dice-rolled", {"hero": "", "die": "hero", "roll": "2"}),
        ("dice-rolled", {"hero": "", "die": "hero", "roll": "3"}),
        ("dealt", {"hero": "taia", "seat": "2"}),
        ("dealt", {"hero": "horan", "seat": "1"}),
        ("started", {"hero": "taia"}),
        ("turn-began", {"hero": "taia"}),
    ]


def builder() -> Scene:
    return Scene("horan", "taia").stand("horan", FARM).own(food=9, wood=9, stone=9)


def strong(*heroes: str) -> Scene:
    return before("envoys-of-death", *heroes).glory(4)


EXPLORING: list[Row] = [
    ("a tile and its token", "K2:3.1", lambda: Scene("horan", "taia"),
     "move northeast; tile farm-1-0; lay w; token skeleton-riders",
     "tile-drawn horan farm-1-0; tile-laid horan farm-1-0 3; token-drawn horan skeleton-riders; "
     "token-placed horan skeleton-riders 3; moved horan 3; met horan 4"),
    ("a token put back", "K2:10.2", lambda: Scene("taia", "horan"),
     "move northeast; tile farm-1-open; token skeleton-riders; token fire-eaters; place skeleton-riders",
     "tile-drawn taia farm-1-open; tile-laid taia farm-1-open 3; token-drawn taia skeleton-riders; "
     "token-drawn taia fire-eaters; token-placed taia skeleton-riders 3; token-returned taia fire-eaters; "
     "moved taia 3"),
    ("one of two tiles", "K2:10.6", lambda: Scene("darius", "taia"),
     "move northeast; tile farm-1-0; tile forest-1-open; choose tile forest-1-open",
     "tile-drawn darius forest-1-open; tile-laid darius forest-1-open 3"),
    ("a tile seen from afar", "K2:10.3", lambda: Scene("lorraine", "taia"),
     "use hawkeye; tile farm-1-open; attach 0 northeast; token fire-eaters",
     "ability-used lorraine hawkeye; tile-drawn lorraine farm-1-open; tile-laid lorraine farm-1-open 3; "
     "token-drawn lorraine fire-eaters; token-placed lorraine fire-eaters 3"),
    ("the general", "K2:3.3", lambda: Scene("lorraine", "taia").leave("abyss-2-024"),
     "use hawkeye; tile abyss-2-024; attach 0 northeast",
     "ability-used lorraine hawkeye; tile-drawn lorraine abyss-2-024; tile-laid lorraine abyss-2-024 30; "
     "general-came lorraine 30"),
]  # fmt: skip

BATTLES: list[Row] = [
    ("won", "K2:4.3", lambda: before("fire-eaters", "taia", "horan"), "move northwest; roll hero 1x1",
     "moved taia 4; met taia 1; dice-rolled taia hero 1; won taia 1 1; glory-rose taia 1; gained taia fireball; "
     "turn-began horan"),
    ("a stone", "K2:8.1", lambda: strong("taia", "horan").muster(mage=1).give("sword"),
     "move northwest; join mage 1; roll mage 1x2; roll hero 1x2",
     "moved taia 4; met taia 5; dice-rolled taia mage 2; dice-rolled taia hero 2; won taia 5 5; glory-rose taia 5; "
     "stone-won taia 2"),
    ("lost with a fireball", "K2:4.4", lambda: strong("taia", "horan").muster(knight=1).give("fireball"),
     "move northwest; join knight 1; roll knight 1xs; roll hero 1xs; use fireball",
     "moved taia 4; met taia 5; dice-rolled taia knight 0s; dice-rolled taia hero 0s; fireball-cast taia; "
     "lost taia 5 1; lives-lost taia 1; dice-lost taia knight 1; thrown-back taia 3; turn-began horan"),
    ("unconscious", "K2:4.9", lambda: before("envoys-of-death", "taia", "horan").lives(1),
     "move northwest; roll hero 1xs",
     "moved taia 4; met taia 5; dice-rolled taia hero 0s; lost taia 5 0; lives-lost taia 1; thrown-back taia 3; "
     "fell-unconscious taia; turn-began horan"),
    ("misery", "K2:4.5", lambda: before("envoys-of-death", "taia", "horan"), "move northwest; roll hero 1xss",
     "moved taia 4; met taia 5; dice-rolled taia hero 0ss; suffered taia horan; lost taia 5 0; lives-lost taia 2"),
    ("plague", "K2:9.1", lambda: before("envoys-of-death", "taia", "horan", "xanros").found(FARM, of="xanros"),
     "move northwest; roll hero 1xss; plague xanros",
     "moved taia 4; met taia 5; dice-rolled taia hero 0ss; suffered taia xanros; plagued taia xanros; lost taia 5 0"),
    ("the general beaten", "K2:4.8", lambda: at_abyss("taia", "darius").glory(6).muster(mage=6),
     "move northwest; join mage 6; roll mage 6x2; roll hero 1x3",
     "moved taia 4; met taia 15; dice-rolled taia mage 12; dice-rolled taia hero 3; won taia 15 15; "
     "general-beaten taia"),
    ("a praetorian", "K2:4.8", lambda: at_abyss("taia", "darius").glory(6).muster(mage=5),
     "move northwest; join mage 5; roll mage 5x2; roll hero 1x3",
     "moved taia 4; met taia 15; dice-rolled taia mage 10; dice-rolled taia hero 3; lost taia 15 13; "
     "praetorian-fell taia 4; lives-lost taia 1; thrown-back taia 3"),
    ("three resources", "K2:1.6", lambda: before("skeletal-hulks", "taia", "horan"),
     "move northwest; roll hero 1x2; gain food; gain wood; gain wood",
     "moved taia 4; met taia 2; dice-rolled taia hero 2; won taia 2 2; glory-rose taia 2; got taia food 1; "
     "got taia wood 1; got taia wood 1"),
    ("no room", "K2:7.1", lambda: before("skeleton-warriors", "taia", "horan").give("sword", "sword"),
     "move northwest; roll hero 1x1",
     "moved taia 4; met taia 1; dice-rolled taia hero 1; won taia 1 3; glory-rose taia 1; left taia sword"),
]  # fmt: skip

ACTIONS: list[Row] = [
    ("waking", "K2:4.9", lambda: Scene("taia", "horan").fell("horan"), "done",
     "turn-began horan; woke horan; healed horan 3; turn-began taia"),
    ("healing", "K2:5.1", lambda: Scene("taia", "horan").lives(1), "heal", "healed taia 2"),
    ("gathering", "K2:5.2", lambda: Scene("taia", "horan").lay("farm-rock-1-open", at=DOOR).stand("taia", DOOR),
     "gather", "got taia food 1; got taia stone 1"),
    ("founding", "K2:5.3", builder, "found city", "city-founded horan 1"),
    ("building", "K2:5.4", lambda: builder().found(FARM), "build stable; build portal",
     "built horan stable; built horan portal"),
    ("recruiting", "K2:5.5",
     lambda: builder().found(FARM, "military-camp", "shooting-range").glory(2).muster(knight=2),
     "give back knight; recruit archer", "gave-back horan knight; recruited horan archer"),
    ("picking up", "K2:5.6", lambda: Scene("taia", "horan").stand("taia", FARM).drop("sword", at=FARM), "take sword",
     "gained taia sword"),
    ("disbanding", "K2:4.7",
     lambda: Scene("taia", "horan").stand("taia", FARM).give("amulet-of-glory").glory(1).muster(knight=1, mage=1)
     .drop("amulet-of-action", at=FARM),
     "take amulet-of-action; give back mage",
     "left taia amulet-of-glory; gained taia amulet-of-action; gave-back taia mage"),
    ("eradicating", "K2:5.7", lambda: Scene("taia", "horan").lives(1).found(FARM).plague("taia"), "eradicate plague",
     "healed taia 4; eradicated taia"),
    ("robbing", "K2:7.3", lambda: Scene("taia", "horan").give("pickpocket").own("horan", food=2, stone=1),
     "rob horan; steal food; steal stone", "robbed taia horan; got taia food 1; got taia stone 1"),
]  # fmt: skip

ABILITIES: list[Row] = [
    ("war strategy", "K2:10.1", lambda: strong("horan", "taia").muster(knight=1),
     "move northwest; join knight 1; roll knight 1x1; roll hero 1x1; use war-strategy; roll knight 1xs",
     "moved horan 4; met horan 5; dice-rolled horan knight 1; dice-rolled horan hero 1; "
     "ability-used horan war-strategy; dice-rolled horan knight 0s; lost horan 5 1; dice-lost horan knight 1"),
    ("plunder", "K2:10.1", lambda: before("fire-eaters", "horan", "taia"), "move northwest; roll hero 1x1",
     "moved horan 4; met horan 1; dice-rolled horan hero 1; won horan 1 1; glory-rose horan 1; gained horan fireball; "
     "ability-used horan plunder; got horan wood 1"),
    ("necromancy", "K2:10.4", lambda: Scene("xanros", "taia"), "use necromancy", "ability-used xanros necromancy"),
    ("soul collector", "K2:10.4", lambda: strong("xanros", "taia").muster(skeleton=2).lives(2),
     "move northwest; join skeleton 2; roll skeleton 2xs; roll hero 1x1",
     "moved xanros 4; met xanros 5; dice-rolled xanros skeleton 0ss; dice-rolled xanros hero 1; lost xanros 5 1; "
     "dice-lost xanros skeleton 2; healed xanros 2; thrown-back xanros 3"),
    ("combat finesse", "K2:10.5", lambda: before("dark-dryads", "elspeth", "taia"),
     "move northwest; roll hero 1x1; use combat-finesse; roll hero 1x2",
     "moved elspeth 4; met elspeth 3; dice-rolled elspeth hero 1; ability-used elspeth combat-finesse; "
     "dice-rolled elspeth hero 2; lost elspeth 3 2"),
    ("magic run", "K2:10.5", lambda: Scene("elspeth", "taia"), "use magic-run east 1",
     "ability-used elspeth magic-run; moved elspeth 2"),
    ("claws and fangs", "K2:10.6", lambda: before(("fire-eaters", "envoys-of-death"), "darius", "taia"),
     "move northwest",
     "moved darius 4; ability-used darius claws-and-fangs; glory-rose darius 1; gained darius fireball; met darius 5"),
]  # fmt: skip


@each_telling(EXPLORING + BATTLES + ACTIONS + ABILITIES)
def test_the_players_are_told(given: Callable[[], Scene], answers: str, events: str) -> None:
    assert_told(given(), answers, events)
