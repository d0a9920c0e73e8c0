"""A title: one game as a value, with everything the other rooms need to know about it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from karak.core.game import Game
from karak.core.ruleset import Ruleset, Setting
from karak.core.view import View
from karak.kit.changes import Changes

Worth = Callable[[Any, int], int]  # how good an outcome of chance is at a position
Progress = Callable[[Any], list[float]]  # the progress of each seat at a position


class Growth(NamedTuple):
    """A map that grows: the most tiles it can have, and the bags of the state that they are drawn from."""

    tiles: int
    stacks: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Title:
    """The manifest of a game, in `title.py` of its folder; every other room finds its own part by the game's name."""

    place: int  # on the shelf, counted from 1
    rules: Ruleset
    pieces: Callable[[str, Changes | None], Any]  # reads them from a folder, with changes
    open: Callable[[Setting, Any], Game[Any]]
    view: type[View]  # the type of what is shown of a position
    clauses: str  # the letters before the colon of its clauses
    rounds: tuple[int, int]  # usual length with four seats, and with two
    extends: str = ""  # the title whose rules it extends
    gains: dict[str, str] = field(default_factory=dict)  # names of points, by the event that brings them
    rolls: dict[str, Worth] = field(default_factory=dict)  # by step, how good a roll is
    growth: Growth | None = None  # for titles that lay out a map in play
    progress: Progress | None = None  # for titles whose points say nothing before the end

    @property
    def name(self) -> str:
        return self.rules.name
