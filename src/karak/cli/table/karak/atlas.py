"""Draws the map: tiles with walls and exits, what lies on them, who stands there, where the hero can go."""

from itertools import product
from typing import NamedTuple

from rich.text import Text

from karak.cli.table.badges import badges, hero_style
from karak.cli.table.canvas import Canvas
from karak.cli.table.karak.cardboard import Cardboard
from karak.games.karak.view import Place, View
from karak.words import has, say

Cell = tuple[int, int]
DARK = "on #16120e"
ROCK = "#6b5844 on #251d16"
FLOOR = "#e8d8b8 on #54452f"
WALL = "#f0c070 on #5c452a"
ROOM = "#f4e6c8 on #5c452a"
MONSTER = "bold #ff9478 on #5c452a"
ITEM = "bold #ffe066 on #5c452a"
SIGHTS = {"fountain": ("≈", "bold #8fd8ff on #54452f"), "portal": ("◎", "bold #dcb0ff on #54452f")}
ASK = "bold #ffb347 on #16120e"
ASK_ROOM = "bold #ffb347 on #5c452a"
ASK_HALL = "bold #ffb347 on #54452f"
MARK = "bold #16120e on #ffd27f"


class Size(NamedTuple):
    """The size of a tile in characters; the gap is the width of an exit to the north or south."""

    width: int
    height: int
    gap: int


BIG = Size(9, 4, 3)
SMALL = Size(5, 3, 1)


class Window(NamedTuple):
    """The cells shown, bounds included."""

    left: int
    top: int
    right: int
    bottom: int

    def holds(self, x: int, y: int) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class Atlas:
    """Draws the map of one position; `marks` are the numbers of the choices that lead to a cell."""

    def __init__(self, scene: View, cardboard: Cardboard, marks: dict[Cell, str] | None = None) -> None:
        self.scene = scene
        self.cardboard = cardboard
        self.marks = marks or {}
        self.pieces = badges([hero.hero for hero in scene.heroes])
        self.places = {(place.x, place.y): place for place in scene.map}

    def extent(self) -> Window:
        cells = [*self.places, *self.marks]
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        return Window(min(xs), min(ys), max(xs), max(ys))

    def around(self, x: int, y: int, columns: int, rows: int) -> Window:
        """Returns a window of this size with the cell in the middle, or off it where the map ends."""
        whole = self.extent()
        left = placed(x, columns, whole.left, whole.right)
        top = placed(y, rows, whole.top, whole.bottom)
        return Window(left, top, min(whole.right, left + columns - 1), min(whole.bottom, top + rows - 1))

    def draw(self, window: Window, size: Size = BIG) -> list[Text]:
        """Draws the window with a margin that marks where the map continues."""
        columns, rows = window.right - window.left + 1, window.bottom - window.top + 1
        above = any(y < window.top for _, y in self.places)
        below = any(y > window.bottom for _, y in self.places)
        sheet = Canvas(columns * size.width + 2, rows * size.height + above + below, DARK)
        for cell in product(range(window.left, window.right + 1), range(window.top, window.bottom + 1)):
            x, y = 1 + (cell[0] - window.left) * size.width, (cell[1] - window.top) * size.height + above
            self.draw_cell(sheet, cell, x, y, size)
        if above:
            sheet.put(1, 0, f"{say('map-more-north'):^{sheet.width - 2}}", ASK)
        if below:
            sheet.put(1, sheet.height - 1, f"{say('map-more-south'):^{sheet.width - 2}}", ASK)
        self.draw_margins(sheet, window, size)
        return sheet.lines()

    def draw_margins(self, sheet: Canvas, window: Window, size: Size) -> None:
        for y in range(2, sheet.height - 1, size.height):
            if any(x < window.left for x, _ in self.places):
                sheet.put(0, y, "◂", ASK)
            if any(x > window.right for x, _ in self.places):
                sheet.put(sheet.width - 1, y, "▸", ASK)

    def draw_cell(self, sheet: Canvas, cell: Cell, x: int, y: int, size: Size) -> None:
        place = self.places.get(cell)
        if place is not None and place.kind != "unexplored":
            (draw_room if place.kind == "room" else draw_corridor)(sheet, place, x, y, size)
            self.draw_openings(sheet, place, x, y, size)
            self.draw_contents(sheet, place, x, y, size)
        elif place is not None or cell in self.marks:
            sheet.put(x + size.width // 2, y + size.height // 2, "?", ASK)
        if cell in self.marks:
            mark = self.marks[cell] if size is SMALL else f"[{self.marks[cell]}]"
            sheet.put(x if place else x + (size.width - len(mark)) // 2, y if place else y + 1, mark, MARK)

    def draw_openings(self, sheet: Canvas, place: Place, x: int, y: int, size: Size) -> None:
        """Draws a question mark where an exit leads into the dark."""
        across, down = size.width // 2, (size.height - 1) // 2
        spots = {
            "n": (across, 0, 0, -1), "e": (size.width - 1, down, 1, 0),
            "s": (across, size.height - 1, 0, 1), "w": (0, down, -1, 0),
        }  # fmt: skip
        for side in place.exits:
            dx, dy, beside, below = spots[side]
            if (place.x + beside, place.y + below) not in self.places:
                sheet.put(x + dx, y + dy, "?", ASK_ROOM if place.kind == "room" else ASK_HALL)

    def draw_contents(self, sheet: Canvas, place: Place, x: int, y: int, size: Size) -> None:
        here = [hero.seat for hero in self.scene.heroes if (hero.x, hero.y) == (place.x, place.y) and hero.hero]
        if size is SMALL:
            self.draw_small(sheet, place, here, x, y)
            return
        number = self.cardboard.number_of(place.token) if place.token else ""
        if place.token:
            centred(sheet, x, y + 1, short(place.token), self.style_of(place.token))
        elif place.number:
            glyph, style = SIGHTS[place.kind]
            centred(sheet, x, y + 1, f"{glyph}{place.number}{glyph}", style)
        shown = [self.pieces[seat] for seat in here]
        if len("".join([number, *shown])) + bool(number) > 7:
            shown = [piece[1] for piece in shown]
        width = len("".join([number, *shown])) + bool(number and shown)
        start = x + (BIG.width - width) // 2
        sheet.put(start, y + 2, number, self.style_of(place.token) if number else "")
        start += len(number) + bool(number and shown)
        for seat, piece in zip(here, shown, strict=True):
            sheet.put(start, y + 2, piece, hero_style(seat))
            start += len(piece)

    def draw_small(self, sheet: Canvas, place: Place, here: list[int], x: int, y: int) -> None:
        """Draws three characters: the heroes, or else what lies there."""
        if here:
            for i, seat in enumerate(here[:3]):
                sheet.put(x + 1 + i + (len(here) == 1), y + 1, self.pieces[seat][1], hero_style(seat))
        elif place.token:
            text = tiny(place.token) + self.cardboard.number_of(place.token).lstrip("+")
            sheet.put(x + 1, y + 1, f"{text[:3]:^3}", self.style_of(place.token))
        elif place.number:
            glyph, style = SIGHTS[place.kind]
            sheet.put(x + 2, y + 1, f"{glyph}{place.number}", style)

    def style_of(self, token: str) -> str:
        return MONSTER if token in self.cardboard.strength else ITEM


def short(token: str) -> str:
    """Returns a name that fits a tile; pieces from a user's data are shown by their id."""
    return say(f"short-{token}") if has(f"short-{token}") else token[:7]


def tiny(token: str) -> str:
    return say(f"tiny-{token}") if has(f"tiny-{token}") else token[:2]


def placed(middle: int, wanted: int, first: int, last: int) -> int:
    """Returns where a window of that width begins."""
    if last - first + 1 <= wanted:
        return first
    return max(first, min(middle - wanted // 2, last - wanted + 1))


def centred(sheet: Canvas, x: int, y: int, text: str, style: str) -> None:
    sheet.put(x + (BIG.width - len(text)) // 2, y, text, style)


def draw_room(sheet: Canvas, place: Place, x: int, y: int, size: Size) -> None:
    """Draws a vault with walls all round and gaps for its exits."""
    inner = size.width - 2
    side = (inner - size.gap) // 2
    ends = {"n": ("╔", "╗", y), "s": ("╚", "╝", y + size.height - 1)}
    for letter, (left, right, row) in ends.items():
        middle = " " * size.gap if letter in place.exits else "═" * size.gap
        sheet.put(x, row, left + "═" * side + middle + "═" * side + right, WALL)
    for row in range(y + 1, y + size.height - 1):
        west = " " if "w" in place.exits else "║"
        east = " " if "e" in place.exits else "║"
        sheet.put(x, row, west + " " * inner + east, WALL)


def draw_corridor(sheet: Canvas, place: Place, x: int, y: int, size: Size) -> None:
    """Draws rock with passages cut through it."""
    for row in range(size.height):
        sheet.put(x, y + row, "▒" * size.width, ROCK)
    start = (size.width - size.gap) // 2
    top = 0 if "n" in place.exits else 1
    bottom = size.height if "s" in place.exits else size.height - 1
    for row in range(top, bottom):
        sheet.put(x + start, y + row, " " * size.gap, FLOOR)
    for row in range(1, size.height - 1):
        if "w" in place.exits:
            sheet.put(x, y + row, " " * start, FLOOR)
        if "e" in place.exits:
            sheet.put(x + start + size.gap, y + row, " " * start, FLOOR)
