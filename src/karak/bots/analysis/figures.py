"""Means of worlds, and how far off they may be."""

from math import sqrt

DIGITS = 5  # what a reader, or a chart, can use


def mean(samples: list[float]) -> float:
    return sum(samples) / len(samples)


def error_of(samples: list[float]) -> float:
    """The standard error of the mean."""
    middle, count = mean(samples), len(samples)
    return sqrt(sum((one - middle) ** 2 for one in samples) / max(1, count - 1) / count)


def rounded(figure: float) -> float:
    """Never minus nothing."""
    return round(figure, DIGITS) + 0.0


def means(worlds: list[list[float]]) -> list[float]:
    """By seat."""
    return [rounded(mean(list(seat))) for seat in zip(*worlds, strict=True)]


def errors(worlds: list[list[float]]) -> list[float]:
    return [rounded(error_of(list(seat))) for seat in zip(*worlds, strict=True)]


def added(one: list[list[float]], other: list[list[float]], sign: int = 1) -> list[list[float]]:
    """World by world and seat by seat."""
    return [[a + sign * b for a, b in zip(mine, its, strict=True)] for mine, its in zip(one, other, strict=True)]
