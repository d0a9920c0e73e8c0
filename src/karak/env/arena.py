"""A game opened for research: its rules, its sight and its actions, and the spaces they make."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from gymnasium import spaces

from karak.bots.named import make_bot
from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.env import sights
from karak.env.actions import Actions
from karak.env.batch import Batch
from karak.env.sight import Field, Pen, Sight
from karak.games.shelf import open_game
from karak.words import say

MOST_STEPS = 2_000  # decisions of a game before it is cut off; players who want to win need a few hundred


def sight_of(name: str, game: Any) -> Sight[Any]:
    """The file of the title's name in `sights` says how its views are written as numbers."""
    room = f"{sights.__name__}.{name}"
    if find_spec(room) is None:
        raise ValueError(say("env-no-sight", game=name))
    sight: Sight[Any] = import_module(room).sight(game)
    return sight


class Arena:
    """What all shells share; opening one with what the game does not know is a ValueError that says so."""

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
        self.pen = Pen(int(self.sight.size))

    def fields(self) -> list[Field]:
        """One after the other, as they stand in an observation."""
        return [field for part in self.sight.sections for _ in range(part.times) for field in part.fields]

    def where(self, section: str, field: str, number: int = 0) -> slice:
        """Where in an observation a field stands; `number` counts the seats or places of its section."""
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
        """Of the view of a seat."""
        self.pen.clear(0, self.sight.size)
        self.pen.at = 0
        self.sight.write(self.game.observe(s, seat), seat, self.pen)
        return np.frombuffer(memoryview(self.pen.page), np.int16).copy()

    def options(self, s: Any) -> list[int]:
        """The numbers of what is offered."""
        self.game.look(s)
        return [int(self.actions.number_of(s.options[k])) for k in range(int(s.count))]

    def mask(self, s: Any) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for what is offered, 0 for everything else."""
        mask = np.zeros(int(self.actions.size), np.int8)
        mask[self.options(s)] = 1
        return mask

    def batch(self, bots: list[str], games: int, most_steps: int) -> Batch[Any]:
        """A name of a bot for each seat, "" where somebody outside decides."""
        if len(bots) != int(self.game.seats) or "" not in bots:
            raise ValueError(say("env-bots-do-not-match", bots=len(bots), seats=int(self.game.seats)))
        try:
            made = [make_bot(self.name, bot) if bot else None for bot in bots]
        except Refusal as refusal:
            raise spoken(refusal) from refusal
        return Batch(self.game, self.sight, self.actions, made, games, most_steps)

    def text(self, s: Any, seat: int) -> str:
        """The view of a seat, for somebody who reads."""
        view = self.game.observe(s, seat)
        return "\n".join(f"{key}: {value}" for key, value in self.game.describe(view).items())


def spoken(refusal: Refusal) -> ValueError:
    return ValueError(say(refusal.key, **refusal.named))
