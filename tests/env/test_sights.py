"""An observation has a fixed length, stays in its bounds, shows all that a view shows and nothing else."""

from typing import Any

import numpy as np
import pytest

from karak.env.arena import Arena
from karak.games.imperium.state import RIFT
from karak.play.dealer import Shaker
from tests.env.arenas import GAMES, arena, positions, tables, walk


def written(table: Arena, s: Any, seat: int) -> bytes:
    """The observation of a position, written without a view in between."""
    pen = table.sight.pen(1)
    table.sight.write(s, seat, pen)
    assert pen.at == table.sight.size
    return bytes(memoryview(pen.page))


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_where_and_how_large_the_fields_say(name: str) -> None:
    for table in tables(name):
        space = table.observation_space()
        for seed in range(4):
            for i, s in enumerate(walk(table, f"bounds/{seed}", 1500, every=7)):
                seen = table.observation(s, i % int(table.game.seats))
                wrong = np.flatnonzero((seen < space.low) | (seen > space.high))
                names = [field.name for field in table.fields() for _ in range(field.count)]
                assert not len(wrong), [(names[k], int(seen[k])) for k in wrong]


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_looks_like_the_view(name: str) -> None:
    for table, s in positions(name, every=37):
        for seat in range(int(table.game.seats)):
            assert written(table, s, seat) == written(table, table.game.observe(s, seat), seat)


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_differ_only_in_secrets_look_the_same(name: str) -> None:
    different = 0
    for table, s in positions(name, every=31):
        for seat in range(int(table.game.seats)):
            other = table.game.guess(table.game.observe(s, seat), seat, Shaker(f"{s.turns}/{seat}"))
            different += other.numbers() != s.numbers()
            assert written(table, other, seat) == written(table, s, seat)
    assert different > 0 or name == "karak"


DERIVED = {  # follow from what is shown or offered
    "count", "total", "role", "depth", "silent", "fountains", "portals", "stride",
    "orderly", "weighing", "resigned", "closed",  # learners choose in one order, and play to the end
}  # fmt: skip
HEX = [
    "ground",
    "lying",
    "resources",
    "items",
    "army",
    "supply",
    "gone",
    "joined",
    "faces",
    "skulls",
]
PILES = {
    "karak": ["tiles", "tokens", "items", "gone", "pile", "bag"],
    "karak2": HEX,
    "imperium": [*HEX, "totals", "rolled", "guarded", "spent"],
    "goblin": ["pawned", "rows", "tops", "gates", "potions", "decks"],
}
MAP = ["tiles", "tokens", "ground", "lying"]  # by place; some places have no tile
PACKED = {"ground": [0, 4, 8, 14], "lying": [4 * item for item in range(9)]}  # bits where the parts of a number begin


def changed(table: Arena, s: Any, thing: Any, name: str) -> bool:
    """Whether another value of this number can be seen."""
    value, seat = getattr(thing, name), int(s.seat)
    before, is_seen = written(table, s, seat), False
    flipped = int(value) ^ 63  # of all starting cards: those in a hidden hand look as if they were in the deck
    for other in (
        (not value,)
        if isinstance(value, bool)
        else (flipped,)
        if name == "loose"
        else (int(value) + 1, int(value) + 2, max(int(value) - 1, 0), 0)
    ):
        setattr(thing, name, other)
        is_seen |= written(table, s, seat) != before
    setattr(thing, name, value)
    return is_seen


def changed_each(table: Arena, s: Any, name: str) -> bool:
    """Whether another value of each of these numbers can be seen."""
    values, seat = getattr(getattr(s, name), "counts", getattr(s, name)), int(s.seat)
    size = len(values) // len(s.grid.cells) * int(s.grid.count) if name in MAP else len(values)
    before = written(table, s, seat)
    for i in range(size):
        value = values[i]
        others = [value ^ 1 << part for part in PACKED[name]] if name in PACKED else [1 if value != 1 else 2]
        for other in others:
            values[i] = other
            if written(table, s, seat) == before:
                return False
        values[i] = value
    return size > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_change_in_a_view_is_seen(name: str) -> None:
    table = arena(name, 3)
    for number in (60, 240):
        *_, s = walk(table, f"{name}/seen", number)
        if name == "imperium":
            s.contest = RIFT  # otherwise there are no claims
        numbers = [field for field in dir(s) if isinstance(getattr(s, field), int) and field not in DERIVED]
        assert [field for field in numbers if not changed(table, s, s, field)] == []
        for hero in s.heroes:
            of_hero = [field for field in dir(hero) if isinstance(getattr(hero, field), int)]
            assert [field for field in of_hero if not changed(table, s, hero, field)] == []
        assert [pile for pile in PILES[name] if not changed_each(table, s, pile)] == []


def test_a_field_is_found_by_name() -> None:
    table = arena("karak", 2)
    seen = table.observation(table.game.start(), 1)
    assert seen[table.where("hero", "lives", 1)].tolist() == [5]
    assert seen[table.where("place", "kind")].tolist() == [4] and seen[table.where("place", "look")].tolist() == [48]
    assert seen[table.where("place", "exits")].tolist() == [1, 1, 1, 1]
    assert seen[table.where("question", "asked")].tolist() == [-1]
    with pytest.raises(ValueError, match=r'"lives" in "hero 2"'):
        table.where("hero", "lives", 2)
