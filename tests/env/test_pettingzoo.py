"""PettingZoo's own tests, unchanged."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from karak.bots.named import make_bot
from karak.play.dealer import Shaker
from tests.env.arenas import GAMES


def module(name: str) -> Any:
    return import_module(f"karak.env.{name}_v0")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_api(name: str, seats: int) -> None:
    api_test(module(name).env(seats=seats, max_steps=300), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name: str) -> None:
    seed_test(module(name).env, num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module(name).env)
    assert capsys.readouterr().out


def played(name: str, max_steps: int) -> tuple[int, dict[str, float], bool]:
    """A game of players who explore: steps, the sum of each agent's rewards, and whether it was cut off."""
    env = module(name).env(max_steps=max_steps)
    env.reset(seed=1)
    arena, bot, luck = env.unwrapped.arena, make_bot(name, "explorer"), Shaker("1")
    steps, total, was_cut = 0, dict.fromkeys(env.possible_agents, 0.0), False
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last()
        total[agent] += reward
        was_cut |= cut
        assert info["action_mask"].any() == (not over and not cut)
        if over or cut:
            env.step(None)
            continue
        view = arena.game.observe(env.unwrapped.position, env.possible_agents.index(agent))
        env.step(arena.actions.number_of(bot.choose(arena.game, view, luck)))
        steps += 1
    return steps, total, was_cut


@pytest.mark.parametrize("name", GAMES)
def test_what_one_wins_the_other_loses(name: str) -> None:
    steps, total, was_cut = played(name, 20_000)
    assert not was_cut and steps > 50
    assert sorted(total.values()) in ([-1, 1], [0, 0])


@pytest.mark.parametrize("name", GAMES)
def test_long_games_are_cut_off(name: str) -> None:
    steps, total, was_cut = played(name, 30)
    assert was_cut and steps == 30 and set(total.values()) == {0}


def test_an_action_that_is_not_offered_loses() -> None:
    env = module("karak").env()
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    assert env.terminations[agent] and env.rewards[agent] == -1
