"""The manifest of Karak II."""

from typing import Any

from karak.core.action import first_of, second_of, third_of
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.data import Pieces
from karak.games.karak2.ruleset import RULESET, open_game
from karak.games.karak2.steps.dice import LOW
from karak.games.karak2.view import View
from karak.kit.title import Growth, Title


def swords(state: Any, roll: int) -> int:
    """Adds up the swords on all dice of the kind that is rolled. K2:4.2"""
    die, total = int(first_of(roll)), 0
    for face in range(int(MOST_FACES)):
        low = face < int(LOW)
        counts = int(third_of(roll)) >> face * 4 if low else int(second_of(roll)) >> (face - int(LOW)) * 4
        total += (counts & 15) * int(state.box.swords[die * int(MOST_FACES) + face])
    return total


TITLE = Title(
    place=2,
    rules=RULESET,
    pieces=Pieces,
    open=open_game,
    view=View,
    clauses="K2",
    rounds=(19, 26),
    gains={"general-beaten": "archstone", "stone-won": "stone"},
    growth=Growth(31, ("near", "far")),
    rolls={"rolling": swords},
)
