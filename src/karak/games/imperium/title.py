"""The manifest of Imperium: Karak II with a crown."""

from karak.games.imperium.data import Pieces
from karak.games.imperium.ruleset import RULESET, open_game
from karak.games.imperium.view import View
from karak.games.karak2.title import TITLE as BASE
from karak.kit.title import Growth, Title

TITLE = Title(
    place=3,
    rules=RULESET,
    pieces=Pieces,
    open=open_game,
    view=View,
    clauses="IM",
    rounds=(25, 32),
    extends=BASE.name,
    gains={**BASE.gains, "crowned": "crown"},
    growth=Growth(39, ("near", "far")),
    rolls={**BASE.rolls, "tying": BASE.rolls["rolling"]},
)
