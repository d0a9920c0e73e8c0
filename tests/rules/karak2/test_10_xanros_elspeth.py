"""Xanros and Elspeth."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, Scene, at_abyss, before

# Xanros


@pytest.mark.rule("K2:10.4")
def test_necromancy_adds_a_skeleton_for_an_action_three_at_most() -> None:
    scene = Scene("xanros", "taia").found(FARM, "stable").give("amulet-of-action")
    scene.do("use necromancy", "use necromancy", "use necromancy")
    assert (scene.army("xanros"), scene.turn, int(scene.state.used)) == ({"skeleton": 3}, "xanros", 3)
    assert scene.refusal("use necromancy") == ("K2:10.4", "not-now")
    assert Scene("xanros", "taia").do("use necromancy", "use necromancy").turn == "taia"


@pytest.mark.rule("K2:10.4", "K2:2.1")
def test_necromancy_may_follow_a_move_and_needs_an_action() -> None:
    scene = Scene("xanros", "taia").do("move west", "use necromancy")
    assert scene.mentions("move")  # the second action has another move
    scene = Scene("xanros", "taia").give("pickpocket").own("taia", food=1).do("use necromancy", "use necromancy")
    assert scene.options() == ["done", "rob taia"]


@pytest.mark.rule("K2:10.4", "K2:4.7")
def test_skeletons_do_not_count_against_glory_and_can_be_raised_again() -> None:
    scene = before("envoys-of-death", "xanros", "taia").muster(skeleton=3).do("move northwest")
    scene.fight("skeleton 1xs 2x1", "hero 1x1")
    assert scene.army("xanros") == {"skeleton": 2} and scene.fame("xanros") == 0
    assert scene.do("done").do("use necromancy").army("xanros") == {"skeleton": 3}


@pytest.mark.rule("K2:10.4")
@pytest.mark.parametrize("token", ["fire-eaters", "envoys-of-death"])
def test_soul_collector_heals_one_life_for_each_die_lost_won_or_lost(token: str) -> None:
    scene = before(token, "xanros", "taia").glory(2).muster(knight=2, skeleton=2).lives(1).do("move northwest")
    scene.fight("knight 1xs 1x1", "skeleton 1xs 1x1", "hero 1x1")
    assert scene.life("xanros") == 3 and scene.army("xanros") == {"knight": 1, "skeleton": 1}
    scene = before(token, "taia", "xanros").glory(2).muster(knight=2).lives(1).do("move northwest")
    assert scene.fight("knight 2xs", "hero 1x1").life("taia") == 1  # no other hero does


@pytest.mark.rule("K2:10.4", "K2:7.5")
def test_soul_collector_counts_the_dead_not_the_saved_and_not_the_hero_die() -> None:
    scene = before("envoys-of-death", "xanros", "taia").muster(skeleton=2).lives(2).give("amulet-of-protection")
    scene.do("move northwest").fight("skeleton 2xs", "hero 1xs").do("ignore skeleton", "done")
    assert scene.life("xanros") == 2  # one lost, one healed


@pytest.mark.rule("K2:10.4", "K2:4.9")
def test_soul_collector_counts_before_unconsciousness() -> None:
    scene = before("envoys-of-death", "xanros", "taia").muster(skeleton=1).lives(1).do("move northwest")
    scene.fight("skeleton 1xs", "hero 1xs")
    assert (scene.life("xanros"), bool(scene.hero("xanros").fallen)) == (1, False)
    assert scene.do("done").turn == "xanros"
    scene = before("envoys-of-death", "xanros", "taia").muster(skeleton=1).lives(1).do("move northwest")
    scene.fight("skeleton 1x1", "hero 1xs")
    assert bool(scene.hero("xanros").fallen)


# Elspeth


@pytest.mark.rule("K2:10.5", "K2:4.6")
def test_combat_finesse_rolls_the_hero_die_again_once_a_battle() -> None:
    scene = before("dark-dryads", "elspeth", "taia").glory(1).muster(knight=1).do("move northwest", "join knight 1")
    scene.do("roll knight 1x1", "roll hero 1x1")
    assert scene.options() == ["done", "use combat-finesse"]
    scene.do("use combat-finesse")
    assert all(option.startswith("roll hero") for option in scene.options())
    scene.do("roll hero 1xs")
    assert (scene.turn, scene.life("elspeth"), "lost" in scene.told) == ("taia", 4, True)
    scene.do("done", "move northwest", "join knight 1", "roll knight 1xs", "roll hero 1x1")
    assert scene.offers("use combat-finesse")  # a new battle
    assert scene.do("done").army("elspeth") == {}  # the small dice stay as they fell


def runway(*heroes: str) -> Scene:
    """A row of tiles east of the castle, with chasms between some of them: forest, (2,0), (3,0), (4,0)."""
    scene = Scene(*heroes).lay("farm-1-03", at=(2, 0), chasms="e w").lay("forest-1-open", at=(3, 0))
    return scene.lay("farm-rock-1-open", at=(4, 0)).lay("forest-rock-1-open", at=(2, -1))


@pytest.mark.rule("K2:10.5")
def test_magic_run_leads_up_to_three_tiles_straight_on_over_chasms() -> None:
    scene = runway("elspeth", "taia")
    runs = scene.listed("use magic-run")
    assert runs == ["east 1", "east 2", "east 3", "west 1"]
    for far in (1, 2, 3):
        assert runway("elspeth", "taia").do(f"use magic-run east {far}").at("elspeth") == (far, 0)
    assert not runway("horan", "taia").mentions("use magic-run")


@pytest.mark.rule("K2:10.5")
def test_in_each_of_the_six_directions() -> None:
    scene = Scene("elspeth", "taia").lay("farm-1-open", at=(1, -1)).lay("forest-1-open", at=(0, 1))
    scene.lay("farm-rock-1-open", at=(-1, 1)).lay("forest-rock-1-open", at=DOOR)
    assert scene.listed("use magic-run") == [
        f"{side} 1" for side in ("northeast", "east", "southeast", "southwest", "west", "northwest")
    ]  # fmt: skip


@pytest.mark.rule("K2:10.5", "K2:2.1")
def test_once_a_turn_instead_of_a_move() -> None:
    scene = runway("elspeth", "taia").do("use magic-run east 3")
    assert not scene.mentions("use magic-run") and scene.mentions("move")
    scene.do("move east")
    assert not scene.mentions("move")  # the run was the first move
    scene = runway("elspeth", "taia").lives(4).do("move east", "move west")
    assert scene.refusal("use magic-run east 1") == ("K2:10.5", "not-now")


@pytest.mark.rule("K2:10.5")
def test_a_gap_in_the_map_stops_the_run() -> None:
    scene = Scene("elspeth", "taia").lay("farm-1-open", at=(1, -1)).lay("forest-1-open", at=(2, -1))
    scene.lay("farm-rock-1-open", at=(3, -1)).lay("forest-rock-1-open", at=(3, 0))
    assert scene.listed("use magic-run") == ["northeast 1", "east 1", "west 1"]  # (2, 0) is missing


@pytest.mark.rule("K2:10.5", "K2:4.1", "K2:4.3")
def test_she_must_stop_at_monsters_and_is_thrown_back_to_the_last_tile_crossed() -> None:
    scene = runway("elspeth", "taia").haunt((3, 0), "envoys-of-death").stand("elspeth", FOREST)
    assert [run for run in scene.listed("use magic-run") if run.startswith("east")] == ["east 1", "east 2"]
    scene.do("use magic-run east 2", "roll hero 1x1", "done")
    assert (scene.at("elspeth"), scene.turn) == ((2, 0), "taia")
    scene = runway("elspeth", "taia").haunt((2, 0), "envoys-of-death").stand("elspeth", FOREST)
    assert scene.do("use magic-run east 1", "roll hero 1x1", "done").at("elspeth") == FOREST


@pytest.mark.rule("K2:10.5", "K2:3.3")
def test_she_must_stop_at_the_general_too() -> None:
    scene = at_abyss("elspeth", "taia").lay("farm-rock-1-open", at=(0, -3)).lay("forest-1-open", at=(1, -3))
    scene.stand("elspeth", CASTLE)
    assert [run for run in scene.listed("use magic-run") if run.startswith("northwest")] == [
        "northwest 1", "northwest 2",
    ]  # fmt: skip
    scene.do("use magic-run northwest 2", "roll hero 1x1", "done")
    assert (scene.at("elspeth"), scene.life("elspeth")) == (DOOR, 4)


@pytest.mark.rule("K2:10.5", "K2:2.3")
def test_heroes_and_cities_do_not_stop_her() -> None:
    scene = runway("elspeth", "taia").found(FOREST, of="taia").stand("taia", FOREST)
    assert scene.offers("use magic-run east 3")


@pytest.mark.rule("K2:10.5")
def test_a_run_lights_up_the_tile_where_it_ends() -> None:
    scene = runway("elspeth", "taia")
    runs = [f"use magic-run {run}" for run in ("east 1", "east 3", "west 1")]
    cells = ["cell:1,0", "cell:3,0", "cell:-1,0"]
    assert [scene.anchors(run) for run in runs] == [["ability:magic-run", cell] for cell in cells]
