"""Counts positions after every answer of players and chance, to a given depth."""

from typing import TypeVar

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)


def first_turn(game: Game[S]) -> S:
    """Returns the position before a player's first answer: the first roll is the highest, all others the lowest."""
    s = game.start()
    highest = True
    while s.who == CHANCE:
        game.look(s)
        game.apply(s, s.options[s.count - 1 if highest else 0])
        highest = False
    return s


def perft(game: Game[S], s: S, depth: i64) -> i64:
    """Counts the sequences of this number of answers; each outcome of chance counts once, however likely."""
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
