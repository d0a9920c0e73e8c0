"""Counting positions: every answer of players and chance, to a given depth."""

from typing import TypeVar

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)


def first_turn(game: Game[S]) -> S:
    """The position before the first answer of a player: the first roll is the highest, all others the lowest."""
    s = game.start()
    highest = True
    while s.who == CHANCE:
        game.look(s)
        game.apply(s, s.options[s.count - 1 if highest else 0])
        highest = False
    return s


def perft(game: Game[S], s: S, depth: i64) -> i64:
    """How many sequences of so many answers there are; chance counts each outcome once, however likely."""
    if depth == 0:
        return 1
    if s.who == NOBODY:
        return 0
    game.look(s)
    if depth == 1:
        return s.count
    total: i64 = 0
    for i in range(s.count):
        after = game.copy(s)
        game.apply(after, s.options[i])
        total += perft(game, after, depth - 1)
    return total
