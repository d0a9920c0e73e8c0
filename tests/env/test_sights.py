"""An observation has a fixed length, stays in its bounds, shows all that a view shows and nothing else."""

from typing import Any

import numpy as np
import pytest

from karak.env.arena import Arena
from karak.env.sight import Pen
from karak.play.dealer import Shaker
from tests.env.arenas import GAMES, arena, positions, tables, walk


def written(table: Arena, s: Any, seat: int) -> bytes:
    """Without a view in between."""
    pen = Pen(int(table.sight.size))
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
    for table, s in positions(name, every=13):
        for seat in range(int(table.game.seats)):
            assert written(table, s, seat) == written(table, table.game.observe(s, seat), seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_differs_in_secrets_only_looks_the_same(name: str) -> None:
    different = 0
    for table, s in positions(name, every=31):
        for seat in range(int(table.game.seats)):
            other = table.game.guess(table.game.observe(s, seat), seat, Shaker(f"{s.turns}/{seat}"))
            different += other.words() != s.words()
            assert written(table, other, seat) == written(table, s, seat)
    assert different > 0 or name == "karak"


def told(name: str, view: Any) -> tuple[Any, ...]:
    """All there is to know of a view, save what is printed on the cards."""
    words = view.words()
    if name == "goblin":  # the back of a monster is printed: it is known once the monster is beaten
        backs = [int(back) for back in view.backs]
        at = next(i for i in range(len(words)) if words[i : i + len(backs)] == backs)
        words[at : at + len(backs)] = []
    return tuple(words)


@pytest.mark.parametrize("name", GAMES)
def test_views_that_differ_look_different(name: str) -> None:
    for table in tables(name):
        seen: dict[bytes, tuple[Any, ...]] = {}
        for seed in range(4):
            for s in walk(table, f"{name}/{seed}", 1500, every=3):
                seat = max(int(s.who), 0)
                view = table.game.observe(s, seat)
                mask = [int(n) for n in view.options[: view.count]] if s.who >= 0 else []
                key = written(table, s, seat) + bytes(str(mask) + str(seat), "utf-8")
                words = told(name, view)
                assert seen.setdefault(key, words) == words


def test_a_field_is_found_by_name() -> None:
    table = arena("karak", 2)
    seen = table.observation(table.game.start(), 1)
    assert seen[table.where("hero", "lives", 1)].tolist() == [5]
    assert seen[table.where("place", "kind")].tolist() == [4] and seen[table.where("place", "look")].tolist() == [48]
    assert seen[table.where("place", "exits")].tolist() == [1, 1, 1, 1]
    assert seen[table.where("question", "asked")].tolist() == [-1]
    with pytest.raises(ValueError, match=r'"lives" in "hero 2"'):
        table.where("hero", "lives", 2)
