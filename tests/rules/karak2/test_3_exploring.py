"""Exploring."""

import pytest

from karak.games.karak2.view import General
from tests.rules.karak2.scene import CASTLE, DOOR, FARM, NORTH, Scene, at_abyss
from tests.rules.played import dealt_as_listed


@pytest.mark.rule("K2:3.1", "K2:3.2")
def test_the_books_example_of_exploring() -> None:
    """Two monsters of strength 2 and 3 on a tile of tier 2 are fought at once."""
    scene = Scene("horan", "taia").leave("big-farm-2-02").do("move northeast", "tile big-farm-2-02", "lay e-nw")
    scene.do("token shadow-eaters", "token dark-dryads")
    assert scene.monsters((1, -1)) == ["shadow-eaters", "dark-dryads"]
    assert (scene.at("horan"), int(scene.state.strength)) == ((1, -1), 5)
    assert scene.mentions("roll")


@pytest.mark.rule("K2:3.1")
def test_the_top_tile_is_drawn_and_turned_so_that_the_shared_border_is_open() -> None:
    scene = Scene("horan", "taia").do("move northeast")
    assert sum(scene.chances().values()) == 18
    scene.do("tile farm-1-01")  # it must not have a chasm in the south-west
    assert scene.listed("lay") == ["ne-e", "e-se", "ne-nw", "w-nw"]
    scene.do("lay ne-e", "token skeleton-warriors")
    assert scene.at("horan") == (1, -1) and scene.stack()["farm-1-01"] == 0
    assert int(scene.state.chasms_at(scene.place((1, -1)))) == 0b000011


@pytest.mark.rule("K2:3.1")
def test_other_borders_need_not_match() -> None:
    """A chasm may lie against an open side of another tile."""
    scene = Scene("horan", "taia").lay("forest-1-open", at=(1, -1)).do("move northwest", "tile farm-1-0")
    assert scene.offers("lay e")
    scene.do("lay e", "token fire-eaters", "roll hero 1x3")
    assert (scene.at("horan"), scene.turn) == ((0, -1), "taia")


@pytest.mark.rule("K2:3.1")
def test_the_border_is_chosen_before_the_tile_is_drawn_and_the_move_is_not_taken_back() -> None:
    scene = Scene("horan", "taia").do("move northeast")
    assert all(option.startswith("tile ") for option in scene.options())
    scene.do("tile farm-1-0")
    assert all(option.startswith("lay ") for option in scene.options())
    assert len(scene.do("lay e").options()) == 8 and scene.mentions("token")


@pytest.mark.rule("K2:3.1")
def test_a_tile_that_looks_the_same_all_round_is_laid_without_asking() -> None:
    assert Scene("horan", "taia").do("move northeast", "tile farm-1-open").mentions("token")


@pytest.mark.rule("K2:3.2")
def test_one_token_on_tier_one_as_likely_as_the_bag_has_it() -> None:
    scene = Scene("horan", "taia").do("move northeast", "tile farm-1-open")
    assert scene.chances() == {f"token {name}": count for name, count in scene.bag().items()}
    assert dealt_as_listed(scene.match)
    scene.do("token envoys-of-death")
    assert (scene.monsters((1, -1)), scene.bag()["envoys-of-death"]) == (["envoys-of-death"], 3)
    assert scene.mentions("roll hero")  # the hero must fight


@pytest.mark.rule("K2:3.2")
def test_two_tokens_on_tier_two_and_their_strengths_are_added() -> None:
    scene = Scene("horan", "taia").leave("big-farm-2-0").do("move northeast", "tile big-farm-2-0", "lay e")
    scene.do("token skeleton-warriors")
    assert scene.mentions("token")
    scene.do("token skeleton-warriors")
    assert scene.monsters((1, -1)) == ["skeleton-warriors"] * 2 and int(scene.state.strength) == 2
    assert "lost" in scene.do("roll hero 1x1").told
    assert (scene.at("horan"), scene.monsters((1, -1))) == (CASTLE, ["skeleton-warriors"] * 2)


@pytest.mark.rule("K2:3.3")
@pytest.mark.parametrize(("players", "praetorians"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_the_general_and_his_praetorians_stand_in_the_abyss(players: int, praetorians: int) -> None:
    scene = Scene(*["horan", "taia", "lorraine", "xanros", "elspeth"][:players]).leave("abyss-2-024")
    scene.do("move northeast", "tile abyss-2-024")
    assert scene.mentions("roll hero") and scene.monsters((1, -1)) == []  # at once, and without tokens
    assert int(scene.state.general) == scene.place((1, -1))
    assert (int(scene.state.praetorians), int(scene.state.strength)) == (praetorians, 10 + praetorians)
    assert scene.view().general == General(
        place=scene.place((1, -1)), x=1, y=-1, strength=10 + praetorians, praetorians=praetorians
    )


@pytest.mark.rule("K2:3.3")
def test_he_stays_after_each_attack_he_survives_and_is_fought_again() -> None:
    scene = at_abyss("taia", "horan").do("move northwest", "roll hero 1x3", "done")
    assert scene.at("taia") == DOOR
    assert scene.do("move northwest").mentions("roll hero")
    assert int(scene.state.general) == scene.place(NORTH)


@pytest.mark.rule("K2:3.4")
def test_with_no_tiles_left_no_hero_explores_and_play_goes_on() -> None:
    scene = Scene("horan", "taia").leave()
    assert scene.offers("move east", "move west")
    assert scene.refusal("move northwest") == ("K2:3.4", "no-tile-left")
    assert scene.do("move west", "gather", "done").turn == "taia"


@pytest.mark.rule("K2:3.4", "K2:3.1")
def test_the_last_tile_may_still_be_explored() -> None:
    scene = Scene("horan", "taia").leave("farm-1-open").stand("horan", FARM)
    scene.do("move northwest", "tile farm-1-open", "token fire-eaters", "roll hero 1x1")
    assert scene.at("horan") == (-1, -1) and sum(scene.stack().values()) == 0
