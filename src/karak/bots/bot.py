"""What a bot is: it is shown a view and answers with one of its options."""

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from karak.core.game import Dealer, Game
from karak.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[S]):
    """Override `choose`; it may change the view, and must take all randomness from the dealer."""

    def choose(self, game: Game[S], view: S, dealer: Dealer) -> i64:
        return view.options[dealer.below(view.count)]


class RandomBot(Bot[S]):
    """Chooses any option with equal probability."""
