"""A random player of Karak II who makes progress, for laws, measurements and long checks."""

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.core.action import first_of, kind_of
from karak.core.game import Dealer, Game
from karak.games.karak2 import moves
from karak.games.karak2.state import Karak2
from karak.kit.grid import NOWHERE


class Karak2ExplorerBot(Bot[Karak2]):
    """Founds, builds, recruits and explores if it can, stops only if it must, and fights with all dice."""

    def choose(self, game: Game[Karak2], view: Karak2, dealer: Dealer) -> i64:
        if view.step == moves.MUSTERING:
            return view.options[view.count - 1]
        best: i64 = -1
        ties: i64 = 0
        for i in range(view.count):
            eagerness = self.eager(view, view.options[i])
            if eagerness > best:
                best = eagerness
                ties = 0
            if eagerness == best:
                ties += 1
        return self.nth(view, best, dealer.below(ties))

    def eager(self, s: Karak2, action: i64) -> i64:
        """Ranks an option by how much it advances the game."""
        kind = kind_of(action)
        if kind == moves.DONE:
            return 0
        if kind == moves.FOUND or kind == moves.BUILD or kind == moves.RECRUIT:
            return 3
        if kind == moves.MOVE and s.step == moves.ACTING and s.grid.next(s.me().place, first_of(action)) == NOWHERE:
            return 2
        return 0 if kind == moves.GIVE_BACK else 1

    def nth(self, s: Karak2, eagerness: i64, number: i64) -> i64:
        """Returns the option of this rank with this number."""
        for i in range(s.count):
            if self.eager(s, s.options[i]) == eagerness:
                if number == 0:
                    return s.options[i]
                number -= 1
        return s.options[0]
