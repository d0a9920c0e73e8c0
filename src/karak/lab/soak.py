"""Plays at random for long and checks every position between two turns."""

from typing import TypeVar

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.core.game import Dealer, Game
from karak.core.state import NOBODY, State
from karak.lab.sitting import answer

S = TypeVar("S", bound=State)


class Broken(Exception):
    """An invariant failed after this number of answers."""

    def __init__(self, fault: str, answers: int) -> None:
        super().__init__(fault, answers)
        self.fault = fault
        self.answers = answers


def soak_game(game: Game[S], bot: Bot[S], dealer: Dealer, most: i64, always: bool) -> i64:
    """Plays to the end or for a number of answers, checking after every turn or answer; returns the answers played."""
    s = game.start()
    answers: i64 = 0
    turns = s.turns
    while s.who != NOBODY and answers < most:
        game.apply(s, answer(game, s, bot, dealer))
        answers += 1
        if always or s.turns != turns or s.who == NOBODY:
            turns = s.turns
            fault = game.check(s)
            if fault:
                raise Broken(fault, answers)
    return answers
