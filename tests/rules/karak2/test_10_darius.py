"""Darius."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, NORTH, Scene, at_abyss, before
from tests.rules.played import dealt_as_listed


@pytest.mark.rule("K2:10.6")
def test_terrain_exploration_looks_at_two_tiles_and_lays_one() -> None:
    scene = Scene("darius", "taia").do("move northeast")
    assert sum(scene.chances().values()) == 18 and dealt_as_listed(scene.match)
    scene.do("tile farm-1-0")
    assert sum(scene.chances().values()) == 17 and "tile farm-1-0" not in scene.chances()
    scene.do("tile forest-1-open")
    assert scene.listed("choose tile") == ["farm-1-0", "forest-1-open"]
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1")
    assert scene.box.tile_names[int(scene.state.top)] == "farm-1-0" and scene.at("darius") == CASTLE


@pytest.mark.rule("K2:10.6")
def test_the_other_tile_goes_back_on_top_and_is_the_next_one_drawn() -> None:
    scene = Scene("darius", "taia").do("move northeast", "tile farm-1-0", "tile forest-1-open")
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1")
    assert scene.do("move northwest").chances() == {"tile farm-1-0": 1}  # Taia meets the tile that was put back
    scene.do("tile farm-1-0")
    assert scene.listed("lay") == ["ne", "e", "sw", "w", "nw"]
    scene.do("lay w", "token envoys-of-death", "token envoys-of-death", "roll hero 1x1")
    assert int(scene.state.top) == 255 and scene.turn == "darius"


@pytest.mark.rule("K2:10.6")
def test_he_finds_it_again_himself_beside_a_new_one() -> None:
    scene = Scene("darius", "taia").do("move northeast", "tile farm-1-0", "tile forest-1-open")
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1", "done", "move northwest")
    assert scene.chances() == {"tile farm-1-0": 1}
    scene.do("tile farm-1-0")
    assert sum(scene.chances().values()) == 16 and "tile farm-1-0" not in scene.chances()
    scene.do("tile farm-1-01")
    assert scene.listed("choose tile") == ["farm-1-0", "farm-1-01"]


@pytest.mark.rule("K2:10.6", "K2:3.1")
def test_a_player_who_has_seen_it_cannot_take_the_move_back() -> None:
    scene = Scene("darius", "taia").do("move northeast", "tile farm-1-0", "tile forest-1-open")
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1", "move northwest", "tile farm-1-0")
    assert scene.match.undoable(scene.seat("taia")) == 0


@pytest.mark.rule("K2:10.6", "K2:10.3")
def test_hawkeye_takes_the_tile_that_was_put_back() -> None:
    scene = Scene("darius", "lorraine").do("move northeast", "tile farm-1-0", "tile forest-1-open")
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1", "use hawkeye")
    assert scene.chances() == {"tile farm-1-0": 1}
    assert scene.do("tile farm-1-0").mentions("attach")
    scene.do("attach 0 northwest")
    assert len(scene.listed("lay")) == 5


@pytest.mark.rule("K2:10.6", "K2:1.4")
@pytest.mark.parametrize(("laid", "back"), [("farm-1-open", "abyss-2-024"), ("abyss-2-024", "farm-1-open")])
def test_where_the_tiers_meet_he_sees_one_of_each(laid: str, back: str) -> None:
    scene = Scene("darius", "taia").leave("farm-1-open", "abyss-2-024", "big-farm-2-0").do("move northeast")
    assert scene.chances() == {"tile farm-1-open": 1}
    scene.do("tile farm-1-open")
    assert scene.chances() == {"tile big-farm-2-0": 1, "tile abyss-2-024": 1}
    scene.do("tile abyss-2-024", f"choose tile {laid}")
    assert scene.box.tile_names[int(scene.state.top)] == back
    assert scene.mentions("token") if laid == "farm-1-open" else scene.mentions("roll hero")


@pytest.mark.rule("K2:10.6")
def test_with_one_tile_left_he_sees_one() -> None:
    scene = Scene("darius", "taia").leave("farm-1-open").do("move northeast", "tile farm-1-open")
    assert scene.mentions("token") and int(scene.state.top) == 255


@pytest.mark.rule("K2:10.6", "K2:3.4")
def test_a_tile_put_back_counts_as_one_that_is_left() -> None:
    scene = Scene("darius", "taia").leave("farm-1-open", "forest-1-open").do("move northeast", "tile farm-1-open")
    scene.do("tile forest-1-open", "choose tile farm-1-open", "token envoys-of-death", "roll hero 1x1")
    assert scene.turn == "taia" and scene.offers("move northwest")
    assert scene.do("move northwest", "tile forest-1-open").mentions("token")


@pytest.mark.rule("K2:10.6", "K2:2.4", "K2:4.7")
@pytest.mark.parametrize(("token", "item"), [("skeleton-warriors", "sword"), ("fire-eaters", "fireball")])
def test_a_lone_monster_of_strength_one_falls_without_dice_and_ends_the_turn(token: str, item: str) -> None:
    scene = before(token, "darius", "taia").do("move northwest")
    assert (scene.held("darius"), scene.fame("darius"), scene.at("darius")) == ({item: 1}, 1, NORTH)
    assert (scene.turn, scene.monsters(NORTH), scene.life("darius")) == ("taia", [], 5)
    assert "dice-rolled" not in scene.told


@pytest.mark.rule("K2:10.6")
def test_stronger_monsters_and_other_heroes_know_no_claws() -> None:
    assert before("shadow-eaters", "darius", "taia").do("move northwest").mentions("roll hero")
    assert before("fire-eaters", "taia", "darius").do("move northwest").mentions("roll hero")


@pytest.mark.rule("K2:10.6")
def test_the_reward_can_be_used_against_the_second_monster() -> None:
    scene = before(("skeleton-warriors", "dark-dryads"), "darius", "taia").do("move northwest")
    assert scene.held("darius") == {"sword": 1} and int(scene.state.strength) == 3
    assert scene.do("roll hero 1x2").mentions("amulet")
    scene = before(("fire-eaters", "dark-dryads"), "darius", "taia").do("move northwest", "roll hero 1x2")
    assert scene.options() == ["done", "use fireball"]
    assert scene.do("use fireball").mentions("amulet")


@pytest.mark.rule("K2:10.6", "K2:4.7")
def test_with_both_beaten_glory_is_the_sum() -> None:
    scene = before(("skeleton-warriors", "dark-dryads"), "darius", "taia")
    assert scene.do("move northwest", "roll hero 1x3", "amulet amulet-of-titan").fame("darius") == 4
    scene = before(("skeleton-warriors", "fire-eaters"), "darius", "taia")
    assert scene.do("move northwest", "claw fire-eaters", "roll hero 1x1").fame("darius") == 2


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize(
    ("claws", "other"), [("skeleton-warriors", "fire-eaters"), ("fire-eaters", "skeleton-warriors")]
)
def test_of_two_weak_ones_one_of_his_choice_falls_and_the_other_is_fought(claws: str, other: str) -> None:
    scene = before(("skeleton-warriors", "fire-eaters"), "darius", "taia").do("move northwest")
    assert scene.listed("claw") == ["skeleton-warriors", "fire-eaters"]
    scene.do(f"claw {claws}")
    assert scene.monsters(NORTH) == [other] and scene.mentions("roll hero")


@pytest.mark.rule("K2:10.6")
def test_two_alike_leave_no_choice_and_one_of_them_is_fought() -> None:
    scene = before(("fire-eaters", "fire-eaters"), "darius", "taia").do("move northwest")
    assert scene.monsters(NORTH) == ["fire-eaters"] and scene.mentions("roll hero")


@pytest.mark.rule("K2:10.6", "K2:4.3")
def test_losing_to_the_second_he_keeps_the_first_reward_and_is_thrown_back() -> None:
    scene = before(("skeleton-warriors", "envoys-of-death"), "darius", "taia").do("move northwest", "roll hero 1x1")
    assert (scene.held("darius"), scene.at("darius"), scene.fame("darius")) == ({"sword": 1}, DOOR, 1)
    assert (scene.monsters(NORTH), scene.turn) == (["envoys-of-death"], "taia")


@pytest.mark.rule("K2:10.6", "K2:7.1")
def test_the_first_reward_finds_its_slot_before_the_dice() -> None:
    scene = before(("fire-eaters", "envoys-of-death"), "darius", "taia").give("pickpocket", "pickpocket", "pickpocket")
    assert scene.do("move northwest").listed("leave") == ["fireball", "pickpocket"]
    scene.do("leave pickpocket", "roll hero 1x1", "done")
    assert scene.lying(NORTH) == {"pickpocket": 1} and scene.at("darius") == DOOR


@pytest.mark.rule("K2:10.6", "K2:4.8")
def test_before_fighting_the_general_he_removes_a_praetorian_for_good() -> None:
    scene = at_abyss("darius", "taia").do("move northwest")
    assert (int(scene.state.strength), int(scene.state.praetorians)) == (14, 4)
    scene.do("roll hero 1x1")
    assert int(scene.state.praetorians) == 4 and scene.at("darius") == DOOR
    scene.do("done", "move northwest")
    assert int(scene.state.strength) == 13  # and again


@pytest.mark.rule("K2:10.6", "K2:4.8")
def test_by_his_attack_he_may_remove_a_second_one() -> None:
    scene = at_abyss("darius", "taia").glory(6).muster(mage=5).do("move northwest").fight("mage 5x2", "hero 1x3")
    assert int(scene.state.praetorians) == 3
    scene = at_abyss("darius", "taia").glory(6).muster(mage=6).do("move northwest").fight("mage 6x2", "hero 1x2")
    assert scene.match.is_over  # 14 is enough


@pytest.mark.rule("K2:10.6")
def test_with_no_praetorian_left_there_is_none_to_remove() -> None:
    scene = at_abyss("darius", "taia")
    scene.touch().praetorians = 0
    scene.do("move northwest")
    assert (int(scene.state.strength), int(scene.state.praetorians)) == (10, 0)
    scene = at_abyss("taia", "darius").do("move northwest")
    assert int(scene.state.strength) == 15  # no other hero removes one


@pytest.mark.rule("K2:10.6")
def test_the_fallen_praetorian_is_told() -> None:
    assert "praetorian-fell" in at_abyss("darius", "taia").do("move northwest").told
