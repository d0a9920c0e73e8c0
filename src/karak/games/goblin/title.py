"""The manifest of Goblin."""

from typing import Any

from karak.games.goblin.data import Pieces
from karak.games.goblin.ruleset import RULESET, open_game
from karak.games.goblin.view import View
from karak.kit.title import Title


def keys(state: Any) -> list[float]:
    """Counts keys, and the lord as one more. GB:10.2"""
    return [float(int(hero.keys).bit_count() + (seat == state.champion)) for seat, hero in enumerate(state.heroes)]


TITLE = Title(
    place=4,
    rules=RULESET,
    pieces=Pieces,
    open=open_game,
    view=View,
    clauses="GB",
    rounds=(9, 10),
    gains={"key-won": "key", "champion": "lord"},
    progress=keys,
)
