"""Tells clients about the titles, and shares opened games, whose states alone change."""

from functools import cache, lru_cache

import msgspec

from karak.bots.named import bot_names, usual_bot
from karak.core.ruleset import Setting
from karak.games import shelf
from karak.games.shelf import Opened


@lru_cache(maxsize=256)
def opened(title: str, heroes: tuple[str, ...], options: tuple[str, ...]) -> Opened:
    return shelf.open_game(title, Setting(len(heroes), list(heroes), list(options)))


@cache
def heroes_of(title: str) -> list[str]:
    return shelf.hero_names(title)


@cache
def data_of(title: str) -> str:
    """Returns the version of the pieces in the package."""
    version: str = shelf.title(title).pieces("", None).folder.version()
    return version


def is_current(title: str, rules: int, options: list[str], data: str) -> bool:
    """Whether a table pinned to these versions can continue here."""
    return title in shelf.RULESETS and shelf.ruleset(title).plays(rules, options) and data_of(title) == data


class GameShown(msgspec.Struct):
    """`options` has the clause that describes each, `usual` is the default bot, `clauses` is the part before the colon
    of each clause, `place` is the position on the shelf, `rounds` are usual numbers with four seats and with two."""

    title: str
    fewest: int
    most: int
    options: dict[str, str]
    heroes: list[str]
    bots: list[str]
    usual: str
    extends: str
    clauses: str
    place: int
    rounds: list[int]


def games_shown() -> list[GameShown]:
    return [
        GameShown(
            name, title.rules.fewest, title.rules.most, title.rules.options, heroes_of(name), bot_names(name),
            usual_bot(name), title.extends, title.clauses, title.place, list(title.rounds),
        )
        for name, title in shelf.TITLES.items()
    ]  # fmt: skip
