"""What a game was worth to each seat."""

from typing import TypeVar

from karak.core.game import Game
from karak.core.state import NOBODY, State

S = TypeVar("S", bound=State)


def rewards(game: Game[S], s: S) -> list[float]:
    """1 for winning alone, -1 shared by those who did not, winners share; together 0. Nothing before the end."""
    seats = int(game.seats)
    if s.who != NOBODY:
        return [0.0] * seats
    winners = game.winners(s)
    share = (seats / len(winners) - 1) / (seats - 1)
    return [share if seat in winners else -1 / (seats - 1) for seat in range(seats)]
