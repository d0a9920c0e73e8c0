"""Battle: dice, attack, wounds."""

from pathlib import Path

import pytest

from karak.games.karak2.view import Battle
from tests.rules.karak2.scene import CASTLE, DOOR, FARM, NORTH, Scene, at_abyss, before

HEROES = Path(__file__).parents[3] / "src" / "karak" / "games" / "karak2" / "data" / "heroes.toml"


@pytest.mark.rule("K2:4.1", "K2:4.3", "K2:4.4", "K2:2.4")
def test_the_books_first_example_of_a_battle() -> None:
    """Horan's archer and knight against strength 3: one sword, two skulls."""
    scene = before("hammer-followers", "horan", "taia").glory(2).muster(archer=1, knight=1)
    scene.do("move northwest").fight("knight 1x1", "archer 1xs", "hero 1xs").do("done")
    assert (scene.life("horan"), scene.army("horan"), scene.supply("archer")) == (4, {"knight": 1}, 10)
    assert (scene.at("horan"), scene.monsters(NORTH), scene.turn) == (DOOR, ["hammer-followers"], "taia")


@pytest.mark.rule("K2:4.1", "K2:4.3", "K2:4.4", "K2:2.4")
def test_the_books_second_example_of_a_battle() -> None:
    """Taia's two archers and two knights against strength 3: three swords, two skulls."""
    scene = before("hammer-followers", "taia", "horan").glory(4).muster(archer=2, knight=2)
    scene.do("move northwest").fight("knight 1xs 1x1", "archer 2x1", "hero 1xs")
    assert (scene.life("taia"), scene.army("taia")) == (4, {"knight": 1, "archer": 2})
    assert (scene.held("taia"), scene.at("taia"), scene.monsters(NORTH)) == ({"warhammer": 1}, NORTH, [])
    assert scene.turn == "horan"


@pytest.mark.rule("K2:4.1")
@pytest.mark.parametrize("token", ["skeleton-warriors", "envoys-of-death"])
def test_entering_a_tile_with_monsters_starts_a_battle(token: str) -> None:
    assert before(token, "taia", "horan").do("move northwest").mentions("roll hero")


@pytest.mark.rule("K2:4.1", "K2:6.2", "K2:10.5")
def test_by_whatever_kind_of_move() -> None:
    scene = before("fire-eaters", "taia", "horan").found(FARM, "portal").stand("taia", FARM)
    assert scene.do(f"portal {scene.place(NORTH)}").mentions("roll hero")
    scene = before("fire-eaters", "elspeth", "horan").do("use magic-run northwest 1")
    assert scene.mentions("roll hero")
    assert at_abyss("taia", "horan").do("move northwest").mentions("roll hero")


@pytest.mark.rule("K2:4.1")
def test_the_dice_that_join_are_chosen_before_the_roll_kind_by_kind() -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(5).muster(knight=2, mage=3, skeleton=1)
    scene.do("move northwest")
    assert scene.options() == ["join knight 0", "join knight 1", "join knight 2"]
    assert scene.do("join knight 1").options() == [f"join mage {n}" for n in range(4)]
    assert scene.do("join mage 2").options() == ["join skeleton 0", "join skeleton 1"]
    scene.do("join skeleton 0", "roll knight 1xs", "roll mage 2xs", "roll hero 1x1")
    assert scene.army("taia") == {"knight": 1, "mage": 1, "skeleton": 1}  # those at home are safe


@pytest.mark.rule("K2:4.1")
def test_the_hero_die_always_joins() -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(1).muster(knight=1).do("move northwest", "join knight 0")
    assert scene.listed("roll hero") == ["1xs", "1xss", "1x1", "1x2", "1x3"]
    assert before("envoys-of-death", "taia", "horan").do("move northwest").mentions("roll hero")


@pytest.mark.rule("K2:4.2")
def test_the_attack_is_swords_weapons_and_fireballs_together() -> None:
    scene = before(("envoys-of-death", "envoys-of-death"), "taia", "horan").glory(3).muster(knight=1, archer=1, mage=1)
    scene.give("sword", "warhammer", "fireball", "fireball")
    scene.do("move northwest").fight("knight 1x1", "archer 1xs", "mage 1x2", "hero 1x3")  # 6, and 3 for weapons
    assert scene.battle() == Battle(
        foes=["envoys-of-death", "envoys-of-death"], strength=10, needed=10, missing=1,
        joined={"knight": 1, "archer": 1, "mage": 1, "hero": 1},
        dice={"knight": {"1": 1}, "archer": {"s": 1}, "mage": {"2": 1}, "hero": {"3": 1}},
        swords=6, weapons=3, bonus=0, skills=0, attack=9, win=1.0, lives_lost=0.0, units_lost=1.0,
    )  # fmt: skip
    scene.do("use fireball")
    assert "won" in scene.told and (scene.held("taia")["fireball"], scene.gone("fireball")) == (1, 1)


@pytest.mark.rule("K2:4.2", "K2:7.2", "K2:7.4")
@pytest.mark.parametrize("used", [0, 1, 2, 3])
def test_any_number_of_fireballs_after_the_roll(used: int) -> None:
    scene = before("skeleton-riders", "taia", "horan").give(*["fireball"] * 3)
    assert not scene.mentions("use fireball")
    scene.do("move northwest")
    assert not scene.mentions("use fireball")
    scene.do("roll hero 1x1", *["use fireball"] * used, *["done"] * (used < 3))
    assert ("won" in scene.told, scene.gone("fireball")) == (used == 3, used)


@pytest.mark.rule("K2:4.2")
def test_fireballs_are_asked_for_only_while_the_attack_is_below_the_strength() -> None:
    scene = before("dark-dryads", "taia", "horan").give("fireball", "fireball").do("move northwest", "roll hero 1x3")
    assert scene.mentions("amulet")
    scene = before("dark-dryads", "taia", "horan").give("fireball", "fireball").do("move northwest", "roll hero 1x2")
    assert scene.options() == ["done", "use fireball"]
    assert scene.do("use fireball").mentions("amulet") and scene.gone("fireball") == 1


@pytest.mark.rule("K2:4.3")
@pytest.mark.parametrize(("face", "won"), [("1", False), ("2", True), ("3", True)])
def test_at_least_the_strength_wins(face: str, won: bool) -> None:
    scene = before("shadow-eaters", "taia", "horan").do("move northwest", f"roll hero 1x{face}")
    assert (scene.at("taia"), scene.monsters(NORTH)) == ((NORTH, []) if won else (DOOR, ["shadow-eaters"]))
    assert scene.held("taia") == ({"pickpocket": 1} if won else {})


@pytest.mark.rule("K2:4.3")
@pytest.mark.parametrize(("face", "won"), [("1", False), ("2", True)])
def test_two_monsters_are_beaten_together_or_not_at_all(face: str, won: bool) -> None:
    scene = before(("fire-eaters", "dark-dryads"), "taia", "horan").glory(1).muster(archer=1)
    scene.do("move northwest").fight("archer 1x2", f"hero 1x{face}")
    if won:
        scene.do("amulet amulet-of-titan")
        assert scene.held("taia") == {"fireball": 1, "amulet-of-titan": 1} and scene.monsters(NORTH) == []
    else:
        assert scene.held("taia") == {} and len(scene.monsters(NORTH)) == 2 and scene.at("taia") == DOOR


@pytest.mark.rule("K2:4.3")
def test_a_beaten_hero_goes_back_to_where_the_last_move_began() -> None:
    scene = before("envoys-of-death", "taia", "horan").stand("taia", CASTLE)
    scene.do("move northwest", "move northwest", "roll hero 1x1")
    assert scene.at("taia") == DOOR
    scene = Scene("horan", "taia").do("move west", "move northwest", "tile farm-1-open", "token envoys-of-death")
    assert scene.do("roll hero 1x1").at("horan") == FARM


@pytest.mark.rule("K2:4.3")
def test_being_thrown_back_is_not_entering() -> None:
    """Set up by hand, since a hero never stands among monsters."""
    scene = before("envoys-of-death", "taia", "horan").haunt(DOOR, "fire-eaters")
    scene.do("move northwest", "roll hero 1x1")
    assert (scene.at("taia"), scene.turn, scene.is_acting) == (DOOR, "horan", True)
    assert scene.monsters(DOOR) == ["fire-eaters"]


@pytest.mark.rule("K2:4.4")
@pytest.mark.parametrize(("face", "lost"), [("1", 0), ("3", 0), ("s", 1), ("ss", 2)])
@pytest.mark.parametrize("swords", [0, 3])
def test_skulls_on_the_hero_die_cost_lives_won_or_lost(face: str, lost: int, swords: int) -> None:
    scene = before("dark-dryads" if swords == 0 else "fire-eaters", "taia", "horan").give(*["sword"] * (swords > 0))
    scene.do("move northwest", f"roll hero 1x{face}")
    assert scene.life("taia") == 5 - lost


@pytest.mark.rule("K2:4.4")
@pytest.mark.parametrize("token", ["fire-eaters", "envoys-of-death"])
def test_dice_with_skulls_go_back_to_the_supply_and_cost_no_life(token: str) -> None:
    scene = before(token, "taia", "horan").glory(4).muster(knight=2, mage=2, skeleton=1)
    scene.do("move northwest").fight("knight 1xs 1x1", "mage 2xs", "skeleton 1xs", "hero 1x1")
    assert (scene.life("taia"), scene.army("taia")) == (5, {"knight": 1})
    assert [scene.supply(die) for die in ("knight", "mage", "skeleton")] == [9, 10, 3]


@pytest.mark.rule("K2:4.4", "K2:4.9", "K2:4.10")
@pytest.mark.parametrize(("lives", "face"), [(1, "s"), (1, "ss"), (2, "ss")])
def test_a_win_counts_first_even_with_the_last_life(lives: int, face: str) -> None:
    scene = before("fire-eaters", "taia", "horan").lives(lives).give("sword")
    scene.do("move northwest", f"roll hero 1x{face}")
    assert (scene.held("taia"), scene.at("taia"), scene.life("taia")) == ({"sword": 1, "fireball": 1}, NORTH, 0)
    assert bool(scene.hero("taia").fallen) and scene.fame("taia") == 1


@pytest.mark.rule("K2:4.5", "K2:4.6", "K2:9.1")
def test_two_skulls_cast_plague_and_misery() -> None:
    scene = before("fire-eaters", "taia", "horan").own("horan", food=1, wood=2).found(FARM, of="horan")
    scene.do("move northwest", "roll hero 1xss")
    assert (scene.goods("horan"), scene.plagued) == ((0, 1, 0), "horan")
    scene = before("fire-eaters", "taia", "horan").own("horan", food=1, wood=2).found(FARM, of="horan")
    scene.do("move northwest", "roll hero 1xs")
    assert (scene.goods("horan"), scene.plagued) == ((1, 2, 0), "")


@pytest.mark.rule("K2:4.5", "K2:4.6", "K2:10.5")
def test_two_skulls_rolled_again_do_not_count_but_those_of_the_last_roll_do() -> None:
    scene = before("fire-eaters", "elspeth", "horan").own("horan", food=1)
    scene.do("move northwest", "roll hero 1xss", "use combat-finesse", "roll hero 1x1")
    assert (scene.goods("horan"), scene.life("elspeth")) == ((1, 0, 0), 5)
    scene = before("fire-eaters", "elspeth", "horan").own("horan", food=1)
    scene.do("move northwest", "roll hero 1x3", "use combat-finesse", "roll hero 1xss")
    assert (scene.goods("horan"), scene.life("elspeth"), "lost" in scene.told) == ((0, 0, 0), 3, True)


@pytest.mark.rule("K2:4.6", "K2:10.1")
def test_a_new_roll_replaces_the_earlier_one_entirely() -> None:
    scene = before("skeleton-riders", "horan", "taia").glory(2).muster(archer=2).do("move northwest")
    scene.fight("archer 2x2", "hero 1x1").do("use war-strategy", "roll archer 1xs 1x1")
    assert ("lost" in scene.told, scene.army("horan")) == (True, {"archer": 1})
    scene = before("skeleton-riders", "horan", "taia").glory(2).muster(archer=2).do("move northwest")
    scene.fight("archer 2xs", "hero 1x1").do("use war-strategy", "roll archer 1x1 1x2")
    assert ("won" in scene.told, scene.army("horan")) == (True, {"archer": 2})
