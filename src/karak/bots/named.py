"""Bots by their names."""

from typing import Any

from karak.bots.bot import Bot, RandomBot
from karak.bots.levels import LEVELS, is_level, make_level
from karak.bots.roster import roster_of
from karak.core.refusal import Refusal

USUAL = "greedy"


def bot_names(game: str) -> list[str]:
    """Lists the bots shown to people, best last; `search` also takes a budget, see levels.py."""
    roster = roster_of(game)
    own = list(roster.bots) if roster else []
    return ["random", *own, *(LEVELS if roster and roster.mind else [])]


def usual_bot(game: str) -> str:
    """Returns the bot that plays where none is named."""
    return USUAL if USUAL in bot_names(game) else "random"


def make_bot(game: str, bot: str) -> Bot[Any]:
    names, roster = bot_names(game), roster_of(game)
    if bot.partition(":")[0] in names and is_level(bot):
        return make_level(game, bot)
    if bot not in names:
        raise Refusal("unknown-bot", bot=bot, bots=", ".join(names))
    return roster.bots[bot]() if roster and bot in roster.bots else RandomBot()
