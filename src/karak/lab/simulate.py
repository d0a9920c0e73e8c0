"""Thousands of games between bots on all cores; the same result for any number of workers."""

import math
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Any

from karak.bots.shelf import make_bot
from karak.core.game import Game
from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.core.state import NOBODY
from karak.games.shelf import open_game
from karak.lab.interrupt import Interrupt, cores
from karak.lab.sitting import sit
from karak.play.dealer import Shaker

MOST_TURNS = 20_000
WHOLE = 60  # a win is counted in sixtieths, so that up to six can share it exactly
UNFINISHED = "unfinished"


@dataclass
class Plan:
    """What is to be simulated; game number i is seeded by the seed and i alone."""

    game: str
    seats: list[str]  # names of bots
    seed: str
    options: list[str]
    heroes: list[str]
    data: str
    most_turns: int

    def open(self) -> Game[Any]:
        return open_game(self.game, Setting(len(self.seats), self.heroes, self.options), self.data).game


@dataclass
class Tally:
    """Counts that add up in any order."""

    games: int = 0
    seat_wins: Counter[int] = field(default_factory=Counter)
    hero_games: Counter[str] = field(default_factory=Counter)
    hero_wins: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    ended_by: Counter[str] = field(default_factory=Counter)  # whose turn was the last: a winner's, or another's

    def add(self, other: "Tally") -> None:
        self.games += other.games
        for name in ("seat_wins", "hero_games", "hero_wins", "turns", "endings", "ended_by"):
            getattr(self, name).update(getattr(other, name))

    def note(self, ending: str, winners: list[int], heroes: list[str], turns: int, last: int) -> None:
        self.games += 1
        if winners:
            self.ended_by["winner" if last in winners else "other"] += 1
        self.endings[ending] += 1
        self.turns[turns] += 1
        self.hero_games.update(heroes)
        for seat in winners:
            self.seat_wins[seat] += WHOLE // len(winners)
            self.hero_wins[heroes[seat]] += WHOLE // len(winners)


@dataclass
class Rate:
    """Wins of games, with the 95 % interval of Wilson; a win shared by k counts 1/k for each."""

    games: int
    wins: float
    win_rate: float
    ci: tuple[float, float]


@dataclass
class Report:
    plan: Plan
    asked: int
    games: int
    interrupted: bool
    seats: list[Rate]
    heroes: dict[str, Rate]
    turns: dict[str, float]
    endings: dict[str, int]
    ended_by: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        """As the command prints it."""
        seats = [{"bot": bot, **shown(rate)} for bot, rate in zip(self.plan.seats, self.seats, strict=True)]
        heroes = {name: {"games": rate.games, **shown(rate)} for name, rate in self.heroes.items()}
        out: dict[str, Any] = {"game": self.plan.game, "games": self.games, "seed": number_or_text(self.plan.seed)}
        out |= {"seats": seats, "heroes": heroes, "turns": self.turns, "endings": self.endings}
        out["ended_by"] = self.ended_by
        return out | ({"interrupted": True, "asked": self.asked} if self.interrupted else {})


def number_or_text(seed: str) -> int | str:
    return int(seed) if seed.isdecimal() else seed


def shown(rate: Rate) -> dict[str, Any]:
    return {"wins": rate.wins, "win_rate": rate.win_rate, "ci": list(rate.ci)}


def run(
    game: str = "karak", *, seats: list[str], games: int, seed: str | int = 1, workers: int = 0,
    options: list[str] | None = None, heroes: list[str] | None = None, data: str = "",
    most_turns: int = MOST_TURNS, progress: Callable[[int], None] | None = None,
) -> Report:  # fmt: skip
    """Play; `progress` is told how many games are done. Ctrl-C gives a report of the games finished until then."""
    plan = Plan(game, list(seats), str(seed), list(options or []), list(heroes or []), data, most_turns)
    check(plan, games, workers)
    tally = Tally()

    def collect(part: Tally) -> None:
        tally.add(part)
        if progress is not None:
            progress(tally.games)

    count = workers or min(cores(), 1 + games // 50)
    with Interrupt() as interrupt:
        if count == 1:
            here(plan, games, collect, interrupt)
        else:
            in_pool(plan, games, count, collect, interrupt)
    return report(plan, games, tally, tally.games < games)


def check(plan: Plan, games: int, workers: int) -> None:
    if games < 1:
        raise Refusal("games-out-of-range", games=games)
    if workers < 0:
        raise Refusal("workers-out-of-range", workers=workers)
    plan.open()
    for bot in plan.seats:
        make_bot(plan.game, bot)


class Table:
    """One worker's game and bots, used for all its games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.open()
        self.bots = [make_bot(plan.game, bot) for bot in plan.seats]

    def play(self, number: int, tally: Tally) -> None:
        seed = f"{self.plan.seed}/{number}"
        lucks = [Shaker(f"{seed}/{seat}") for seat in range(len(self.bots))]
        s = sit(self.game, self.bots, [*lucks], Shaker(seed), self.plan.most_turns)
        over = int(s.who) == NOBODY
        ending = self.game.ending(s) if over else UNFINISHED
        winners = self.game.winners(s) if over else []
        turns = min(int(s.turns), self.plan.most_turns)
        tally.note(ending, winners, self.game.role_names(s), turns, int(s.seat))


def here(plan: Plan, games: int, collect: Callable[[Tally], None], interrupt: Interrupt) -> None:
    table = Table(plan)
    for number in range(games):
        if interrupt.asked:
            return
        tally = Tally()
        table.play(number, tally)
        collect(tally)


def in_pool(plan: Plan, games: int, workers: int, collect: Callable[[Tally], None], interrupt: Interrupt) -> None:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, prepare, (plan, stop))
    size = max(1, min(50, games // (8 * workers)))
    jobs = iter([range(first, min(first + size, games)) for first in range(0, games, size)])
    pending: set[Future[Tally]] = set()
    with interrupt.ignored():  # the workers are born here, and inherit it
        pending |= {pool.submit(chunk, job) for job in islice(jobs, 2 * workers)}
    try:
        while pending:
            if interrupt.asked:
                stop.set()
                jobs = iter(())
            done, pending = wait(pending, timeout=0.2, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(chunk, job) for job in islice(jobs, len(done))}
            for future in done:
                collect(future.result())
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


WORKER: list[Any] = []  # the table of this process, and the event that stops it


def prepare(plan: Plan, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    WORKER[:] = [Table(plan), stop]


def chunk(numbers: range) -> Tally:
    """What was finished of these games before somebody said stop."""
    table, stop = WORKER
    tally = Tally()
    for number in numbers:
        if stop.is_set():
            break
        table.play(number, tally)
    return tally


# the report


def report(plan: Plan, asked: int, tally: Tally, interrupted: bool) -> Report:
    seats = [rate(tally.games, tally.seat_wins[seat]) for seat in range(len(plan.seats))]
    heroes = {name: rate(n, tally.hero_wins[name]) for name, n in sorted(tally.hero_games.items()) if name}
    turns = {"mean": mean(tally.turns), "p10": percentile(tally.turns, 10), "p90": percentile(tally.turns, 90)}
    endings = dict(sorted(tally.endings.items()))
    ended_by = {who: tally.ended_by[who] for who in ("winner", "other")}
    return Report(plan, asked, tally.games, interrupted, seats, heroes, turns, endings, ended_by)


def rate(games: int, sixtieths: int) -> Rate:
    wins = sixtieths / WHOLE
    return Rate(games, wins, wins / games if games else 0.0, wilson(wins, games))


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % interval of a rate; it makes sense for few games and near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    middle = p + z * z / (2 * games)
    spread = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def mean(counts: Counter[int]) -> float:
    total = sum(counts.values())
    return sum(value * n for value, n in counts.items()) / total if total else 0.0


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least so many percent do not exceed."""
    total = sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen * 100 >= percent * total:
            return value
    return 0
