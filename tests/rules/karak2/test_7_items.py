"""Items."""

from pathlib import Path

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, NORTH, Scene, at_abyss, before


@pytest.mark.rule("K2:7.1")
def test_with_a_free_slot_the_item_is_taken() -> None:
    scene = before("skeleton-warriors", "taia", "horan").give("sword").do("move northwest", "roll hero 1x1")
    assert (scene.held("taia"), scene.lying(NORTH), scene.turn) == ({"sword": 2}, {}, "horan")


@pytest.mark.rule("K2:7.1")
@pytest.mark.parametrize("left", ["fireball", "pickpocket"])
def test_with_none_free_the_player_chooses_what_stays_the_new_item_included(left: str) -> None:
    scene = before("shadow-eaters", "taia", "horan").give("fireball", "fireball", "fireball")
    scene.do("move northwest", "roll hero 1x2", "done")
    assert scene.listed("leave") == ["fireball", "pickpocket"]
    scene.do(f"leave {left}")
    kept = {"fireball": 3} if left == "pickpocket" else {"fireball": 2, "pickpocket": 1}
    assert (scene.held("taia"), scene.lying(NORTH), scene.turn) == (kept, {left: 1}, "horan")


@pytest.mark.rule("K2:7.1")
def test_only_items_of_the_same_kind_make_room() -> None:
    scene = before("skeleton-warriors", "taia", "horan").give("sword", "warhammer", "fireball", "amulet-of-action")
    assert scene.do("move northwest", "roll hero 1x1").listed("leave") == ["sword", "warhammer"]


@pytest.mark.rule("K2:7.1")
def test_one_more_of_the_same_stays_without_asking() -> None:
    scene = before("skeleton-warriors", "taia", "horan").give("sword", "sword").do("move northwest", "roll hero 1x1")
    assert (scene.held("taia"), scene.lying(NORTH), scene.turn) == ({"sword": 2}, {"sword": 1}, "horan")


@pytest.mark.rule("K2:7.1")
def test_a_tile_may_hold_several_items() -> None:
    scene = before(("skeleton-warriors", "fire-eaters"), "taia", "horan").give("sword", "sword", *["fireball"] * 3)
    scene.drop("amulet-of-titan", at=NORTH).do("move northwest", "roll hero 1x2", "done")
    assert scene.lying(NORTH) == {"sword": 1, "fireball": 1, "amulet-of-titan": 1}


@pytest.mark.rule("K2:7.1", "K2:8.1")
def test_soul_stones_need_no_slot_and_are_never_lost() -> None:
    scene = before(("skeleton-riders", "envoys-of-death"), "taia", "horan").glory(8).muster(mage=4).lives(1)
    scene.give("sword", "sword", "fireball", "fireball", "pickpocket").stones(small=2)
    scene.do("move northwest").fight("mage 4x2", "hero 1xs")
    assert scene.game.score(scene.state) == [5.0, 0.0] and scene.turn == "horan"
    scene.own(food=1).do("done", "done")
    assert scene.game.score(scene.state) == [5.0, 0.0]  # fallen, and still hers


@pytest.mark.rule("K2:7.1", "K2:4.2")
def test_the_books_example_of_two_weapons() -> None:
    scene = before("envoys-of-death", "horan", "taia").give("sword", "warhammer").do("move northwest", "roll hero 1x2")
    assert "won" in scene.told  # 2 + 1 + 2


@pytest.mark.rule("K2:7.2")
def test_as_many_fireballs_as_one_has_in_one_battle() -> None:
    scene = before("skeleton-riders", "taia", "horan").give(*["fireball"] * 3).do("move northwest", "roll hero 1x1")
    scene.do("use fireball", "use fireball", "use fireball")
    assert ("won" in scene.told, scene.held("taia"), scene.gone("fireball")) == (True, {}, 3)


def thief(**goods: int) -> Scene:
    return Scene("horan", "taia", "darius").give("pickpocket", "pickpocket").own("taia", **goods)


@pytest.mark.rule("K2:7.3", "K2:7.4")
def test_pickpocket_takes_two_resources_of_choice_from_one_hero() -> None:
    scene = thief(food=2, wood=1, stone=1)
    assert scene.listed("rob") == ["taia"]
    scene.do("rob taia")
    assert scene.options() == ["done", "steal food", "steal wood", "steal stone"]
    scene.do("steal stone", "steal food")
    assert (scene.goods("horan"), scene.goods("taia")) == ((1, 0, 1), (1, 1, 0))
    assert (scene.held("horan"), scene.gone("pickpocket"), scene.is_acting) == ({"pickpocket": 1}, 1, True)
    assert int(scene.state.used) == 0  # free


@pytest.mark.rule("K2:7.3")
def test_two_alike_or_fewer_than_two() -> None:
    assert thief(food=3).do("rob taia", "steal food", "steal food").goods("horan") == (2, 0, 0)
    assert thief(food=3).do("rob taia", "steal food", "done").goods("horan") == (1, 0, 0)
    scene = thief(wood=1).do("rob taia", "steal wood")
    assert scene.goods("horan") == (0, 1, 0) and scene.is_acting


@pytest.mark.rule("K2:7.3")
def test_both_from_one_hero_and_never_from_oneself() -> None:
    scene = thief(food=1).own("darius", wood=1).own(stone=3)
    assert scene.listed("rob") == ["taia", "darius"]
    assert scene.refusal("rob horan") == ("K2:7.3", "not-an-opponent")
    scene.do("rob taia", "steal food")
    assert scene.goods("darius") == (0, 1, 0) and scene.is_acting


@pytest.mark.rule("K2:7.3")
def test_a_hero_who_has_nothing_is_not_robbed() -> None:
    assert thief().refusal("rob taia") == ("K2:7.3", "nothing-to-steal")


@pytest.mark.rule("K2:7.3", "K2:2.5")
def test_several_in_one_turn_and_wherever_the_victim_stands() -> None:
    scene = thief(food=4).stand("taia", FARM).do("rob taia", "steal food", "steal food")
    scene.do("rob taia", "steal food", "steal food")
    assert (scene.goods("horan"), scene.held("horan")) == ((4, 0, 0), {})


@pytest.mark.rule("K2:7.3")
def test_before_the_dice_of_a_battle_but_not_after() -> None:
    scene = before("envoys-of-death", "elspeth", "horan").give(*["pickpocket"] * 2, "fireball").own("horan", wood=3)
    scene.do("move northwest")
    assert scene.options() == ["done", "rob horan"]
    scene.do("rob horan", "steal wood", "steal wood")
    assert scene.goods("elspeth") == (0, 2, 0) and scene.options() == ["done", "rob horan"]
    for answer in ("done", "roll hero 1x1", "done", "done"):
        scene.do(answer)
        assert scene.turn == "horan" or not scene.mentions("rob")


@pytest.mark.rule("K2:4.2", "K2:7.2")
def test_a_fireball_makes_room_for_a_spell_even_if_the_attack_is_enough() -> None:
    scene = before("shadow-eaters", "taia", "horan").give("fireball", "fireball", "fireball")
    scene.do("move northwest", "roll hero 1x2")
    assert scene.options() == ["done", "use fireball"]
    scene.do("use fireball")
    assert (scene.held("taia"), scene.lying(NORTH)) == ({"fireball": 2, "pickpocket": 1}, {})
    roomy = before("shadow-eaters", "taia", "horan").give("fireball", "fireball").do("move northwest", "roll hero 1x2")
    assert roomy.turn == "horan"  # nothing to make room for
    other = before("skeleton-warriors", "taia", "horan").give(*["fireball"] * 3).do("move northwest", "roll hero 1x2")
    assert other.turn == "horan"  # a sword needs no room for spells


@pytest.mark.rule("K2:7.4")
def test_used_spells_leave_the_game_and_do_not_come_back_into_the_bag() -> None:
    scene = before("dark-dryads", "taia", "horan").give("fireball", "pickpocket").own("horan", food=1)
    bag = scene.bag()
    scene.do("rob horan", "steal food", "move northwest", "roll hero 1x1", "use fireball")
    assert (scene.gone("fireball"), scene.gone("pickpocket"), scene.bag()) == (1, 1, bag)
    assert scene.lying(NORTH) == scene.lying(DOOR) == {}


def gatherer(tile: str, hero: str = "taia") -> Scene:
    scene = Scene(hero, "xanros").lay(tile, at=DOOR, chasms="e" if tile.endswith("-0") else "")
    return scene.stand(hero, DOOR).give("amulet-of-resources")


@pytest.mark.rule("K2:7.5")
def test_the_amulet_of_resources_adds_one_to_each_gathering() -> None:
    assert gatherer("farm-1-open").do("gather").goods() == (2, 0, 0)
    assert gatherer("big-farm-2-0").do("gather").goods() == (4, 0, 0)


@pytest.mark.rule("K2:7.5")
@pytest.mark.parametrize(("more", "goods"), [("food", (2, 0, 1)), ("stone", (1, 0, 2))])
def test_on_land_that_gives_two_kinds_one_chooses_which(more: str, goods: tuple[int, int, int]) -> None:
    scene = gatherer("farm-rock-1-open").do("gather")
    assert scene.listed("gain") == ["food", "stone"]
    assert scene.do(f"gain {more}").goods() == goods and scene.is_acting


@pytest.mark.rule("K2:7.5", "K2:10.1")
def test_it_works_for_plunder_too() -> None:
    scene = before("fire-eaters", "horan", "taia").give("amulet-of-resources").do("move northwest", "roll hero 1x1")
    assert scene.goods("horan") == (0, 2, 0)


@pytest.mark.rule("K2:7.5")
def test_the_amulet_of_glory_adds_two_while_it_is_carried() -> None:
    scene = Scene("horan", "taia").glory(3).give("amulet-of-glory").drop("amulet-of-action", at=CASTLE)
    assert scene.fame("horan") == 5 and scene.fame("taia") == 0
    assert scene.do("take amulet-of-action").fame("horan") == 3


@pytest.mark.rule("K2:7.5", "K2:2.1")
def test_the_amulet_of_action_gives_one_action_more() -> None:
    scene = Scene("horan", "taia").give("amulet-of-action").lives(1)
    assert scene.do("move west", "gather", "heal").turn == "horan"
    assert scene.do("heal").turn == "taia"


def protected(*rolls: str) -> Scene:
    """Taia with two knights and the amulet loses to an envoy of death."""
    scene = before("envoys-of-death", "taia", "horan").glory(2).muster(knight=2).give("amulet-of-protection")
    return scene.do("move northwest").fight(*rolls)


@pytest.mark.rule("K2:7.5")
@pytest.mark.parametrize(
    ("ignored", "lives", "knights"),
    [([], 3, 0), (["hero"], 4, 0), (["hero", "hero"], 5, 0), (["knight", "hero"], 4, 1), (["knight", "knight"], 3, 2)],
)
def test_the_amulet_of_protection_ignores_up_to_two_skulls(ignored: list[str], lives: int, knights: int) -> None:
    scene = protected("knight 2xs", "hero 1xss")
    assert scene.options() == ["done", "ignore knight", "ignore hero"]
    scene.do(*[f"ignore {die}" for die in ignored], *["done"] * (len(ignored) < 2))
    assert (scene.life("taia"), scene.army("taia").get("knight", 0), scene.turn) == (lives, knights, "horan")


@pytest.mark.rule("K2:7.5")
def test_nothing_is_asked_without_skulls_and_it_works_in_every_battle() -> None:
    assert protected("knight 2x1", "hero 1x1").turn == "horan"
    scene = protected("knight 1xs 1x1", "hero 1x1").do("ignore knight")
    assert scene.army("taia") == {"knight": 2}
    scene.do("done", "move northwest").fight("knight 2xs", "hero 1x1").do("ignore knight", "ignore knight")
    assert scene.army("taia") == {"knight": 2}


@pytest.mark.rule("K2:7.5", "K2:4.5")
def test_plague_and_misery_still_happen() -> None:
    scene = before("envoys-of-death", "taia", "horan").give("amulet-of-protection").own("horan", food=1)
    scene.do("move northwest", "roll hero 1xss", "ignore hero", "ignore hero")
    assert (scene.life("taia"), scene.goods("horan")) == (5, (0, 0, 0))


@pytest.mark.rule("K2:7.5", "K2:4.8")
def test_the_generals_extra_life_is_still_lost() -> None:
    scene = at_abyss("taia", "horan").give("amulet-of-protection").do("move northwest", "roll hero 1xs", "ignore hero")
    assert scene.life("taia") == 4


@pytest.mark.rule("K2:7.5", "K2:4.7")
def test_the_titan_fights_while_the_amulet_is_carried_and_does_not_count_against_glory() -> None:
    scene = before("hammer-followers", "taia", "horan").give("amulet-of-titan").do("move northwest")
    assert scene.options() == ["join titan 0", "join titan 1"] and scene.fame("taia") == 0
    assert scene.do("join titan 1", "roll titan 1x3", "roll hero 1xs").held("taia")["warhammer"] == 1
    assert scene.army("taia") == {"titan": 1}


@pytest.mark.rule("K2:7.5")
def test_the_titan_goes_with_his_amulet() -> None:
    scene = before("dark-dryads", "taia", "horan").give("amulet-of-titan").do("move northwest")
    scene.fight("titan 1x1", "hero 1x2").do("amulet amulet-of-glory", "leave amulet-of-titan")
    assert (scene.army("taia"), scene.supply("titan"), scene.lying(NORTH)) == ({}, 1, {"amulet-of-titan": 1})
    scene = before("dark-dryads", "taia", "horan").do("move northwest", "roll hero 1x3", "amulet amulet-of-titan")
    assert scene.army("taia") == {"titan": 1}


@pytest.mark.rule("K2:7.5", "K2:4.4")
def test_a_titan_who_died_does_not_go_a_second_time(tmp_path: Path) -> None:
    """The dice are custom, with a skull for the titan; he comes back with the amulet."""
    data = Path(__file__).parents[3] / "src" / "karak" / "games" / "karak2" / "data" / "dice.toml"
    text = data.read_text(encoding="utf-8").replace("1 1 2 2 3 3", "1 1 2 2 3 s")
    (tmp_path / "dice.toml").write_text(text, encoding="utf-8")
    scene = Scene("taia", "horan", data=str(tmp_path)).lay("farm-1-open", at=DOOR, tokens=("envoys-of-death",))
    scene.give("amulet-of-titan").drop("amulet-of-glory", at=CASTLE).do("move northwest")
    scene.fight("titan 1xs", "hero 1x1").do("done", "take amulet-of-glory")
    assert (scene.army("taia"), scene.supply("titan")) == ({}, 1)
    assert scene.do("take amulet-of-titan").army("taia") == {"titan": 1}
