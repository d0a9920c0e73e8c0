"""Plays whole games at full speed, without tape or table."""

from typing import TypeVar

from mypy_extensions import i64

from karak.core.game import Dealer, Game
from karak.core.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)


def answer(game: Game[S], s: S, dealer: Dealer) -> i64:
    """Answers for chance by its odds, and for a player uniformly at random."""
    if s.who == CHANCE:
        return game.draw(s, dealer)
    return s.options[dealer.below(s.count)]


def playout(game: Game[S], s: S, dealer: Dealer, most: i64) -> i64:
    """Plays at random until the end or for a number of answers; returns the number of answers."""
    answers: i64 = 0
    while s.who != NOBODY and answers < most:
        game.apply(s, answer(game, s, dealer))
        answers += 1
    return answers
