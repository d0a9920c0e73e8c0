"""Bots that search: how hard a level thinks, and what a name such as `easy:2s` means."""

import re
from math import pow
from typing import Any, NamedTuple

from karak.bots.roster import mind_of
from karak.bots.search import Style
from karak.bots.search_bot import Budget, SearchBot
from karak.core.refusal import Refusal


class Level(NamedTuple):
    """How long a level may think, and how often it answers with a mistake."""

    seconds: float
    mistakes: float = 0.0


LEVELS = {
    "easy": Level(0.02, 0.5),
    "normal": Level(0.1, 0.15),
    "hard": Level(0.3),
    "search": Level(0.1),
}
BUDGET = re.compile(r"(\d{1,7}(?:\.\d{1,3})?)(ms|s|)")
LONGEST = 600.0  # seconds for a decision
QUICK = 0.3  # seconds; with more time a search looks further ahead and tries more options
UNITS = {"ms": 0.001, "s": 1.0}


def is_level(name: str) -> bool:
    return name.partition(":")[0] in LEVELS


def make_level(game: str, name: str) -> SearchBot[Any]:
    """Makes a bot from a level alone, or with a time (`search:50ms`, `easy:2s`) or a count of worlds (`search:200`)."""
    level = LEVELS[name.partition(":")[0]]
    budget = budget_in(name) if ":" in name else Budget(seconds=level.seconds)
    return thinker(game, budget, level.mistakes)


def budget_in(name: str) -> Budget:
    """Reads the budget after the colon."""
    found = BUDGET.fullmatch(name.partition(":")[2])
    if found is None:
        raise Refusal("bot-budget", bot=name)
    amount, unit = found.groups()
    if unit:
        seconds = float(amount) * UNITS[unit]
        if not 0.0 < seconds <= LONGEST:
            raise Refusal("bot-budget", bot=name)
        return Budget(seconds=seconds)
    if not amount.isdecimal() or int(amount) == 0:
        raise Refusal("bot-budget", bot=name)
    return Budget(worlds=int(amount))


def thinker(game: str, budget: Budget, mistakes: float = 0.0) -> SearchBot[Any]:
    mind = mind_of(game)
    seconds = budget.seconds or budget.worlds / mind.pace
    style = Style(rounds=mind.rounds * times_further(seconds))
    if seconds > QUICK:
        style.curiosity *= mind.curiosity
    return SearchBot(mind.policy(), mind.judge(), style, budget, mistakes=mistakes)


def times_further(seconds: float) -> float:
    """Makes longer searches play further before asking the judge: luck averages out, the judge's errors do not."""
    return max(1.0, pow(seconds / QUICK, 0.6))
