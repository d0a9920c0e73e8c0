"""Battle: glory and the dark general."""

from pathlib import Path

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, Scene, at_abyss, before

HEROES = Path(__file__).parents[3] / "src" / "karak" / "games" / "karak2" / "data" / "heroes.toml"


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
    battle = scene.battle()
    assert (battle.foes, battle.needed, battle.missing, battle.attack) == (["general"], 14, 5, 9)
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


@pytest.mark.rule("K2:4.7", "K2:10.3")
def test_a_view_tells_how_many_units_count_against_glory() -> None:
    scene = Scene("lorraine", "taia").glory(4).muster(knight=2, mage=1)
    lorraine = scene.view().heroes[0]
    assert (lorraine.units, lorraine.glory, lorraine.army["bear"]) == (3, 4, 1)  # a bear serves beyond glory
