"""Plays at random for hours and checks every position between two turns.

python -m tools.faults.soak --answers 1000000000
"""

import argparse
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from time import perf_counter
from typing import Any

from karak.bots.bot import RandomBot
from karak.bots.named import make_bot
from karak.core.ruleset import Setting
from karak.games.shelf import FIRST, RULESETS, hero_names, open_game, ruleset
from karak.lab.soak import Broken, soak_game
from karak.play.dealer import Shaker

EACH = 8  # games in one job


def setting_of(seed: str, game: str) -> Setting:
    """The seats, heroes and options of a table, which follow from its seed."""
    rules = ruleset(game)
    luck = Shaker(f"{seed}/setting")
    options = [option for option in rules.options if luck.below(2)]
    seats = rules.fewest + int(luck.below(rules.most_seats(options) - rules.fewest + 1))
    left = hero_names(game)
    heroes = [left.pop(int(luck.below(len(left)))) if luck.below(2) else "" for _ in range(seats)]
    return Setting(seats, heroes, options)


def soak_job(game: str, seed: str, first: int, most: int) -> tuple[int, str]:
    """Plays games of explorers and uniform players at one table; returns the number of answers and what is broken."""
    table: Any = open_game(game, setting_of(f"{seed}/{first}", game)).game
    bots: list[Any] = [RandomBot(), make_bot(game, "explorer")]
    done = 0
    for number in range(first, first + EACH):
        try:
            done += int(soak_game(table, bots[number % 2], Shaker(f"{seed}/{number}"), most, False))
        except Broken as broken:
            return done, f"seed {seed}, game {number}, after answer {broken.answers}: {broken.fault}"
    return done, ""


def results(game: str, seed: str, most: int, workers: int) -> Iterator[tuple[int, str]]:
    """An endless supply of jobs, with two waiting for each worker."""
    with ProcessPoolExecutor(workers) as pool:
        waiting: deque[Future[tuple[int, str]]] = deque()
        for first in count(0, EACH):
            waiting.append(pool.submit(soak_job, game, seed, first, most))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()


def soak(game: str, answers: int, seed: str, most: int, workers: int) -> int:
    began = told = perf_counter()
    done = 0
    for some, fault in results(game, seed, most, workers):
        done += some
        now = perf_counter()
        if fault:
            print(fault)
            return 1
        if now - told > 5 or done >= answers:
            told = now
            print(f"{done:,} answers, {done / (now - began):,.0f} a second", flush=True)
        if done >= answers:
            return 0
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(RULESETS), default=FIRST)
    parser.add_argument("--answers", type=int, default=10_000_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--most", type=int, default=20_000, help="answers in one game")
    wishes = parser.parse_args()
    return soak(wishes.game, wishes.answers, wishes.seed, wishes.most, wishes.workers)


if __name__ == "__main__":
    sys.exit(main())
