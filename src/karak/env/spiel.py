"""The games for OpenSpiel, with every roll and draw a chance node; importing this registers them."""

import hashlib
from typing import Any

import numpy as np
import pyspiel

from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.env.arena import MOST_STEPS, Arena, lines_of
from karak.env.rewards import rewards
from karak.games.shelf import RULESETS, open_game
from karak.words import FIRST, say

PLAYERS = 2


def game_type(name: str) -> Any:
    kinds, rules = pyspiel.GameType, RULESETS[name]
    has_secrets = open_game(name, Setting(PLAYERS)).game.has_secrets()
    information = kinds.Information
    return kinds(
        short_name=f"{name}_v0",
        long_name=say(f"title-{name}", FIRST),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if has_secrets else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": PLAYERS, "max_steps": MOST_STEPS},
    )


class Position:
    """Where a game is, how it came there, and what each seat has seen of it so far."""

    def __init__(self, arena: Arena) -> None:
        self.arena = arena
        self.s: Any = arena.game.start()
        self.s.orderly = True
        self.actions: list[int] = []
        self.steps = 0  # of players
        self.seen = [b""] * int(arena.game.seats)  # by seat: a digest of all it saw and did
        self.note(-1, -1)

    def do(self, action: int) -> None:
        who = int(self.s.who)
        self.arena.game.apply(self.s, self.arena.actions.action(action))
        self.actions.append(action)
        self.steps += who != CHANCE
        self.note(action, who)

    def note(self, action: int, who: int) -> None:
        """An action of one's own, and what is seen after anybody's."""
        for seat in range(len(self.seen)):
            did = action if seat == who else -1
            now = self.arena.observation(self.s, seat).tobytes()
            self.seen[seat] = hashlib.sha256(self.seen[seat] + did.to_bytes(4, "big", signed=True) + now).digest()

    def __deepcopy__(self, memo: object) -> "Position":
        other = Position.__new__(Position)
        other.__dict__ = {**self.__dict__, "s": self.arena.game.copy(self.s)}
        other.actions, other.seen = self.actions[:], self.seen[:]
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.arena.name, int(self.arena.game.seats), self.actions)


def replayed(name: str, seats: int, actions: list[int]) -> Position:
    position = Position(Arena(name, seats))
    for action in actions:
        position.do(action)
    return position


class SpielGame(pyspiel.Game):
    """A game that is cut off after `max_steps` decisions is worth nothing to anybody."""

    ruleset = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {"players": PLAYERS, "max_steps": MOST_STEPS, **(params or {})}
        players = settings["players"]
        self.arena = Arena(self.ruleset, players)
        self.max_steps = settings["max_steps"]
        size = int(self.arena.actions.size)
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_steps,
        )
        super().__init__(TYPES[self.ruleset], info, params or {})

    def new_initial_state(self, data: Any = None) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.arena, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.max_steps = game.max_steps
        self.position = Position(game.arena)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        who = int(self.position.s.who)
        return int(pyspiel.PlayerId.CHANCE) if who == CHANCE else who

    def is_terminal(self) -> bool:
        return bool(self.position.s.who == NOBODY or self.position.steps >= self.max_steps)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.arena.options(self.position.s)) if player == self.position.s.who else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        s = self.position.s
        options = self.position.arena.options(s)
        return sorted((number, s.weights[k] / s.total) for k, number in enumerate(options))

    def _apply_action(self, action: int) -> None:
        self.position.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        arena = self.position.arena
        return arena.game.notation.spell(int(arena.actions.action(action)))

    def returns(self) -> list[float]:
        return rewards(self.position.arena.game, self.position.s)

    def __str__(self) -> str:
        return lines_of(self.position.arena.game.describe(self.position.s))


class Observer:
    """What a seat sees now, as a tensor; with perfect recall, a text that stands for all it has seen so far."""

    def __init__(self, arena: Arena, recalls: bool) -> None:
        self.arena = arena
        self.recalls = recalls
        self.tensor = np.zeros(int(arena.sight.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.arena.observation(state.position.s, player)

    def string_from(self, state: SpielState, player: int) -> str:
        now = self.arena.text(state.position.s, player)
        return f"{state.position.seen[player].hex()}\n{now}" if self.recalls else now


TYPES = {name: game_type(name) for name in RULESETS}
for name, kind in TYPES.items():
    made = type(f"{name.capitalize()}Game", (SpielGame,), {"ruleset": name, "__module__": __name__})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)
