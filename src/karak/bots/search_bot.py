"""A bot that tries its options in imagined worlds before it answers."""

from math import exp, sqrt
from time import perf_counter, sleep
from typing import Final, TypeVar

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.bots.judge import Judge
from karak.bots.search import Search, Style
from karak.core.game import Dealer, Game
from karak.core.state import State
from karak.core.vecs import vec

S = TypeVar("S", bound=State)

AT_A_TIME: Final[i64] = 4  # worlds between two looks at the clock
FEWEST: Final[i64] = 6  # common worlds in which two options are compared
UNSURE: Final = 0.01  # squared difference that is assumed besides those seen
WARMTH: Final = 0.1  # difference of chances that makes a mistake e times rarer
LUCK_PARTS: Final[i64] = 1 << 20


class Budget:
    """How much thought a decision gets: so many worlds, or so much time."""

    def __init__(self, worlds: int = 0, seconds: float = 0.0) -> None:
        self.worlds: i64 = worlds
        self.seconds = seconds


class SearchBot(Bot[S]):
    """Leaves the policy's answer only for one that is better beyond doubt, or by mistake."""

    def __init__(
        self, policy: Bot[S], judge: Judge[S], style: Style, budget: Budget, caution: float = 2.5, mistakes: float = 0.0
    ) -> None:
        self.policy = policy
        self.judge = judge
        self.style = style
        self.budget = budget
        self.caution = caution  # standard errors
        self.mistakes = mistakes  # the chance of one, in every answer
        self.search: Search[S] | None = None

    def choose(self, game: Game[S], view: S, dealer: Dealer) -> i64:
        if view.count == 1:
            return view.options[0]
        search = self.think(game, view, dealer)
        return search.options[self.mistake(search, dealer) if self.errs(dealer) else self.best(search)]

    def think(self, game: Game[S], view: S, dealer: Dealer) -> Search[S]:
        """Imagine as many worlds as the budget allows, or until nothing more can change."""
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
            sleep(0)  # lets other threads of this process work

    def watch_clock(self, search: Search[S]) -> None:
        began = perf_counter()
        spent = 0.0
        while spent < self.budget.seconds:
            for _ in range(AT_A_TIME):
                search.imagine()
            sleep(0)
            spent = perf_counter() - began
            left = (self.budget.seconds - spent) / spent * float(int(search.worlds))
            if float(int(search.lead())) > left:
                return

    def best(self, search: Search[S]) -> int:
        """The option that is better than the policy's by most, after what chance could have done is taken off."""
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
        """Not in every answer: between mistakes it follows a plan, so that a game ends even if it is decided."""
        return self.mistakes > 0.0 and part_of_one(dealer) < self.mistakes

    def mistake(self, search: Search[S], dealer: Dealer) -> int:
        """Any option that was tried, the better the likelier."""
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
    """By how much, in the worlds in which both were tried, less so many standard errors; below 0 if not surely."""
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
