"""Fits the judges' weights to greedy games: positions at the start of some turns, and the winner of the game.

python -m tools.strength.fit_judge TITLE --games 10000

TITLE.toml beside this file says after how many rounds all seats play greedily.
"""

import argparse
import random
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from karak.bots.judge import Judge
from karak.bots.named import make_bot
from karak.bots.roster import mind_of
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.play.dealer import Shaker

MOST_TURNS = 1000
STEPS = 12  # steps of Newton's method
APART = 5  # one in this many games is left out of the fit and tells how good the fit is

Array = np.ndarray[Any, np.dtype[np.float64]]
Looks = list[tuple[Array, Array]]  # by game: numbers by look, seat and name (early, then times progress); who won


def calm_after(name: str) -> int:
    """The number of rounds after which all seats play greedily."""
    facts = tomllib.loads(Path(__file__).with_name(f"{name}.toml").read_text(encoding="utf-8"))
    return int(facts["calm_after"])


def looks_of(name: str, judge: Judge[Any], seats: int, seed: str, share: float, wild: float) -> Looks:
    """Some turns of one game, chosen at random; this share of the early ones is played wildly."""
    game = open_game(name, Setting(seats)).game
    greedy, dealer, choice = make_bot(name, "greedy"), Shaker(seed), random.Random(seed)
    bots = [make_bot(name, "random"), make_bot(name, "explorer")]
    calm = choice.randrange(calm_after(name)) * seats
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
            apart = rows - np.einsum("ls,lsn->ln", guess, rows)[:, None]  # the difference from the mean over seats
            slope = slope + np.einsum("ls,lsn->n", guess - won, rows)
            flat = apart.reshape(-1, size)
            bend = bend + (flat * guess.reshape(-1, 1)).T @ flat
        weights = weights - np.linalg.solve(bend, slope)
    weights /= scale
    return weights


def loss(weights: Array, looks: Looks) -> float:
    """The mean logarithmic loss of a look; guessing blindly between two seats loses 0.693."""
    lost = [-(won * np.log(np.maximum(1e-9, chances(weights, rows)))).sum(axis=1) for rows, won in looks]
    return float(np.concatenate(lost).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(RULESETS))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 2, 3, 4], help="taken in turn")
    parser.add_argument("--share", type=float, default=0.15, help="of the turns of a game that are looked at")
    parser.add_argument("--wild", type=float, default=0.3, help="of the turns that are played anyhow")
    parser.add_argument("--shrink", type=float, default=0.001)
    asked = parser.parse_args()
    judge = mind_of(asked.game).judge()
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
