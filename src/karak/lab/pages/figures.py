"""Formats numbers for readers."""

from karak.lab.rates import Change, Rate
from karak.words import number, say


def share(part: float, digits: int = 1) -> str:
    return say("percent", part=number(100 * part, digits))


def share_with_interval(found: Rate) -> str:
    """Formats a number on two lines."""
    low, high = (number(100 * end, 1) for end in found.ci)
    return f"{share(found.win_rate)}\n{say('percent', part=f'{low}–{high}')}"


def times(found: Rate) -> str:
    """Formats a multiple of the fair share, with its interval on a second line."""
    low, high = (number(end, 2) for end in found.ci)
    return f"{number(found.win_rate, 2)}\n{low}–{high}"


def signed(value: float, digits: int) -> str:
    text = number(abs(value), digits)
    return f"+{text}" if value > 0 else f"−{text}" if value < 0 else text


def change(found: Change, digits: int) -> str:
    low, high = (signed(end, digits) for end in found.ci)
    return f"{signed(found.by, digits)}\n{say('simulate-from-to', low=low, high=high)}"
