"""Only Darius knows the tile that he looked at and put back."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import msgspec
import pytest

from karak.games.karak2.box import UNKNOWN_TILE
from karak.games.karak2.state import Karak2
from karak.play.dealer import Script, Shaker
from tests.rules.karak2.scene import Scene

DARIUS, TAIA, LORRAINE = range(3)
LAID = "forest-1-open"


def looked(*tiles: str, left: tuple[str, ...] = ()) -> Scene:
    """Darius goes into the unknown and sees these."""
    scene = Scene("darius", "taia", "lorraine")
    if left:
        scene.leave(*left)
    return scene.do("move northeast", *[f"tile {tile}" for tile in tiles])


def put_back(tile: str) -> Scene:
    """He lays the open forest, loses a battle there, and then it is Taia's turn."""
    scene = looked(tile, LAID).do(f"choose tile {LAID}", "token envoys-of-death", "roll hero 1x1")
    assert scene.turn == "taia"
    return scene


def on_the_way(tile: str) -> Scene:
    """Taia goes into the unknown and has not seen the tile yet; the options of chance have been listed."""
    scene = put_back(tile).do("move northwest")
    assert scene.chances() == {f"tile {tile}": 1}
    return scene


def found_again(tile: str) -> Scene:
    """In his next turn he sees the tile he put back, and waits for another."""
    return put_back(tile).do("done", "done", "move northwest", f"tile {tile}")


def two_again(tile: str) -> Scene:
    return found_again(tile).do("tile farm-1-open")


def view(scene: Scene, seat: int) -> Karak2:
    seen: Karak2 = scene.game.observe(scene.state, seat)
    return seen


def raw(s: Karak2) -> list[int]:
    """Everything in a view, the numbers behind its options included."""
    return [*s.numbers(), *(int(n) for n in s.options), *(int(n) for n in s.weights)]


Moment = Callable[[str], Scene]
MOMENTS: list[Moment] = [looked, lambda tile: looked(tile, LAID), put_back, on_the_way, found_again, two_again]


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", [TAIA, LORRAINE])
def test_two_worlds_that_differ_in_that_tile_look_the_same_to_the_others(moment: Moment, seat: int) -> None:
    one, other = moment("farm-1-0"), moment("farm-rock-1-03")
    assert one.state.numbers() != other.state.numbers()
    assert raw(view(one, seat)) == raw(view(other, seat))
    assert one.game.describe(view(one, seat)) == other.game.describe(view(other, seat))


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", MOMENTS)
def test_darius_himself_sees_everything(moment: Moment) -> None:
    scene = moment("farm-1-0")
    assert view(scene, DARIUS).numbers() == scene.state.numbers()


@pytest.mark.rule("K2:10.6")
def test_also_while_he_is_looking_at_two_others() -> None:
    one, other = looked("farm-1-0", "farm-1-01"), looked("forest-1-02", "farm-rock-1-03")
    assert raw(view(one, TAIA)) == raw(view(other, TAIA))
    assert raw(view(one, DARIUS)) != raw(view(other, DARIUS))
    assert int(view(one, TAIA).tile) == int(view(one, TAIA).other) == UNKNOWN_TILE


@pytest.mark.rule("K2:10.6")
def test_also_after_what_others_do_meanwhile() -> None:
    """Taia gathers and Lorraine walks, and neither touches the stack."""
    worlds = [put_back(tile).do("move west", "gather", "done", "move east") for tile in ("farm-1-0", "farm-rock-1-03")]
    assert raw(view(worlds[0], TAIA)) == raw(view(worlds[1], TAIA))


def shown(scene: Scene, seat: int) -> str:
    return msgspec.json.encode(scene.game.describe(view(scene, seat))).decode()


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", MOMENTS)
def test_no_description_of_a_view_names_it(moment: Moment) -> None:
    scene = moment("farm-1-0")
    assert "farm-1-0" not in shown(scene, TAIA)
    assert "unknown" in shown(scene, TAIA)
    assert "farm-1-0" in shown(scene, DARIUS)


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", MOMENTS)
def test_all_seats_count_the_same_tiles_in_the_stack(moment: Moment) -> None:
    scene = moment("farm-1-0")
    stacks = [scene.view(seat).stack for seat in (DARIUS, TAIA, LORRAINE)]
    known, *others = [msgspec.structs.replace(stack, put_back=None) for stack in stacks]
    assert others == [known, known] and known.tier_2 == 10


@pytest.mark.rule("K2:10.6")
def test_no_event_names_it() -> None:
    told = []
    for tile in ("farm-1-0", "farm-rock-1-03"):
        scene = put_back(tile)
        told.append([scene.game.tell(event) for events in scene.match.events for event in events])
    assert told[0] == told[1]


@pytest.mark.rule("K2:10.6")
def test_a_player_who_does_not_know_the_top_tile_takes_it_for_any_of_its_tier() -> None:
    seen = view(on_the_way("farm-1-0"), TAIA)
    scene = on_the_way("farm-rock-1-03")
    scene.game.look(seen)
    options = [scene.match.spell(int(action)) for action in seen.options[: int(seen.count)]]
    assert len(options) == 17 and {int(weight) for weight in seen.weights[:17]} == {1}
    assert "tile farm-1-0" in options and f"tile {LAID}" not in options


@pytest.mark.rule("K2:10.6")
def test_once_drawn_again_it_is_no_secret_any_more() -> None:
    scene = on_the_way("farm-1-0").do("tile farm-1-0")
    for seat in (DARIUS, TAIA, LORRAINE):
        assert view(scene, seat).numbers() == scene.state.numbers()


@pytest.mark.rule("K2:10.6")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seat", [DARIUS, TAIA, LORRAINE])
def test_a_guess_is_a_whole_position_that_looks_like_the_view(moment: Moment, seat: int) -> None:
    scene = moment("farm-1-0")
    seen = view(scene, seat)
    dealer = Shaker("guess")
    for _ in range(20):
        whole = scene.game.guess(seen, seat, dealer)
        assert scene.game.check(whole) == ""
        assert scene.game.observe(whole, seat).numbers() == seen.numbers()
        assert UNKNOWN_TILE not in (int(whole.top), int(whole.tile), int(whole.other))


@pytest.mark.rule("K2:10.6")
def test_a_guess_can_be_played_on() -> None:
    scene = looked("farm-1-0", "farm-1-01")
    whole = scene.game.guess(view(scene, TAIA), TAIA, Shaker("play"))
    options = [scene.match.spell(int(action)) for action in whole.options[: int(whole.count)]]
    names = scene.box.tile_names
    assert options == [f"choose tile {names[int(tile)]}" for tile in sorted((whole.tile, whole.other))]
    scene.game.apply(whole, whole.options[0])
    assert scene.game.check(whole) == ""


@pytest.mark.rule("K2:10.6")
def test_every_tile_it_could_be_is_equally_likely() -> None:
    """Every number of the dealer, tried once, gives each of the 17 tiles of the tier once."""
    scene = put_back("farm-1-0")
    guesses = [scene.game.guess(view(scene, TAIA), TAIA, Script(number)) for number in range(17)]
    found = sorted(scene.box.tile_names[int(whole.top)] for whole in guesses)
    assert found == sorted(name for name in Scene("darius", "taia").stack() if "-1-" in name and name != LAID)


@pytest.mark.rule("K2:10.6", "K2:1.4")
@pytest.mark.parametrize(
    ("laid", "back", "possible"),
    [
        ("farm-1-open", "big-farm-2-0", {"big-farm-2-0", "dense-forest-2-0"}),
        ("big-farm-2-0", "farm-1-open", {"farm-1-open"}),
    ],
)
def test_where_the_tiers_meet_the_tier_is_public(laid: str, back: str, possible: set[str]) -> None:
    scene = looked("farm-1-open", "big-farm-2-0", left=("farm-1-open", "big-farm-2-0", "dense-forest-2-0"))
    scene.do(f"choose tile {laid}")
    seen = view(scene, TAIA)
    guesses = [scene.game.guess(seen, TAIA, Script(number)) for number in range(len(possible))]
    assert {scene.box.tile_names[int(whole.top)] for whole in guesses} == possible and back in possible
    assert all(scene.game.observe(whole, TAIA).numbers() == seen.numbers() for whole in guesses)


@pytest.mark.rule("K2:10.6")
def test_where_the_tiers_meet_both_tiles_looked_at_are_guessed_from_their_tiers() -> None:
    left = ("farm-1-open", "big-farm-2-0", "dense-forest-2-0", "abyss-2-024")
    scene = looked("farm-1-open", "big-farm-2-0", left=left)
    seen = view(scene, TAIA)
    dealer = Shaker("tiers")
    found = set()
    for _ in range(60):
        whole = scene.game.guess(seen, TAIA, dealer)
        assert scene.game.check(whole) == "" and scene.game.observe(whole, TAIA).numbers() == seen.numbers()
        found.add(tuple(scene.box.tile_names[int(tile)] for tile in (whole.tile, whole.other)))
    assert found == {("farm-1-open", second) for second in left[1:]}


@pytest.mark.rule("K2:10.6")
def test_two_tiles_looked_at_are_guessed_like_two_drawn() -> None:
    """Chi-square over the 306 ordered pairs of 18 tiles; 400 is far beyond the 999th of a thousand."""
    scene = looked("farm-1-0", "farm-1-01")
    seen = view(scene, TAIA)
    dealer = Shaker("pairs")
    times = 20
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(306 * times):
        whole = scene.game.guess(seen, TAIA, dealer)
        counts[int(whole.tile), int(whole.other)] += 1
    first = [i for i, name in enumerate(scene.box.tile_names) if "-1-" in name]
    pairs = [(a, b) for a, b in product(first, first) if a != b]
    assert len(pairs) == 306 and set(counts) <= set(pairs)
    assert sum((counts[pair] - times) ** 2 / times for pair in pairs) < 400
