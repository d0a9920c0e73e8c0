"""Who acts, what is asked, and which steps wait below; a game adds what lies on its table."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import pack
from karak.core.vecs import vec

CHANCE: Final[i64] = -1  # the dice, the bag, the stack: a decider whose options carry weights
NOBODY: Final[i64] = -2  # the game is over
RUNNING: Final[i64] = -3  # between two questions
MOST_STEPS: Final = 16  # waiting at once


class State:
    """The pending decision is fields; nothing is allocated to ask or to answer."""

    def __init__(self, options: vec[i64], weights: vec[i64], stack: vec[i64]) -> None:
        self.turns: i64 = 0  # begun so far
        self.seat: i64 = 0  # who acts, and whose abilities are heard
        self.role: i64 = 0  # the character at that seat
        self.silent: i64 = 0  # roles whose abilities do not work, one bit each
        self.who: i64 = RUNNING  # a seat, CHANCE, NOBODY or RUNNING
        self.step: i64 = 0
        self.count: i64 = 0  # of options
        self.total: i64 = 0  # of weights
        self.options = options
        self.weights = weights
        self.depth: i64 = 0
        self.stack = stack  # the steps waiting below the present one
        self.resigned: i64 = 0  # seats that are no longer played, one bit each
        self.closed: i64 = 0  # how the game ended, if its own rules did not end it
        self.quiet: i64 = 0  # turns begun since the game last got closer to its end
        self.orderly = False  # things are chosen in one order, without a last word; no part of a position
        self.out: list[int] | None = None  # events, if somebody listens; copies are silent

    def add(self, action: i64) -> None:
        self.options[self.count] = action
        self.count += 1

    def weigh(self, action: i64, weight: i64) -> None:
        self.options[self.count] = action
        self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    def ask(self, who: i64) -> None:
        self.who = who

    def only(self) -> bool:
        """The listed options are one: it needs no asking, and the list is empty again."""
        if self.count != 1:
            return False
        self.count = 0
        return True

    def over(self) -> None:
        self.count = 0
        self.total = 0
        self.who = NOBODY

    def progress(self) -> None:
        """Something was won for good: the game does not stand still."""
        self.quiet = 0

    def go(self, step: i64) -> None:
        self.step = step

    def push(self, step: i64) -> None:
        self.stack[self.depth] = self.step
        self.depth += 1
        self.step = step

    def pop(self) -> None:
        self.depth -= 1
        self.step = self.stack[self.depth]

    def emit(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        if self.out is not None:
            self.out.append(pack(kind, a, b, c))

    def copy_core(self, other: "State") -> None:
        other.turns = self.turns
        other.seat = self.seat
        other.role = self.role
        other.silent = self.silent
        other.who = self.who
        other.step = self.step
        other.count = self.count
        other.total = self.total
        other.depth = self.depth
        other.resigned = self.resigned
        other.closed = self.closed
        other.quiet = self.quiet
        other.orderly = self.orderly

    def words(self) -> list[int]:
        """All there is to know, as numbers in a fixed order; the listed chances are no part of it.

        The last three numbers appear only once a seat resigns or a turn is quiet: older tapes have none of them.
        """
        asked = [] if self.who == CHANCE else [int(a) for a in self.options[: self.count]]
        waiting = [int(step) for step in self.stack[: self.depth]]
        numbers = [
            int(self.turns), int(self.seat), int(self.role), int(self.silent), int(self.who), int(self.step),
            len(asked), *asked, len(waiting), *waiting,
        ]  # fmt: skip
        if self.resigned or self.closed or self.quiet:
            numbers.extend([int(self.resigned), int(self.closed), int(self.quiet)])
        return numbers
