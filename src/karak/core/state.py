"""Who acts, what is asked, and which steps wait below; each game adds what lies on its table."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import pack
from karak.core.vecs import vec

CHANCE: Final[i64] = -1  # the dice, the bag, the stack: a decider whose options carry weights
NOBODY: Final[i64] = -2  # the game is over
RUNNING: Final[i64] = -3  # the rules are between two questions
MOST_STEPS: Final = 16  # that can wait at once


class State:
    """The pending decision is stored in fields, so that asking and answering allocate nothing."""

    turns: i64 = 0  # turns begun so far
    seat: i64 = 0  # who acts, and whose abilities are heard
    role: i64 = 0  # the character at that seat
    silent: i64 = 0  # roles whose abilities do not work, one bit each
    who: i64 = RUNNING  # a seat, CHANCE, NOBODY or RUNNING
    step: i64 = 0
    count: i64 = 0  # number of options
    total: i64 = 0  # sum of the weights
    options: vec[i64]
    weights: vec[i64]
    depth: i64 = 0
    stack: vec[i64]  # the steps waiting below the present one
    resigned: i64 = 0  # seats that are no longer played, one bit each
    closed: i64 = 0  # how the game ended, if its own rules did not end it
    quiet: i64 = 0  # turns begun since the game last came closer to its end
    orderly: bool = False  # things are chosen in a fixed order, without a "done" at the end; not part of the position
    out: list[int] | None = None  # events, if the caller listens; copies do not record them

    def make_room(self, options: int) -> None:
        """Makes room for a decision with this many options and for the waiting steps."""
        self.options = vec[i64]([0] * options)
        self.weights = vec[i64]([0] * options)
        self.stack = vec[i64]([0] * MOST_STEPS)

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
        """Whether exactly one option is listed, which needs no asking; then the list is cleared."""
        if self.count != 1:
            return False
        self.count = 0
        return True

    def over(self) -> None:
        self.count = 0
        self.total = 0
        self.who = NOBODY

    def progress(self) -> None:
        """Notes that something was won for good, so that the game does not stand still."""
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

    def numbers(self) -> list[int]:
        """Returns the whole position as numbers in a fixed order: equal lists mean equal positions."""
        return state_numbers(self)


def state_numbers(s: State) -> list[int]:
    """Lists the fields of every state without the outcomes of chance.

    The last three numbers appear only once a seat resigns or a turn is quiet: older tapes have none of them.
    """
    asked = [] if s.who == CHANCE else [int(a) for a in s.options[: s.count]]
    waiting = [int(step) for step in s.stack[: s.depth]]
    numbers = [
        int(s.turns), int(s.seat), int(s.role), int(s.silent), int(s.who), int(s.step),
        len(asked), *asked, len(waiting), *waiting,
    ]  # fmt: skip
    if s.resigned or s.closed or s.quiet:
        numbers.extend([int(s.resigned), int(s.closed), int(s.quiet)])
    return numbers


# Below, written by `python -m tools.writing.fields` from the declarations above.


def copy_state(s: State, c: State) -> None:
    c.turns = s.turns
    c.seat = s.seat
    c.role = s.role
    c.silent = s.silent
    c.who = s.who
    c.step = s.step
    c.count = s.count
    c.total = s.total
    c.options = s.options[:]
    c.weights = s.weights[:]
    c.depth = s.depth
    c.stack = s.stack[:]
    c.resigned = s.resigned
    c.closed = s.closed
    c.quiet = s.quiet
    c.orderly = s.orderly
