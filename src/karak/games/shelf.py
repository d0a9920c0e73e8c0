"""The shelf: every folder beside this file that holds a `title.py` is a playable title."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from karak import games
from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Ruleset, Setting
from karak.kit.changes import Changes
from karak.kit.title import Title


def on_shelf() -> list[Title]:
    """Lists the titles in the order of their places."""
    rooms = sorted(room.name for room in iter_modules(games.__path__) if room.ispkg)
    found: list[Title] = [import_module(f"{games.__name__}.{room}.title").TITLE for room in rooms]
    return sorted(found, key=lambda title: title.place)


TITLES: dict[str, Title] = {title.name: title for title in on_shelf()}
RULESETS: dict[str, Ruleset] = {name: title.rules for name, title in TITLES.items()}
FIRST = next(iter(TITLES))  # the default title


def title(name: str) -> Title:
    if name not in TITLES:
        raise Refusal("unknown-game", game=name, games=", ".join(TITLES))
    return TITLES[name]


def ruleset(name: str) -> Ruleset:
    return title(name).rules


def family(name: str) -> list[str]:
    """Returns a title and those it extends, itself first; an unknown name stands alone."""
    found = TITLES.get(name)
    return [name, *family(found.extends)] if found and found.extends else [name]


class Opened:
    """A game, with the version of the data it was opened with; tapes carry both."""

    def __init__(self, title: Title, setting: Setting, game: Game[Any], data: str) -> None:
        self.title = title
        self.rules = title.rules
        self.setting = setting
        self.game = game
        self.data = data


def open_game(name: str, setting: Setting, data: str = "", changes: Changes | None = None) -> Opened:
    """Opens a game; files of the folder `data` replace those of the package, and `changes` replace numbers in them."""
    found = title(name)
    pieces = found.pieces(data, changes)
    return Opened(found, setting, found.open(setting, pieces), pieces.folder.version())


def hero_names(name: str, data: str = "") -> list[str]:
    names: list[str] = title(name).pieces(data, None).hero_names()
    return names
