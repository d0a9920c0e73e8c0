"""A tile that Darius put back stays hidden, whatever the expansion adds."""

from collections.abc import Callable

import msgspec
import pytest

from karak.games.imperium.state import Imperium
from karak.play.dealer import Shaker
from tests.rules.imperium.scene import Scene

DARIUS, TAIA, HORAN = range(3)


def put_back(tile: str) -> Scene:
    """He lays an open forest, loses a battle there, and it is Taia's turn."""
    scene = Scene("darius", "taia", "horan").do("move northeast", f"tile {tile}", "tile forest-1-open")
    return scene.do("choose tile forest-1-open", "token envoys-of-death", "roll hero 1x1")


def challenged(tile: str) -> Scene:
    """Taia attacks Darius, who wears the crown and is asked for his dice."""
    return put_back(tile).crown("darius").do("challenge", "roll hero 1x1")


def raw(s: Imperium) -> list[int]:
    """Everything in a view, the numbers behind its options included."""
    return [*s.numbers(), *(int(n) for n in s.options), *(int(n) for n in s.weights)]


def view(scene: Scene, seat: int) -> Imperium:
    seen = scene.game.observe(scene.state, seat)
    assert isinstance(seen, Imperium)
    return seen


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", [put_back, challenged])
@pytest.mark.parametrize("seat", [TAIA, HORAN])
def test_a_rift_put_back_looks_like_any_tile_to_the_others(moment: Callable[[str], Scene], seat: int) -> None:
    one, other = moment("rift-1-0"), moment("goblin-cave-1-0")
    assert one.state.numbers() != other.state.numbers()
    assert raw(view(one, seat)) == raw(view(other, seat))
    assert one.game.describe(view(one, seat)) == other.game.describe(view(other, seat))
    assert b"rift" not in msgspec.json.encode(one.game.describe(view(one, seat)))


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", [put_back, challenged])
def test_darius_himself_sees_everything(moment: Callable[[str], Scene]) -> None:
    scene = moment("rift-1-0")
    assert view(scene, DARIUS).numbers() == scene.state.numbers()


@pytest.mark.rule("K2:10.6")
def test_a_guess_is_a_whole_position_that_looks_like_the_view() -> None:
    scene = challenged("rift-1-0")
    seen = view(scene, TAIA)
    dealer = Shaker("guess")
    found = set()
    for _ in range(60):
        whole = scene.game.guess(seen, TAIA, dealer)
        assert scene.game.check(whole) == ""
        assert scene.game.observe(whole, TAIA).numbers() == seen.numbers()
        found.add(int(whole.top))
    assert len(found) > 10


@pytest.mark.rule("K2:10.6", "IM:2.2")
def test_a_rift_put_back_opens_for_the_hero_who_goes_there() -> None:
    scene = put_back("rift-1-0").do("move northwest", "tile rift-1-0", "lay e")
    assert "rift-opened" in scene.told and scene.at("darius") == scene.at("horan") == (0, -1)


@pytest.mark.rule("K2:10.6", "IM:2.2")
def test_he_may_choose_between_a_rift_and_another_tile() -> None:
    scene = Scene("darius", "taia").do("move northeast", "tile rift-1-open", "tile forest-1-open")
    assert scene.listed("choose tile") == ["forest-1-open", "rift-1-open"]
    assert "rift-opened" in scene.do("choose tile rift-1-open").told
