"""Games opened once and shared: a game never changes, only its states do."""

from functools import cache, lru_cache

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
    """The version of the pieces in the package."""
    version: str = shelf.title(title).pieces("", None).folder.version()
    return version


def is_current(title: str, rules: int, options: list[str], data: str) -> bool:
    """A table pinned to these versions can go on here."""
    return title in shelf.RULESETS and shelf.ruleset(title).plays(rules, options) and data_of(title) == data
