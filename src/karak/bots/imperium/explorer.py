"""Random play in Imperium that gets somewhere: for laws, measurements and long checks."""

from mypy_extensions import i64

from karak.bots.karak2.explorer import Karak2ExplorerBot
from karak.core.action import USE, first_of, kind_of
from karak.games.imperium import moves
from karak.games.karak2 import moves as base
from karak.games.karak2.state import Karak2


class ImperiumExplorerBot(Karak2ExplorerBot):
    """As in Karak II; it never sneaks, and lays no tile behind the general, where a rift would hold all heroes."""

    def eager(self, s: Karak2, action: i64) -> i64:
        if s.step == moves.MEETING and kind_of(action) == USE:
            return 0
        if kind_of(action) == base.ATTACH and first_of(action) == s.general:
            return 0
        return super().eager(s, action)
