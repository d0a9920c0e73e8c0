"""Heroes."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Scene, at_abyss, before, dealt_as_listed

# Horan


def strategist() -> Scene:
    """Horan has rolled three kinds of dice against an envoy of death; one knight stayed at home."""
    scene = before("envoys-of-death", "horan", "taia").glory(4).muster(knight=2, archer=1, skeleton=1)
    scene.give("amulet-of-titan").do("move northwest", "join knight 1", "join archer 1", "join skeleton 1")
    return scene.do("join titan 1", "roll knight 1xs", "roll archer 1xs", "roll skeleton 1xs", "roll titan 1x1")


@pytest.mark.rule("K2:10.1", "K2:4.6")
def test_war_strategy_rolls_all_the_small_dice_again_and_never_the_hero_die() -> None:
    scene = strategist().do("roll hero 1x1", "use war-strategy", "roll knight 1x1", "roll archer 1xs")
    scene.do("roll skeleton 1x1", "roll titan 1x2")
    assert "won" in scene.told  # 1 + 0 + 1 + 2, and the hero's 1
    assert scene.army("horan") == {"knight": 2, "skeleton": 1, "titan": 1}


@pytest.mark.rule("K2:10.1")
def test_war_strategy_once_a_battle_and_only_if_he_likes() -> None:
    scene = strategist().do("roll hero 1x1")
    assert scene.options() == ["done", "use war-strategy"]
    scene.do("use war-strategy", "roll knight 1xs", "roll archer 1xs", "roll skeleton 1xs", "roll titan 1x1")
    assert scene.turn == "taia"
    assert strategist().do("roll hero 1x1", "done").turn == "taia"


@pytest.mark.rule("K2:10.1")
def test_war_strategy_needs_small_dice_and_returns_in_the_next_battle() -> None:
    scene = before("envoys-of-death", "horan", "taia").do("move northwest", "roll hero 1x1")
    assert scene.turn == "taia"
    scene = before("envoys-of-death", "horan", "taia").glory(1).muster(knight=1)
    scene.do("move northwest", "join knight 1", "roll knight 1x1", "roll hero 1x1", "use war-strategy")
    scene.do("roll knight 1x1", "done", "move northwest", "join knight 1", "roll knight 1x1", "roll hero 1x1")
    assert scene.offers("use war-strategy")


@pytest.mark.rule("K2:10.1")
def test_plunder_gathers_from_the_tile_after_a_win() -> None:
    scene = before("fire-eaters", "horan", "taia").do("move northwest", "roll hero 1x1")
    assert (scene.goods("horan"), scene.turn) == ((0, 1, 0), "taia")
    scene = before("fire-eaters", "horan", "taia").do("move northwest", "roll hero 1xs")
    assert scene.goods("horan") == (0, 0, 0)  # not after a loss
    scene = before("fire-eaters", "elspeth", "taia").do("move northwest", "roll hero 1x1", "done")
    assert scene.goods("elspeth") == (0, 0, 0)  # and nobody else


@pytest.mark.rule("K2:10.1", "K2:7.5")
def test_plunder_as_by_the_action_amulet_included() -> None:
    scene = Scene("horan", "taia").lay("farm-rock-1-open", at=DOOR, tokens=("fire-eaters",))
    scene.give("amulet-of-resources").do("move northwest", "roll hero 1x1")
    assert scene.goods("horan") == (1, 0, 1) and scene.listed("gain") == ["food", "stone"]
    assert scene.do("gain stone").goods("horan") == (1, 0, 2) and scene.turn == "taia"


@pytest.mark.rule("K2:10.1", "K2:5.2")
def test_plunder_only_where_gathering_would_be_allowed() -> None:
    """Set up by hand, since no monster ever comes to the castle or into a city."""
    scene = Scene("horan", "taia").haunt(CASTLE, "fire-eaters").stand("horan", FARM)
    scene.do("move east", "roll hero 1x1")
    assert (scene.goods("horan"), scene.held("horan")) == ((0, 0, 0), {"fireball": 1})
    scene = before("fire-eaters", "horan", "taia").found(NORTH, of="taia")
    scene.strict = False
    assert scene.do("move northwest", "roll hero 1x1").goods("horan") == (0, 0, 0)


@pytest.mark.rule("K2:10.1")
def test_the_limit_of_once_a_turn_does_not_bar_plunder() -> None:
    """Set up by hand, since a tile gathered from has no monsters left."""
    scene = before("fire-eaters", "horan", "taia")
    scene.touch().gathered = 1 << scene.place(NORTH)
    assert scene.do("move northwest", "roll hero 1x1").goods("horan") == (0, 1, 0)


# Taia


@pytest.mark.rule("K2:10.2")
@pytest.mark.parametrize("placed", ["fire-eaters", "envoys-of-death"])
def test_fate_weaver_draws_one_token_more_and_places_the_one_she_chooses(placed: str) -> None:
    scene = Scene("taia", "horan").do("move northeast", "tile farm-1-open", "token fire-eaters")
    assert scene.chances()["token fire-eaters"] == 5 and dealt_as_listed(scene.match)
    scene.do("token envoys-of-death")
    assert scene.listed("place") == ["fire-eaters", "envoys-of-death"]
    scene.do(f"place {placed}")
    assert (scene.monsters((1, -1)), scene.bag()[placed]) == ([placed], {"fire-eaters": 5, "envoys-of-death": 3}[placed])
    assert sum(scene.bag().values()) == 35 and scene.mentions("roll hero")


@pytest.mark.rule("K2:10.2")
def test_fate_weaver_draws_three_and_places_two_on_tier_two() -> None:
    scene = Scene("taia", "horan").leave("big-farm-2-0").do("move northeast", "tile big-farm-2-0", "lay e")
    scene.do("token fire-eaters", "token envoys-of-death", "token fire-eaters")
    assert scene.listed("place") == ["fire-eaters", "envoys-of-death"]
    scene.do("place fire-eaters", "place fire-eaters")
    assert scene.monsters((1, -1)) == ["fire-eaters"] * 2 and int(scene.state.strength) == 2
    assert (scene.bag()["envoys-of-death"], scene.bag()["fire-eaters"]) == (4, 4)


@pytest.mark.rule("K2:10.2")
def test_two_tokens_alike_leave_nothing_to_choose() -> None:
    scene = Scene("taia", "horan").do("move northeast", "tile farm-1-open", "token fire-eaters", "token fire-eaters")
    assert scene.mentions("roll hero") and scene.bag()["fire-eaters"] == 5


def emptied(scene: Scene, *left: str) -> Scene:
    """All but these tokens are out of the bag; the pieces are not counted any more."""
    s = scene.touch()
    scene.strict = False
    for name, count in scene.bag().items():
        for _ in range(count - left.count(name)):
            s.bag.take(scene.box.token_names.index(name))
    return scene


@pytest.mark.rule("K2:10.2", "K2:3.2")
def test_no_more_are_drawn_than_the_bag_holds() -> None:
    scene = emptied(Scene("taia", "horan"), "fire-eaters").do("move northeast", "tile farm-1-open", "token fire-eaters")
    assert scene.mentions("roll hero") and scene.monsters((1, -1)) == ["fire-eaters"]
    scene = emptied(Scene("taia", "horan").leave("big-farm-2-0"), "fire-eaters", "dark-dryads")
    scene.do("move northeast", "tile big-farm-2-0", "lay e", "token fire-eaters", "token dark-dryads")
    assert scene.monsters((1, -1)) == ["fire-eaters", "dark-dryads"]


@pytest.mark.rule("K2:10.2", "K2:5.4")
@pytest.mark.parametrize(("saved", "left"), [("food", (1, 0, 0)), ("wood", (0, 1, 0)), ("stone", (0, 0, 1))])
def test_the_books_example_of_the_expert_builder(saved: str, left: tuple[int, int, int]) -> None:
    """A stable for one resource less, of any of its three kinds."""
    scene = Scene("taia", "horan").own(food=2, wood=1, stone=1).found(FARM).stand("taia", FARM)
    scene.do(f"build stable saving {saved}")
    assert (scene.goods("taia"), scene.built("taia")) == (left, ["stable"])


@pytest.mark.rule("K2:10.2")
def test_what_she_cannot_pay_in_full_she_can_build_by_saving_it() -> None:
    scene = Scene("taia", "horan").own(food=2, wood=1).found(FARM).stand("taia", FARM)
    assert [name for name in scene.listed("build") if name.startswith("stable")] == ["stable saving stone"]
    assert Scene("horan", "taia").own(food=2, wood=1).found(FARM).stand("horan", FARM).listed("build") == []


@pytest.mark.rule("K2:10.2", "K2:5.3")
def test_her_city_costs_one_wood_and_each_building_one_resource_less() -> None:
    scene = Scene("taia", "horan").own(wood=1).stand("taia", FARM)
    assert scene.listed("found city") == ["saving wood"]
    assert scene.do("found city saving wood").goods("taia") == (0, 0, 0)
    scene = Scene("taia", "horan").own(food=3, wood=1, stone=1).found(FARM).stand("taia", FARM)
    scene.do("build stable saving food")
    assert scene.goods("taia") == (2, 0, 0)
    assert scene.listed("build") == []
    scene = Scene("taia", "horan").own(food=4, wood=1, stone=1).found(FARM).stand("taia", FARM)
    scene.do("build stable saving food", "build military-camp saving wood")  # twice in one action
    assert (scene.goods("taia"), scene.built("taia")) == ((0, 0, 0), ["stable", "military-camp"])


@pytest.mark.rule("K2:10.2", "K2:5.5")
def test_her_units_cost_the_full_price() -> None:
    scene = Scene("taia", "horan").found(FARM, "military-camp", "shooting-range").stand("taia", FARM).glory(2)
    assert not scene.mentions("recruit")
    assert scene.own(food=1).do("recruit knight").goods("taia") == (0, 0, 0)


# Lorraine


@pytest.mark.rule("K2:10.3")
def test_hawkeye_attaches_the_top_tile_across_a_chosen_open_border_without_moving() -> None:
    scene = Scene("lorraine", "taia").lay("farm-1-0", at=DOOR, chasms="nw").do("use hawkeye")
    assert sum(scene.chances().values()) == 17
    scene.do("tile forest-1-02")
    door = scene.place(DOOR)
    assert not scene.offers(f"attach {door} northwest")  # a chasm
    assert not scene.offers("attach 0 east") and scene.offers("attach 0 northeast", f"attach {door} west")
    scene.do(f"attach {door} west")
    assert scene.listed("lay") == ["ne-se", "ne-w", "se-w", "sw-nw"]  # its east must be open
    scene.do("lay ne-w", "token envoys-of-death")
    assert (scene.monsters((-1, -1)), scene.at("lorraine"), scene.turn) == (["envoys-of-death"], CASTLE, "lorraine")
    assert (scene.is_acting, int(scene.state.used), bool(scene.state.moved)) == (True, 0, False)


@pytest.mark.rule("K2:10.3")
def test_hawkeye_once_a_turn_and_free() -> None:
    scene = Scene("lorraine", "taia").lives(1).do("use hawkeye", "tile farm-1-open", "attach 0 northeast")
    scene.do("token fire-eaters")
    assert scene.refusal("use hawkeye") == ("K2:10.3", "not-now")
    scene.do("move west", "gather", "heal", "done")
    assert scene.turn == "lorraine" and scene.offers("use hawkeye")


@pytest.mark.rule("K2:10.3", "K2:3.2")
def test_hawkeye_draws_two_tokens_on_tier_two() -> None:
    scene = Scene("lorraine", "taia").leave("big-farm-2-0").do("use hawkeye", "tile big-farm-2-0", "attach 0 northeast")
    scene.do("lay e", "token fire-eaters", "token dark-dryads")
    assert scene.monsters((1, -1)) == ["fire-eaters", "dark-dryads"] and scene.is_acting


@pytest.mark.rule("K2:10.3", "K2:3.4")
def test_hawkeye_needs_a_tile() -> None:
    assert not Scene("lorraine", "taia").leave().mentions("use hawkeye")


@pytest.mark.rule("K2:10.3", "K2:3.3")
def test_an_abyss_so_revealed_gets_the_general_without_a_battle() -> None:
    scene = Scene("lorraine", "taia").leave("abyss-2-024").do("use hawkeye", "tile abyss-2-024", "attach 0 northeast")
    assert scene.is_acting and int(scene.state.general) == scene.place((1, -1))
    assert (scene.at("lorraine"), scene.life("lorraine")) == (CASTLE, 5)
    assert scene.do("move northeast").mentions("join bear")


@pytest.mark.rule("K2:10.3")
def test_a_tile_seen_from_afar_may_be_entered_the_usual_way() -> None:
    scene = Scene("lorraine", "taia").do("use hawkeye", "tile farm-1-open", "attach 0 northeast", "token fire-eaters")
    assert scene.do("move northeast", "join bear 0").mentions("roll hero")
    scene = Scene("lorraine", "taia").do("use hawkeye", "tile farm-1-open", "attach 0 northeast", "token fire-eaters")
    scene.do("move northwest", "tile forest-1-open", "token fire-eaters")  # exploring after it moves her
    assert scene.at("lorraine") == DOOR and scene.mentions("join bear")


@pytest.mark.rule("K2:10.3", "K2:4.7")
def test_bear_friend_has_the_bear_die_from_the_start() -> None:
    scene = before("skeleton-warriors", "lorraine", "taia")
    assert (scene.army("lorraine"), scene.army("taia"), scene.supply("bear")) == ({"bear": 1}, {}, 0)
    scene.do("move northwest").fight("bear 1x2", "hero 1xs")
    assert scene.held("lorraine") == {"sword": 1}


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
    assert scene.mentions("move")  # the second action has a move of its own
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
    assert scene.fight("knight 2xs", "hero 1x1").life("taia") == 1  # nobody else does


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


# Darius


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
    scene.do("move northwest")  # Taia meets the tile that was put back, without any chance
    assert scene.listed("lay") == ["ne", "e", "sw", "w", "nw"]
    scene.do("lay w", "token envoys-of-death", "token envoys-of-death", "roll hero 1x1")
    assert int(scene.state.top) == 255 and scene.turn == "darius"


@pytest.mark.rule("K2:10.6")
def test_he_finds_it_again_himself_beside_a_new_one() -> None:
    scene = Scene("darius", "taia").do("move northeast", "tile farm-1-0", "tile forest-1-open")
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1", "done", "move northwest")
    assert sum(scene.chances().values()) == 16 and "tile farm-1-0" not in scene.chances()
    scene.do("tile farm-1-01")
    assert scene.listed("choose tile") == ["farm-1-0", "farm-1-01"]


@pytest.mark.rule("K2:10.6", "K2:10.3")
def test_hawkeye_takes_the_tile_that_was_put_back() -> None:
    scene = Scene("darius", "lorraine").do("move northeast", "tile farm-1-0", "tile forest-1-open")
    scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1", "use hawkeye")
    assert scene.mentions("attach")
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
    assert scene.do("move northwest").mentions("token")


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
@pytest.mark.parametrize(("claws", "other"), [("skeleton-warriors", "fire-eaters"), ("fire-eaters", "skeleton-warriors")])
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
    assert int(scene.state.strength) == 15  # nobody else removes one


@pytest.mark.rule("K2:10.6")
def test_the_fallen_praetorian_is_told() -> None:
    assert "praetorian-fell" in at_abyss("darius", "taia").do("move northwest").told
