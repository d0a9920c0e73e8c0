"""Estimates the chance to win in a position by playing on in imagined worlds as greedy would, then asking the judge."""

from time import sleep
from typing import Any

from karak.bots.analysis.playing import play_on
from karak.bots.roster import mind_of
from karak.bots.search import Search, Style
from karak.core.game import Game

Chances = list[float]  # by seat


class Oracle:
    """Uses the same dice for world n in every position, so that luck does not blur the difference between two."""

    def __init__(self, title: str, game: Game[Any], worlds: int, secret: int) -> None:
        mind = mind_of(title)
        self.game = game
        self.worlds = worlds
        self.ahead = int(mind.ahead * int(game.seats))
        self.search: Search[Any] = Search(game, mind.policy(), mind.judge(), Style())
        self.search.luck.secret = secret

    def horizon(self, state: Any) -> int:
        """Returns the turn in which the judge is asked, unless the game is over by then."""
        return int(state.turns) + self.ahead

    def look(self, state: Any, drawn: int, horizon: int) -> list[Chances]:
        """Returns the chances in each world, skipping the `drawn` numbers that chance has already used in this turn."""
        self.search.until = horizon
        sleep(0)  # lets other threads of this process work
        return [self.imagine(state, drawn, world) for world in range(self.worlds)]

    def imagine(self, state: Any, drawn: int, world: int) -> Chances:
        search, s = self.search, self.game.copy(state)
        search.luck.begin(world, s.turns)
        for _ in range(drawn):
            search.luck.word()
        play_on(search, s)
        search.value(s)
        return [float(search.chances[seat]) for seat in range(int(self.game.seats))]
