"""Decisions: the options, weights, texts and anchors of each."""

import re
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karak.core.game import Game
from karak.core.state import CHANCE
from karak.play.dealer import Script, Shaker
from tests.laws.tables import GAMES, heroes_of, options_of, position, seeds, tables, walk

BUTTONS = {"starting-card"}
OPEN = ["karak"]  # games in which nothing is hidden but the future
ANCHOR = re.compile(r"(cell:-?\d+,-?\d+|die:\d|[a-z]+:[a-z0-9]+(-[a-z0-9]+)*)")


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds())
def test_options_are_unique_ascending_and_never_none(name: str, data: st.DataObject, seed: str) -> None:
    game = data.draw(tables(name))
    for s, action in walk(game, name, seed, 300):
        options = options_of(game, s)
        assert options and options == sorted(set(options)) and action in options


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds())
def test_weights_are_positive_exactly_for_chance(name: str, data: st.DataObject, seed: str) -> None:
    game = data.draw(tables(name))
    for s, _ in walk(game, name, seed, 300):
        options = options_of(game, s)
        weights = [int(w) for w in s.weights[: len(options)]]
        if s.who == CHANCE:
            assert min(weights) > 0 and sum(weights) == s.total
        else:
            assert 0 <= s.who < game.seats and s.total == 0


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data(), seeds())
def test_chance_draws_what_it_lists(name: str, data: st.DataObject, seed: str) -> None:
    game = data.draw(tables(name))
    for s, _ in walk(game, name, seed, 200):
        if s.who == CHANCE:
            fresh = game.copy(s)
            options = options_of(game, s)
            if s.total > 100_000:
                continue  # too many to list one by one; the default draw walks the same list
            listed = [option for i, option in enumerate(options) for _ in range(int(s.weights[i]))]
            tried = range(0, len(listed), 1 + len(listed) // 300)  # ten dice fall in sixty million ways
            scripts = [Script(i) for i in tried]
            assert [int(game.draw(game.copy(fresh), script)) for script in scripts] == [listed[i] for i in tried]
            assert {int(script.asked) for script in scripts} == {len(listed)}


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(st.data())
def test_texts_and_actions_of_the_catalogue_agree(name: str, data: st.DataObject) -> None:
    notation = data.draw(tables(name)).notation
    assert notation.catalogue == sorted(set(notation.catalogue))
    for number, action in enumerate(notation.catalogue):
        text = notation.spell(action)
        assert notation.parse(text) == action and notation.parse(f"  {text.upper()} ") == action
        assert notation.index[action] == number


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds())
def test_every_option_is_in_the_catalogue_and_every_anchor_exists(name: str, data: st.DataObject, seed: str) -> None:
    game = data.draw(tables(name))
    words = {word for action in game.notation.catalogue for word in game.notation.spell(action).split()} | BUTTONS
    for s, _ in walk(game, name, seed, 120):
        for option in options_of(game, s):
            assert option in game.notation.index
            for anchor in game.anchors(s, option):
                assert ANCHOR.fullmatch(anchor) and exists(game, s, name, anchor, words), anchor


def exists(game: Game[Any], s: Any, name: str, anchor: str, words: set[str]) -> bool:
    """A cell of the map or beside it, a hero of the game, or something the notation can name."""
    kind, _, rest = anchor.partition(":")
    if kind == "cell":
        x, y = map(int, rest.split(","))
        laid = msgspec.to_builtins(game.describe(s))["map"]
        return any(abs(place["x"] - x) <= 1 and abs(place["y"] - y) <= 1 for place in laid)
    if kind == "hero":
        return rest in heroes_of(name)
    if kind == "seat":
        return int(rest) < game.seats
    return kind == "die" or rest in words


@pytest.mark.parametrize("name", OPEN)
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds(), st.integers(0, 400))
def test_every_seat_of_an_open_game_sees_everything(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    """Each view equals the position, options included."""
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    for seat in range(int(game.seats)):
        view = game.observe(s, seat)
        assert view.numbers() == s.numbers() and options_of(game, view) == options_of(game, s)


@pytest.mark.parametrize("name", [name for name in GAMES if name not in OPEN])
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds(), st.integers(0, 400))
def test_a_view_tells_no_more_than_a_guess_from_it(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    """Two worlds that a seat cannot tell apart look the same to it: words, options, description."""
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    for seat in range(int(game.seats)):
        view = game.observe(s, seat)
        other = game.guess(view, seat, Shaker(f"{seed}/{seat}"))
        assert game.check(other) == ""
        again = game.observe(other, seat)
        assert again.numbers() == view.numbers() and game.describe(again) == game.describe(view)
        if int(s.who) == seat:
            assert options_of(game, other) == options_of(game, s) == options_of(game, view)
