"""The face of Karak II."""

from typing import Any, ClassVar, cast

import msgspec
from rich.text import Text

from karak.cli.table.face import HELP, Choice, Face, Sheet
from karak.cli.table.karak2 import battle, hexes
from karak.cli.table.karak2.atlas import BARE, Atlas
from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.karak2.hexes import BIG, SMALL, Cell
from karak.cli.table.karak2.hints import Hints
from karak.cli.table.karak2.panel import WIDTH, Panel
from karak.cli.table.karak2.previews import preview, sides_of, strip
from karak.cli.table.karak2.story import Before, Karak2Telling
from karak.cli.table.layout import beside
from karak.games.karak2.view import View
from karak.play.match import Match
from karak.play.seated import Tried
from karak.words import say

LONG = {
    "ne": "northeast", "e": "east", "se": "southeast", "sw": "southwest", "w": "west", "nw": "northwest",
}  # fmt: skip
SHORT = {long: short for short, long in LONG.items()}
HELPS = {"notation": "karak2-notation", "why": "karak2-why"}


class Karak2Face(Face):
    shorts: ClassVar[dict[str, str]] = {short: f"move {long}" for short, long in LONG.items()}
    helps: ClassVar[tuple[str, ...]] = tuple(HELPS.get(key, key) for key in HELP)
    atlas_type: ClassVar[type[Atlas]] = Atlas
    panel_type: ClassVar[type[Panel]] = Panel
    deciding: ClassVar[tuple[str, ...]] = ("rolling", "rolled", "plaguing", "spending")  # the steps of a battle

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        self.cardboard = Cardboard(match.game)
        self.looked: tuple[Any, int, View] | None = None

    def look(self, view: Any) -> View:
        """Describes a view once; a position that is watched changes with each action and is described again."""
        age = len(self.match.actions)
        if self.looked is None or self.looked[0] is not view or self.looked[1] != age:
            self.looked = view, age, self.scene_of(view)
        return self.looked[2]

    def scene_of(self, state: Any) -> View:
        return cast(View, self.match.game.describe(state))

    def atlas(self, scene: View, marks: dict[Cell, str] | None = None) -> Atlas:
        return self.atlas_type(scene, self.cardboard, marks)

    def panel(self, scene: View) -> Panel:
        return self.panel_type(scene, self.cardboard, self.match.players)

    def hints(self, scene: View) -> Hints:
        return Hints(scene, self.cardboard, self.with_odds)

    def battle_of(self, scene: View) -> list[Text]:
        """Draws the battle, if there is one."""
        return battle.panel(scene, self.cardboard, self.with_odds)

    def has_secrets(self, state: Any) -> bool:
        """Whether a player has looked at a tile that others do not know."""
        scene = self.scene_of(state)
        return scene.stack.put_back is not None or scene.step == "scouting"

    # words

    def called(self, thing: str) -> str:
        return battle.shown(thing) if battle.is_bloody(thing) else super().called(thing)

    def hint(self, tried: Tried) -> str:
        scene = self.look(tried.view)
        keys = [self.match.game.tell(event)[0] for event in tried.events]
        outcome = next((say(f"{self.name}-{key}.brief") for key in keys if key in ("won", "lost")), "")
        then = self.scene_of(tried.after)
        return self.hints(scene).hint(tried, then, outcome, cells_of(tried.option.anchors))

    # pictures

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        """Draws the map around the acting hero, with all heroes beside it."""
        scene = self.look(view)
        if self.match.holder is not None:  # it is still their turn
            scene = msgspec.structs.replace(scene, seat=self.match.holder, actions_left=0)
        atlas = self.atlas(scene, marks_of(scene, choices))
        columns = sheet.width - WIDTH - 3
        if columns < 3 * BIG.width:  # the heroes stand below the map
            columns = sheet.width - 2
        rows = max(3, min(5, (sheet.height - 12) // BIG.pitch))
        me = scene.heroes[scene.seat]
        left = atlas.draw(atlas.around((me.x, me.y), columns, rows))
        return beside(left, self.panel(scene).lines(winners), sheet.width)

    def above(self, view: Any, choices: list[Choice]) -> list[Text]:
        """Shows a battle, tokens in hand, and tiles to look at."""
        scene = self.look(view)
        rows = self.battle_of(scene)
        if scene.drawn:
            rows.append(Text(say("table-drawn", things=", ".join(self.with_strength(token) for token in scene.drawn))))
        if scene.looked_at and scene.step in ("turning", "attaching"):
            rows.append(Text(say("karak2-in-hand", tile=self.called(scene.looked_at[0]))))
        if scene.stack.put_back not in (None, "unknown") and not scene.battle:
            rows.append(Text(say("karak2-put-back", tile=self.called(str(scene.stack.put_back)))))
        tiles = [shown for choice in choices for shown in self.preview(scene, choice)]
        return [*rows, strip(tiles, 78)] if tiles else rows

    def preview(self, scene: View, choice: Choice) -> list[list[Text]]:
        """Draws the tile as this choice would lay it, if it is about a tile."""
        option, number = choice.option, str(choice.number)
        if option.verb == "choose-tile":
            ((tile,),) = option.args
            return [preview(self.ground(tile), sides_of(self.cardboard.chasms[tile]), number)]
        if option.verb == "lay" and scene.looked_at:
            return [preview(self.ground(scene.looked_at[0]), [SHORT[side] for side in option.args[0]], number)]
        return []

    def ground(self, tile: str) -> tuple[str, str]:
        return self.atlas_type.grounds.get(self.cardboard.land_of.get(tile, ""), BARE)

    def before_chance(self, view: Any) -> list[Text]:
        """Shows what a battle takes and its chances before its first dice fall."""
        scene = self.look(view)
        if scene.battle is None or scene.step != "rolling" or battle.is_rolled(scene.battle):
            return []
        return self.battle_of(scene)

    def with_strength(self, token: str) -> str:
        return f"{self.called(token)} {self.cardboard.strength.get(token, '')}".strip()

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        """Draws the whole map in small hexes, in strips if it is wide, and lists what is left in bag and supply."""
        scene = self.look(view)
        atlas = self.atlas(scene)
        whole = atlas.whole(SMALL)
        halves = min(whole.halves, (sheet.width - 3) // SMALL.half)
        lefts = range(whole.left, whole.left + max(1, whole.halves - 1), halves - 1)
        rows: list[Text] = []
        for part, left in enumerate(lefts):
            if len(lefts) > 1:
                rows.append(Text(say("map-part", part=part + 1, parts=len(lefts))))
            rows += atlas.draw(hexes.Sheet(SMALL, left, whole.top, halves, whole.rows))
        rows += [Text(line) for line in self.stock(scene)]
        return [*rows, *(Text(say(f"{self.name}-map-{key}")) for key in ("legend", "monsters"))]

    def stock(self, scene: View) -> list[str]:
        """Lists what lies beside the map."""
        tokens = self.amounts({token: n for token, n in scene.bag.items() if n}) or say("karak2-nothing")
        return [say("karak2-map-bag", tokens=tokens), say("karak2-map-supply", dice=self.amounts(scene.supply))]

    def amounts(self, things: dict[str, int]) -> str:
        return ", ".join(say("amount", number=n, thing=self.called(thing)) for thing, n in things.items())

    def legend(self) -> list[str]:
        return [*(say(f"{self.name}-map-{key}") for key in ("legend", "items", "monsters")), say("map-numbers")]

    def abilities(self, hero: str) -> list[str]:
        return self.cardboard.abilities.get(hero, [])

    # the log

    def remember(self, state: Any) -> Before | None:
        if self.match.game.step_name(state) not in self.deciding:
            return None
        scene = self.scene_of(state)
        return Before(battle.met(scene, self.cardboard), scene.battle.weapons if scene.battle else 0)

    def telling(self, before: list[Any], seat: int | None) -> Karak2Telling:
        return Karak2Telling(self.match, before, seat)


def marks_of(scene: View, choices: list[Choice]) -> dict[Cell, str]:
    """Returns the numbers of the choices that lead to a cell; the ways to turn a tile are shown elsewhere."""
    marks: dict[Cell, str] = {}
    me = scene.heroes[scene.seat]
    for choice in choices:
        for cell in cells_of(choice.option.anchors):
            if cell != (me.x, me.y) and choice.option.verb != "lay":
                marks[cell] = f"{marks[cell]},{choice.number}" if cell in marks else str(choice.number)
    return marks


def cells_of(anchors: list[str]) -> list[Cell]:
    """Returns the cell that an option is about, if there is one."""
    return [cell_of(anchor) for anchor in anchors if anchor.startswith("cell:")]


def cell_of(anchor: str) -> Cell:
    x, y = anchor.removeprefix("cell:").split(",")
    return int(x), int(y)


FACE = Karak2Face
