"""Arenas for the tests of observations and actions, and positions of random games in them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from karak.bots.named import make_bot
from karak.core.state import NOBODY
from karak.env.arena import Arena
from karak.games.shelf import RULESETS
from karak.lab.sitting import answer
from karak.play.dealer import Shaker

GAMES = sorted(RULESETS)


@cache
def arena(name: str, seats: int, options: tuple[str, ...] = ()) -> Arena:
    return Arena(name, seats, options=list(options))


def tables(name: str) -> list[Arena]:
    """The fewest seats as the book has it, and the most with every option."""
    rules = RULESETS[name]
    options = tuple(sorted(rules.options))
    return [arena(name, rules.fewest), arena(name, rules.most_seats(list(options)), options), arena(name, 3)]


def walk(arena: Arena, seed: str, most: int, every: int = 1) -> Iterator[Any]:
    """Positions of a game, its end included, by uniform, eager or greedy players; a yielded state changes later."""
    dealer = Shaker(seed)
    bot: Any = make_bot(arena.name, ["random", "explorer", "greedy"][dealer.below(3)])
    s: Any = arena.game.start()
    for number in range(most):
        if number % every == 0 or s.who == NOBODY:
            yield s
        if s.who == NOBODY:
            return
        arena.game.apply(s, answer(arena.game, s, bot, dealer))


def positions(name: str, games: int = 4, most: int = 1500, every: int = 1) -> Iterator[tuple[Arena, Any]]:
    for table in tables(name):
        for seed in range(games):
            for s in walk(table, f"{name}/{seed}", most, every):
                yield table, s
