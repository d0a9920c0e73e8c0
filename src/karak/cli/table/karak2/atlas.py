"""Draws the map: lands and chasms, monsters, heroes, and where the hero can go."""

from typing import ClassVar

from rich.text import Text

from karak.cli.table.badges import badges, hero_style
from karak.cli.table.karak2 import hexes
from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.karak2.hexes import ACROSS, BIG, CHASM, SIDES, SKY, SMALL, UNKNOWN, Cell, Sheet, Size, beside
from karak.games.karak2.view import View
from karak.words import about, name, say

GAME = "karak2"
FIELD, WOODS, ROCKS = "#6e6423", "#2c5636", "#585c66"
GROUND = {
    "castle": ("#7d4f2c", "#7d4f2c"), "farm": (FIELD, FIELD), "forest": (WOODS, WOODS), "farm-forest": (FIELD, WOODS),
    "farm-rock": (FIELD, ROCKS), "forest-rock": (WOODS, ROCKS), "big-farm": ("#8a7a1c",) * 2,
    "dense-forest": ("#1d6b35",) * 2, "giant-rocks": ("#767b88",) * 2, "abyss": ("#5a1020", "#5a1020"),
}  # fmt: skip
UNLAID = "unexplored"  # the land of a tile that is still to be turned
BARE = ("#3a3f47", "#3a3f47")
PLAGUE = "☠☠☠"
YIELDS = "ψ♣△"  # food, wood, stone
INK = "#f2ead8"
FAINT = "#c9c2ae"
MONSTER = "bold #ffb09a"
ITEM = "bold #ffe066"
MARK = "bold #16120e on #ffd27f"
PASS = "#d9d2bd"
SHADES = (1.0, 0.82, 1.16)


def shaded(colour: str, factor: float) -> str:
    parts = [min(255, round(int(colour[i : i + 2], 16) * factor)) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


class Atlas:
    """Draws the map of one position; `marks` are the numbers of the choices that lead to a cell."""

    grounds: ClassVar[dict[str, tuple[str, str]]] = GROUND

    def __init__(self, scene: View, cardboard: Cardboard, marks: dict[Cell, str] | None = None) -> None:
        self.scene = scene
        self.cardboard = cardboard
        self.marks = marks or {}
        self.badges = self.badges_of(scene)
        self.places = {(place.x, place.y): place for place in scene.map if place.land != UNLAID}
        self.awaited = [(place.x, place.y) for place in scene.map if place.land == UNLAID]
        self.has_tiles = scene.stack.tier_1 + scene.stack.tier_2 > 0

    def badges_of(self, scene: View) -> list[str]:
        """Returns shape and letter by seat."""
        return badges([hero.hero for hero in scene.heroes])

    # choosing the part to show

    def cells(self) -> list[Cell]:
        return [*self.places, *self.marks, *self.awaited]

    def whole(self, size: Size) -> Sheet:
        starts, ys = [2 * x + y for x, y in self.cells()], [y for _, y in self.cells()]
        halves = max(starts) - min(starts) + 2
        return Sheet(size, min(starts), min(ys), halves, max(ys) - min(ys) + 1)

    def around(self, cell: Cell, columns: int, rows: int, size: Size = BIG) -> Sheet:
        """Returns a sheet of what fits, with this cell in the middle, or off it where the map ends."""
        whole = self.whole(size)
        halves = min(whole.halves, (columns - 1) // size.half)
        rows = min(whole.rows, rows)
        left = placed(2 * cell[0] + cell[1] + 1, halves, whole.left, whole.halves)
        return Sheet(size, left, placed(cell[1], rows, whole.top, whole.rows), halves, rows)

    # drawing

    def draw(self, sheet: Sheet) -> list[Text]:
        """Draws the sheet with a margin that marks where the map continues."""
        shown = [cell for cell in self.places if sheet.touches(cell)]
        for cell in shown:
            sheet.fill(cell, *(f"on {colour}" for colour in self.ground(cell)))
        for cell in shown:
            self.draw_borders(sheet, cell)
        for cell in shown:
            self.draw_corners(sheet, cell)
        for cell in shown:
            if sheet.holds(cell):
                self.contents(sheet, cell).draw()
        for cell in self.awaited:
            if sheet.holds(cell) and cell not in self.marks:
                sheet.write(cell, sheet.size.slope, "? ?"[: sheet.size.width - 3], UNKNOWN)
        for cell, mark in self.marks.items():
            if sheet.holds(cell) and cell not in self.places:
                middle = sheet.size.slope + (sheet.size.full - 1) // 2
                sheet.write(cell, middle, boxed(mark, sheet.size.width - 1), MARK)
        return framed(sheet, self.cells())

    def contents(self, sheet: Sheet, cell: Cell) -> "Contents":
        return Contents(self, sheet, cell)

    def ground(self, cell: Cell) -> tuple[str, str]:
        """Returns the colours of a hex, shaded so that neighbours can be told apart."""
        west, east = self.grounds.get(self.places[cell].land, BARE)
        shade = SHADES[(cell[0] - cell[1]) % 3]
        return shaded(west, shade), shaded(east, shade)

    def draw_borders(self, sheet: Sheet, cell: Cell) -> None:
        west, east = self.ground(cell)
        for side in SIDES:
            there = beside(cell, side)
            ground = f"{PASS} on {east if side.endswith('e') else west}"
            if self.is_closed(cell, side):
                sheet.border(cell, side, hexes.CLOSED, CHASM)
            elif there in self.places:
                sheet.border(cell, side, hexes.OPEN, ground)
            else:
                sheet.border(cell, side, hexes.OPEN, SKY)
                if self.has_tiles:
                    sheet.sign(cell, side, hexes.INTO_THE_UNKNOWN, UNKNOWN)

    def is_closed(self, cell: Cell, side: str) -> bool:
        """Whether a chasm closes the border from either side."""
        here, there = self.places.get(cell), self.places.get(beside(cell, side))
        return bool((here and side in here.chasms) or (there and ACROSS[side] in there.chasms))

    def draw_corners(self, sheet: Sheet, cell: Cell) -> None:
        """Darkens the corners where chasms meet."""
        sheet.corner(cell, *self.meeting(cell, "nw", "ne"))
        sheet.foot(cell, *self.meeting(cell, "sw", "se"))

    def meeting(self, cell: Cell, west: str, east: str) -> tuple[str, str]:
        """Returns the look of the corner between two borders of a hex and the border beyond it."""
        beyond = beside(cell, west)
        closed = [self.is_closed(cell, west), self.is_closed(cell, east), self.is_closed(beyond, "e")]
        if sum(closed) > 1:
            return hexes.CLOSED, CHASM
        return hexes.OPEN, f"{PASS} on {self.ground(cell)[0]}" if beyond in self.places else SKY


class Contents:
    """Writes the contents of one hex."""

    def __init__(self, atlas: Atlas, sheet: Sheet, cell: Cell) -> None:
        self.atlas = atlas
        self.sheet = sheet
        self.cell = cell
        self.place = atlas.places[cell]
        self.here = [hero.seat for hero in atlas.scene.heroes if (hero.x, hero.y) == cell and hero.hero]
        general = atlas.scene.general
        self.general = general if general and general.place == self.place.place else None

    def draw(self) -> None:
        if self.sheet.size == SMALL:
            self.draw_small()
            return
        strong = self.strong()
        self.draw_top(bool(strong))
        self.draw_land()
        for text, row in zip(reversed(strong), (3, 2), strict=False):
            self.sheet.write(self.cell, row, f"{text:^9}", MONSTER)
        if not strong:
            self.draw_things(3)

    def draw_land(self) -> None:
        """Writes the land's name and what it gives, or whose city stands there."""
        seat = self.place.city
        if seat is None:
            self.sheet.write(self.cell, 2, short(self.place.land), f"bold {INK}")
            self.sheet.write(self.cell, 4, self.gives(), INK)
            return
        owner = self.atlas.scene.heroes[seat]
        self.sheet.write(self.cell, 2, f"⌂{name(owner.hero)}"[:9], hero_style(seat))
        self.sheet.write(self.cell, 4, PLAGUE if owner.plague else "", MONSTER)

    def draw_top(self, with_heroes: bool) -> None:
        """Writes the number of the place, and of the choice that leads there."""
        number = str(self.place.place)
        mark = boxed(self.atlas.marks.get(self.cell, ""), self.sheet.size.rows[1])
        if mark:
            self.sheet.write(self.cell, 1, mark, MARK, 0)
            if len(mark) + len(number) <= self.sheet.size.rows[1]:
                self.sheet.write(self.cell, 1, number, FAINT, self.sheet.size.rows[1] - len(number))
        elif with_heroes and self.here:
            self.sheet.write(self.cell, 1, number, FAINT, 0)
            badge = self.atlas.badges[self.here[0]]
            self.sheet.write(self.cell, 1, badge, hero_style(self.here[0]), self.sheet.size.rows[1] - len(badge))
        else:
            self.sheet.write(self.cell, 1, number, FAINT)

    def strong(self) -> list[str]:
        """Lists the monsters there with their strength."""
        if self.general:
            own = self.atlas.cardboard.general
            return [short("general"), f"{own}+{self.general.praetorians}={self.general.strength}"]
        return [f"{short(token)} {self.atlas.cardboard.strength.get(token, '')}" for token in self.place.monsters]

    def gives(self) -> str:
        given = self.atlas.cardboard.gives.get(self.place.land, [])
        return "".join(glyph * count for glyph, count in zip(YIELDS, given, strict=False))

    def draw_things(self, row: int) -> None:
        """Writes heroes and items; heroes without their shapes if there is little room."""
        room = self.sheet.size.rows[row]
        shown = [self.atlas.badges[seat] for seat in self.here]
        items = " ".join(tiny(item) if n == 1 else f"{n}{tiny(item)}" for item, n in self.place.items.items())
        if items and len("".join(shown)) + bool(shown) + len(items) > room:
            items = f"+{sum(self.place.items.values())}"
        if len("".join([*shown, items])) + bool(shown and items) > room:
            shown = [piece[1] for piece in shown]
        start = (room - len("".join([*shown, items])) - bool(shown and items)) // 2
        for seat, piece in zip(self.here, shown, strict=True):
            self.sheet.write(self.cell, row, piece, hero_style(seat), start)
            start += len(piece)
        self.sheet.write(self.cell, row, items, ITEM, start + bool(shown))

    def draw_small(self) -> None:
        """Writes two rows of five characters: what the land gives, and who is there."""
        land = self.gives() if self.place.city is None else f"⌂{self.atlas.badges[self.place.city][1]}"
        land = land or about(self.place.land, "tiny", GAME)
        self.sheet.write(self.cell, 1, f"{self.place.place}{land}"[:5], INK)
        if self.here and not self.strong():
            start = (5 - len(self.here)) // 2
            for i, seat in enumerate(self.here):
                self.sheet.write(self.cell, 2, self.atlas.badges[seat][1], hero_style(seat), start + i)
        elif self.general:
            self.sheet.write(self.cell, 2, f"{tiny('general')}{self.general.strength}", MONSTER)
        elif self.place.monsters:
            strengths = self.atlas.cardboard.strength
            text = "".join(f"{tiny(token)}{strengths.get(token, '')}" for token in self.place.monsters)
            self.sheet.write(self.cell, 2, text[:5], MONSTER)
        elif self.place.items:
            self.sheet.write(self.cell, 2, "".join(tiny(item) for item in self.place.items)[:5], ITEM)


def short(thing: str) -> str:
    """Returns a name that fits; pieces from a user's data are shown by their id."""
    return about(thing, "short", GAME) or thing[:7]


def tiny(thing: str) -> str:
    return about(thing, "tiny", GAME) or thing[:2]


def boxed(mark: str, room: int) -> str:
    """Returns as many of the numbers as fit."""
    numbers = mark.split(",") if mark else []
    while numbers and len(",".join(numbers)) + 2 > room:
        del numbers[-1]
    return f"[{','.join(numbers)}]" if numbers else ""


def placed(middle: int, wanted: int, first: int, count: int) -> int:
    """Returns where a window of that width begins."""
    return max(first, min(middle - wanted // 2, first + count - wanted))


def framed(sheet: Sheet, cells: list[Cell]) -> list[Text]:
    """Adds arrows where the map continues."""
    starts, ys = [2 * x + y for x, y in cells], [y for _, y in cells]
    west = min(starts) < sheet.left
    east = max(starts) + 2 > sheet.left + sheet.halves
    lines = trimmed(sheet.canvas.lines())
    rows: list[Text] = []
    for i, line in enumerate(lines):
        near = abs(i - len(lines) // 2) <= 1
        before, after = "◂" if west and near else " ", "▸" if east and near else " "
        rows.append(Text.assemble((before, UNKNOWN), line, (after, UNKNOWN)))
    width = sheet.canvas.width + 2
    if min(ys) < sheet.top:
        rows.insert(0, Text.assemble((f"{say('map-more-north'):^{width}}", UNKNOWN)))
    if max(ys) >= sheet.top + sheet.rows:
        rows.append(Text.assemble((f"{say('map-more-south'):^{width}}", UNKNOWN)))
    return rows


def trimmed(lines: list[Text]) -> list[Text]:
    """Removes empty rows above and below."""
    drawn = [i for i, line in enumerate(lines) if line.plain.strip()]
    return lines[drawn[0] : drawn[-1] + 1] if drawn else lines
