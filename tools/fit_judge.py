"""Fit what the judges weigh things by: greedy games, a look at the beginning of each turn, who won in the end.

python -m tools.fit_judge karak --games 2000
"""

import argparse
import importlib
import math
import random
from typing import Any

from karak.bots.judge import Judge
from karak.bots.shelf import make_bot
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

JUDGES = {"karak": "KarakJudge", "karak2": "Karak2Judge", "imperium": "ImperiumJudge", "goblin": "GoblinJudge"}
MOST_TURNS = 1000
CALM = {"karak": 36, "karak2": 24, "imperium": 30, "goblin": 12}  # rounds after which nobody is wild any more

Look = tuple[list[list[float]], list[float]]  # numbers by seat (early, then times progress), shares of the win by seat


def judge_of(name: str) -> Judge[Any]:
    found: Judge[Any] = getattr(importlib.import_module(f"karak.bots.{name}_judge"), JUDGES[name])()
    return found


def looks_of(name: str, judge: Judge[Any], seats: int, seed: str, share: float, wild: float) -> list[Look]:
    """Some of the turns of one game, chosen at random; so many of the early ones are played wildly."""
    game = open_game(name, Setting(seats)).game
    greedy, dealer, choice = make_bot(name, "greedy"), Shaker(seed), random.Random(seed)
    bots = [make_bot(name, "random"), make_bot(name, "explorer")]
    calm = choice.randrange(CALM[name]) * seats
    s: Any = game.start()
    seen: list[list[list[float]]] = []
    bot, turn = greedy, 0
    while s.who != NOBODY and s.turns < MOST_TURNS:
        if s.who != CHANCE and s.turns != turn:
            turn = s.turns
            if choice.random() < share:
                seen.append([numbers(judge, s, seat) for seat in range(seats)])
            bot = choice.choice(bots) if s.turns < calm and choice.random() < wild else greedy
        game.apply(s, game.draw(s, dealer) if s.who == CHANCE else bot.choose(game, s, dealer))
    if s.who != NOBODY:
        return []
    winners = game.winners(s)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(rows, shares) for rows in seen]


def numbers(judge: Judge[Any], s: Any, seat: int) -> list[float]:
    judge.look(s, seat)
    row = [float(n) for n in judge.numbers]
    progress = judge.progress(s)
    return row + [n * progress for n in row]


def chances(weights: list[float], rows: list[list[float]]) -> list[float]:
    sums = [math.exp(sum(map(float.__mul__, weights, row))) for row in rows]
    total = sum(sums)
    return [one / total for one in sums]


def fit(looks: list[Look], size: int, rounds: int, shrink: float) -> list[float]:
    """Logistic regression over seats, by Adam in small batches, shrunk towards zero."""
    weights, speed, power = [0.0] * size, [0.0] * size, [0.0] * size
    scale = [max(1e-9, math.sqrt(sum(rows[0][i] ** 2 for rows, _ in looks) / len(looks))) for i in range(size)]
    scaled = [([[n / c for n, c in zip(row, scale, strict=True)] for row in rows], won) for rows, won in looks]
    order, step = random.Random(1), 0
    for again in range(rounds):
        order.shuffle(scaled)
        rate = 0.02 * (1 - again / rounds)
        for first in range(0, len(scaled), 64):
            slope = [shrink * w for w in weights]
            batch = scaled[first : first + 64]
            for rows, won in batch:
                for row, guess, share in zip(rows, chances(weights, rows), won, strict=True):
                    error = (guess - share) / len(batch)
                    for i, n in enumerate(row):
                        slope[i] += error * n
            step += 1
            for i in range(size):
                speed[i] = 0.9 * speed[i] + 0.1 * slope[i]
                power[i] = 0.999 * power[i] + 0.001 * slope[i] ** 2
                size_of = math.sqrt(power[i] / (1 - 0.999**step)) + 1e-8
                weights[i] -= rate * speed[i] / (1 - 0.9**step) / size_of
    return [w / c for w, c in zip(weights, scale, strict=True)]


def loss(weights: list[float], looks: list[Look]) -> float:
    """Of the logarithm, for a look; guessing blindly between two seats loses 0.693."""
    total = 0.0
    for rows, won in looks:
        total -= sum(share * math.log(max(1e-9, guess)) for guess, share in zip(chances(weights, rows), won))
    return total / len(looks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(JUDGES))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 3, 4], help="taken in turn")
    parser.add_argument("--share", type=float, default=0.15, help="of the turns of a game that are looked at")
    parser.add_argument("--wild", type=float, default=0.3, help="of the turns that are played anyhow")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--shrink", type=float, default=0.001)
    asked = parser.parse_args()
    judge = judge_of(asked.game)
    looks: list[Look] = []
    for number in range(asked.games):
        seats = asked.seats[number % len(asked.seats)]
        looks += looks_of(asked.game, judge, seats, f"fit/{number}", asked.share, asked.wild)
    apart = len(looks) // 5
    tried, kept = looks[:apart], looks[apart:]
    weights = fit(kept, 2 * len(judge.names), asked.rounds, asked.shrink)
    two = [look for look in tried if len(look[1]) == 2]
    print(f"# {asked.games} games, {len(looks)} looks; lost on those kept apart {loss(weights, tried):.4f},")
    print(f"# with two seats {loss(weights, two):.4f} (blindly 0.6931)")
    print("WEIGHTS: Final = {")
    for i, name in enumerate(judge.names):
        print(f'    "{name}": ({weights[i]:.3f}, {weights[i + len(judge.names)]:.3f}),')
    print("}")


if __name__ == "__main__":
    main()
