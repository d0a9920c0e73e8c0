"""What the players are told: every event of the steps and abilities, in order, with its hero and arguments."""

import pytest

from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.play.match import new_match
from tests.rules.goblin.scene import Scene
from tests.rules.goblin.test_3_fight import caverns
from tests.rules.goblin.test_6_cards import stacking
from tests.rules.goblin.test_7_merchant import visiting
from tests.rules.goblin.test_9_heroes import fighting

HAND = "charge grit hammer-strike iron-parry"


@pytest.mark.rule("GB:1.1", "GB:1.2", "GB:1.3", "GB:1.4")
def test_the_opening() -> None:
    match = new_match("goblin", Setting(2), ["a", "b"])
    told = [match.game.tell(event) for hero in ("taia", "horan") for event in match.do(match.parse(f"hero {hero}"))]
    assert told == [("seated", {"hero": "taia", "seat": "1"}), ("seated", {"hero": "horan", "seat": "2"})]
    told = []
    begin = match.parse("begin 2")
    while match.who == CHANCE:
        answers = match.decision().options
        told += [match.game.tell(event) for event in match.do(begin if begin in answers else answers[-1])]
    assert [key for key, _ in told] == ["revealed"] * 22 + ["drew"] * 8 + ["began", "turn-began"]
    assert told[0] == ("revealed", {"hero": "", "monster": "demon-of-the-deep"})
    assert [args["hero"] for _, args in told[22:]] == ["taia"] * 4 + ["horan"] * 6


@pytest.mark.rule("GB:3.1", "GB:3.3", "GB:3.5")
def test_a_battle_lost() -> None:
    scene = caverns().deal(hand=HAND).wound(3).do("fight goblin-scout", "play grit", "done")
    assert scene.said[:5] == [
        "challenged horan goblin-scout", "played horan horan-grit", "healed horan 1", "hurt horan 1",
        "failed horan goblin-scout 1",
    ]  # fmt: skip


@pytest.mark.rule("GB:3.5")
def test_a_battle_won() -> None:
    scene = caverns().deal(hand=HAND).do("fight goblin-thug", "play charge", "play grit", "done", "pawn goblin-club")
    assert scene.said == [
        "challenged horan goblin-thug", "played horan horan-charge", "played horan horan-grit", "hurt horan 3",
        "beat horan goblin-thug 3", "gained horan goblin-club", "pawned horan goblin-club",
    ]  # fmt: skip
    assert scene.do("reveal marsh-toad").said[0] == "revealed marsh-toad"


@pytest.mark.rule("GB:3.5")
def test_a_key_won() -> None:
    scene = caverns().deal(hand="axe-throw charge grit iron-parry")
    scene.do("fight goblin-porter", "play axe-throw", "play charge", "done")
    assert scene.said[-2:] == ["beat horan goblin-porter 6", "key-won horan 1"]


@pytest.mark.rule("GB:3.6")
def test_the_lord_beaten() -> None:
    scene = caverns().keys(3).wear("worm-scale-plate", "flaming-sword")
    scene.deal(hand="aegis-charge mirror-rune grit charge").do("fight dragon", "play aegis-charge")
    assert scene.do("play mirror-rune", "done").said[-2:] == ["beat horan dragon 11", "champion horan"]


@pytest.mark.rule("GB:3.5", "GB:8.1")
def test_a_hero_falls_and_revives() -> None:
    scene = caverns().deal(hand=HAND).wound(1).do("fight slime", "done")
    assert scene.said[1:3] == ["hurt horan 1", "fell horan"]
    scene = caverns().deal(hand=HAND).wound(0, of="taia").do("fight goblin-scout", "done")
    assert scene.said[-3:] == ["turn-began taia", "revived taia", "turn-began horan"]


@pytest.mark.rule("GB:4.3", "GB:5.3")
def test_a_hand_bonus_lost() -> None:
    scene = Scene("horan", "taia").face(2, "cave-troll-whelp").keys(1).wear("seer-staff")
    scene.deal(hand="hammer-strike shield-wall grit charge battle-cry").do("fight cave-troll-whelp", "discard grit")
    assert scene.said == ["challenged horan cave-troll-whelp", "discarded horan horan-grit"]


@pytest.mark.rule("GB:5.1", "GB:5.4", "GB:5.5")
def test_potions() -> None:
    scene = caverns().deal(hand="hammer-strike grit").carry("healing", "strength").wound(3)
    scene.do("fight goblin-scout", "drink healing", "play hammer-strike", "drink strength attack")
    assert scene.said[1:] == [
        "drank horan healing", "healed horan 2", "played horan horan-hammer-strike", "drank horan strength",
    ]  # fmt: skip


@pytest.mark.rule("GB:3.4", "GB:6.1", "GB:6.3")
def test_a_new_deck_and_a_card_drawn() -> None:
    scene = stacking("spark quick-wits sling-stone").do("stack sling-stone", "stack as-shown")
    assert scene.said[:2] == ["stacked horan 8", "drew horan sling-stone"]


@pytest.mark.rule("GB:7.1", "GB:7.2")
def test_the_merchant() -> None:
    scene = visiting("goblin-club", "moss-cloak", shop=("spark",))
    assert scene.said == ["visited horan"]
    scene.do("buy spark", "pay moss-cloak")
    assert scene.said == ["pawned horan moss-cloak", "bought horan spark"]
    scene = visiting("goblin-club", "moss-cloak").do("buy potion healing", "pay goblin-club")
    assert scene.said == ["pawned horan goblin-club", "potion-bought horan healing"]


@pytest.mark.rule("GB:9.1", "GB:9.3", "GB:9.6")
def test_abilities() -> None:
    scene = fighting("argentus", "goblin-brawler", "staff-blow magic-bolt ward stone-skin")
    scene.do("play staff-blow", "use blue-bridge magic-bolt")
    assert scene.said[1:] == ["ability-used argentus blue-bridge", "played argentus argentus-magic-bolt"]
    scene = fighting("xanros", "slime", "hex shadow-veil bone-ward soul-burn").do("use curse-breaker hex colour")
    assert scene.said == ["ability-used xanros curse-breaker", "played xanros xanros-hex"]
    scene = fighting("taia", "goblin-scout", "vision star-fall healing-chant", deck="start spark start start")
    scene.do("play vision", "draw premonition", "keep spark")
    assert scene.said == ["played taia taia-vision", "put-under taia taia-premonition", "drew taia spark"]
