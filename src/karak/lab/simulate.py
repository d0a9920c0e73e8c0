"""Thousands of games between bots on all cores; the same result for any number of workers."""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from karak.bots.outside import any_bot
from karak.core.refusal import Refusal
from karak.games.shelf import FIRST
from karak.lab.bot_table import MOST_TURNS, UNFINISHED, BotTable, Played, Terms
from karak.lab.crew import Crew
from karak.lab.interrupt import Interrupt
from karak.lab.rates import Rate, rate

LONG = 500  # turns; games that take more are counted
WHOLE = 60  # a win is counted in sixtieths, so that up to six can share it exactly


@dataclass
class Plan:
    """A request to simulate; the seed and i alone seed game i."""

    terms: Terms
    seats: list[str]  # names of bots
    seed: str
    long: int = LONG

    def open(self) -> Callable[[int], Played]:
        table = BotTable(self.terms)
        return lambda number: table.play(self.seats, f"{self.seed}/{number}")


@dataclass
class Tally:
    """The counts of a simulation."""

    games: int = 0
    seat_wins: Counter[int] = field(default_factory=Counter)
    hero_games: Counter[str] = field(default_factory=Counter)
    hero_wins: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    ended_by: Counter[str] = field(default_factory=Counter)  # by the player of the last turn: a winner, or another

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
class Over:
    """Counts the games that took more than this number of turns."""

    turns: int
    games: int


@dataclass
class Report:
    plan: Plan
    asked: int
    games: int
    interrupted: bool
    seats: list[Rate]
    heroes: dict[str, Rate]
    turns: dict[str, float]
    long: Over
    unfinished: Over
    endings: dict[str, int]
    ended_by: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        """Returns the report as the command prints it."""
        seats = [{"bot": bot, **shown(rate)} for bot, rate in zip(self.plan.seats, self.seats, strict=True)]
        heroes = {name: {"games": rate.games, **shown(rate)} for name, rate in self.heroes.items()}
        out: dict[str, Any] = {
            "game": self.plan.terms.game,
            "games": self.games,
            "seed": number_or_text(self.plan.seed),
        }
        out |= {"seats": seats, "heroes": heroes, "turns": self.turns}
        out |= {"long": asdict(self.long), "unfinished": asdict(self.unfinished)}
        out |= {"endings": self.endings, "ended_by": self.ended_by}
        return out | ({"interrupted": True, "asked": self.asked} if self.interrupted else {})


def number_or_text(seed: str) -> int | str:
    return int(seed) if seed.isdecimal() else seed


def shown(rate: Rate) -> dict[str, Any]:
    return {"wins": rate.wins, "win_rate": rate.win_rate, "ci": list(rate.ci)}


def run(
    game: str = FIRST, *, seats: list[str], games: int, seed: str | int = 1, workers: int = 0,
    options: list[str] | None = None, heroes: list[str] | None = None, data: str = "",
    most_turns: int = MOST_TURNS, long: int = LONG, progress: Callable[[int], None] | None = None,
) -> Report:  # fmt: skip
    """Plays the games and calls `progress` with the number done; after Ctrl-C, reports the games finished so far."""
    terms = Terms(game, len(seats), list(options or []), list(heroes or []), data, most_turns=most_turns)
    plan = Plan(terms, list(seats), str(seed), long)
    crew = Crew(workers)
    check(plan, games, crew)
    tally = Tally()
    with Interrupt() as interrupt:
        for one in crew.deal(plan, range(games), interrupt):
            tally.note(one.ending, one.winners, one.heroes, one.turns, one.last)
            if progress is not None:
                progress(tally.games)
    return report(plan, games, tally, tally.games < games)


def check(plan: Plan, games: int, crew: Crew) -> None:
    if games < 1:
        raise Refusal("games-out-of-range", games=games)
    for turns in (plan.terms.most_turns, plan.long):
        if turns < 1:
            raise Refusal("turns-out-of-range", turns=turns)
    crew.check()
    plan.terms.open()
    for bot in plan.seats:
        any_bot(plan.terms.game, bot)


# the report


def report(plan: Plan, asked: int, tally: Tally, interrupted: bool) -> Report:
    seats = [rate(tally.games, tally.seat_wins[seat] / WHOLE) for seat in range(len(plan.seats))]
    heroes = {name: rate(n, tally.hero_wins[name] / WHOLE) for name, n in sorted(tally.hero_games.items()) if name}
    long = Over(plan.long, sum(n for turns, n in tally.turns.items() if turns > plan.long))
    unfinished = Over(plan.terms.most_turns, tally.endings[UNFINISHED])
    endings = dict(sorted(tally.endings.items()))
    ended_by = {who: tally.ended_by[who] for who in ("winner", "other")}
    turns = lengths(tally.turns)
    return Report(plan, asked, tally.games, interrupted, seats, heroes, turns, long, unfinished, endings, ended_by)


def lengths(turns: Counter[int]) -> dict[str, float]:
    marks = {"median": 50, "p10": 10, "p90": 90, "max": 100}
    return {"mean": mean(turns)} | {mark: percentile(turns, percent) for mark, percent in marks.items()}


def mean(counts: Counter[int]) -> float:
    total = sum(counts.values())
    return sum(value * n for value, n in counts.items()) / total if total else 0.0


def percentile(counts: Counter[int], percent: int) -> int:
    """The smallest value that at least this percentage of values do not exceed."""
    total = sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen * 100 >= percent * total:
            return value
    return 0
