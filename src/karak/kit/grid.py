"""A map without edges: places in the order in which they were laid, each linked to its neighbours."""

from typing import Final

from mypy_extensions import i64, u8

from karak.core.vecs import vec

NOWHERE: Final[i64] = 255  # no place lies there, so a map has at most 255 places
ORIGIN: Final[i64] = 512 << 10 | 512
SLOTS: Final[i64] = 256
SQUARE: Final = [-1, 1 << 10, 1, -(1 << 10)]  # what a step north, east, south, west adds to a cell
HEX: Final = [  # axial: north-east, east, south-east, south-west, west, north-west
    (1 << 10) - 1, 1 << 10, 1, -(1 << 10) + 1, -(1 << 10), -1,
]  # fmt: skip


def cell_at(x: i64, y: i64) -> i64:
    return ORIGIN + (x << 10) + y


def x_of(cell: i64) -> i64:
    return (cell >> 10) - 512


def y_of(cell: i64) -> i64:
    return (cell & 1023) - 512


def cell_name(cell: i64) -> str:
    """Returns the cell's name for a screen."""
    return f"cell:{int(x_of(cell))},{int(y_of(cell))}"


class Grid:
    """Cells are coordinates packed in an int, places are numbers from 0; `next` is a single look-up."""

    def __init__(
        self, sides: i64, deltas: vec[i64], count: i64, cells: vec[i64], links: vec[i64], slots: vec[u8]
    ) -> None:
        self.sides = sides
        self.deltas = deltas
        self.count = count
        self.cells = cells  # by place
        self.links = links  # by place and side: the place next to it
        self.slots = slots  # from a hash of the cell to its place

    def copy(self) -> "Grid":
        return Grid(self.sides, self.deltas, self.count, self.cells[:], self.links[:], self.slots[:])

    def next(self, place: i64, side: i64) -> i64:
        return self.links[place * self.sides + side]

    def cell_beside(self, place: i64, side: i64) -> i64:
        return self.cells[place] + self.deltas[side]

    def slot_of(self, cell: i64) -> i64:
        """Returns the slot that holds the cell's place, or the free one where it would go."""
        slot = (cell >> 10 & 15) << 4 | cell & 15
        while i64(self.slots[slot]) != NOWHERE and self.cells[i64(self.slots[slot])] != cell:
            slot = (slot + 1) & (SLOTS - 1)
        return slot

    def at(self, cell: i64) -> i64:
        return i64(self.slots[self.slot_of(cell)])

    def lay(self, cell: i64) -> i64:
        """Adds a place and links it to those around it."""
        place = self.count
        self.count += 1
        self.cells[place] = cell
        self.slots[self.slot_of(cell)] = u8(place)
        half = self.sides // 2
        for side in range(self.sides):
            there = self.at(cell + self.deltas[side])
            self.links[place * self.sides + side] = there
            if there != NOWHERE:
                self.links[there * self.sides + (side + half) % self.sides] = place
        return place

    def numbers(self) -> list[int]:
        return [int(self.count), *[int(cell) for cell in self.cells[: self.count]]]


def empty_grid(deltas: list[int], most: int) -> Grid:
    """Returns a grid with room for `most` places; opposite sides are half the list apart."""
    sides = len(deltas)
    links = vec[i64]([NOWHERE] * (most * sides))
    return Grid(sides, vec[i64](deltas), 0, vec[i64]([0] * most), links, vec[u8]([u8(255)] * 256))
