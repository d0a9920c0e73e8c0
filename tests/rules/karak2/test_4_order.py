"""Battle: unconsciousness, and the order of it all."""

from pathlib import Path

import pytest

from tests.rules.karak2.scene import DOOR, FARM, Scene, at_abyss, before

HEROES = Path(__file__).parents[3] / "src" / "karak" / "games" / "karak2" / "data" / "heroes.toml"


@pytest.mark.rule("K2:4.9")
def test_an_unconscious_hero_spends_the_next_turn_regaining_three_lives() -> None:
    scene = before("fire-eaters", "taia", "horan").lives(1).do("move northwest", "roll hero 1xs")
    assert (scene.life("taia"), "fell-unconscious" in scene.told, scene.at("taia")) == (0, True, DOOR)
    scene.do("done")  # Horan's turn; Taia's passes by itself
    assert (scene.turn, scene.life("taia"), "woke" in scene.told) == ("horan", 3, True)
    scene.do("done")
    assert (scene.turn, scene.life("taia")) == ("taia", 3) and scene.mentions("move")


@pytest.mark.rule("K2:4.9")
def test_it_is_a_state_that_lives_given_by_others_do_not_end() -> None:
    scene = Scene("horan", "taia").fell("taia", lives=2).do("done")
    assert (scene.turn, scene.life("taia")) == ("horan", 5)
    scene = Scene("horan", "taia").lives(0, "taia").do("done")
    assert scene.turn == "taia"


@pytest.mark.rule("K2:4.9")
def test_a_second_knock_costs_no_further_turn() -> None:
    scene = before("fire-eaters", "taia", "horan").lives(1).do("move northwest", "roll hero 1xs")
    scene.hero("taia").fallen = True  # knocked once more
    scene.do("done", "done")
    assert (scene.turn, bool(scene.hero("taia").fallen)) == ("taia", False)


@pytest.mark.rule("K2:4.9", "K2:7.3", "K2:9.1", "K2:5.3")
def test_an_unconscious_hero_can_be_robbed_and_plagued_and_is_in_the_way_of_a_city() -> None:
    scene = before("fire-eaters", "taia", "horan").give("pickpocket").fell("horan").own("horan", wood=3)
    scene.do("rob horan", "steal wood", "done", "move northwest", "roll hero 1xss")
    assert scene.goods("horan") == (0, 1, 0)
    scene = Scene("horan", "taia").own(wood=2).fell("taia").stand("taia", FARM).do("move west")
    assert scene.refusal("found city") == ("K2:5.3", "another-hero-here")


@pytest.mark.rule("K2:4.10")
def test_rerolls_come_in_any_order_each_once_a_battle(tmp_path: Path) -> None:
    """A custom hero card has both rerolls."""
    card = '"war-strategy", "combat-finesse"'
    text = HEROES.read_text(encoding="utf-8").replace('"war-strategy", "plunder"', card)
    (tmp_path / "heroes.toml").write_text(text, encoding="utf-8")
    for first, second in (("war-strategy", "combat-finesse"), ("combat-finesse", "war-strategy")):
        scene = Scene("horan", "taia", data=str(tmp_path)).lay("farm-1-open", at=DOOR, tokens=("envoys-of-death",))
        scene.glory(1).muster(knight=1).do("move northwest").fight("knight 1xs", "hero 1xs")
        again = {"war-strategy": "roll knight 1x1", "combat-finesse": "roll hero 1x2"}
        assert scene.options() == ["done", "use war-strategy", "use combat-finesse"]
        scene.do(f"use {first}", again[first])
        assert scene.options() == ["done", f"use {second}"]
        scene.do(f"use {second}", again[second])
        assert (scene.turn, scene.life("horan"), scene.army("horan")) == ("taia", 5, {"knight": 1})


@pytest.mark.rule("K2:4.10", "K2:4.5")
def test_plague_and_misery_come_before_fireballs() -> None:
    scene = before("fire-eaters", "taia", "horan", "darius").give("fireball").do("move northwest", "roll hero 1xss")
    assert scene.options() == ["plague horan", "plague darius"]
    assert scene.do("plague darius").options() == ["done", "use fireball"]


@pytest.mark.rule("K2:4.10")
def test_rerolls_come_before_plague_and_fireballs() -> None:
    scene = before("fire-eaters", "elspeth", "horan", "darius").give("fireball").do("move northwest", "roll hero 1xss")
    assert scene.options() == ["done", "use combat-finesse"]
    assert scene.do("done").mentions("plague")
    assert scene.do("plague horan").options() == ["done", "use fireball"]


@pytest.mark.rule("K2:4.10", "K2:4.7")
def test_glory_rises_before_the_skulls() -> None:
    scene = before("fire-eaters", "taia", "horan").give("amulet-of-protection", "sword").do("move northwest")
    scene.do("roll hero 1xs")
    assert (scene.fame("taia"), scene.life("taia"), scene.held("taia")) == (
        1, 5, {"amulet-of-protection": 1, "sword": 1},
    )  # fmt: skip
    assert scene.options() == ["done", "ignore hero"]  # the skulls before the reward
    assert scene.do("ignore hero").held("taia")["fireball"] == 1


@pytest.mark.rule("K2:4.10")
def test_lives_never_fall_below_zero() -> None:
    scene = at_abyss("taia", "horan").lives(1).do("move northwest", "roll hero 1xss")
    assert scene.life("taia") == 0 and bool(scene.hero("taia").fallen)


@pytest.mark.rule("K2:4.10", "K2:10.4")
def test_lives_are_lost_before_soul_collector_heals() -> None:
    """At five lives: first two are lost, then three dead units heal two, not none."""
    scene = before("envoys-of-death", "xanros", "taia").muster(skeleton=3).do("move northwest")
    assert scene.fight("skeleton 3xs", "hero 1xss").life("xanros") == 5
    scene = before("envoys-of-death", "xanros", "taia").muster(skeleton=3).lives(1).do("move northwest")
    assert scene.fight("skeleton 3xs", "hero 1xss").life("xanros") == 3  # floor 0, then three


@pytest.mark.rule("K2:4.10", "K2:7.5")
def test_what_is_won_does_not_act_on_the_skulls_of_the_same_battle() -> None:
    scene = before("dark-dryads", "taia", "horan").glory(3).muster(mage=2).do("move northwest")
    scene.fight("mage 2x2", "hero 1xs").do("amulet amulet-of-protection")
    assert (scene.life("taia"), scene.turn) == (4, "horan")


@pytest.mark.rule("K2:4.10", "K2:10.1", "K2:7.5")
def test_an_amulet_of_resources_just_won_counts_for_plunder() -> None:
    scene = before("dark-dryads", "horan", "taia").do("move northwest", "roll hero 1x3")
    assert scene.do("amulet amulet-of-resources").goods("horan") == (0, 2, 0)


@pytest.mark.rule("K2:4.10", "K2:10.1")
def test_slots_are_chosen_before_plunder() -> None:
    scene = before("fire-eaters", "horan", "taia").give(*["pickpocket"] * 3).do("move northwest", "roll hero 1x1")
    assert (scene.goods("horan"), scene.mentions("leave")) == ((0, 0, 0), True)
    assert scene.do("leave fireball").goods("horan") == (0, 1, 0)
