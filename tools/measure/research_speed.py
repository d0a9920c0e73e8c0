"""Steps per second of the research environments and of other libraries' games: python -m tools.measure.research_speed.

A step is one decision of a player, with the observation and the legal actions of the next; chance is drawn in between.
Processor time of one thread; the median of several runs with the lowest and the highest. Prints a table in Markdown.
"""

import argparse
import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from time import thread_time
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel

from karak.env import spiel
from karak.env.aec import wrapped
from karak.env.gym import SeatEnv, SeatVectorEnv

GAMES = list(spiel.TYPES)


def agents(env: Any, steps: int) -> int:
    """PettingZoo: all agents at random."""
    luck, done = random.Random(1), 0
    while done < steps:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(legal[luck.randrange(len(legal))])
            done += 1
            if done >= steps:
                break
    return done


def one_seat(env: SeatEnv, steps: int) -> int:
    """Gymnasium: one seat at random against a random bot."""
    luck = random.Random(1)
    _, info = env.reset(seed=1)
    for _ in range(steps):
        legal = info["action_mask"].nonzero()[0]
        _, _, over, cut, info = env.step(legal[luck.randrange(len(legal))])
        if over or cut:
            _, info = env.reset()
    return steps


def many(env: SeatVectorEnv, rounds: int, by_mask: bool) -> int:
    """All seats of all games play at random, by the place among the options, or by a search in the mask."""
    luck = np.random.default_rng(1)
    for _ in range(rounds):
        if by_mask:
            env.step((env.masks * luck.random(env.masks.shape, np.float32)).argmax(1))
        else:
            env.pick((luck.random(env.num_envs) * env.counts).astype(np.int64))
    return rounds * env.num_envs


def states(game: Any, steps: int) -> int:
    """OpenSpiel: all players at random, and chance by its odds."""
    luck, done = random.Random(1), 0
    while done < steps:
        state = game.new_initial_state()
        while not state.is_terminal() and done < steps:
            if state.is_chance_node():
                numbers, odds = zip(*state.chance_outcomes())
                state.apply_action(luck.choices(numbers, odds)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(luck.choice(state.legal_actions()))
            done += 1
    return done


def four_in_a_row() -> Any:
    """This game imports pygame for its window, which is not opened here."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def works(scale: int, games: int) -> dict[str, Callable[[], int]]:
    found: dict[str, Callable[[], int]] = {}
    for name in GAMES:
        title = spiel.TYPES[name].long_name
        env = wrapped(name, f"{name}_v0")
        seat = SeatEnv(name, opponents="random")
        batch = SeatVectorEnv(games, name, opponents=None)
        batch.reset(seed=1)
        many(batch, 300, False)  # games at every stage
        loaded = pyspiel.load_game(f"{name}_v0")
        found[f"{title}, PettingZoo"] = partial(agents, env, scale)
        found[f"{title}, Gymnasium"] = partial(one_seat, seat, scale)
        found[f"{title}, OpenSpiel"] = partial(states, loaded, scale // 4)
        found[f"{title}, {games} at once"] = partial(many, batch, scale // 20, False)
        found[f"{title}, {games} at once, chosen in the mask"] = partial(many, batch, scale // 100, True)
    four, backgammon = four_in_a_row(), pyspiel.load_game("backgammon")
    found["connect four of PettingZoo"] = partial(agents, four, scale)
    found["backgammon of OpenSpiel, from Python"] = partial(states, backgammon, scale)
    return found


def measured(work: Callable[[], int], runs: int) -> list[float]:
    rates = []
    for _ in range(runs + 1):
        began = thread_time()
        done = work()
        rates.append(done / (thread_time() - began))
    return sorted(rates[1:])  # the first only warms up


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--scale", type=int, default=4000, help="steps of a run; many games at once do more")
    ask.add_argument("--games", type=int, default=1024, help="at once")
    ask.add_argument("--runs", type=int, default=5)
    ask.add_argument("--only", default="", help="rows that have this in their name")
    wish = ask.parse_args()
    print("| what | steps/s | lowest | highest |\n|---|---|---|---|")
    for what, work in works(wish.scale, wish.games).items():
        if wish.only in what:
            rates = measured(work, wish.runs)
            print(f"| {what} | {statistics.median(rates):,.0f} | {rates[0]:,.0f} | {rates[-1]:,.0f} |", flush=True)


if __name__ == "__main__":
    main()
