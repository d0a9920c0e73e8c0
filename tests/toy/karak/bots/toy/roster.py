"""The bots of Pig."""

from karak.games.toy.rules import Toy

from karak.bots.bot import Bot
from karak.bots.roster import Roster
from karak.core.game import Dealer, Game


class Bold(Bot[Toy]):
    """Rolls until the pot holds six points."""

    def choose(self, game: Game[Toy], view: Toy, dealer: Dealer) -> int:
        return view.options[0 if view.pot >= 6 else 1]


ROSTER = Roster(bots={"bold": Bold})
