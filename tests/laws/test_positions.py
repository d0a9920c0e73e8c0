"""Positions: nothing is lost in one, a copy is independent, and a tape leads back to it."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karak.bots.bot import RandomBot
from karak.bots.named import make_bot
from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.lab.sitting import play_on
from karak.lab.soak import Broken, soak_game
from karak.play.dealer import Shaker
from karak.play.match import new_match, replay
from karak.play.tape import decode, encode, hash_of
from tests.laws.tables import GAMES, heroes_of, options_of, position, seeds, tables, walk

INTERPRETED = rules.__file__.endswith(".py")
PRINTED = ("box", "deltas", "realm")  # tables that never change, so copies share them


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=20, deadline=None)
@given(st.data(), seeds())
def test_nothing_is_created_or_lost(name: str, data: st.DataObject, seed: str) -> None:
    game = data.draw(tables(name))
    for s, _ in walk(game, name, seed, 400):
        assert game.check(s) == ""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bot", ["random", "explorer"])
def test_nothing_is_lost_in_long_games(name: str, bot: str) -> None:
    """A small part of tools/faults/soak.py; a broken law is raised."""
    mind: Any = make_bot(name, bot)
    game: Any = new_match(name, Setting(4), ["bot"] * 4).game
    most = 3_000 if INTERPRETED else 100_000
    assert soak_game(game, mind, Shaker("soak"), most, True) > 0


def test_a_broken_position_is_found() -> None:
    game: Any = new_match("karak", Setting(2), ["bot"] * 2).game
    game.opening.heroes[0].lives = 99
    with pytest.raises(Broken) as broken:
        soak_game(game, make_bot("karak", "random"), Shaker("soak"), 10, True)
    assert broken.value.answers == 1 and "99 lives" in broken.value.fault


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds(), st.integers(0, 600))
def test_a_copy_is_isolated(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    before = s.numbers()
    copy = game.copy(s)
    assert copy.numbers() == before
    play_on(game, copy, RandomBot(), Shaker(seed), 100)
    assert s.numbers() == before
    copy = game.copy(s)
    play_on(game, s, RandomBot(), Shaker(seed), 100)
    assert copy.numbers() == before


@pytest.mark.skipif(not INTERPRETED, reason="compiled objects do not show their fields")
@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25, deadline=None)
@given(st.data(), seeds(), st.integers(0, 600))
def test_a_copy_has_every_field_and_shares_none(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    assert differences(s, game.copy(s), "state") == []


@pytest.mark.skipif(not INTERPRETED, reason="compiled objects do not show their fields")
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_finished_game_says_how_it_ended(name: str) -> None:
    game: Any = new_match(name, Setting(2), ["bot"] * 2).game
    s: Any = game.start()
    play_on(game, s, make_bot(name, "explorer"), Shaker("finished"), 200_000)
    assert s.who == NOBODY and game.ending(s) != ""
    assert differences(s, game.copy(s), "state") == [] and game.ending(game.copy(s)) == game.ending(s)


def differences(one: Any, other: Any, where: str) -> list[str]:
    """Where two positions differ, or are the same object and could change together."""
    if isinstance(one, list):
        found = ["shared: " + where] if one is other else []
        pairs = enumerate(zip(one, other, strict=True))
        return found + [row for i, (a, b) in pairs for row in differences(a, b, f"{where}[{i}]")]
    if hasattr(one, "__dict__"):
        found = ["shared: " + where] if one is other else []
        names = [field for field in vars(one) if field not in PRINTED]
        return found + [row for f in names for row in differences(vars(one)[f], vars(other)[f], f"{where}.{f}")]
    return [] if one == other else [f"differs: {where}"]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=10, deadline=None)
@given(st.data(), seeds())
def test_a_tape_leads_to_the_same_positions(name: str, data: st.DataObject, seed: str) -> None:
    seats = data.draw(st.integers(2, 4))
    match = new_match(name, Setting(seats, list(heroes_of(name)[:seats])), ["bot"] * seats)
    dealer = Shaker(seed)
    while not match.is_over and len(match.actions) < 250:
        options = match.decision().options
        dealt = match.who == CHANCE
        match.do(int(match.game.draw(match.state, dealer)) if dealt else options[int(dealer.below(len(options)))])
    again = replay(decode(encode(match.tape()), "tape"))
    assert again.hashes == match.hashes and hash_of(again.state) == hash_of(match.state)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None)
@given(st.data(), seeds(), st.integers(0, 300))
def test_looking_changes_nothing(name: str, data: st.DataObject, seed: str, answers: int) -> None:
    game = data.draw(tables(name))
    s = position(game, name, seed, answers)
    before = s.numbers()
    options = options_of(game, s)
    game.describe(s)
    assert s.numbers() == before and options_of(game, s) == options
