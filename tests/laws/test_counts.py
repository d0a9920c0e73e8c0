"""A kind that is used up stays in a view with count 0, and no count is ever negative."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.laws.tables import GAMES, heroes_of, opened, walk

ANSWERS = 400
SIGNED = ("x", "y")  # cells of a map
PILES = {"karak": ("bag", "stack"), "goblin": ("potions",), "karak2": ("bag", "supply"), "imperium": ("bag", "supply")}


def counts(shown: object, way: str = "") -> Iterator[tuple[str, float]]:
    if isinstance(shown, dict):
        for key, part in shown.items():
            if key not in SIGNED:
                yield from counts(part, f"{way}.{key}")
    elif isinstance(shown, list):
        for part in shown:
            yield from counts(part, way)
    elif isinstance(shown, (int, float)):
        yield way, shown


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("number", range(4))
def test_no_count_of_a_view_is_negative(name: str, number: int) -> None:
    heroes = (heroes_of(name) * 2)[number : number + 3]
    game = opened(name, heroes, ("abilities",) if name == "goblin" else ())
    for s, _ in walk(game, name, f"counts/{number}", ANSWERS):
        shown = msgspec.to_builtins(game.describe(game.observe(s, int(s.seat))))
        assert [found for found in counts(shown) if found[1] < 0] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_kind_that_is_used_up_stays_with_count_zero(name: str) -> None:
    game = opened(name, heroes_of(name)[:3], ())
    start = game.start()
    for s, _ in walk(game, name, "used up", 60):
        empty = game.copy(s)
        for pile in PILES[name]:
            used_up(getattr(empty, {"stack": "pile"}.get(pile, pile)))
            shown, at_first = (msgspec.to_builtins(game.describe(one))[pile] for one in (empty, start))
            assert isinstance(shown, dict) and isinstance(at_first, dict)
            assert list(shown) == list(at_first) and set(shown.values()) == {0} and sum(at_first.values()) > 0


def used_up(pile: Any) -> None:
    """Removes every piece of every kind."""
    counts = getattr(pile, "counts", pile)
    for kind in range(len(counts)):
        counts[kind] = 0
