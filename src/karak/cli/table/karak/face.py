"""The face of Karak."""

from typing import Any, ClassVar, cast

from rich.text import Text

from karak.cli.table.face import Choice, Face, Sheet
from karak.cli.table.karak import panel
from karak.cli.table.karak.atlas import BIG, SMALL, Atlas, Cell, Window
from karak.cli.table.karak.cardboard import Cardboard, acting
from karak.cli.table.karak.fight import equation, fight_hint, weapons_of
from karak.cli.table.karak.story import OUTCOMES, Before, KarakTelling
from karak.cli.table.layout import beside
from karak.games.karak.view import Fight, View
from karak.play.match import Match
from karak.play.seated import Tried
from karak.words import has, name, say

GLYPHS = {  # tiles by their open sides
    "nesw": "╋", "nes": "┣", "nsw": "┫", "esw": "┳", "new": "┻", "es": "┏", "sw": "┓", "ne": "┗", "nw": "┛",
    "ns": "┃", "ew": "━", "n": "+", "e": "+", "s": "+", "w": "+",
}  # fmt: skip
SIDES = {"n": "north", "e": "east", "s": "south", "w": "west"}


class KarakFace(Face):
    shorts: ClassVar[dict[str, str]] = {letter: f"step {side}" for letter, side in SIDES.items()}

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        self.cardboard = Cardboard(match.game)

    def look(self, view: Any) -> View:
        return cast(View, self.match.game.describe(view))

    # words

    def called(self, thing: str) -> str:
        return GLYPHS.get(thing) or super().called(thing)

    def hint(self, tried: Tried) -> str:
        """Says won, tied or lost if the dice already lie; otherwise what follows."""
        keys = [self.match.game.tell(event)[0] for event in tried.events]
        outcome = next((say(f"{self.name}-{key}.brief") for key in keys if key in OUTCOMES), "")
        if outcome or tried.option.verb == "stop":  # its label says what it does
            return outcome
        return self.next_hint(tried)

    def next_hint(self, tried: Tried) -> str:
        """Hints at a fight with its odds, a draw, the end of the turn, or what lies there."""
        scene, then = self.look(tried.view), self.look(tried.after)
        if then.fight and then.fight != scene.fight and not then.fight.dice:
            return fight_hint(then.fight, then.who == "chance", self.with_odds)
        key = f"{self.name}-next-{then.step}"
        if then.who == "chance" and has(key):
            return say(key)
        if then.turn != scene.turn:
            return say("hint-turn-ends")
        here, cells = (acting(scene).x, acting(scene).y), cells_of(tried.option.anchors)
        there = [place.token or place.kind for place in scene.map if (place.x, place.y) in cells and here not in cells]
        return name(there[0]) if there and there[0] != "unexplored" else ""

    # pictures

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        """Draws the map around the acting hero, with all heroes beside it."""
        scene = self.look(view)
        if self.match.holder is not None:  # it is still their turn
            scene.seat, scene.steps_left = self.match.holder, 0
        me = acting(scene)
        led = [(cell, str(c.number)) for c in choices for cell in cells_of(c.option.anchors) if cell != (me.x, me.y)]
        marks = {cell: number for cell, number in led if [other for other, _ in led].count(cell) == 1}
        atlas = Atlas(scene, self.cardboard, marks)
        columns = (sheet.width - panel.WIDTH - 3) // BIG.width
        if columns < 3:  # the heroes stand below the map
            columns = (sheet.width - 2) // BIG.width
        rows = max(3, min(5, (sheet.height - 12) // BIG.height))
        left = atlas.draw(atlas.around(me.x, me.y, columns, rows))
        return beside(left, panel.heroes(scene, self.cardboard, self.match.players, winners), sheet.width)

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        scene = self.look(view)
        rows: list[Text] = []
        if scene.drawn:
            rows.append(Text(say("table-drawn", things=", ".join(self.with_number(thing) for thing in scene.drawn))))
        if scene.fight:
            rows.append(Text(self.equation(scene, scene.fight)))
        return rows

    def before_chance(self, view: Any) -> list[Text]:
        """Shows what a fight takes and its chances before the dice fall."""
        scene = self.look(view)
        return [Text(self.equation(scene, scene.fight), style="bold")] if scene.fight else []

    def equation(self, scene: View, fight: Fight) -> str:
        return equation(fight, weapons_of(scene, self.cardboard), self.with_odds)

    def with_number(self, thing: str) -> str:
        return f"{name(thing)} {self.cardboard.number_of(thing)}".strip()

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        """Draws the whole map in small tiles, in strips if it is wide."""
        atlas = Atlas(self.look(view), self.cardboard)
        whole = atlas.extent()
        columns = (sheet.width - 2) // SMALL.width
        parts = -(-(whole.right - whole.left + 1) // columns)
        rows: list[Text] = []
        for part in range(parts):
            left = whole.left + part * columns
            if parts > 1:
                rows.append(Text(say("map-part", part=part + 1, parts=parts)))
            strip = Window(left, whole.top, min(whole.right, left + columns - 1), whole.bottom)
            rows += atlas.draw(strip, SMALL)
        return [*rows, Text(say("map-legend"))]

    def legend(self) -> list[str]:
        return [say("map-legend"), say("map-numbers")]

    def abilities(self, hero: str) -> list[str]:
        return self.cardboard.abilities.get(hero, [])

    # the log

    def remember(self, state: Any) -> Before:
        scene = self.look(state)
        return Before(scene.fight, weapons_of(scene, self.cardboard))

    def telling(self, before: list[Any], seat: int | None) -> KarakTelling:
        return KarakTelling(self.match, before, seat)


def cells_of(anchors: list[str]) -> list[Cell]:
    """Returns the cell that an option is about, if it has no other anchors."""
    return [cell_of(anchor) for anchor in anchors if anchor.startswith("cell:") and len(anchors) == 1]


def cell_of(anchor: str) -> Cell:
    x, y = anchor.removeprefix("cell:").split(",")
    return int(x), int(y)


FACE = KarakFace
