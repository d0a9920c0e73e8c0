"""Rates and their 95 % intervals."""

import math
from dataclasses import dataclass

Z = 1.959964


@dataclass
class Rate:
    """Wins of games, with the 95 % interval of Wilson; a win shared by k counts 1/k for each."""

    games: int
    wins: float
    win_rate: float
    ci: tuple[float, float]


@dataclass
class Change:
    """The difference of a number between two samples, with the 95 % interval."""

    by: float
    ci: tuple[float, float]

    def is_clear(self) -> bool:
        """Whether the interval excludes zero."""
        return self.ci[0] > 0 or self.ci[1] < 0


def rate(games: int, wins: float) -> Rate:
    return Rate(games, wins, wins / games if games else 0.0, wilson(wins, games))


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a rate, valid for few games and near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    middle = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def change_of_rate(before: Rate, after: Rate) -> Change:
    """Newcombe's interval, from the two intervals of Wilson."""
    p, q = before.win_rate, after.win_rate
    below = math.hypot(q - after.ci[0], before.ci[1] - p)
    above = math.hypot(after.ci[1] - q, p - before.ci[0])
    return Change(q - p, (q - p - below, q - p + above))


def change_of_mean(before: tuple[float, float, int], after: tuple[float, float, int]) -> Change:
    """The interval from mean, standard deviation and size of two large samples."""
    by = after[0] - before[0]
    spread = Z * math.sqrt(before[1] ** 2 / before[2] + after[1] ** 2 / after[2])
    return Change(by, (by - spread, by + spread))
