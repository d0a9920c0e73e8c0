"""Measures how fast the rules are; the loops it measures are compiled if possible, this module is not."""

import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from karak.bots.bot import RandomBot
from karak.bots.named import bot_names, make_bot
from karak.core.game import Game
from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.games.shelf import RULESETS, open_game, title
from karak.installed import is_compiled
from karak.kit.bag import filled
from karak.lab.sitting import copy_many, play_from, play_on
from karak.play.dealer import Shaker
from karak.play.playout import answer, playout

RUNS = 5
SEATS = 4
MOST_ANSWERS = 100_000  # in one game of uniform random play
EXPLORER = "explorer"
SMALL = 10  # tiles of a map soon after the start


@dataclass
class Figure:
    """The median of several runs, the lowest and the highest."""

    median: float
    low: float
    high: float


def bench(games: int = 0) -> dict[str, Any]:
    """Measures every ruleset on the shelf with `games` games in each run."""
    games = games or (400 if is_compiled() else 10)
    found = {name: figures(name, games) for name in RULESETS}
    return {
        "compiled": is_compiled(),
        "games": games,
        "runs": RUNS,
        "rulesets": {name: {what: figure.median for what, figure in row.items()} for name, row in found.items()},
        "spread": {name: {what: asdict(figure) for what, figure in row.items()} for name, row in found.items()},
    }


def figures(name: str, games: int) -> dict[str, Figure]:
    game = open_game(name, Setting(SEATS)).game
    bot = make_bot(name, EXPLORER if EXPLORER in bot_names(name) else "random")
    answers = games * 500
    rounds = max(1, games // 10)
    late = midgame(game, bot)
    found = {
        "decisions_per_s": measured(lambda: explore(game, bot, games)),
        "games_per_s": measured(lambda: explore(game, bot, games) and games),
        "decisions_per_s_uniform": measured(lambda: scatter(game, rounds)),
        "stepped_per_s": measured(lambda: step(game, rounds * 2000)),
        "copy_us": timed_copies(game, late, answers // 5),
    }
    growth = title(name).growth
    if growth:
        for size, tiles in (("small", SMALL), ("large", growth.tiles)):
            position = stage(game, bot, tiles, growth.stacks)
            found[f"decisions_per_s_{size}_map"] = timed_walk(game, position, answers)
            found[f"copy_us_{size}_map"] = timed_copies(game, position, answers // 5)
    return found


def timed_copies(game: Game[Any], position: Any, times: int) -> Figure:
    return inverse(measured(lambda: copied(game, position, times)))


def timed_walk(game: Game[Any], position: Any, answers: int) -> Figure:
    return measured(lambda: wander(game, position, answers))


def measured(work: Callable[[], int]) -> Figure:
    """Returns pieces of work per second; the first run only warms up."""
    rates: list[float] = []
    for _ in range(RUNS + 1):
        began = perf_counter()
        done = work()
        rates.append(done / (perf_counter() - began))
    return Figure(statistics.median(rates[1:]), min(rates[1:]), max(rates[1:]))


def inverse(rate: Figure) -> Figure:
    """Returns microseconds for each call."""
    return Figure(1e6 / rate.median, 1e6 / rate.high, 1e6 / rate.low)


def explore(game: Game[Any], bot: Any, games: int) -> int:
    """Plays whole games of players who explore; returns the number of answers, including those of chance."""
    return sum(int(play_on(game, game.start(), bot, Shaker(f"bench/{i}"), MOST_ANSWERS)) for i in range(games))


def scatter(game: Game[Any], games: int) -> int:
    """Plays uniformly random games."""
    return sum(int(playout(game, game.start(), Shaker(f"bench/{i}"), MOST_ANSWERS)) for i in range(games))


def wander(game: Game[Any], position: Any, answers: int) -> int:
    """Plays at random on a map that does not grow."""
    play_from(game, position, RandomBot(), Shaker("bench"), answers)
    return answers


def step(game: Game[Any], answers: int) -> int:
    """Plays with one call per answer from interpreted Python."""
    s: Any = game.start()
    dealer = Shaker("bench")
    for _ in range(answers):
        if s.who == NOBODY:
            s = game.start()
        game.apply(s, answer(game, s, dealer))
    return answers


def copied(game: Game[Any], position: Any, times: int) -> int:
    copy_many(game, position, times)
    return times


def midgame(game: Game[Any], bot: Any) -> Any:
    """Returns a position after a few hundred answers."""
    s: Any = game.start()
    play_on(game, s, bot, Shaker("midgame"), 400)
    return s


def stage(game: Game[Any], bot: Any, tiles: int, stacks: tuple[str, ...]) -> Any:
    """Returns a position with this number of tiles on the map, none left to lay, and a player to decide."""
    for seed in range(1000):
        s: Any = game.start()
        dealer = Shaker(f"stage/{seed}")
        while s.who != NOBODY and (s.who < 0 or int(s.grid.count) < tiles):
            play_on(game, s, bot, dealer, 1)
        if s.who != NOBODY and int(s.grid.count) == tiles:
            for stack in stacks:
                setattr(s, stack, filled([0] * len(getattr(s, stack).counts)))
            return s
    raise ValueError(f"no game reaches {tiles} tiles")
