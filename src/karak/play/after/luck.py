"""Luck with dice: what was rolled, against what such dice give on average."""

import math
from collections.abc import Callable
from typing import Any

import msgspec

from karak.core.action import first_of, second_of, third_of
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.steps.dice import LOW
from karak.play.match import Decision, Match

Worth = Callable[[Any, int], int]  # of an outcome of chance at a position


class Roll(msgspec.Struct, frozen=True):
    """After `at` actions somebody rolled: what came, what was to be expected, and how far off is usual."""

    at: int
    turn: int
    seat: int
    value: int
    mean: float
    deviation: float
    at_least: float  # the chance of this or better
    at_most: float  # the chance of this or worse


def pips(state: Any, action: int) -> int:
    """Both dice together (K1:4.1)."""
    return int(first_of(action)) + int(second_of(action))


def swords(state: Any, action: int) -> int:
    """On all dice of the kind that is rolled (K2:4.2)."""
    die, total = int(first_of(action)), 0
    for face in range(int(MOST_FACES)):
        low = face < int(LOW)
        counts = int(third_of(action)) >> face * 4 if low else int(second_of(action)) >> (face - int(LOW)) * 4
        total += (counts & 15) * int(state.box.swords[die * int(MOST_FACES) + face])
    return total


# By game and step, what is good about a roll. Goblin has no dice, and what is drawn from its decks comes round again.
DICE: dict[str, dict[str, Worth]] = {
    "karak": {"rolling": pips},
    "karak2": {"rolling": swords},
    "imperium": {"rolling": swords, "tying": swords},
}


def rolled(match: Match, decision: Decision, action: int) -> Roll | None:
    """The roll that this answer of chance is, if it is one and could have come out otherwise."""
    worth = DICE.get(match.opened.rules.name, {}).get(decision.step)
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
