"""What the players are told: every event of the steps and abilities, in order, with its hero and arguments."""

import pytest

from karak.core.ruleset import Setting
from karak.play.match import new_match
from tests.rules.karak.scene import Scene, before
from tests.rules.karak.test_3_exploring import one_hole
from tests.rules.karak.test_11_options import late, strict


@pytest.mark.rule("K1:1.6", "K1:1.7")
def test_dealing_and_starting() -> None:
    match = new_match("karak", Setting(2), ["a", "b"])
    answers = ["hero taia", "hero horan", "roll 2 2", "roll 1 3", "roll 1 2", "roll 1 1"]
    told = [match.game.tell(event) for text in answers for event in match.do(match.parse(text))]
    assert told == [
        ("dealt", {"hero": "taia", "seat": "1"}),
        ("dealt", {"hero": "horan", "seat": "2"}),
        ("rolled", {"hero": "taia", "number": "2", "other": "2"}),
        ("rolled", {"hero": "horan", "number": "1", "other": "3"}),
        ("rolled", {"hero": "taia", "number": "1", "other": "2"}),
        ("rolled", {"hero": "horan", "number": "1", "other": "1"}),
        ("started", {"hero": "taia"}),
        ("turn-began", {"hero": "taia"}),
    ]


@pytest.mark.rule("K1:3.1", "K1:3.3")
def test_exploring_a_room() -> None:
    scene = Scene("horan", "taia").do("step north", "tile room-t", "lay nes", "token chest")
    assert scene.said == [
        "tile-drawn horan room-t", "tile-laid horan room-t 1", "token-drawn horan chest", "token-placed horan chest 1",
        "stepped horan 1",
    ]  # fmt: skip


@pytest.mark.rule("K1:9.6")
def test_the_token_that_taia_puts_back() -> None:
    scene = Scene("taia", "horan").do("step north", "tile room-cross", "token chest", "token giant-rat", "place chest")
    assert scene.said[2:] == [
        "token-drawn taia chest", "token-drawn taia giant-rat", "token-returned taia giant-rat",
        "token-placed taia chest 1", "stepped taia 1",
    ]  # fmt: skip


@pytest.mark.rule("K1:11.3")
def test_the_late_dragon_joins() -> None:
    scene = late(26).do("step north", "tile room-cross", "token giant-rat")
    assert [event.split()[0] for event in scene.said[2:]] == [
        "token-drawn", "token-placed", "dragon-joined", "stepped", "met",
    ]  # fmt: skip


@pytest.mark.rule("K1:3.6")
def test_the_map_is_sealed() -> None:
    assert one_hole().do("step east", "tile corridor-cross").said[-2:] == ["stepped horan 10", "sealed horan"]
    scene = one_hole().do("step east", "tile room-cross", "token giant-rat", "roll 6 6", "stop")
    assert scene.said[-2:] == ["won horan giant-rat 12", "sealed horan"]


@pytest.mark.rule("K1:2.4", "K1:4.1", "K1:4.3")
def test_a_fight_won() -> None:
    scene = before("giant-rat", "taia", "horan").do("step north", "roll 3 4")
    assert scene.said == [
        "stepped taia 2", "met taia giant-rat", "rolled taia 3 4", "won taia giant-rat 8", "gained taia daggers",
        "turn-began horan",
    ]  # fmt: skip


@pytest.mark.rule("K1:4.3")
def test_a_treasure_won() -> None:
    scene = before("fallen", "victorius", "taia").give("sword").do("step north", "roll 5 6")
    assert scene.said[-2:] == ["won victorius fallen 13", "treasure-won victorius 1"]
    scene = before("dragon", "victorius", "taia").give("axe", "axe").do("step north", "roll 5 5")
    assert scene.said[-2:] == ["won victorius dragon 16", "treasure-won victorius 1.5"]


@pytest.mark.rule("K1:4.1", "K1:4.2", "K1:4.5", "K1:9.2")
def test_rolled_again_a_bolt_used_and_lost() -> None:
    scene = before("skeleton-king", "horan", "taia").give("magic-bolt")
    scene.do("step north", "roll 2 3", "use double-attack", "roll 4 4", "use bolt")
    assert scene.said == [
        "stepped horan 2", "met horan skeleton-king", "rolled horan 2 3", "ability-used horan double-attack",
        "rolled horan 4 4", "bolt-used horan", "lost horan skeleton-king 9", "life-lost horan 4", "thrown-back horan 1",
        "turn-began taia",
    ]  # fmt: skip


@pytest.mark.rule("K1:4.4", "K1:9.3")
def test_a_sacrifice_and_a_tie() -> None:
    scene = before("skeleton-king", "xanros", "taia").do("step north", "roll 4 5", "use sacrifice")
    assert scene.said[3:] == [
        "ability-used xanros sacrifice", "tied xanros skeleton-king 10", "thrown-back xanros 1", "turn-began taia",
    ]  # fmt: skip


@pytest.mark.rule("K1:7.1")
def test_a_hero_faints_and_wakes() -> None:
    scene = before("skeleton-king", "taia", "horan").lives(1).do("step north", "roll 1 2", "stop")
    assert scene.said[3:] == [
        "lost taia skeleton-king 4", "life-lost taia 0", "thrown-back taia 1", "fainted taia", "turn-began horan",
        "turn-began taia", "woke taia", "turn-began horan",
    ]  # fmt: skip


@pytest.mark.rule("K1:7.1", "K1:9.3")
def test_a_winner_faints() -> None:
    scene = before("giant-rat", "xanros", "taia").lives(1).do("step north", "roll 3 4", "use sacrifice")
    assert scene.said[4:] == ["won xanros giant-rat 8", "fainted xanros", "gained xanros daggers", "turn-began taia"]


@pytest.mark.rule("K1:4.7")
def test_thrown_back_onto_a_fountain_a_hero_heals_in_time() -> None:
    scene = Scene("taia", "horan").lay("room-cross", at=(0, -1), token="dragon").lives(1)
    scene.do("step north", "roll 1 2", "heal")
    assert scene.said[4:] == ["life-lost taia 0", "thrown-back taia 0", "healed taia", "turn-began horan"]


@pytest.mark.rule("K1:9.2")
def test_horan_is_revived() -> None:
    scene = before("giant-rat", "horan", "taia").lives(1).do("step north", "roll 1 1", "stop")
    assert scene.said[4:] == ["life-lost horan 0", "revived horan 0", "turn-began taia"]


@pytest.mark.rule("K1:8.1")
def test_a_curse() -> None:
    scene = before("mummy", "taia", "horan", "xanros").do("step north", "roll 6 6", "curse xanros")
    assert scene.said[-3:] == ["gained taia magic-bolt", "cursed taia xanros", "turn-began horan"]


@pytest.mark.rule("K1:7.2", "K1:8.3")
def test_healing_lifts_the_curse() -> None:
    scene = Scene("horan", "taia").lives(3).curse("horan").do("heal")
    assert scene.said == ["healed horan", "curse-lifted horan", "turn-began taia"]
    assert Scene("horan", "taia").lives(3).do("heal").said == ["healed horan", "turn-began taia"]


@pytest.mark.rule("K1:5.4")
def test_a_healing_portal() -> None:
    scene = Scene("horan", "taia").give("healing-portal").curse("taia").lay("fountain-corner", at=(1, 0), exits="nw")
    assert scene.do("cast taia 2").said == ["portal-cast horan taia 2", "healed taia", "curse-lifted taia"]


@pytest.mark.rule("K1:6.2")
def test_a_chest_is_opened() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="chest").give("key").do("step north", "open")
    assert scene.said == ["stepped horan 1", "chest-opened horan", "treasure-won horan 1", "turn-began taia"]


@pytest.mark.rule("K1:5.1", "K1:5.3")
def test_items_are_taken_exchanged_and_left() -> None:
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="daggers")
    assert scene.do("step north", "take").said == ["stepped horan 1", "gained horan daggers", "turn-began taia"]
    scene = Scene("horan", "taia").lay("room-cross", at=(0, -1), token="axe").give("sword", "daggers")
    scene.do("step north", "take", "leave daggers")
    assert scene.said == ["stepped horan 1", "gained horan axe", "left horan daggers", "turn-began taia"]
    scene = before("skeleton-swordsman", "taia", "horan").give("axe", "axe").do("step north", "roll 5 5", "leave sword")
    assert scene.said[3:] == ["won taia skeleton-swordsman 17", "left taia sword", "turn-began horan"]


@pytest.mark.rule("K1:9.3")
def test_xanros_swaps() -> None:
    scene = Scene("xanros", "taia").lay("corridor-cross", at=(0, -1)).stand("taia", (0, -1)).do("use swap taia")
    assert scene.said == ["swapped xanros taia", "turn-began taia"]


@pytest.mark.rule("K1:9.4", "K1:11.4")
def test_aderyn_hides() -> None:
    scene = before("mummy", "aderyn", "taia").do("step north", "use stealth")
    assert scene.said == ["stepped aderyn 2", "ability-used aderyn stealth"]
    scene = strict("mummy").do("step north", "use strict-stealth", "stop")
    assert scene.said == ["stepped aderyn 1", "ability-used aderyn strict-stealth", "met aderyn mummy"]


@pytest.mark.rule("K1:2.1")
def test_turns_are_counted() -> None:
    scene = Scene("horan", "taia")
    assert int(scene.state.turns) == 1
    assert int(scene.do("stop", "stop").state.turns) == 3
