"""Horan, Taia and Lorraine."""

import pytest

from tests.rules.karak2.scene import CASTLE, DOOR, FARM, NORTH, Scene, before
from tests.rules.played import dealt_as_listed

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
    assert scene.goods("elspeth") == (0, 0, 0)  # and no other hero


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
    assert (scene.monsters((1, -1)), scene.bag()[placed]) == (
        [placed],
        {"fire-eaters": 5, "envoys-of-death": 3}[placed],
    )
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
