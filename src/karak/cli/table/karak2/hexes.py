"""Hexes in text: slanted borders take a few rows, and a chasm is a thick dark border."""

from collections.abc import Iterator
from typing import NamedTuple

from karak.cli.table.canvas import Canvas

Cell = tuple[int, int]
SIDES = {"ne": (1, -1), "e": (1, 0), "se": (0, 1), "sw": (-1, 1), "w": (-1, 0), "nw": (0, -1)}
ACROSS = {"ne": "sw", "e": "w", "se": "nw", "sw": "ne", "w": "e", "nw": "se"}

SKY = "#6d7684 on #1a2029"  # where no tile lies
CHASM = "#7a3020 on #000000"
UNKNOWN = "bold #ffb347 on #1a2029"

OPEN, CLOSED, INTO_THE_UNKNOWN = "·", "▓", "?"


class Size(NamedTuple):
    """The size of a hex in characters: from side to side, rows of full width, rows of a slanted border."""

    width: int
    full: int
    slope: int

    @property
    def pitch(self) -> int:
        return self.full + self.slope

    @property
    def half(self) -> int:
        return self.width // 2

    @property
    def segment(self) -> int:
        """The number of characters of a slanted border in one row."""
        return (self.half - 1) // self.slope

    @property
    def rows(self) -> list[int]:
        """The room inside, in characters for each row."""
        taper = [self.width - 1 - 2 * self.segment * (row + 1) for row in range(self.slope)]
        return [*reversed(taper), *[self.width - 1] * self.full, *taper]


BIG = Size(10, 2, 2)
SMALL = Size(6, 2, 1)
TINY = Size(6, 1, 1)


class Sheet:
    """A canvas that draws hexes by their cell; `left` counts half hexes, `top` rows of hexes."""

    def __init__(self, size: Size, left: int, top: int, halves: int, rows: int) -> None:
        self.size = size
        self.left = left
        self.top = top
        self.halves = halves
        self.rows = rows
        self.canvas = Canvas(halves * size.half + 1, rows * size.pitch + size.slope, SKY)

    def holds(self, cell: Cell) -> bool:
        """Whether the whole hex fits on the sheet."""
        start = 2 * cell[0] + cell[1]
        return self.left <= start <= self.left + self.halves - 2 and self.top <= cell[1] < self.top + self.rows

    def touches(self, cell: Cell) -> bool:
        start = 2 * cell[0] + cell[1]
        return abs(2 * (start - self.left) + 2 - self.halves) <= self.halves + 2 and (
            self.top - 1 <= cell[1] <= self.top + self.rows
        )

    def origin(self, cell: Cell) -> tuple[int, int]:
        """Returns the position of the hex's west border and topmost row."""
        return (2 * cell[0] + cell[1] - self.left) * self.size.half, (cell[1] - self.top) * self.size.pitch

    def write(self, cell: Cell, row: int, text: str, style: str = "", start: int | None = None) -> None:
        """Writes in the middle of a row of the hex, or `start` characters into it."""
        x, y = self.origin(cell)
        room = self.size.rows[row]
        inset = (self.size.width + 1 - room) // 2
        offset = (room - len(text)) // 2 if start is None else start
        for i, char in enumerate(text):
            self.put(x + inset + offset + i, y + row, char, style)

    def put(self, x: int, y: int, char: str, style: str) -> None:
        """Writes a character; a style without a background keeps the present one."""
        if " on " not in f" {style}" and 0 <= x < self.canvas.width and 0 <= y < self.canvas.height:
            style = f"{style} on {self.canvas.styles[y][x].rpartition('on ')[2]}"
        self.canvas.put(x, y, char, style)

    def fill(self, cell: Cell, west: str, east: str) -> None:
        """Colours the ground; land of two kinds has two colours."""
        for row, room in enumerate(self.size.rows):
            middle = (room + 1) // 2
            self.write(cell, row, " " * middle, west, 0)
            self.write(cell, row, " " * (room - middle), east, middle)

    def border(self, cell: Cell, side: str, glyph: str, style: str) -> None:
        x, y = self.origin(cell)
        for dx, dy in outline(self.size, side):
            self.canvas.put(x + dx, y + dy, glyph, style)

    def sign(self, cell: Cell, side: str, glyph: str, style: str) -> None:
        """Writes one character in the middle of a border."""
        x, y = self.origin(cell)
        spots = list(outline(self.size, side))
        dx, dy = spots[len(spots) // 2] if side in ("e", "w") else spots[(len(spots) - 1) // 2]
        self.canvas.put(x + dx, y + dy, glyph, style)

    def corner(self, cell: Cell, glyph: str, style: str) -> None:
        """Draws the topmost corner."""
        x, y = self.origin(cell)
        self.canvas.put(x + self.size.half, y, glyph, style)

    def foot(self, cell: Cell, glyph: str, style: str) -> None:
        """Draws the lowest corner."""
        x, y = self.origin(cell)
        self.canvas.put(x + self.size.half, y + self.size.pitch + self.size.slope - 1, glyph, style)


def outline(size: Size, side: str) -> Iterator[tuple[int, int]]:
    """Yields the characters of a border, relative to the corner of its hex."""
    if side in ("e", "w"):
        for row in range(size.slope, size.slope + size.full):
            yield (size.width if side == "e" else 0), row
        return
    for step in range(size.slope):
        row = size.slope - 1 - step if side[0] == "n" else size.slope + size.full + step
        for i in range(step * size.segment + 1, (step + 1) * size.segment + 1):
            yield (size.width - i if side[1] == "e" else i), row


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + SIDES[side][0], cell[1] + SIDES[side][1]
