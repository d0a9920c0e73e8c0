"""A random player of Imperium who makes progress, for laws, measurements and long checks."""

from mypy_extensions import i64

from karak.bots.karak2.explorer import Karak2ExplorerBot
from karak.core.action import USE, first_of, kind_of
from karak.games.imperium import moves
from karak.games.karak2 import moves as base
from karak.games.karak2.state import Karak2


class ImperiumExplorerBot(Karak2ExplorerBot):
    """Plays as in Karak II, but never sneaks and lays no tile behind the general: a rift there would hold everyone."""

    def eager(self, s: Karak2, action: i64) -> i64:
        if s.step == moves.MEETING and kind_of(action) == USE:
            return 0
        if kind_of(action) == base.ATTACH and first_of(action) == s.general:
            return 0
        return super().eager(s, action)
