"""The pieces that the expansion adds."""

from collections import Counter

import pytest

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.imperium.data import Pieces
from karak.games.imperium.ruleset import RULESET
from karak.games.karak2 import data as karak2
from karak.play.match import new_match
from tests.rules.imperium.scene import Scene, before
from tests.rules.played import dealt_as_listed

NEW_HEROES = ["aderyn", "argentus", "valduk", "kirima", "saigo"]


@pytest.mark.rule("IM:1.1")
def test_five_more_heroes_are_dealt_with_the_six_of_karak_two() -> None:
    match = new_match("imperium", Setting(2), ["a", "b"])
    for face in ("3", "1"):
        match.do(match.parse(f"roll hero 1x{face}"))
    decision = match.decision()
    heroes = [match.spell(action).removeprefix("hero ") for action in decision.options]
    assert heroes == [card.id for card in karak2.Pieces().heroes] + NEW_HEROES
    assert decision.weights == [1] * 11 and dealt_as_listed(match)


@pytest.mark.rule("IM:1.1")
def test_still_two_to_five_players() -> None:
    assert (RULESET.fewest, RULESET.most) == (2, 5)
    for seats in (1, 6):
        with pytest.raises(Refusal):
            new_match("imperium", Setting(seats), [str(i) for i in range(seats)])


PRINTED = {
    (1, "goblin-cave"): [[0]], (1, "stone-eater-mines"): [[0]], (1, "rift"): [[], [0]], (2, "rift"): [[], [0, 3]],
    (2, "forest-rock"): [[0, 2]], (2, "farm-rock"): [[0, 1]],
}  # fmt: skip


@pytest.mark.rule("IM:1.1")
def test_eight_tiles_are_shuffled_into_their_tiers() -> None:
    pieces = Pieces()
    added = pieces.tiles[len(karak2.Pieces().tiles) :]
    found: dict[tuple[int, str], list[list[int]]] = {}
    for tile in added:
        found.setdefault((tile.tier, tile.land), []).extend([[*tile.chasms]] * tile.count)
    assert found == PRINTED and sum(tile.count for tile in added) == 8
    assert Counter({tier: sum(t.count for t in pieces.tiles if t.tier == tier) for tier in (1, 2)}) == {1: 22, 2: 14}
    chances = Scene("horan", "taia").do("move northeast").chances()
    assert sum(chances.values()) == 22
    assert {tile for tile in chances if "rift" in tile} == {"tile rift-1-open", "tile rift-1-0"}


@pytest.mark.rule("IM:1.2")
def test_three_ghosts_and_the_lord_of_time() -> None:
    pieces = Pieces()
    added = [m for m in pieces.monsters[len(karak2.Pieces().monsters) :] if m.count]
    assert {m.id: (m.count, m.strength, m.reward) for m in added} == {
        "ghosts": (3, 3, "blessing"), "lord-of-time": (1, 5, "lord-of-time"),
    }  # fmt: skip
    assert {item.id: item.slot for item in pieces.items}["blessing"] == "spell"


@pytest.mark.rule("IM:1.2")
def test_the_bag_empties_exactly() -> None:
    """Two ordinary tiles of tier 2 more, and four tokens more."""
    pieces = Pieces()
    tokens = {land.id: land.tokens for land in pieces.lands}
    drawn = sum(tile.count * tile.tier for tile in pieces.tiles if tokens[tile.land] and tile.land != "abyss")
    assert drawn == sum(Scene("horan", "taia").bag().values()) == 40


@pytest.mark.rule("IM:1.2")
def test_a_view_counts_what_has_left_the_bag_but_not_who_lives_in_lairs() -> None:
    scene = Scene("horan", "taia").lord("horan")
    told = scene.view(1).bag
    left = {name: n for name, n in scene.bag().items() if name not in ("goblins", "stone-eaters")}
    assert told == left and left["lord-of-time"] == 0


@pytest.mark.rule("IM:1.2", "IM:4.1")
def test_ghosts_leave_a_blessing_in_a_slot_for_spells() -> None:
    scene = before("ghosts", "taia", "horan").do("move northwest", "roll hero 1x3")
    assert (scene.held(), scene.fame("taia")) == ({"blessing": 1}, 3)
    scene = before("ghosts", "taia", "horan").give("fireball", "fireball", "pickpocket")
    scene.do("move northwest", "roll hero 1x3", "done")
    assert scene.listed("leave") == ["fireball", "pickpocket", "blessing"]


@pytest.mark.rule("IM:1.2", "IM:4.2")
def test_the_lord_of_time_joins_the_army_and_his_token_leaves() -> None:
    scene = before("lord-of-time", "taia", "horan").glory(2).muster(mage=1)
    scene.do("move northwest").fight("mage 1x2", "hero 1x3")
    assert "lord-joined" in scene.told and scene.turn == "horan"
    assert (scene.army(), scene.held(), scene.fame()) == ({"mage": 1, "lord-of-time": 1}, {}, 5)
    assert scene.bag()["lord-of-time"] == 0 and scene.supply("lord-of-time") == 0
    assert scene.game.score(scene.state) == [0.0, 0.0]


FACES = {"guard": "1 1 2 2 shield shield", "lord-of-time": "1 2 3 loop loop betrayal"}


@pytest.mark.rule("IM:1.3")
def test_the_faces_of_the_new_dice() -> None:
    assert {die.id: (die.count, die.faces) for die in Pieces().dice if die.id in FACES} == {
        name: (1, faces) for name, faces in FACES.items()
    }


@pytest.mark.rule("IM:1.3")
@pytest.mark.parametrize("die", sorted(FACES))
def test_every_side_is_as_likely_as_the_die_has_it(die: str) -> None:
    scene = before("envoys-of-death", "taia", "horan")
    scene = scene.crown("taia") if die == "guard" else scene.lord("taia")
    scene.do("move northwest", f"join {die} 1", "roll hero 1x1")
    assert scene.chances() == {f"roll {die} 1x{face}": n for face, n in Counter(FACES[die].split()).items()}
    assert dealt_as_listed(scene.match)
