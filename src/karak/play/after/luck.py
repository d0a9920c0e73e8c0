"""Luck with dice: what was rolled, compared with the average of such dice."""

import math

import msgspec

from karak.play.match import Decision, Match


class Roll(msgspec.Struct, frozen=True):
    """A roll after `at` actions: its value, the mean, and the usual deviation."""

    at: int
    turn: int
    seat: int
    value: int
    mean: float
    deviation: float
    at_least: float  # the chance of this or better
    at_most: float  # the chance of this or worse


def rolled(match: Match, decision: Decision, action: int) -> Roll | None:
    """Returns the roll that this answer of chance makes, if it is one and had other possible values."""
    worth = match.opened.title.rolls.get(decision.step)
    if worth is None:
        return None
    total = sum(decision.weights)
    values = [worth(match.state, option) for option in decision.options]
    weighed = list(zip(values, decision.weights, strict=True))
    value = worth(match.state, action)
    mean = sum(v * w for v, w in weighed) / total
    deviation = math.sqrt(sum((v - mean) ** 2 * w for v, w in weighed) / total)
    if deviation == 0:
        return None
    return Roll(
        at=len(match.actions) + 1,
        turn=int(match.state.turns),
        seat=int(match.state.seat),
        value=value,
        mean=mean,
        deviation=deviation,
        at_least=sum(w for v, w in weighed if v >= value) / total,
        at_most=sum(w for v, w in weighed if v <= value) / total,
    )
