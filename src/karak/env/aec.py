"""A game for PettingZoo: one agent for each seat, asked one at a time."""

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from karak.core.state import CHANCE, NOBODY
from karak.env.arena import MOST_STEPS, Arena
from karak.env.rewards import rewards
from karak.play.dealer import Shaker


class TableEnv(AECEnv, EzPickle):
    """The mask of legal actions is in the info of the agent that is asked."""

    def __init__(
        self, game: str, name: str, seats: int = 2, heroes: list[str] | None = None, options: list[str] | None = None,
        max_steps: int = MOST_STEPS, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        EzPickle.__init__(self, game, name, seats, heroes, options, max_steps, render_mode)
        super().__init__()
        self.metadata = {"name": name, "render_modes": ["human", "ansi"], "is_parallelizable": False, "render_fps": 1}
        self.render_mode = render_mode
        self.arena = Arena(game, seats, heroes, options)
        self.max_steps = max_steps
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.arena.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.arena.action_space() for agent in self.possible_agents}
        self.dealer = Shaker(secrets.token_hex(16))
        self.position: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game; without a seed, the dice continue from the last one."""
        if seed is not None:
            self.dealer = Shaker(str(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.steps = 0
        self.position = self.arena.game.start()
        self.position.orderly = True
        self.agent_selection = self.agents[0]
        self.go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.arena.game.apply(self.position, self.arena.actions.action(int(action)))
        self.steps += 1
        self.go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """Lets chance answer until an agent is asked or the game is over."""
        game, s = self.arena.game, self.position
        while s.who == CHANCE:
            game.apply(s, game.draw(s, self.dealer))
        if s.who == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, rewards(game, s)))
        else:
            self.agent_selection = self.possible_agents[s.who]
            if self.steps >= self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
        closed = np.zeros(int(self.arena.actions.size), np.int8)
        self.infos = {agent: {"action_mask": closed} for agent in self.agents}
        if s.who != NOBODY and not self.truncations[self.agent_selection]:
            self.infos[self.agent_selection] = {"action_mask": self.arena.mask(s)}

    def observe(self, agent: str) -> np.ndarray[Any, np.dtype[np.int16]]:
        return self.arena.observation(self.position, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Shows what the asked agent may see."""
        text = self.arena.text(self.position, self.possible_agents.index(self.agent_selection))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None: ...


def wrapped(game: str, name: str, **settings: Any) -> AECEnv:
    """Wraps the table like PettingZoo's own games: an illegal action ends the game and loses."""
    env: Any = wrappers.TerminateIllegalWrapper(TableEnv(game, name, **settings), illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
