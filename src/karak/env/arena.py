"""A game opened for research: its rules, its sight and its actions, and the spaces they make."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from karak.bots.outside import any_bot
from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.env import sights
from karak.env.actions import Actions
from karak.env.batch import Batch
from karak.env.sight import Field, Sight
from karak.games.shelf import open_game
from karak.words import say

MOST_STEPS = 2_000  # decisions of a game before it is cut off; players who want to win need a few hundred


def sight_of(name: str, game: Any) -> Sight[Any]:
    """Returns how a title's views are written as numbers, from the file of its name in `sights`."""
    room = f"{sights.__name__}.{name}"
    if find_spec(room) is None:
        raise ValueError(say("env-no-sight", game=name))
    sight: Sight[Any] = import_module(room).sight(game)
    return sight


class Arena:
    """A game opened for research, shared by all shells; raises a ValueError for settings the game does not know."""

    def __init__(
        self, name: str, seats: int = 2, heroes: list[str] | None = None, options: list[str] | None = None
    ) -> None:
        try:
            self.game: Game[Any] = open_game(name, Setting(seats, heroes, options)).game
        except Refusal as refusal:
            raise spoken(refusal) from refusal
        self.name = name
        self.sight = sight_of(name, self.game)
        self.actions = Actions(self.game.notation)
        self.pen = self.sight.pen(1)

    def fields(self) -> list[Field]:
        """Lists the fields in the order of an observation."""
        return [field for part in self.sight.sections for _ in range(part.times) for field in part.fields]

    def where(self, section: str, field: str, number: int = 0) -> slice:
        """Returns where a field stands in an observation; `number` counts the seats or places of its section."""
        at = 0
        for part in self.sight.sections:
            if part.name == section and number < part.times:
                at += number * part.size
                for entry in part.fields:
                    if entry.name == field:
                        return slice(at, at + entry.count)
                    at += entry.count
                break
            at += part.times * part.size
        raise ValueError(say("env-unknown-field", section=section, field=field, number=number))

    def observation_space(self) -> spaces.Box:
        low = [field.low for field in self.fields() for _ in range(field.count)]
        high = [field.high for field in self.fields() for _ in range(field.count)]
        return spaces.Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(int(self.actions.size))

    def observation(self, s: Any, seat: int) -> np.ndarray[Any, np.dtype[np.int16]]:
        """Returns the observation of a seat."""
        self.pen.clear(0)
        self.pen.turn_to(0)
        self.sight.write(self.game.observe(s, seat), seat, self.pen)
        return np.frombuffer(memoryview(self.pen.page), np.int16).copy()

    def options(self, s: Any) -> list[int]:
        """Returns the numbers of the options."""
        self.game.look(s)
        return [int(self.actions.number_of(s.options[k])) for k in range(int(s.count))]

    def mask(self, s: Any) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Returns 1 for each option and 0 for every other action."""
        mask = np.zeros(int(self.actions.size), np.int8)
        mask[self.options(s)] = 1
        return mask

    def batch(self, bots: list[str], games: int, most_steps: int) -> Batch[Any]:
        """Makes a batch from a bot's name for each seat; the caller decides for the seats named ""."""
        if len(bots) != int(self.game.seats) or "" not in bots:
            raise ValueError(say("env-bots-do-not-match", bots=len(bots), seats=int(self.game.seats)))
        try:
            made = [any_bot(self.name, bot) if bot else None for bot in bots]
        except Refusal as refusal:
            raise spoken(refusal) from refusal
        return Batch(self.game, self.sight, self.actions, made, games, most_steps)

    def text(self, s: Any, seat: int) -> str:
        """Describes the view of a seat for a human reader."""
        return lines_of(self.game.describe(self.game.observe(s, seat)))


def lines_of(view: object) -> str:
    """Writes a line for each field."""
    return "\n".join(f"{field}: {value}" for field, value in msgspec.to_builtins(view).items())


def spoken(refusal: Refusal) -> ValueError:
    return ValueError(say(refusal.key, **refusal.named))
