"""The face of Karak II."""

from typing import Any, ClassVar

from rich.text import Text

from karak.cli.table.face import HELP, Choice, Face, Sheet
from karak.cli.table.karak2 import battle, hexes, panel
from karak.cli.table.karak2.atlas import BARE, Atlas
from karak.cli.table.karak2.hexes import BIG, SIDES, SMALL, Cell
from karak.cli.table.karak2.hints import Hints
from karak.cli.table.karak2.previews import preview, sides_of, strip
from karak.cli.table.karak2.scene import Cardboard, Scene, look
from karak.cli.table.karak2.story import Before, Karak2Telling
from karak.cli.table.layout import beside
from karak.play.match import Match
from karak.play.seated import Option, Tried
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
    deciding: ClassVar[tuple[str, ...]] = ("rolling", "rolled", "plaguing", "spending")  # a battle, at these steps

    def __init__(self, match: Match, with_odds: bool) -> None:
        super().__init__(match, with_odds)
        self.cardboard = Cardboard(match.game)
        self.looked: tuple[Any, int, Scene] | None = None

    def look(self, view: Any) -> Scene:
        """A question looks at the same view many times; a position that is watched changes with each action."""
        age = len(self.match.actions)
        if self.looked is None or self.looked[0] is not view or self.looked[1] != age:
            self.looked = view, age, self.scene_of(view)
        return self.looked[2]

    def scene_of(self, state: Any) -> Scene:
        return look(self.match.game, state)

    def atlas(self, scene: Scene, marks: dict[Cell, str] | None = None) -> Atlas:
        return self.atlas_type(scene, self.cardboard, marks)

    def hints(self, scene: Scene) -> Hints:
        return Hints(scene, self.cardboard, self.with_odds)

    def battle_of(self, scene: Scene) -> list[Text]:
        """What is read of a battle, if there is one."""
        return battle.panel(scene, self.cardboard, self.with_odds)

    def has_secrets(self, state: Any) -> bool:
        """Somebody has looked at a tile that others do not know."""
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
        return self.hints(scene).hint(tried, then, outcome, cells_of(scene, tried.option))

    # pictures

    def board(self, view: Any, choices: list[Choice], winners: list[int] | None, sheet: Sheet) -> list[Text]:
        """The map around the acting hero, and everybody beside it."""
        scene = self.look(view)
        if self.match.holder is not None:  # it is still their turn
            scene.seat, scene.actions_left = self.match.holder, 0
        atlas = self.atlas(scene, marks_of(scene, choices))
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
        rows = self.battle_of(scene)
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
        """Before the first dice of a battle fall: what it takes, and the chances."""
        scene = self.look(view)
        if scene.battle is None or scene.step != "rolling" or battle.is_rolled(scene.battle):
            return []
        return self.battle_of(scene)

    def with_strength(self, token: str) -> str:
        return f"{self.called(token)} {self.cardboard.strength.get(token, '')}".strip()

    def map(self, view: Any, sheet: Sheet) -> list[Text]:
        """All of it, in small hexes, in strips if it is wide; and what nobody has yet."""
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

    def stock(self, scene: Scene) -> list[str]:
        """What lies beside the map."""
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


def marks_of(scene: Scene, choices: list[Choice]) -> dict[Cell, str]:
    """The numbers of the choices that lead to a cell; how a tile is turned is shown elsewhere."""
    marks: dict[Cell, str] = {}
    for choice in choices:
        for cell in cells_of(scene, choice.option):
            if cell != (scene.acting().x, scene.acting().y) and choice.option.verb != "lay":
                marks[cell] = f"{marks[cell]},{choice.number}" if cell in marks else str(choice.number)
    return marks


def cells_of(scene: Scene, option: Option) -> list[Cell]:
    """The one cell that an option is about; a run says how far it goes."""
    if option.verb == "use-magic-run":
        (side,), (far,) = option.args
        dx, dy = SIDES[SHORT[side]]
        return [(scene.acting().x + dx * int(far), scene.acting().y + dy * int(far))]
    return [cell_of(anchor) for anchor in option.anchors if anchor.startswith("cell:") and len(option.anchors) == 1]


def cell_of(anchor: str) -> Cell:
    x, y = anchor.removeprefix("cell:").split(",")
    return int(x), int(y)


FACE = Karak2Face
