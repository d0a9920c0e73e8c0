"""The bots that the engine answers for."""

from typing import Any

from karak.bots.bot import Bot
from karak.bots.named import make_bot
from karak.core.refusal import Refusal
from karak.play.dealer import Shaker
from karak.play.match import Match


class Opponents:
    """Bots by seat; what a bot answers depends only on the seed and the number of actions before it."""

    def __init__(self, names: list[str], match: Match, seed: str | int | None) -> None:
        if names and len(names) != len(match.players):
            raise Refusal("bots-do-not-match-seats", bots=len(names), seats=len(match.players))
        game = match.opened.rules.name
        self.bots: dict[int, Bot[Any]] = {seat: make_bot(game, bot) for seat, bot in enumerate(names) if bot}
        self.seed = seed

    def settle(self, match: Match, dealer: Shaker | None) -> None:
        """Lets bots answer, and chance if there is a dealer, until the client is asked."""
        while True:
            if dealer is not None:
                match.deal(dealer)
            bot = self.bots.get(match.who)
            if bot is None:
                return
            luck = Shaker(f"{self.seed} bot {len(match.actions)}")
            match.do(int(bot.choose(match.game, match.view(match.who), luck)))
