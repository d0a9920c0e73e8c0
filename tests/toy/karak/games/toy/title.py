"""Pig on the shelf."""

from pathlib import Path

from karak.games.toy.rules import HEROES, Seen, ToyGame

from karak.core.ruleset import Ruleset, Setting
from karak.kit.catalogue import Folder
from karak.kit.changes import Changes
from karak.kit.title import Title

RULESET = Ruleset("toy", version=1, fewest=2, most=3, options={})


class Pieces:
    """The heroes are the only printed pieces."""

    def __init__(self, own: str = "", changes: Changes | None = None) -> None:
        self.folder = Folder(Path(__file__).parent, own, changes=changes)

    def hero_names(self) -> list[str]:
        return HEROES


def open_game(setting: Setting, pieces: Pieces) -> ToyGame:
    RULESET.check(setting, HEROES)
    return ToyGame(setting.seats)


TITLE = Title(place=9, rules=RULESET, pieces=Pieces, open=open_game, clauses="TY", rounds=(4, 5), view=Seen)
