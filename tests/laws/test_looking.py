"""Looking at a position changes nothing in it, not even for a moment."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karak.core import game as rules
from karak.core.game import Game
from tests.laws.tables import GAMES, heroes_of, opened, options_of, position, seeds, tables

INTERPRETED = rules.__file__.endswith(".py")
PRINTED = ("box", "deltas", "realm")  # tables that never change


def looked_at(game: Game[Any], s: Any, actions: list[int]) -> list[object]:
    """What every function that only looks says about a position and actions in it."""
    seen: list[object] = [game.describe(s), game.pending(s), game.role_names(s), game.check(s), game.ending(s)]
    seen += [game.score(s), game.ranks(s), game.winners(s), s.numbers()]
    for action in actions:
        seen += [game.why_not(s, action), game.is_option(s, action), game.notation.spell(action)]
    return seen


def lit_up(game: Game[Any], s: Any) -> list[list[str]]:
    return [game.anchors(s, action) for action in options_of(game, game.copy(s))]


def values(thing: Any) -> list[object]:
    """Every number that makes up a position."""
    if thing is None or isinstance(thing, int):
        return [thing]
    if hasattr(thing, "__len__"):
        return [value for each in thing for value in values(each)]
    names = [name for name in dir(thing) if not name.startswith("_") and name not in PRINTED]
    parts = [(name, getattr(thing, name)) for name in names]
    return [(name, values(part)) for name, part in parts if not callable(part)]


def some_of(data: st.DataObject, game: Game[Any]) -> list[int]:
    return data.draw(st.lists(st.sampled_from(game.notation.catalogue), max_size=8))


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data(), seeds(), st.integers(0, 600))
def test_looking_leaves_every_number_as_it_is(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    before = values(s)
    assert len(before) > 30
    actions = some_of(data, game)
    seen = looked_at(game, s, actions)
    lit_up(game, s)
    assert values(s) == before
    assert looked_at(game, s, actions) == seen


class Changed(AssertionError):
    """The position was written to."""


def refuse(*_: object, **__: object) -> None:
    raise Changed


class Sealed(list[Any]):
    """Numbers that can be read and copied."""

    __setitem__ = __delitem__ = __iadd__ = refuse  # type: ignore[assignment]  # they take no arguments of a list
    append = extend = insert = pop = remove = clear = sort = reverse = refuse


def seal(thing: Any) -> None:
    """Makes every later write to the thing, or to anything in it, a failure."""
    for name in dir(thing):
        value = getattr(thing, name)
        if isinstance(value, list) and not name.startswith("__"):
            for each in value:
                if hasattr(each, "__dict__"):
                    seal(each)
            setattr(thing, name, Sealed(value))
        elif type(value).__name__ in ("Grid", "Bag"):
            seal(value)
    thing.__class__ = type(type(thing).__name__, (type(thing),), {"__setattr__": refuse})


@pytest.mark.skipif(not INTERPRETED, reason="compiled objects cannot be watched")
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data(), seeds(), st.integers(0, 600))
def test_nothing_is_written_while_looking(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    actions = some_of(data, game)
    seen, lit = looked_at(game, s, actions), lit_up(game, s)
    seal(s)
    assert looked_at(game, s, actions) == seen and lit_up(game, s) == lit


@pytest.mark.skipif(not INTERPRETED, reason="compiled objects cannot be watched")
@pytest.mark.parametrize("name", GAMES)
def test_a_sealed_position_cannot_be_written(name: str) -> None:
    s: Any = opened(name, heroes_of(name)[:2], ()).start()
    seal(s)
    for write in (lambda: s.add(0), lambda: s.go(1), lambda: setattr(s.heroes[0], "role", 1), lambda: s.ask(0)):
        with pytest.raises(Changed):
            write()
