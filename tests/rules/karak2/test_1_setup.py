"""Components and setup."""

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.karak2.data import Pieces
from karak.play.match import Match, new_match
from tests.rules.karak2.scene import CASTLE, FARM, FOREST, Scene, before
from tests.rules.played import dealt_as_listed

HEROES = ["horan", "taia", "lorraine", "xanros", "elspeth", "darius"]


def sit_down(seats: int, *options: str, heroes: list[str] | None = None) -> Match:
    return new_match("karak2", Setting(seats, heroes, list(options)), ["somebody"] * seats)


def offered(match: Match) -> list[str]:
    return [match.spell(action) for action in match.decision().options]


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.do(match.parse(text))


@pytest.mark.rule("K2:1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_sit_down(seats: int) -> None:
    assert len(sit_down(seats).state.heroes) == seats


@pytest.mark.rule("K2:1.1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_player_or_six_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match="seats-out-of-range"):
        sit_down(seats)


@pytest.mark.rule("K2:1.1")
def test_there_are_six_heroes_and_every_seat_plays_one() -> None:
    assert Pieces().hero_names() == HEROES
    with pytest.raises(Refusal, match="hero-taken-twice"):
        sit_down(2, heroes=["taia", "taia"])


@pytest.mark.rule("K2:1.1")
def test_heroes_are_dealt_at_random_and_the_rest_stay_in_the_box() -> None:
    match = sit_down(2)
    do(match, "roll hero 1x3", "roll hero 1x1")
    assert match.who == CHANCE and dealt_as_listed(match)
    assert offered(match) == [f"hero {name}" for name in HEROES] and set(match.decision().weights) == {1}
    do(match, "hero elspeth")
    assert offered(match) == [f"hero {name}" for name in HEROES if name != "elspeth"]
    do(match, "hero taia")
    assert match.game.role_names(match.state) == ["elspeth", "taia"] and match.who == 0


@pytest.mark.rule("K2:1.2")
def test_the_map_is_made_of_hexagons() -> None:
    assert Scene("horan", "taia").listed("move") == [
        "northeast", "east", "southeast", "southwest", "west", "northwest",
    ]  # fmt: skip


@pytest.mark.rule("K2:1.2")
@pytest.mark.parametrize(
    ("here", "there", "is_open"), [("", "", True), ("e", "", False), ("", "w", False), ("e", "w", False)]
)
def test_a_border_is_crossed_only_if_neither_tile_has_a_chasm_on_it(here: str, there: str, is_open: bool) -> None:
    scene = Scene("horan", "taia").lay("farm-1-0" if here else "farm-1-open", at=(0, -1), chasms=here)
    scene.lay("forest-1-0" if there else "forest-1-open", at=(1, -1), chasms=there)
    assert scene.stand("horan", (0, -1)).offers("move east") is is_open
    assert scene.stand("horan", (1, -1)).offers("move west") is is_open


@pytest.mark.rule("K2:1.2")
def test_a_chasm_at_the_edge_of_the_map_bars_the_way_out() -> None:
    scene = Scene("horan", "taia").lay("farm-1-0", at=(0, -1), chasms="nw").stand("horan", (0, -1))
    assert scene.listed("move") == ["northeast", "east", "southeast", "southwest", "west"]


@pytest.mark.rule("K2:1.3")
def test_the_start_piece_is_a_row_of_farm_castle_and_forest_without_chasms() -> None:
    scene = Scene("horan", "taia")
    lands = {at: scene.box.land_names[int(scene.state.land_at(scene.place(at)))] for at in (FARM, CASTLE, FOREST)}
    assert lands == {FARM: "farm", CASTLE: "castle", FOREST: "forest"}
    assert int(scene.state.grid.count) == 3 and [int(scene.state.chasms_at(i)) for i in range(3)] == [0, 0, 0]


@pytest.mark.rule("K2:1.3")
def test_all_heroes_start_on_the_castle_and_no_monster_is_near() -> None:
    scene = Scene(*HEROES[:5])
    assert {scene.at(hero) for hero in HEROES[:5]} == {CASTLE}
    assert [scene.monsters(at) for at in (FARM, CASTLE, FOREST)] == [[], [], []]


@pytest.mark.rule("K2:1.3")
def test_the_outer_hexes_of_the_start_piece_are_ordinary_land() -> None:
    scene = Scene("horan", "taia").own(wood=2).do("move west")
    assert scene.offers("gather", "found city")
    scene = Scene("horan", "taia").own(wood=2).do("move east")
    assert scene.offers("gather", "found city")
    assert (scene.do("gather").goods(), scene.is_acting) == ((0, 3, 0), True)


@pytest.mark.rule("K2:1.4")
def test_tier_one_lies_on_top_of_tier_two() -> None:
    scene = Scene("horan", "taia").do("move northeast")
    assert sum(scene.chances().values()) == 18 and all("-1-" in tile for tile in scene.chances())
    assert dealt_as_listed(scene.match)
    scene = Scene("horan", "taia").leave("farm-1-03", "abyss-2-024", "big-farm-2-0").do("move northeast")
    assert scene.chances() == {"tile farm-1-03": 1}
    second = [name for name in Scene("horan", "taia").stack() if "-2-" in name]
    scene = Scene("horan", "taia").leave(*second).do("move northeast")
    assert scene.chances() == {f"tile {name}": 1 for name in second} and len(second) == 10


@pytest.mark.rule("K2:1.8")
def test_what_a_seat_starts_with() -> None:
    scene = Scene("horan", "taia")
    hero = scene.hero("taia")
    assert (scene.life("taia"), scene.fame("taia"), scene.goods("taia"), scene.army("taia")) == (5, 0, (0, 0, 0), {})
    assert (scene.held("taia"), scene.built("taia"), int(hero.points), bool(hero.fallen)) == ({}, [], 0, False)
    assert len(scene.box.building_names) == 6


@pytest.mark.rule("K2:1.8", "K2:7.1")
@pytest.mark.parametrize(
    ("token", "carried", "roll", "room"),
    [
        ("skeleton-warriors", ["warhammer"], "1x1", True),
        ("skeleton-warriors", ["warhammer", "sword"], "1x1", False),
        ("fire-eaters", ["pickpocket"] * 2, "1x1", True),
        ("fire-eaters", ["pickpocket"] * 3, "1x1", False),
        ("dark-dryads", [], "1x3", True),
        ("dark-dryads", ["amulet-of-titan"], "1x3", False),
    ],
)
def test_two_weapons_three_spells_one_amulet(token: str, carried: list[str], roll: str, room: bool) -> None:
    scene = before(token, "elspeth", "horan").give(*carried).do("move northwest")
    scene.fight(*["titan 1x1"] * ("amulet-of-titan" in carried), f"hero {roll}").do("done")
    if token == "dark-dryads":
        scene.do("amulet amulet-of-glory")
    assert scene.mentions("leave") is not room


@pytest.mark.rule("K2:1.9")
def test_the_prices() -> None:
    prices = Pieces().prices
    assert (prices.city.food, prices.city.wood, prices.city.stone) == (0, 2, 0)
    assert {b.id: (b.food, b.wood, b.stone) for b in prices.building} == {
        "stable": (2, 1, 1), "portal": (1, 1, 2), "glory-banners": (1, 2, 1), "military-camp": (3, 1, 0),
        "shooting-range": (0, 3, 1), "wizard-tower": (1, 0, 3),
    }  # fmt: skip
    assert {u.id: (u.food, u.wood, u.stone) for u in prices.unit} == {
        "knight": (1, 0, 0), "archer": (0, 1, 0), "mage": (0, 0, 1),
    }  # fmt: skip


@pytest.mark.rule("K2:1.9")
def test_the_book_of_the_expansion_gives_the_sum_of_camp_and_tower() -> None:
    prices = {b.id: b for b in Pieces().prices.building}
    camp, tower = prices["military-camp"], prices["wizard-tower"]
    assert (camp.food + tower.food, camp.wood + tower.wood, camp.stone + tower.stone) == (4, 1, 3)


def roll_for_start(*rolls: str) -> Match:
    match = sit_down(3, heroes=["horan", "taia", "darius"])
    do(match, *[f"roll hero 1x{face}" for face in rolls])
    return match


@pytest.mark.rule("K2:1.10")
@pytest.mark.parametrize(
    ("rolls", "first"),
    [("321", 0), ("123", 2), ("131", 1), (("s", "ss", "1"), 2), (("2", "s", "ss"), 0)],
)
def test_most_swords_begins_and_skulls_count_nothing(rolls: tuple[str, ...], first: int) -> None:
    assert roll_for_start(*rolls).who == first


@pytest.mark.rule("K2:1.10")
def test_only_the_tied_roll_again() -> None:
    match = roll_for_start("2", "1", "2")
    assert match.who == CHANCE and int(match.state.seat) == 0
    do(match, "roll hero 1x1")
    assert match.who == CHANCE and int(match.state.seat) == 2
    do(match, "roll hero 1x1", "roll hero 1xs", "roll hero 1x1")
    assert match.who == 2


@pytest.mark.rule("K2:1.10")
def test_one_skull_and_two_are_a_tie() -> None:
    match = roll_for_start("s", "ss", "s")
    assert match.who == CHANCE and int(match.state.seat) == 0
    do(match, "roll hero 1xs", "roll hero 1x1", "roll hero 1xss")
    assert match.who == 1


@pytest.mark.rule("K2:1.10")
def test_play_goes_clockwise() -> None:
    match = roll_for_start("1", "3", "2")
    order = []
    for _ in range(4):
        order.append(match.who)
        do(match, "done")
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("K2:1.10", "K2:1.1")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_of_the_roll_begins_though_only_some_seats_are_dealt_a_hero(winner: int) -> None:
    match = sit_down(3, heroes=["", "taia", ""])
    do(match, *[f"roll hero 1x{3 if seat == winner else 1}" for seat in range(3)], "hero horan", "hero darius")
    assert match.who == winner


@pytest.mark.rule("K2:1.11")
def test_resources_never_run_out() -> None:
    scene = Scene("horan", "taia").own(food=500).do("move west", "gather")
    assert scene.goods() == (501, 0, 0)


@pytest.mark.rule("K2:1.11", "K2:5.5")
def test_unit_dice_do_run_out() -> None:
    scene = Scene("horan", "taia").found(FARM, "military-camp", "shooting-range").stand("horan", FARM).glory(5)
    scene.own(food=5, wood=5).glory(10, "taia").muster("taia", knight=10)
    assert scene.listed("recruit") == ["archer"]
    scene = Scene("horan", "taia").found(FARM, "military-camp").stand("horan", FARM).glory(5).own(food=5)
    scene.glory(10, "taia").muster("taia", knight=9)
    assert scene.do("recruit knight").is_acting
