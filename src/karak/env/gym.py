"""One seat against bots for Gymnasium, in one game or many at once; importing this module registers them."""

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from karak.env.arena import MOST_STEPS, Arena
from karak.games.shelf import FIRST, RULESETS

Array = np.ndarray[Any, np.dtype[Any]]


def seated(seats: int, opponents: str | list[str], seat: int) -> list[str]:
    """Returns a bot's name for every other seat, from one name for all or a list in seat order."""
    others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    return [*others[:seat], "", *others[seat:]]


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """An environment in which an illegal action loses at once; the info holds the mask of legal actions."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self, game: str = FIRST, seats: int = 2, seat: int = 0, opponents: str | list[str] = "greedy",
        heroes: list[str] | None = None, options: list[str] | None = None, max_steps: int = MOST_STEPS,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self.arena = Arena(game, seats, heroes, options)
        self.batch = self.arena.batch(seated(seats, opponents, seat), 1, max_steps)
        self.seat = seat
        self.observation_space = self.arena.observation_space()
        self.action_space = self.arena.action_space()
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begins a new game; without a seed, the dice continue from the last one."""
        super().reset(seed=seed)
        self.batch.reset(str(self.np_random.integers(1 << 62)))
        return self.seen(), self.info()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self.batch.step([int(action)])
        if self.render_mode == "human":
            self.render()
        reward, over = float(self.batch.rewards[self.seat]), bool(self.batch.terminated[0])
        return self.seen(), reward, over, bool(self.batch.truncated[0]), self.info()

    def seen(self) -> Array:
        return np.frombuffer(memoryview(self.batch.page), np.int16).copy()

    def info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(memoryview(self.batch.mask), np.int8).copy()}

    def render(self) -> str | None:
        text = self.arena.text(self.batch.states[0], self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None


class SeatVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games whose observations, masks and rewards the rules overwrite at each step: copy what you keep longer.

    With `opponents=None` the caller plays every seat: `info` says which "seat" is asked, and has all "rewards".
    """

    def __init__(
        self, num_envs: int = 1, game: str = FIRST, seats: int = 2, seat: int = 0,
        opponents: str | list[str] | None = "greedy", heroes: list[str] | None = None,
        options: list[str] | None = None, max_steps: int = MOST_STEPS,
    ) -> None:  # fmt: skip
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.arena = Arena(game, seats, heroes, options)
        bots = [""] * seats if opponents is None else seated(seats, opponents, seat)
        self.batch = self.arena.batch(bots, num_envs, max_steps)
        self.seats = np.full(num_envs, seat)
        self.is_shared = opponents is None
        self.num_envs = num_envs
        self.single_observation_space = self.arena.observation_space()
        self.single_action_space = self.arena.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.look()

    def look(self) -> None:
        """Makes NumPy's views of the buffers once; the rules write into the same memory."""
        rows = self.num_envs
        self.observations = view(self.batch.page, np.int16).reshape(rows, -1)
        self.masks = view(self.batch.mask, np.int8).reshape(rows, -1)
        self.counts = view(self.batch.counts, np.int32)
        self.asked = view(self.batch.asked, np.uint8)
        self.rewards = view(self.batch.rewards, np.float64).reshape(rows, -1)
        self.terminations = view(self.batch.terminated, np.bool_)
        self.truncations = view(self.batch.truncated, np.bool_)
        self.infos = {"action_mask": self.masks, "count": self.counts, "seat": self.asked, "rewards": self.rewards}

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begins all games anew; without a seed, the dice continue from the last ones."""
        super().reset(seed=seed)
        self.batch.reset(str(self.np_random.integers(1 << 62)))
        return self.observations, self.infos

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        acting = self.acting()
        self.batch.step(actions.tolist())
        return self.outcome(acting)

    def pick(self, places: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Takes each action by its index among the options, below `info["count"]`; this needs no search of the mask."""
        acting = self.acting()
        self.batch.pick(places.tolist())
        return self.outcome(acting)

    def acting(self) -> Array:
        """Returns the seats whose reward a step reports."""
        return self.asked.astype(np.int64) if self.is_shared else self.seats

    def outcome(self, acting: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        rewards = np.take_along_axis(self.rewards, acting[:, None], 1)[:, 0]
        return self.observations, rewards, self.terminations, self.truncations, self.infos


def view(buffer: Any, kind: Any) -> Array:
    return np.frombuffer(memoryview(buffer), kind)


for game in RULESETS:
    gymnasium.register(
        f"karak/{game.capitalize()}-v0",
        "karak.env.gym:SeatEnv",
        kwargs={"game": game},
        vector_entry_point="karak.env.gym:SeatVectorEnv",
    )
