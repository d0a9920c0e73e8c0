"""Estimates how likely each seat is to win a position, from a few numbers about each."""

from math import exp
from typing import Generic, TypeVar

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.state import State
from karak.core.vecs import vec

S = TypeVar("S", bound=State)


class Judge(Generic[S]):
    """A weighted sum for each seat, turned into shares by softmax; the second weight grows as the end nears."""

    def __init__(self, weights: dict[str, tuple[float, float]]) -> None:
        self.names: list[str] = list(weights)
        self.early = vec[float]([early for early, late in weights.values()])
        self.late = vec[float]([late for early, late in weights.values()])
        self.numbers = vec[float]([0.0] * len(weights))

    def progress(self, s: S) -> float:
        """Returns 0 at the start and 1 when nothing is left to find."""
        raise NotImplementedError

    def look(self, game: Game[S], s: S, seat: i64) -> None:
        """Fills `numbers` for a seat, in the order of the names, and leaves the position as it was."""
        raise NotImplementedError

    def judge(self, game: Game[S], s: S, chances: vec[float]) -> None:
        """Fills in the chance of each seat."""
        progress = self.progress(s)
        total = 0.0
        for seat in range(game.seats):
            chances[seat] = 0.0
            if s.resigned >> seat & 1:
                continue
            self.look(game, s, seat)
            sum_of_all = 0.0
            for i in range(len(self.numbers)):
                sum_of_all += (self.early[i] + self.late[i] * progress) * self.numbers[i]
            chances[seat] = exp(min(sum_of_all, 300.0))
            total += chances[seat]
        for seat in range(game.seats):
            chances[seat] /= total
