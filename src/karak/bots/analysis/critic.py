"""Judges what a choice cost the player, given what that player could know."""

from typing import Any, NamedTuple

from karak.bots.analysis.figures import error_of, mean
from karak.bots.analysis.playing import play_on
from karak.bots.levels import thinker
from karak.bots.search import Search
from karak.bots.search_bot import Budget, surely_better
from karak.core.game import Game
from karak.play.dealer import Shaker

CAUTION = 2.5  # standard errors by which the better choice must lead


class Better(NamedTuple):
    """A choice that wins more often, by how much, and the standard error of that."""

    action: int
    gain: float
    error: float


class Critic:
    """Finds the best option by a search, then compares it with the chosen one in the same fresh worlds."""

    def __init__(self, title: str, game: Game[Any], worlds: int, seed: str) -> None:
        self.game = game
        self.worlds = worlds
        self.seed = seed
        self.bot = thinker(title, Budget(worlds=worlds))

    def better(self, view: Any, chosen: int, number: int) -> Better | None:
        """Returns an option clearly better than `chosen`, the game's action of that number; None if there is none."""
        luck = Shaker(f"{self.seed}/{number}")
        search = self.bot.think(self.game, view, luck)
        best = search.options[self.bot.best(search)]
        if best == chosen:
            return None
        search.luck.secret = luck.below(1 << 31)  # fresh worlds: those of the search favour the option it found
        one, other = self.tried(search, view, best), self.tried(search, view, chosen)
        if surely_better(one, other, CAUTION) <= 0.0:
            return None
        gains = [a - b for a, b in zip(one, other, strict=True)]
        return Better(best, mean(gains), error_of(gains))

    def tried(self, search: Search[Any], view: Any, action: int) -> list[float]:
        """Returns the chance of the asked seat in each world."""
        return [self.imagine(search, view, action, world) for world in range(self.worlds)]

    def imagine(self, search: Search[Any], view: Any, action: int, world: int) -> float:
        search.luck.begin(world, view.turns)
        s = self.game.guess(view, view.who, search.luck)
        search.apply(s, action)
        play_on(search, s)
        search.value(s)
        return float(search.chances[view.who])
