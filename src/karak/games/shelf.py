"""The one list of playable rulesets."""

from typing import Any

from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Ruleset, Setting
from karak.games.karak import ruleset as karak
from karak.games.karak.data import Pieces

RULESETS: dict[str, Ruleset] = {karak.RULESET.name: karak.RULESET}


def ruleset(name: str) -> Ruleset:
    if name not in RULESETS:
        raise Refusal("unknown-game", game=name, games=", ".join(RULESETS))
    return RULESETS[name]


class Opened:
    """A game with the version of the data it was opened with; tapes carry both."""

    def __init__(self, rules: Ruleset, setting: Setting, game: Game[Any], data: str) -> None:
        self.rules = rules
        self.setting = setting
        self.game = game
        self.data = data


def open_game(name: str, setting: Setting, data: str = "") -> Opened:
    """`data` is a folder whose files replace those of the package."""
    rules = ruleset(name)
    pieces = Pieces(data)
    return Opened(rules, setting, karak.open_game(setting, pieces), pieces.folder.version())


def hero_names(name: str, data: str = "") -> list[str]:
    ruleset(name)
    return Pieces(data).hero_names()
