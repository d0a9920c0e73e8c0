"""The census notices every broken law."""

from collections.abc import Callable

import pytest

from karak.games.karak.state import Karak
from tests.rules.broken import Row, assert_noticed, each_fault, more, put
from tests.rules.karak.scene import Scene

RAT = 1  # the first token
XANROS = 1 << 2  # a hero who does not play


def start() -> Scene:
    return Scene("horan", "taia")


def corridor() -> Scene:
    return start().lay("corridor-cross", at=(0, -1))


def room() -> Scene:
    return start().lay("room-cross", at=(0, -1), token="daggers")


def hoard(s: Karak) -> None:
    """Takes three weapons out of the bag."""
    s.bag.counts[RAT] -= 3
    s.bag.left -= 3
    s.items[0] += 3


def debt(s: Karak) -> None:
    s.items[0] -= 1
    s.gone[0] += 1


def wall_off(s: Karak) -> None:
    """Closes all sides of the new tile."""
    face = int(s.box.faces[s.box.tile_names.index("corridor-cross")])
    straight = int(s.box.faces[s.box.tile_names.index("corridor-straight")])
    assert s.tiles[1] == face
    s.tiles[1] = straight & ~15 | 0b1010
    s.pile.put(s.box.tile_names.index("corridor-cross"))
    s.pile.take(s.box.tile_names.index("corridor-straight"))


def curse_both(s: Karak) -> None:
    s.silent = 1 << s.heroes[0].role | 1 << s.heroes[1].role


PIECES: list[Row] = [
    ("place 1 has no tile", corridor, lambda s: put(s.tiles, 1, 0)),
    ("tile kind 1: 6 of 7", start, lambda s: more(s.pile.counts, 1, -1)),
    ("the stack is miscounted", start, lambda s: setattr(s.pile, "left", 3)),
    ("giant-rat: too many", start, lambda s: more(s.bag.counts, RAT)),
    ("the bag is miscounted", start, lambda s: setattr(s.bag, "left", 3)),
    ("daggers: 1 of 0", start, lambda s: more(s.items, 0)),
    ("daggers: 0 of 1", start, lambda s: s.bag.take(RAT)),
    ("points do not match the treasures", start, lambda s: setattr(s.heroes[1], "points", 1)),
]
PLACES: list[Row] = [
    ("place 1 cannot be reached", corridor, wall_off),
    ("place 1 is no room and holds a token", corridor, lambda s: put(s.tokens, 1, RAT)),
    ("open sides: 5 counted, 4 there", start, lambda s: setattr(s, "open_sides", 5)),
    ("a room has no token", room, lambda s: setattr(s, "rooms", 0)),
    ("a room has no token", start, lambda s: setattr(s, "rooms", 1)),
]
HEROES: list[Row] = [
    ("seat 1 has 6 lives", start, lambda s: setattr(s.heroes[1], "lives", 6)),
    ("seat 1 has -1 lives", start, lambda s: setattr(s.heroes[1], "lives", -1)),
    ("seat 0 stands nowhere", start, lambda s: setattr(s.heroes[0], "place", 1)),
    ("seat 0 holds less than nothing", start, debt),
    ("seat 0 carries too much", start, hoard),
    ("the curse is on nobody's hero", start, lambda s: setattr(s, "silent", XANROS)),
    (
        "the curse is on nobody's hero",
        start,
        lambda s: setattr(s, "silent", 1 << s.heroes[0].role | 1 << s.heroes[1].role),
    ),
]


@pytest.mark.rule("K1:1.3 to K1:1.5", "K1:2.2", "K1:3.4", "K1:5.1", "K1:8.3")
@each_fault(PIECES + PLACES + HEROES)
def test_a_broken_law_is_noticed(said: str, given: Callable[[], Scene], breaks: Callable[[Karak], None]) -> None:
    assert_noticed(said, given(), breaks)
