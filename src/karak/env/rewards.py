"""The rewards of a finished game."""

from typing import TypeVar

from karak.core.game import Game
from karak.core.state import NOBODY, State

S = TypeVar("S", bound=State)


def rewards(game: Game[S], s: S) -> list[float]:
    """Returns 1 for winning alone, -1 shared by all who did not; winners share, together 0; before the end, all 0."""
    seats = int(game.seats)
    if s.who != NOBODY:
        return [0.0] * seats
    winners = game.winners(s)
    share = (seats / len(winners) - 1) / (seats - 1)
    return [share if seat in winners else -1 / (seats - 1) for seat in range(seats)]
