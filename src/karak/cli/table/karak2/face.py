"""The face of Karak II."""

from typing import Any, ClassVar

from rich.text import Text

from karak.cli.table.face import HELP, Choice, Face, Sheet, Tried
from karak.cli.table.karak2 import battle, hexes, panel
from karak.cli.table.karak2.atlas import Atlas
from karak.cli.table.karak2.hexes import BIG, SIDES, SMALL, Cell
from karak.cli.table.karak2.hints import Hints
from karak.cli.table.karak2.previews import preview, sides_of, strip
from karak.cli.table.karak2.scene import Cardboard, Scene, look
from karak.cli.table.karak2.story import Before, Karak2Telling
from karak.cli.table.layout import beside
from karak.play.match import Match
from karak.words import name, say

LONG = {
    "ne": "northeast", "e": "east", "se": "southeast", "sw": "southwest", "w": "west", "nw": "northwest",
}  # fmt: skip
SHORT = {long: short for short, long in LONG.items()}
HELPS = {"notation": "karak2-notation", "why": "karak2-why"}
BATTLE = ("rolling", "rolled", "plaguing", "spending")  # steps from which a battle is decided


class Karak2Face(Face):
    shorts: ClassVar[dict[str, str]] = {short: f"move {long}" for short, long in LONG.items()}
    helps: ClassVar[tuple[str, ...]] = tuple(HELPS.get(key, key) for key in HELP)

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        self.cardboard = Cardboard(match.game)
        self.looked: tuple[Any, Scene] | None = None

    def look(self, view: Any) -> Scene:
        """A question looks at the same view many times."""
        if self.looked is None or self.looked[0] is not view:
            self.looked = view, look(self.match.game, view)
        return self.looked[1]

    def has_secrets(self, state: Any) -> bool:
        """Somebody has looked at a tile that others do not know."""
        scene = look(self.match.game, state)
        return scene.stack.put_back is not None or scene.step == "scouting"

    # words

    def words_of(self, verb: str, rest: list[str]) -> list[str]:
        if verb == "lay":
            return [", ".join(name(LONG[side]) for side in rest[0].split("-"))]
        return super().words_of(verb, rest)

    def still_open(self, view: Any) -> int:
        return self.look(view).open

    def hint(self, tried: Tried) -> str:
        scene = self.look(tried.view)
        keys = [self.match.game.tell(event)[0] for event in tried.events]
        outcome = next((say(f"{self.name}-{key}.brief") for key in keys if key in ("won", "lost")), "")
        hints = Hints(scene, self.cardboard, self.with_odds)
        then = look(self.match.game, tried.after)
        return hints.hint(tried, then, outcome, cells_of(scene, tried.notation, tried.anchors))

    # pictures

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        """The map around the acting hero, and everybody beside it."""
        scene = self.look(view)
        atlas = Atlas(scene, self.cardboard, marks_of(scene, choices))
        columns = sheet.width - panel.WIDTH - 3
        if columns < 3 * BIG.width:  # the heroes stand below the map
            columns = sheet.width - 2
        rows = max(3, min(5, (sheet.height - 12) // BIG.pitch))
        me = scene.acting()
        left = atlas.draw(atlas.around((me.x, me.y), columns, rows))
        return beside(left, panel.heroes(scene, self.cardboard, self.match.players, winners), sheet.width)

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        """A battle, tokens in hand, tiles to look at."""
        scene = self.look(view)
        rows = battle.panel(scene, self.cardboard, self.with_odds)
        if scene.drawn:
            rows.append(Text(say("table-drawn", things=", ".join(self.with_strength(token) for token in scene.drawn))))
        if scene.looked_at and scene.step in ("turning", "attaching"):
            rows.append(Text(say("karak2-in-hand", tile=self.called(scene.looked_at[0]))))
        if scene.stack.put_back not in (None, "unknown") and not scene.battle:
            rows.append(Text(say("karak2-put-back", tile=self.called(str(scene.stack.put_back)))))
        tiles = [shown for choice in choices for shown in self.preview(scene, choice)]
        return [*rows, strip(tiles, 78)] if tiles else rows

    def preview(self, scene: Scene, choice: Choice) -> list[list[Text]]:
        """The tile as this choice would have it, if it is about one."""
        verb, what = choice.notation.split()[0], choice.notation.split()[-1]
        number = str(choice.number)
        if verb == "choose":
            return [preview(self.cardboard.land_of[what], sides_of(self.cardboard.chasms[what]), number)]
        if verb == "lay" and scene.looked_at:
            land = self.cardboard.land_of.get(scene.looked_at[0], "")
            return [preview(land, what.split("-"), number)]
        return []

    def before_chance(self, view: Any) -> list[Text]:
        """Before the first dice of a battle fall: what it takes, and the chances."""
        scene = self.look(view)
        if scene.battle is None or scene.step != "rolling" or battle.is_rolled(scene.battle):
            return []
        return battle.panel(scene, self.cardboard, self.with_odds)

    def with_strength(self, token: str) -> str:
        return f"{self.called(token)} {self.cardboard.strength.get(token, '')}".strip()

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        """All of it, in small hexes, in strips if it is wide; and what nobody has yet."""
        scene = self.look(view)
        atlas = Atlas(scene, self.cardboard)
        whole = atlas.whole(SMALL)
        halves = min(whole.halves, (sheet.width - 3) // SMALL.half)
        lefts = range(whole.left, whole.left + max(1, whole.halves - 1), halves - 1)
        rows: list[Text] = []
        for part, left in enumerate(lefts):
            if len(lefts) > 1:
                rows.append(Text(say("map-part", part=part + 1, parts=len(lefts))))
            rows += atlas.draw(hexes.Sheet(SMALL, left, whole.top, halves, whole.rows))
        tokens = ", ".join(f"{n} {self.called(token)}" for token, n in scene.bag.items()) or say("karak2-nothing")
        dice = ", ".join(f"{n} {self.called(die)}" for die, n in scene.supply.items())
        rows += [Text(say("karak2-map-bag", tokens=tokens)), Text(say("karak2-map-supply", dice=dice))]
        return [*rows, Text(say("karak2-map-legend")), Text(say("karak2-map-monsters"))]

    def legend(self) -> list[str]:
        return [say("karak2-map-legend"), say("karak2-map-items"), say("karak2-map-monsters"), say("map-numbers")]

    def abilities(self, hero: str) -> list[str]:
        return self.cardboard.abilities.get(hero, [])

    # the log

    def remember(self, state: Any) -> Before | None:
        if self.match.game.step_name(state) not in BATTLE:
            return None
        scene = look(self.match.game, state)
        return Before(battle.met(scene, self.cardboard), scene.battle.weapons if scene.battle else 0)

    def telling(self, before: list[Any], seat: int | None) -> Karak2Telling:
        return Karak2Telling(self.match, before, seat)


def marks_of(scene: Scene, choices: list[Choice]) -> dict[Cell, str]:
    """The numbers of the choices that lead to a cell; how a tile is turned is shown elsewhere."""
    marks: dict[Cell, str] = {}
    for choice in choices:
        for cell in cells_of(scene, choice.notation, choice.anchors):
            if cell != (scene.acting().x, scene.acting().y) and not choice.notation.startswith("lay "):
                marks[cell] = f"{marks[cell]},{choice.number}" if cell in marks else str(choice.number)
    return marks


def cells_of(scene: Scene, notation: str, anchors: list[str]) -> list[Cell]:
    """The one cell that an option is about; a run says how far it goes."""
    if notation.startswith("use magic-run "):
        *_, side, far = notation.split()
        dx, dy = SIDES[SHORT[side]]
        return [(scene.acting().x + dx * int(far), scene.acting().y + dy * int(far))]
    return [cell_of(anchor) for anchor in anchors if anchor.startswith("cell:") and len(anchors) == 1]


def cell_of(anchor: str) -> Cell:
    x, y = anchor.removeprefix("cell:").split(",")
    return int(x), int(y)
