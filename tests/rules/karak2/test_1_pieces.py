"""The pieces: tiles, tokens, dice."""

from collections import Counter
from itertools import product

import pytest

from karak.core.refusal import Refusal
from karak.games.karak2.data import Pieces
from tests.rules.karak2.scene import Scene, before
from tests.rules.played import dealt_as_listed

HEROES = ["horan", "taia", "lorraine", "xanros", "elspeth", "darius"]


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


@pytest.mark.rule("K2:1.6")
def test_a_view_also_counts_the_monsters_that_have_left_the_bag() -> None:
    scene = before("hammer-followers", "horan", "taia")
    told = scene.view(1).bag
    assert told == scene.bag() and scene.bag()["hammer-followers"] == 0


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
    scene = scene.give("amulet-of-titan") if die == "titan" else scene.muster("", **{die: 1})
    scene.do("move northwest").fight()
    assert scene.chances() == {f"roll {die} 1x{face}": n for face, n in Counter(FACES[die].split()).items()}
    assert dealt_as_listed(scene.match)


@pytest.mark.rule("K2:1.7")
def test_several_dice_of_a_kind_fall_like_the_same_number_of_single_ones() -> None:
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
