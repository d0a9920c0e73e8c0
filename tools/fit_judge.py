"""Fit what the judges weigh things by: greedy games, a look at the beginning of some turns, who won in the end.

python -m tools.fit_judge karak --games 10000
"""

import argparse
import importlib
import random
from typing import Any

import numpy as np

from karak.bots.judge import Judge
from karak.bots.named import make_bot
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

JUDGES = {"karak": "KarakJudge", "karak2": "Karak2Judge", "imperium": "ImperiumJudge", "goblin": "GoblinJudge"}
MOST_TURNS = 1000
CALM = {"karak": 36, "karak2": 24, "imperium": 30, "goblin": 12}  # rounds after which nobody is wild any more
STEPS = 12  # of Newton's method
APART = 5  # one game of so many is not fitted to, but tells how good the fit is

Array = np.ndarray[Any, np.dtype[np.float64]]
Looks = list[tuple[Array, Array]]  # by game: numbers by look, seat and name (early, then times progress); who won


def judge_of(name: str) -> Judge[Any]:
    found: Judge[Any] = getattr(importlib.import_module(f"karak.bots.{name}_judge"), JUDGES[name])()
    return found


def looks_of(name: str, judge: Judge[Any], seats: int, seed: str, share: float, wild: float) -> Looks:
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
                seen.append([numbers(judge, game, s, seat) for seat in range(seats)])
            bot = choice.choice(bots) if s.turns < calm and choice.random() < wild else greedy
        game.apply(s, game.draw(s, dealer) if s.who == CHANCE else bot.choose(game, game.observe(s, s.who), dealer))
    if s.who != NOBODY or not seen:
        return []
    winners = game.winners(s)
    return [(np.array(seen), np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]))]


def numbers(judge: Judge[Any], game: Any, s: Any, seat: int) -> list[float]:
    judge.look(game, s, seat)
    row = [float(n) for n in judge.numbers]
    progress = judge.progress(s)
    return row + [n * progress for n in row]


def chances(weights: Array, rows: Array) -> Array:
    sums = rows @ weights
    shares: Array = np.exp(sums - sums.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return shares


def fit(looks: Looks, size: int, shrink: float) -> Array:
    """Logistic regression over seats by Newton's method, shrunk towards zero."""
    tables = {len(won): [look for look in looks if len(look[1]) == len(won)] for _, won in looks}
    scale = np.sqrt(np.mean(np.concatenate([rows[:, 0] for rows, _ in looks]) ** 2, axis=0)) + 1e-9
    weights: Array = np.zeros(size)
    count = sum(len(rows) for rows, _ in looks)
    for _ in range(STEPS):
        slope, bend = shrink * count * weights, shrink * count * np.eye(size)
        for group in tables.values():
            rows = np.concatenate([rows for rows, _ in group]) / scale
            won = np.concatenate([np.tile(won, (len(rows), 1)) for rows, won in group])
            guess = chances(weights, rows)
            apart = rows - np.einsum("ls,lsn->ln", guess, rows)[:, None]  # from the mean over seats
            slope = slope + np.einsum("ls,lsn->n", guess - won, rows)
            flat = apart.reshape(-1, size)
            bend = bend + (flat * guess.reshape(-1, 1)).T @ flat
        weights = weights - np.linalg.solve(bend, slope)
    weights /= scale
    return weights


def loss(weights: Array, looks: Looks) -> float:
    """Of the logarithm, for a look; guessing blindly between two seats loses 0.693."""
    lost = [-(won * np.log(np.maximum(1e-9, chances(weights, rows)))).sum(axis=1) for rows, won in looks]
    return float(np.concatenate(lost).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(JUDGES))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 3, 4], help="taken in turn")
    parser.add_argument("--share", type=float, default=0.15, help="of the turns of a game that are looked at")
    parser.add_argument("--wild", type=float, default=0.3, help="of the turns that are played anyhow")
    parser.add_argument("--shrink", type=float, default=0.001)
    asked = parser.parse_args()
    judge = judge_of(asked.game)
    looks: Looks = []
    for number in range(asked.games):
        seats = asked.seats[number % len(asked.seats)]
        looks += looks_of(asked.game, judge, seats, f"fit/{number}", asked.share, asked.wild)
    tried, kept = looks[::APART], [look for number, look in enumerate(looks) if number % APART]
    weights = fit(kept, 2 * len(judge.names), asked.shrink)
    two = [look for look in tried if len(look[1]) == 2]
    old = np.array([*judge.early, *judge.late])
    print(
        f"# {len(looks)} games, {sum(len(rows) for rows, _ in looks)} looks; lost on those kept apart, with two seats:"
    )
    print(f"# {loss(weights, two):.4f}, with the old weights {loss(old, two):.4f} (blindly 0.6931)")
    print("WEIGHTS: Final = {")
    for i, name in enumerate(judge.names):
        print(f'    "{name}": ({weights[i]:.3f}, {weights[i + len(judge.names)]:.3f}),')
    print("}")


if __name__ == "__main__":
    main()
