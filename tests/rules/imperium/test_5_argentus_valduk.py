"""Argentus and Valduk."""

import pytest

from tests.rules.imperium.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Cell, Scene, before, by_the_cave, duel

# magical affinity


def wizard(face: str, *items: str, monsters: str = "envoys-of-death") -> Scene:
    return before(monsters, "argentus", "taia").give(*items).do("move northwest", f"roll hero 1x{face}")


@pytest.mark.rule("IM:5.2")
def test_one_more_without_discarding_the_fireball() -> None:
    scene = wizard("1", "fireball", monsters="skeletal-hulks")
    assert scene.options() == ["done", "use fireball", "use magical-affinity keep", "use magical-affinity discard"]
    scene.do("use magical-affinity keep")
    assert scene.mentions("gain") and scene.held("argentus") == {"fireball": 1}


@pytest.mark.rule("IM:5.2")
def test_or_two_more_discarding_it() -> None:
    scene = wizard("3", "fireball").do("use magical-affinity discard")
    assert ("won" in scene.told, scene.held("argentus"), scene.gone("fireball")) == (True, {}, 1)


@pytest.mark.rule("IM:5.2")
def test_never_both_on_one_and_once_a_battle() -> None:
    scene = wizard("1", "fireball").do("use magical-affinity keep")
    assert (scene.turn, scene.held("argentus")) == ("taia", {"fireball": 1})  # 2 against 5, and nothing left to do
    scene = wizard("1", "fireball", "fireball").do("use magical-affinity discard")
    assert scene.options() == ["done", "use fireball"]


@pytest.mark.rule("IM:5.2")
def test_further_fireballs_as_usual() -> None:
    scene = wizard("2", "fireball", "fireball", "fireball").do("use magical-affinity keep")
    assert scene.options() == ["done", "use fireball"]
    scene.do("use fireball", "use fireball")
    assert "won" in scene.told and scene.held("argentus") == {"fireball": 1}
    scene = wizard("2", "fireball", "fireball").do("use fireball", "use magical-affinity discard")
    assert "won" in scene.told and scene.held("argentus") == {}


@pytest.mark.rule("IM:5.2")
def test_it_needs_a_fireball_and_returns_in_the_next_battle() -> None:
    assert wizard("1").turn == "taia"
    scene = wizard("1", "fireball").do("use magical-affinity keep", "done", "done", "move northwest", "roll hero 1x1")
    assert scene.offers("use magical-affinity keep", "use fireball")


@pytest.mark.rule("IM:5.2", "IM:3.6")
def test_defending_too() -> None:
    scene = duel("taia", "argentus").give("fireball", to="argentus").do("challenge", "roll hero 1x1", "join guard 0")
    scene.do("roll hero 1x1", "use magical-affinity keep")
    assert (scene.emperor, scene.held("argentus")) == ("argentus", {"fireball": 1})


# king of the wilds


@pytest.mark.rule("IM:5.2")
def test_king_of_the_wilds_moves_a_token_anywhere_free_once_a_turn() -> None:
    scene = before("hammer-followers", "argentus", "taia").stand("argentus", CASTLE)
    north = scene.place(NORTH)
    assert scene.listed("use king-of-the-wilds") == [f"{north} hammer-followers"]
    scene.do(f"use king-of-the-wilds {north} hammer-followers")
    assert scene.options() == [f"drive {scene.place(at)}" for at in (FARM, FOREST, DOOR)]
    scene.do(f"drive {scene.place(FARM)}")
    assert (scene.monsters(FARM), scene.monsters(NORTH), int(scene.state.used)) == (["hammer-followers"], [], 0)
    assert scene.turn == "argentus" and not scene.mentions("use king-of-the-wilds")
    assert scene.do("done", "done").mentions("use king-of-the-wilds")  # next turn
    assert scene.do("move west").mentions("roll hero")


@pytest.mark.rule("IM:5.2", "K2:2.5", "K2:5.4", "K2:5.5")
@pytest.mark.parametrize(
    ("begun", "next_one"), [("build portal", "build stable"), ("recruit knight", "recruit knight")]
)
def test_king_of_the_wilds_between_two_buildings_and_two_recruits(begun: str, next_one: str) -> None:
    scene = before("hammer-followers", "argentus", "taia").found(FARM, "military-camp").stand("argentus", FARM).glory(3)
    scene.own(food=9, wood=9, stone=9).do(begun, f"use king-of-the-wilds {scene.place(NORTH)} hammer-followers")
    scene.do(f"drive {scene.place(FOREST)}")
    assert scene.monsters(FOREST) == ["hammer-followers"] and scene.offers("done", next_one)
    assert int(scene.do(next_one, "done").state.used) == 1


@pytest.mark.rule("IM:5.2")
def test_after_the_last_action_too() -> None:
    scene = before("hammer-followers", "argentus", "taia").lives(1).do("heal", "heal")
    assert scene.turn == "argentus" and scene.mentions("use king-of-the-wilds")


@pytest.mark.rule("IM:5.2")
@pytest.mark.parametrize(
    ("token", "moves"), [("ghosts", True), ("dark-dryads", True), ("skeleton-riders", False), ("lord-of-time", False)]
)
def test_of_strength_three_at_most(token: str, moves: bool) -> None:
    assert before(token, "argentus", "taia").mentions("use king-of-the-wilds") == moves


@pytest.mark.rule("IM:5.2")
def test_one_token_of_two() -> None:
    scene = before(("fire-eaters", "dark-dryads"), "argentus", "taia")
    north = scene.place(NORTH)
    scene.do(f"use king-of-the-wilds {north} dark-dryads", f"drive {scene.place(FARM)}")
    assert (scene.monsters(NORTH), scene.monsters(FARM)) == (["fire-eaters"], ["dark-dryads"])
    scene = before(("fire-eaters", "fire-eaters"), "argentus", "taia")
    assert scene.listed("use king-of-the-wilds") == [f"{scene.place(NORTH)} fire-eaters"]
    scene.do(f"use king-of-the-wilds {scene.place(NORTH)} fire-eaters", f"drive {scene.place(FARM)}")
    assert scene.monsters(NORTH) == scene.monsters(FARM) == ["fire-eaters"]


@pytest.mark.rule("IM:5.2")
def test_only_to_a_tile_without_token_hero_city_or_item_on_which_a_city_could_be_built() -> None:
    site: Cell = (-1, 1)
    scene = before("fire-eaters", "argentus", "taia").found(FARM, of="taia").stand("taia", FOREST)
    scene.lay("abyss-2-024", at=(0, 1), chasms="e sw nw").lay("rift-1-open", at=(1, -1)).crown("taia").drop(
        "sword", at=(1, -1)
    )
    scene.lay("goblin-cave-1-0", at=(-1, -1), chasms="e").lay("forest-1-0", at=site, chasms="e")
    scene.haunt(site, "ghosts")
    assert not scene.mentions("use king-of-the-wilds")  # he himself is on the last one
    scene.stand("argentus", CASTLE).do(f"use king-of-the-wilds {scene.place(NORTH)} fire-eaters")
    assert (scene.monsters(DOOR), scene.monsters(NORTH)) == (["fire-eaters"], [])  # no other choice


@pytest.mark.rule("IM:5.2", "IM:2.1")
def test_inhabitants_of_a_lair_are_no_token() -> None:
    assert not by_the_cave("argentus", "taia").mentions("use king-of-the-wilds")


@pytest.mark.rule("IM:5.2")
def test_from_under_the_feet_of_a_thief() -> None:
    scene = before("fire-eaters", "aderyn", "argentus").do("move northwest", "use sneaking", "done")
    scene.do(f"use king-of-the-wilds {scene.place(NORTH)} fire-eaters", f"drive {scene.place(FARM)}")
    assert (scene.monsters(NORTH), scene.at("aderyn")) == ([], NORTH)


# Valduk


@pytest.mark.rule("IM:5.3")
@pytest.mark.parametrize(("face", "won"), [("ss", True), ("s", False), ("1", False)])
def test_berserk_adds_two_for_two_skulls(face: str, won: bool) -> None:
    scene = before("skeletal-hulks", "valduk", "taia").do("move northwest", f"roll hero 1x{face}")
    assert ("won" in scene.told) == won
    assert scene.life("valduk") == 5 - face.count("s")  # the wounds are there all the same


@pytest.mark.rule("IM:5.3")
def test_no_other_hero_goes_berserk() -> None:
    scene = before("skeletal-hulks", "taia", "horan").do("move northwest", "roll hero 1xss")
    assert "lost" in scene.told


def skinned(lives: int, face: str = "1") -> Scene:
    scene = before("envoys-of-death", "valduk", "taia").glory(3).muster(archer=2, mage=1).lives(lives)
    return scene.do("move northwest").fight("archer 2xs", "mage 1xs", f"hero 1x{face}")


@pytest.mark.rule("IM:5.3")
def test_hard_skin_loses_a_life_instead_of_a_unit() -> None:
    scene = skinned(5)
    assert scene.options() == ["done", "use hard-skin archer", "use hard-skin mage"]
    scene.do("use hard-skin mage", "use hard-skin archer", "done")
    assert (scene.army("valduk"), scene.life("valduk"), scene.supply("archer")) == ({"archer": 1, "mage": 1}, 3, 9)
    assert skinned(5).do("done").army("valduk") == {}  # he need not


@pytest.mark.rule("IM:5.3")
def test_as_long_as_he_has_lives_and_he_may_so_fall_unconscious() -> None:
    scene = skinned(2).do("use hard-skin archer", "use hard-skin archer")
    assert (scene.army("valduk"), scene.life("valduk")) == ({"archer": 2}, 0)
    assert bool(scene.hero("valduk").fallen) and scene.turn == "taia"


@pytest.mark.rule("IM:5.3")
def test_after_his_wounds() -> None:
    scene = skinned(1, "s")
    assert (scene.life("valduk"), scene.army("valduk"), scene.turn) == (0, {}, "taia")


@pytest.mark.rule("IM:5.3")
def test_no_other_hero_has_a_hard_skin() -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(1).muster(mage=1).do("move northwest")
    assert scene.fight("mage 1xs", "hero 1x1").turn == "horan"


@pytest.mark.rule("IM:5.2")
def test_a_monster_to_be_driven_lights_up_its_tile() -> None:
    scene = before("hammer-followers", "argentus", "taia")
    option = f"use king-of-the-wilds {scene.place(NORTH)} hammer-followers"
    assert scene.anchors(option) == ["ability:king-of-the-wilds", f"cell:{NORTH[0]},{NORTH[1]}"]


@pytest.mark.rule("IM:5.3")
def test_a_view_tells_what_berserk_adds() -> None:
    scene = before("envoys-of-death", "valduk", "taia").give("sword", "fireball").do("move northwest", "roll hero 1xss")
    battle = scene.battle()
    assert (battle.swords, battle.weapons, battle.skills, battle.attack, battle.missing) == (0, 1, 2, 3, 2)
