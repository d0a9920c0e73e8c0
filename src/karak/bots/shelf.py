"""The one list of bots, by game and name."""

from collections.abc import Callable
from typing import Any

from karak.bots.bot import Bot, RandomBot
from karak.bots.goblin_explorer import GoblinExplorerBot
from karak.bots.goblin_greedy import GoblinGreedyBot
from karak.bots.karak_explorer import ExplorerBot
from karak.bots.karak_greedy import GreedyBot
from karak.core.refusal import Refusal
from karak.games.shelf import ruleset

BOTS: dict[str, dict[str, Callable[[], Bot[Any]]]] = {
    "karak": {"random": RandomBot, "explorer": ExplorerBot, "greedy": GreedyBot},
    "goblin": {"random": RandomBot, "explorer": GoblinExplorerBot, "greedy": GoblinGreedyBot},
}
ANY_GAME: dict[str, Callable[[], Bot[Any]]] = {"random": RandomBot}


def bots_of(game: str) -> dict[str, Callable[[], Bot[Any]]]:
    """A game that has no bot of its own is played at random."""
    return BOTS.get(ruleset(game).name, ANY_GAME)


def bot_names(game: str) -> list[str]:
    return list(bots_of(game))


def make_bot(game: str, bot: str) -> Bot[Any]:
    names = bot_names(game)
    if bot not in names:
        raise Refusal("unknown-bot", bot=bot, bots=", ".join(names))
    return bots_of(game)[bot]()
