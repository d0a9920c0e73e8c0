"""Battle: dice, attack, wounds, glory, the general."""

from pathlib import Path

import pytest

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
    assert scene.listed("roll hero") == ["1x3", "1xs", "1xss", "1x1", "1x2"]
    assert before("envoys-of-death", "taia", "horan").do("move northwest").mentions("roll hero")


@pytest.mark.rule("K2:4.2")
def test_the_attack_is_swords_weapons_and_fireballs_together() -> None:
    scene = before(("envoys-of-death", "envoys-of-death"), "taia", "horan").glory(3).muster(knight=1, archer=1, mage=1)
    scene.give("sword", "warhammer", "fireball", "fireball")
    scene.do("move northwest").fight("knight 1x1", "archer 1xs", "mage 1x2", "hero 1x3")  # 6, and 3 for weapons
    battle = scene.game.describe(scene.state)["battle"]
    assert battle == {
        "strength": 10, "joined": {"knight": 1, "archer": 1, "mage": 1, "hero": 1},
        "dice": {"knight": {"1": 1}, "archer": {"s": 1}, "mage": {"2": 1}, "hero": {"3": 1}},
        "weapons": 3, "bonus": 0, "attack": 9,
    }  # fmt: skip
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
def test_back_is_where_the_last_move_began() -> None:
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


@pytest.mark.rule("K2:4.7")
@pytest.mark.parametrize(("token", "glory"), [("hammer-followers", 3), ("skeleton-riders", 4), ("fire-eaters", 2)])
def test_the_books_example_of_glory(token: str, glory: int) -> None:
    """With glory 2, one knight and one archer; a stronger army beaten raises it, a weaker one does not."""
    scene = before(token, "horan", "taia").glory(2).muster(knight=1, archer=1).found(DOOR, "military-camp")
    assert not scene.own(food=3).mentions("recruit")
    scene.do("move northwest").fight("knight 1x1", "archer 1x1", "hero 1x2").do("done")
    assert scene.fame("horan") == glory


@pytest.mark.rule("K2:4.7", "K2:3.2")
def test_two_monsters_beaten_together_count_together() -> None:
    scene = before(("envoys-of-death", "envoys-of-death"), "taia", "horan").glory(7).muster(mage=4)
    scene.do("move northwest").fight("mage 4x2", "hero 1x2")
    assert scene.fame("taia") == 10


@pytest.mark.rule("K2:4.7")
def test_glory_does_not_add_up_and_does_not_rise_by_losing() -> None:
    scene = before("hammer-followers", "taia", "horan").glory(3).do("move northwest", "roll hero 1x3")
    assert scene.fame("taia") == 3
    assert before("envoys-of-death", "taia", "horan").do("move northwest", "roll hero 1x3").fame("taia") == 0


@pytest.mark.rule("K2:4.7", "K2:6.3", "K2:7.5")
@pytest.mark.parametrize(
    ("beaten", "banners", "amulet", "glory"),
    [(3, False, False, 3), (3, True, False, 5), (3, False, True, 5), (3, True, True, 7), (9, True, True, 10)],
)
def test_banners_and_amulet_add_two_each_never_above_ten(beaten: int, banners: bool, amulet: bool, glory: int) -> None:
    scene = Scene("horan", "taia").glory(beaten).found(FARM, *["glory-banners"] * banners)
    assert scene.give(*["amulet-of-glory"] * amulet).fame("horan") == glory


@pytest.mark.rule("K2:4.7")
def test_strength_and_bonuses_are_kept_apart() -> None:
    """At 9 the amulet adds only one that shows; laid down, it takes only that one away."""
    scene = Scene("horan", "taia").glory(9).give("amulet-of-glory").drop("amulet-of-titan", at=CASTLE)
    assert scene.fame("horan") == 10
    assert scene.do("take amulet-of-titan").fame("horan") == 9


@pytest.mark.rule("K2:4.7", "K2:5.5")
def test_units_never_exceed_glory_and_special_dice_do_not_count() -> None:
    scene = Scene("lorraine", "taia").found(FARM, "military-camp").stand("lorraine", FARM).own(food=9).glory(2)
    scene.give("amulet-of-titan").muster(skeleton=3)
    scene.do("recruit knight", "recruit knight")
    assert scene.army("lorraine") == {"knight": 2, "skeleton": 3, "bear": 1, "titan": 1}
    assert not scene.mentions("recruit")


@pytest.mark.rule("K2:4.7", "K2:5.6", "K2:7.5")
def test_when_glory_falls_the_owner_gives_back_units_of_choice() -> None:
    scene = Scene("horan", "taia").glory(1).give("amulet-of-glory").muster(knight=2, mage=1)
    scene.drop("amulet-of-action", at=CASTLE).do("take amulet-of-action")
    assert scene.options() == ["give back knight", "give back mage"]
    assert scene.do("give back mage").army("horan") == {"knight": 1}  # no choice is left for the second
    assert (scene.supply("mage"), scene.supply("knight"), scene.turn) == (10, 9, "horan")


@pytest.mark.rule("K2:4.7", "K2:7.1")
def test_also_when_the_amulet_is_left_for_a_reward() -> None:
    scene = before("dark-dryads", "taia", "horan").glory(1).give("amulet-of-glory").muster(knight=2, archer=2)
    scene.glory(2).do("move northwest").fight("knight 2x1", "archer 2x1", "hero 1x1")
    assert scene.fame("taia") == 5  # 3 beaten, and 2
    scene.do("amulet amulet-of-action", "leave amulet-of-glory")
    assert scene.options() == ["give back knight", "give back archer"]
    assert scene.do("give back archer").army("taia") == {"knight": 2, "archer": 1} and scene.turn == "horan"


def at_general(*heroes: str) -> Scene:
    """The book's army before the general: two mages, a knight, two archers, two swords, two fireballs."""
    scene = at_abyss(*heroes).glory(5).muster(knight=1, archer=2, mage=2)
    return scene.give("sword", "sword", "fireball", "fireball")


@pytest.mark.rule("K2:4.8", "K2:3.3", "K2:4.4")
def test_the_books_example_of_a_fight_with_the_general() -> None:
    """Four players, so his strength is 14. 2 + 4 + 3 = 9, one fireball makes 10 and costs him a praetorian."""
    scene = at_general("horan", "taia", "elspeth", "xanros").do("move northwest")
    assert int(scene.state.praetorians) == 4
    scene.fight("knight 1xs", "archer 1x1 1x2", "mage 2x2", "hero 1xs").do("done")
    battle = scene.game.describe(scene.state)["battle"]
    assert isinstance(battle, dict) and (battle["strength"], battle["attack"]) == (14, 9)
    scene.do("use fireball", "done")
    assert (int(scene.state.praetorians), scene.life("horan")) == (3, 3)
    assert scene.army("horan") == {"archer": 2, "mage": 2} and scene.held("horan") == {"sword": 2, "fireball": 1}
    assert (scene.at("horan"), scene.turn) == (DOOR, "taia")
    scene.stand("taia", DOOR).glory(9, "taia").muster("taia", mage=6)  # later, Taia needs only 13
    scene.do("move northwest").fight("mage 6x2", "hero 1x1")
    assert scene.match.is_over and scene.game.ending(scene.state) == "general"


@pytest.mark.rule("K2:4.8")
@pytest.mark.parametrize(
    ("mages", "face", "left"), [("3xs 4x2", "1", 5), ("2xs 5x2", "s", 4), ("2xs 5x2", "1", 4), ("1xs 6x2", "2", 4)]
)
def test_at_least_ten_that_does_not_win_removes_one_praetorian(mages: str, face: str, left: int) -> None:
    """9, 10, 11 and 14 against 15."""
    scene = at_abyss("taia", "horan").glory(8).muster(mage=7).do("move northwest").fight(f"mage {mages}")
    assert "lost" in scene.do(f"roll hero 1x{face}").told
    assert int(scene.state.praetorians) == left and scene.at("taia") == DOOR


@pytest.mark.rule("K2:4.8")
def test_without_praetorians_ten_is_enough_to_win() -> None:
    scene = at_abyss("taia", "horan").glory(8).muster(mage=5)
    scene.touch().praetorians = 0
    scene.do("move northwest").fight("mage 5x2", "hero 1xs")
    assert scene.match.is_over


@pytest.mark.rule("K2:4.8", "K2:8.1", "K2:4.10")
def test_reaching_his_strength_wins_ends_the_game_at_once_and_gives_the_archstone() -> None:
    scene = at_abyss("taia", "horan").glory(8).muster(mage=7).lives(1)
    scene.do("move northwest").fight("mage 7x2", "hero 1x1")  # 15 against 15
    assert scene.match.is_over and scene.game.score(scene.state) == [4.5, 0.0]
    scene = at_abyss("taia", "horan").glory(8).muster(mage=8).lives(1)
    scene.do("move northwest").fight("mage 8x2", "hero 1xs")  # with the last life: the game ends before the wound
    assert (scene.match.is_over, scene.life("taia"), "lives-lost" in scene.told) == (True, 1, False)


@pytest.mark.rule("K2:4.8", "K2:7.5")
@pytest.mark.parametrize(("face", "lives"), [("1", 4), ("s", 3), ("ss", 2)])
def test_attacking_him_always_costs_one_life_more(face: str, lives: int) -> None:
    scene = at_abyss("taia", "horan").do("move northwest", f"roll hero 1x{face}")
    assert scene.life("taia") == lives


@pytest.mark.rule("K2:4.8", "K2:7.5")
def test_no_amulet_prevents_it() -> None:
    scene = at_abyss("taia", "horan").give("amulet-of-protection").do("move northwest", "roll hero 1xss")
    assert scene.do("ignore hero", "ignore hero").life("taia") == 4
    scene = at_abyss("taia", "horan").give("amulet-of-protection").do("move northwest", "roll hero 1x1")
    assert (scene.life("taia"), scene.turn) == (4, "horan")  # nothing was asked


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
    """A hero card of our own that has both rerolls."""
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
