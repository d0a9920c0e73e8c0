"""The map of Karak II with lairs and rifts."""

from typing import ClassVar

from karak.cli.table.imperium.panel import crowned_badges
from karak.cli.table.karak2.atlas import GROUND, INK, Atlas, Contents, tiny
from karak.cli.table.karak2.hexes import Cell, Sheet
from karak.games.karak2.view import View

LAIR, MINES, RIFT = "#6b3f5e", "#7a5a3a", "#33265e"


class ImperiumAtlas(Atlas):
    grounds: ClassVar[dict[str, tuple[str, str]]] = {
        **GROUND,
        "goblin-cave": (LAIR, LAIR),
        "stone-eater-mines": (MINES, MINES),
        "rift": (RIFT, RIFT),
    }

    def badges_of(self, scene: View) -> list[str]:
        return crowned_badges(scene)

    def contents(self, sheet: Sheet, cell: Cell) -> Contents:
        return ImperiumContents(self, sheet, cell)


class ImperiumContents(Contents):
    def draw_land(self) -> None:
        """Marks a rift."""
        super().draw_land()
        if self.place.land == "rift":
            self.sheet.write(self.cell, 4, tiny("rift") * 3, f"bold {INK}")
