"""Tables for the tests of laws: every ruleset on the shelf, any seats, heroes and options."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from karak.bots.bot import RandomBot
from karak.bots.named import make_bot
from karak.core.game import Game
from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.games.shelf import RULESETS, hero_names, open_game
from karak.lab.sitting import answer
from karak.play.dealer import Shaker

GAMES = sorted(RULESETS)


@cache
def opened(name: str, heroes: tuple[str, ...], options: tuple[str, ...]) -> Game[Any]:
    return open_game(name, Setting(len(heroes), list(heroes), list(options))).game


@cache
def heroes_of(name: str) -> tuple[str, ...]:
    return tuple(hero_names(name))


@st.composite
def tables(draw: st.DrawFn, name: str) -> Game[Any]:
    """A game opened for some setting; a seat without a hero is dealt one."""
    rules = RULESETS[name]
    options = draw(st.sets(st.sampled_from(sorted(rules.options))))
    seats = draw(st.integers(rules.fewest, rules.most_seats(sorted(options))))
    order = draw(st.permutations(heroes_of(name)))
    dealt = draw(st.lists(st.booleans(), min_size=seats, max_size=seats))
    heroes = ["" if blank else hero for hero, blank in zip(order, dealt)]
    return opened(name, tuple(heroes), tuple(sorted(options)))


def seeds() -> st.SearchStrategy[str]:
    return st.integers(0, 2**32 - 1).map(str)


def walk(game: Game[Any], name: str, seed: str, most: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game, each with the answer it is about to get; explorers or uniform, as the seed says."""
    dealer = Shaker(seed)
    bot: Any = RandomBot() if dealer.below(2) else make_bot(name, "explorer")
    s: Any = game.start()
    while s.who != NOBODY and most > 0:
        action = int(answer(game, s, bot, dealer))
        yield s, action
        game.apply(s, action)
        most -= 1


def position(game: Game[Any], name: str, seed: str, answers: int) -> Any:
    """The position after this many answers, or at the end."""
    s: Any = game.start()
    for reached, action in walk(game, name, seed, answers):
        s = reached
        del action
    return s


def options_of(game: Game[Any], s: Any) -> list[int]:
    game.look(s)
    return [int(s.options[i]) for i in range(int(s.count))]
