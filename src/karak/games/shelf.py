"""The one list of playable rulesets."""

from collections.abc import Callable
from typing import Any, NamedTuple

from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Ruleset, Setting
from karak.games.goblin import data as goblin_data
from karak.games.goblin import ruleset as goblin
from karak.games.imperium import data as imperium_data
from karak.games.imperium import ruleset as imperium
from karak.games.karak import data as karak_data
from karak.games.karak import ruleset as karak
from karak.games.karak2 import data as karak2_data
from karak.games.karak2 import ruleset as karak2
from karak.kit.changes import Changes


class Title(NamedTuple):
    """A ruleset, how its pieces are read from a folder, with changes, and how it is opened with them."""

    rules: Ruleset
    pieces: Callable[[str, Changes | None], Any]
    open: Callable[[Setting, Any], Game[Any]]


SHELF = [
    Title(karak.RULESET, karak_data.Pieces, karak.open_game),
    Title(goblin.RULESET, goblin_data.Pieces, goblin.open_game),
    Title(karak2.RULESET, karak2_data.Pieces, karak2.open_game),
    Title(imperium.RULESET, imperium_data.Pieces, imperium.open_game),
]
RULESETS: dict[str, Ruleset] = {title.rules.name: title.rules for title in SHELF}


def title(name: str) -> Title:
    for found in SHELF:
        if found.rules.name == name:
            return found
    raise Refusal("unknown-game", game=name, games=", ".join(RULESETS))


def ruleset(name: str) -> Ruleset:
    return title(name).rules


class Opened:
    """A game with the version of the data it was opened with; tapes carry both."""

    def __init__(self, rules: Ruleset, setting: Setting, game: Game[Any], data: str) -> None:
        self.rules = rules
        self.setting = setting
        self.game = game
        self.data = data


def open_game(name: str, setting: Setting, data: str = "", changes: Changes | None = None) -> Opened:
    """`data` is a folder whose files replace those of the package; `changes` are numbers that replace theirs."""
    found = title(name)
    pieces = found.pieces(data, changes)
    return Opened(found.rules, setting, found.open(setting, pieces), pieces.folder.version())


def hero_names(name: str, data: str = "") -> list[str]:
    names: list[str] = title(name).pieces(data, None).hero_names()
    return names
