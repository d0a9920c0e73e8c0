"""The one list of playable rulesets."""

from typing import Any

from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Ruleset, Setting
from karak.games.goblin import data as goblin_data
from karak.games.goblin import ruleset as goblin
from karak.games.karak import data as karak_data
from karak.games.karak import ruleset as karak
from karak.games.karak2 import data as karak2_data
from karak.games.karak2 import ruleset as karak2

RULESETS: dict[str, Ruleset] = {rules.name: rules for rules in (karak.RULESET, goblin.RULESET, karak2.RULESET)}


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
    if name == goblin.RULESET.name:
        cards = goblin_data.Pieces(data)
        return Opened(rules, setting, goblin.open_game(setting, cards), cards.folder.version())
    if name == karak2.RULESET.name:
        parts = karak2_data.Pieces(data)
        return Opened(rules, setting, karak2.open_game(setting, parts), parts.folder.version())
    pieces = karak_data.Pieces(data)
    return Opened(rules, setting, karak.open_game(setting, pieces), pieces.folder.version())


def hero_names(name: str, data: str = "") -> list[str]:
    ruleset(name)
    if name == goblin.RULESET.name:
        return goblin_data.Pieces(data).hero_names()
    if name == karak2.RULESET.name:
        return karak2_data.Pieces(data).hero_names()
    return karak_data.Pieces(data).hero_names()
