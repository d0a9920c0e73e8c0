"""A bot that tries its options in imagined worlds before it answers."""

from math import exp, sqrt
from time import perf_counter
from typing import Final, TypeVar

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.judge import Judge
from karak.bots.pause import pause
from karak.bots.search import Search, Style
from karak.core.game import Dealer, Game
from karak.core.state import State
from karak.core.vecs import vec

S = TypeVar("S", bound=State)

AT_A_TIME: Final[i64] = 4  # worlds between two looks at the clock
FEWEST: Final[i64] = 6  # worlds in common that two options need to be compared
UNSURE: Final = 0.01  # squared difference that is assumed in addition to those seen
WARMTH: Final = 0.1  # difference of chances that makes a mistake e times rarer
LUCK_PARTS: Final[i64] = 1 << 20


class Budget:
    """How long a decision may take: a number of worlds, or a time."""

    def __init__(self, worlds: int = 0, seconds: float = 0.0) -> None:
        self.worlds: i64 = worlds
        self.seconds = seconds


class SearchBot(Bot[S]):
    """Replaces the policy's answer only by one that is clearly better, or by a mistake."""

    def __init__(
        self, policy: Bot[S], judge: Judge[S], style: Style, budget: Budget, caution: float = 2.5, mistakes: float = 0.0
    ) -> None:
        self.policy = policy
        self.judge = judge
        self.style = style
        self.budget = budget
        self.caution = caution  # standard errors
        self.mistakes = mistakes  # the probability of a mistake in each answer
        self.search: Search[S] | None = None

    def choose(self, game: Game[S], view: S, dealer: Dealer) -> i64:
        if view.count == 1:
            return view.options[0]
        search = self.think(game, view, dealer)
        return search.options[self.mistake(search, dealer) if self.errs(dealer) else self.best(search)]

    def think(self, game: Game[S], view: S, dealer: Dealer) -> Search[S]:
        """Imagines as many worlds as the budget allows, or until nothing more can change."""
        search = self.search
        if search is None or search.game is not game:
            search = Search(game, self.policy, self.judge, self.style)
            self.search = search
        search.begin(view, dealer)
        if self.budget.worlds > 0:
            self.count_worlds(search)
        else:
            self.watch_clock(search)
        return search

    def count_worlds(self, search: Search[S]) -> None:
        left = self.budget.worlds
        while left > 0 and search.lead() <= left:
            for _ in range(min(left, AT_A_TIME)):
                search.imagine()
            left -= AT_A_TIME
            pause()

    def watch_clock(self, search: Search[S]) -> None:
        began = perf_counter()
        spent = 0.0
        while spent < self.budget.seconds:
            for _ in range(AT_A_TIME):
                search.imagine()
            pause()
            spent = perf_counter() - began
            left = (self.budget.seconds - spent) / spent * float(int(search.worlds))
            if float(int(search.lead())) > left:
                return

    def best(self, search: Search[S]) -> int:
        """Returns the option that beats the policy's answer by most after allowing for chance."""
        favourite = search.favourite()
        best = favourite
        most = 0.0
        for i in range(len(search.options)):
            if i != favourite:
                gain = surely_better(search.samples[i], search.samples[favourite], self.caution)
                if gain > most:
                    most = gain
                    best = i
        return best

    def errs(self, dealer: Dealer) -> bool:
        """Decides whether to err in this answer; otherwise the bot follows a plan, so that even a decided game ends."""
        return self.mistakes > 0.0 and part_of_one(dealer) < self.mistakes

    def mistake(self, search: Search[S], dealer: Dealer) -> int:
        """Returns any option that was tried, better ones more often."""
        weights = vec[float]([0.0] * len(search.options))
        total = 0.0
        for i in range(len(search.options)):
            if len(search.samples[i]) > 0:
                weights[i] = exp(mean(search.samples[i]) / WARMTH)
                total += weights[i]
        left = total * part_of_one(dealer)
        for i in range(len(search.options)):
            left -= weights[i]
            if left < 0.0:
                return i
        return search.favourite()


def part_of_one(dealer: Dealer) -> float:
    return float(int(dealer.below(LUCK_PARTS))) / float(int(LUCK_PARTS))


def mean(samples: list[float]) -> float:
    total = 0.0
    for sample in samples:
        total += sample
    return total / float(len(samples))


def surely_better(one: list[float], other: list[float], caution: float) -> float:
    """Returns the mean lead in their common worlds less `caution` standard errors; below 0 if it is not certain."""
    count = min(len(one), len(other))
    if count < FEWEST:
        return -1.0
    total = 0.0
    squares = 0.0
    for i in range(count):
        difference = one[i] - other[i]
        total += difference
        squares += difference * difference
    worlds = float(count)
    average = total / worlds
    return average - caution * sqrt(squares - average * total + UNSURE) / worlds
