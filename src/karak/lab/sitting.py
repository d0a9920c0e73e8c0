"""Whole games between bots, and the loops for laws and measurements."""

from typing import TypeVar

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.core.game import Dealer, Game
from karak.core.state import CHANCE, NOBODY, State

S = TypeVar("S", bound=State)


def sit(game: Game[S], bots: list[Bot[S]], lucks: list[Dealer], dealer: Dealer, most_turns: i64) -> S:
    """Plays with one bot and one dealer per seat, on views; returns the position at the end or after these turns."""
    s = game.start()
    s.orderly = True
    while s.who != NOBODY and s.turns <= most_turns:
        if s.who == CHANCE:
            game.apply(s, game.draw(s, dealer))
        else:
            action = bots[s.who].choose(game, game.observe(s, s.who), lucks[s.who])
            if not game.is_option(s, action):
                raise ValueError(f"seat {s.who} answered {action}, which is not offered")
            game.apply(s, action)
    return s


def answer(game: Game[S], s: S, bot: Bot[S], dealer: Dealer) -> i64:
    """Plays with one bot and one dealer for all seats and chance; the bot sees the truth, to save the copy."""
    if s.who == CHANCE:
        return game.draw(s, dealer)
    return bot.choose(game, s, dealer)


def play_on(game: Game[S], s: S, bot: Bot[S], dealer: Dealer, most: i64) -> i64:
    """Plays until the end or for a number of answers; returns the number of answers."""
    answers: i64 = 0
    while s.who != NOBODY and answers < most:
        game.apply(s, answer(game, s, bot, dealer))
        answers += 1
    return answers


def play_from(game: Game[S], position: S, bot: Bot[S], dealer: Dealer, most: i64) -> i64:
    """Plays a number of answers from a position, restarting there when a game ends; returns the games begun."""
    games: i64 = 0
    answers: i64 = 0
    while answers < most:
        games += 1
        answers += play_on(game, game.copy(position), bot, dealer, most - answers)
    return games


def copy_many(game: Game[S], s: S, times: i64) -> None:
    for _ in range(times):
        game.copy(s)
