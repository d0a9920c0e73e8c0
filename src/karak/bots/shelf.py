"""The one list of bots, by game and name."""

from collections.abc import Callable
from typing import Any

from karak.bots.bot import Bot, RandomBot
from karak.bots.goblin_explorer import GoblinExplorerBot
from karak.bots.goblin_greedy import GoblinGreedyBot
from karak.bots.imperium_explorer import ImperiumExplorerBot
from karak.bots.imperium_greedy import ImperiumGreedyBot
from karak.bots.karak2_explorer import Karak2ExplorerBot
from karak.bots.karak2_greedy import Karak2GreedyBot
from karak.bots.karak_explorer import ExplorerBot
from karak.bots.karak_greedy import GreedyBot
from karak.bots.levels import LEVELS, is_level, make_level
from karak.core.refusal import Refusal
from karak.games.shelf import ruleset

BOTS: dict[str, dict[str, Callable[[], Bot[Any]]]] = {
    "karak": {"random": RandomBot, "explorer": ExplorerBot, "greedy": GreedyBot},
    "goblin": {"random": RandomBot, "explorer": GoblinExplorerBot, "greedy": GoblinGreedyBot},
    "karak2": {"random": RandomBot, "explorer": Karak2ExplorerBot, "greedy": Karak2GreedyBot},
    "imperium": {"random": RandomBot, "explorer": ImperiumExplorerBot, "greedy": ImperiumGreedyBot},
}

USUAL = "greedy"  # where nobody names one


def bot_names(game: str) -> list[str]:
    """Those shown to people, the best last; `search` also takes a budget, see levels.py."""
    return [*BOTS[ruleset(game).name], *LEVELS]


def make_bot(game: str, bot: str) -> Bot[Any]:
    names = bot_names(game)
    if is_level(bot):
        return make_level(game, bot)
    if bot not in names:
        raise Refusal("unknown-bot", bot=bot, bots=", ".join(names))
    return BOTS[game][bot]()
