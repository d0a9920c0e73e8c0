"""The manifest of Karak."""

from typing import Any

from karak.core.action import first_of, second_of
from karak.games.karak.data import Pieces
from karak.games.karak.ruleset import RULESET, open_game
from karak.games.karak.view import View
from karak.kit.title import Growth, Title


def pips(state: Any, roll: int) -> int:
    """Adds both dice together. K1:4.1"""
    return int(first_of(roll)) + int(second_of(roll))


TITLE = Title(
    place=1,
    rules=RULESET,
    pieces=Pieces,
    open=open_game,
    view=View,
    clauses="K1",
    rounds=(23, 33),
    gains={"chest-opened": "chest", "treasure-won": "treasure"},
    growth=Growth(80, ("pile",)),
    rolls={"rolling": pips},
)
