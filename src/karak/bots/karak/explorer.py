"""A random player who makes progress, for laws, measurements and long checks."""

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.core.action import first_of, kind_of
from karak.core.game import Dealer, Game
from karak.games.karak import moves
from karak.games.karak.state import Karak
from karak.kit.grid import NOWHERE


def is_new(s: Karak, action: i64) -> bool:
    """Whether this is a step into an empty cell."""
    return kind_of(action) == moves.STEP and s.grid.next(s.me().place, first_of(action)) == NOWHERE


def is_back(s: Karak, action: i64) -> bool:
    return kind_of(action) == moves.STEP and s.grid.next(s.me().place, first_of(action)) == s.came_from


class ExplorerBot(Bot[Karak]):
    """Explores if it can, stops only if it must, seldom goes back; else any option, all equally likely."""

    def choose(self, game: Game[Karak], view: Karak, dealer: Dealer) -> i64:
        if view.step != moves.MOVING:
            return view.options[dealer.below(view.count)]
        news: i64 = 0
        for i in range(view.count):
            if is_new(view, view.options[i]):
                news += 1
        return nth_new(view, dealer.below(news)) if news > 0 else not_back(view, dealer)


def not_back(s: Karak, dealer: Dealer) -> i64:
    """Chooses anything except the first option, which is to stop; goes back only if that is drawn twice."""
    action = s.options[1 + dealer.below(s.count - 1)]
    return s.options[1 + dealer.below(s.count - 1)] if is_back(s, action) else action


def nth_new(s: Karak, number: i64) -> i64:
    for i in range(s.count):
        if is_new(s, s.options[i]):
            if number == 0:
                return s.options[i]
            number -= 1
    return s.options[0]
