"""Means over imagined worlds, and their standard errors."""

from math import sqrt

DIGITS = 5  # more would be of no use to a reader or a chart


def mean(samples: list[float]) -> float:
    return sum(samples) / len(samples)


def error_of(samples: list[float]) -> float:
    """The standard error of the mean."""
    middle, count = mean(samples), len(samples)
    return sqrt(sum((one - middle) ** 2 for one in samples) / max(1, count - 1) / count)


def rounded(figure: float) -> float:
    """Rounds, and turns minus zero into zero."""
    return round(figure, DIGITS) + 0.0


def means(worlds: list[list[float]]) -> list[float]:
    """Returns the mean of each seat."""
    return [rounded(mean(list(seat))) for seat in zip(*worlds, strict=True)]


def errors(worlds: list[list[float]]) -> list[float]:
    return [rounded(error_of(list(seat))) for seat in zip(*worlds, strict=True)]


def added(one: list[list[float]], other: list[list[float]], sign: int = 1) -> list[list[float]]:
    """Adds the chances of each seat in each world."""
    return [[a + sign * b for a, b in zip(mine, its, strict=True)] for mine, its in zip(one, other, strict=True)]
