"""Components and setup."""

from collections import Counter
from itertools import product

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import CHANCE
from karak.games.karak2.data import Pieces
from karak.play.match import Match, new_match
from tests.rules.karak2.scene import CASTLE, FARM, FOREST, Scene, before, dealt_as_listed

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
    assert int(scene.state.grid.count) == 3 and [int(scene.state.chasms[i]) for i in range(3)] == [0, 0, 0]


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


LANDS = {
    "castle": (0, 0, 0), "farm": (1, 0, 0), "forest": (0, 1, 0), "farm-forest": (1, 1, 0), "farm-rock": (1, 0, 1),
    "forest-rock": (0, 1, 1), "big-farm": (3, 0, 0), "dense-forest": (0, 3, 0), "giant-rocks": (0, 0, 3),
    "abyss": (0, 0, 0),
}  # fmt: skip
OPEN = {"farm-1-open", "forest-1-open", "farm-rock-1-open", "forest-rock-1-open"}
OTHERS = {
    "farm-forest-1-0": "e", "big-farm-2-0": "e", "dense-forest-2-0": "e", "giant-rocks-2-01": "ne e",
    "farm-forest-2-02": "e sw", "farm-rock-2-03": "e w", "forest-rock-2-01": "ne e",
}  # fmt: skip


@pytest.mark.rule("K2:1.4", "K2:5.2")
@pytest.mark.parametrize("tile", [*sorted(OPEN), *OTHERS])
def test_what_one_gathering_gives(tile: str) -> None:
    scene = Scene("taia", "horan").lay(tile, at=(0, -1), chasms=OTHERS.get(tile, ""))
    scene.do("move northwest", "gather")
    assert scene.goods() == LANDS[tile.rpartition("-")[0].rpartition("-")[0]]


@pytest.mark.rule("K2:1.4")
def test_eighteen_and_ten_tiles_with_tokens_for_all_but_the_one_abyss() -> None:
    tiles = Pieces().tiles
    assert Counter({tier: sum(t.count for t in tiles if t.tier == tier) for tier in (1, 2)}) == {1: 18, 2: 10}
    assert sum(t.count for t in tiles if t.land == "abyss") == 1
    assert sum(t.count * t.tier for t in tiles if t.land != "abyss") == sum(Scene("horan", "taia").bag().values()) == 36
    assert {land.id: (land.food, land.wood, land.stone) for land in Pieces().lands} == LANDS


PRINTED = {
    (1, "farm"): ["", "0", "01", "03"], (1, "forest"): ["", "0", "02", "03"], (1, "farm-forest"): ["0", "01"],
    (1, "farm-rock"): ["", "0", "02", "03"], (1, "forest-rock"): ["", "0", "01", "02"], (2, "big-farm"): ["0", "02"],
    (2, "dense-forest"): ["0", "03"], (2, "giant-rocks"): ["01", "024"], (2, "farm-forest"): ["02"],
    (2, "farm-rock"): ["03"], (2, "forest-rock"): ["01"], (2, "abyss"): ["024"],
}  # fmt: skip


@pytest.mark.rule("K2:1.5")
def test_lands_and_chasms_of_the_tiles() -> None:
    found: dict[tuple[int, str], list[str]] = {}
    for tile in Pieces().tiles:
        found.setdefault((tile.tier, tile.land), []).extend(["".join(map(str, tile.chasms))] * tile.count)
    assert found == PRINTED


@pytest.mark.rule("K2:1.5")
def test_no_tile_has_chasms_on_three_sides_in_a_row() -> None:
    pieces = Pieces()
    assert all(not {i, (i + 1) % 6, (i + 2) % 6} <= set(t.chasms) for t, i in product(pieces.tiles, range(6)))
    pieces.tiles[0].chasms = [5, 0, 1]
    with pytest.raises(Refusal, match="three in a row could seal the map"):
        pieces.check()


TOKENS = {
    "skeleton-warriors": (7, 1, "sword"), "fire-eaters": (6, 1, "fireball"), "shadow-eaters": (5, 2, "pickpocket"),
    "skeletal-hulks": (3, 2, "resource-cart"), "hammer-followers": (1, 3, "warhammer"),
    "dark-dryads": (5, 3, "amulet"), "skeleton-riders": (5, 4, "small-stone"), "envoys-of-death": (4, 5, "large-stone"),
}  # fmt: skip


@pytest.mark.rule("K2:1.6")
def test_the_tokens_their_strengths_and_rewards() -> None:
    pieces = Pieces()
    assert {m.id: (m.count, m.strength, m.reward) for m in pieces.monsters} == TOKENS
    assert {item.id: item.attack for item in pieces.items if item.slot == "weapon"} == {"sword": 1, "warhammer": 2}
    assert {stone.id: stone.points for stone in pieces.stones} == {"small-stone": 1, "large-stone": 2}
    assert (pieces.box.general.strength, pieces.box.general.points) == (10, 4.5)


REWARDS = {
    "skeleton-warriors": {"sword": 1}, "fire-eaters": {"fireball": 1}, "shadow-eaters": {"pickpocket": 1},
    "hammer-followers": {"warhammer": 1}, "skeleton-riders": {}, "envoys-of-death": {},
}  # fmt: skip
POINTS = {"skeleton-riders": 1.0, "envoys-of-death": 2.0}


@pytest.mark.rule("K2:1.6", "K2:8.1")
@pytest.mark.parametrize("token", REWARDS)
def test_what_each_monster_leaves(token: str) -> None:
    scene = before(token, "taia", "horan").give("sword", to="horan").glory(4).muster(mage=2)
    scene.do("move northwest").fight("mage 2x2", "hero 1x1")
    assert (scene.held(), scene.game.score(scene.state)) == (REWARDS[token], [POINTS.get(token, 0.0), 0.0])


@pytest.mark.rule("K2:1.6", "K2:7.5")
def test_a_resource_cart_gives_any_three_resources_three_alike_included() -> None:
    for wish in (["stone"] * 3, ["food", "wood", "stone"], ["wood", "wood", "food"]):
        scene = before("skeletal-hulks", "taia", "horan").give("amulet-of-resources")
        scene.do("move northwest").fight("hero 1x2")
        assert scene.turn == "taia" and scene.listed("gain") == ["food", "wood", "stone"]
        scene.do(*[f"gain {resource}" for resource in wish])
        assert scene.goods() == (wish.count("food"), wish.count("wood"), wish.count("stone"))
        assert (scene.turn, scene.bag()["skeletal-hulks"], scene.monsters((0, -2))) == ("horan", 2, [])


@pytest.mark.rule("K2:1.6")
def test_which_amulet_a_dryad_leaves_is_drawn_among_those_not_yet_found_when_she_is_beaten() -> None:
    scene = before("dark-dryads", "taia", "horan").give("amulet-of-glory", to="horan")
    scene.do("move northwest", "roll hero 1x3")
    assert scene.chances() == {
        f"amulet amulet-of-{name}": 1 for name in ("resources", "action", "protection", "titan")
    }  # fmt: skip
    assert dealt_as_listed(scene.match)
    assert scene.do("amulet amulet-of-protection").held() == {"amulet-of-protection": 1}


FACES = {
    "hero": "1 1 2 3 s ss", "knight": "1 1 1 1 1 s", "archer": "1 1 2 2 s s", "mage": "2 2 2 2 s s",
    "skeleton": "1 1 1 1 s s", "bear": "0 1 1 1 2 2", "titan": "1 1 2 2 3 3",
}  # fmt: skip
SUPPLY = {"knight": 10, "archer": 10, "mage": 10, "skeleton": 3, "bear": 1, "titan": 1}


@pytest.mark.rule("K2:1.7")
def test_the_dice_and_how_many_there_are() -> None:
    assert {die.id: die.faces for die in Pieces().dice} == FACES
    assert {name: Scene("horan", "taia").supply(name) for name in SUPPLY} == SUPPLY


@pytest.mark.rule("K2:1.7")
@pytest.mark.parametrize("die", SUPPLY)
def test_every_side_is_as_likely_as_the_die_has_it(die: str) -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(9)
    scene = scene.give("amulet-of-titan") if die == "titan" else scene.muster(**{die: 1})
    scene.do("move northwest").fight()
    assert scene.chances() == {f"roll {die} 1x{face}": n for face, n in Counter(FACES[die].split()).items()}
    assert dealt_as_listed(scene.match)


@pytest.mark.rule("K2:1.7")
def test_several_dice_of_a_kind_fall_like_as_many_single_ones() -> None:
    scene = before("envoys-of-death", "taia", "horan").glory(9).muster(archer=3).do("move northwest").fight()
    thrown = Counter(tuple(sorted(faces)) for faces in product("1122ss", repeat=3))
    expected = {
        "roll archer " + " ".join(f"{n}x{face}" for face, n in sorted(Counter(faces).items(), key=face_order)): weight
        for faces, weight in thrown.items()
    }
    assert scene.chances() == expected and dealt_as_listed(scene.match)


def face_order(entry: tuple[str, int]) -> tuple[bool, str]:
    """A skull shows no swords, so it comes first."""
    return entry[0] != "s", entry[0]


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
