"""What a seat sees, as a row of small numbers of fixed length."""

from typing import Generic, TypeVar

from librt.vecs import vec  # packed even where the rules are interpreted: NumPy looks at it without a copy
from mypy_extensions import i16, i64, u8

from karak.core.game import Game
from karak.core.state import State
from karak.core.vecs import vec as numbers

S = TypeVar("S", bound=State)
WAITING = 4  # steps below the present one that are shown
MOST_TURNS = 32_000  # shown


class Field:
    """A number of values in a row, each between the lowest and the highest."""

    def __init__(self, name: str, count: int, low: int, high: int, what: str) -> None:
        self.name = name
        self.count = count
        self.low = low
        self.high = high
        self.what = what


class Section:
    """Fields that are repeated for each thing of a kind: a seat, a place."""

    def __init__(self, name: str, times: int, fields: list[Field]) -> None:
        self.name = name
        self.times = times
        self.fields = fields
        self.size = sum(field.count for field in fields)


class Pen:
    """Writes numbers one after the other on a page with a row for each game.

    A sight with many numbers writes them on the page itself, which is faster than one call for each. What becomes an
    i16 there must be an i64: a 0 or -1 in the same expression makes it a Python int, and the conversion a slow call.
    """

    def __init__(self, rows: int, size: int, kept: int) -> None:
        self.page = vec[i16]([i16(0)] * (rows * size))
        self.size: i64 = size  # of a row
        self.at: i64 = 0
        self.past = numbers[i64]([0] * (rows * kept))  # what a sight keeps of the positions it wrote last
        self.kept: i64 = kept  # of each row
        self.past_at: i64 = 0

    def turn_to(self, row: i64) -> None:
        self.at = row * self.size
        self.past_at = row * self.kept

    def clear(self, row: i64) -> None:
        """Clears a row for another game."""
        page = self.page
        for i in range(row * self.size, row * self.size + self.size):
            page[i] = 0
        past = self.past
        for i in range(row * self.kept, row * self.kept + self.kept):
            past[i] = 0

    def put(self, value: i64) -> None:
        self.page[self.at] = i16(value)
        self.at += 1

    def flags(self, mask: i64, count: i64) -> None:
        """Writes one number for each bit, from the lowest."""
        page = self.page
        at = self.at
        for i in range(count):
            page[at + i] = i16(mask >> i & 1)
        self.at = at + count

    def all(self, values: "numbers[i64]") -> None:
        self.part(values, 0, len(values))

    def part(self, values: "numbers[i64]", first: i64, count: i64) -> None:
        page = self.page
        at = self.at
        for i in range(count):
            page[at + i] = i16(values[first + i])
        self.at = at + count

    def small(self, values: "numbers[u8]", first: i64, count: i64) -> None:
        page = self.page
        at = self.at
        for i in range(count):
            page[at + i] = i16(values[first + i])
        self.at = at + count

    def rest(self, end: i64, width: i64) -> None:
        """Blanks the row up to the end; an entry that begins with 0 is blank, and so are all after it."""
        page = self.page
        at = self.at
        while at < end and page[at] != 0:
            for i in range(at, at + width):
                page[i] = 0
            at += width
        self.at = end


class Sight(Generic[S]):
    """The single encoding of a game for a number of seats: the same for a whole position and for a seat's view."""

    def __init__(self, game: Game[S], sections: list[Section]) -> None:
        seats = int(game.seats)
        steps = len(game.steps)
        self.seats: i64 = seats
        self.sections: list[Section] = [
            Section("question", 1, [
                Field("asked", 1, -2, seats - 1, "who decides: seat counted from the observer's, -1 chance, -2 none"),
                Field("acting", 1, 0, seats - 1, "whose turn it is: seat counted from the observer's"),
                Field("turns", 1, 0, MOST_TURNS, "turns begun"),
                Field("quiet", 1, 0, MOST_TURNS, "turns begun since anything was won for good"),
                Field("step", 1, 0, steps - 1, "the place in the rules that asks"),
                Field("waiting", WAITING, 0, steps, "steps to return to, the next one first: step + 1, 0 none"),
            ]),
            *sections,
        ]  # fmt: skip
        self.size: i64 = sum(section.times * section.size for section in self.sections)
        self.kept: i64 = 0  # numbers kept of the last position, to see what has changed

    def pen(self, rows: int) -> Pen:
        return Pen(rows, int(self.size), int(self.kept))

    def write(self, s: S, seat: i64, pen: Pen) -> None:
        """Writes everything this seat may know, on a clear row or over the last observation of the same game."""
        raise NotImplementedError

    def write_question(self, s: S, seat: i64, pen: Pen) -> None:
        page = pen.page
        at = pen.at
        page[at] = i16(self.beside(s.who, seat) if s.who >= 0 else s.who)
        page[at + 1] = i16(self.beside(s.seat, seat))
        page[at + 2] = i16(min(s.turns, 32_000))
        page[at + 3] = i16(min(s.quiet, 32_000))
        page[at + 4] = i16(s.step)
        for i in range(4):
            waiting: i64 = s.stack[s.depth - 1 - i] + 1 if i < s.depth else 0
            page[at + 5 + i] = i16(waiting)
        pen.at = at + 9

    def beside(self, other: i64, seat: i64) -> i64:
        """Returns another seat's number counted from the observer's; -1 for none."""
        if other >= self.seats:
            return -1
        return other - seat if other >= seat else other - seat + self.seats

    def write_seats(self, mask: i64, seat: i64, pen: Pen) -> None:
        """Writes one bit for each seat, counted from the observer's."""
        pen.flags(mask >> seat, self.seats - seat)
        pen.flags(mask, seat)
