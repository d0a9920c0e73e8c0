"""Tiles that are not on the map yet, side by side: each way to lay one, or each to choose from."""

from rich.text import Text

from karak.cli.table.karak2.atlas import MARK, PASS
from karak.cli.table.karak2.hexes import CHASM, CLOSED, OPEN, SIDES, TINY, Sheet

HERE = (0, 0)


def preview(ground: tuple[str, str], chasms: list[str], label: str) -> list[Text]:
    """Draws a tile in three lines."""
    west, east = ground
    sheet = Sheet(TINY, 0, 0, 2, 1)
    sheet.fill(HERE, f"on {west}", f"on {east}")
    for side in SIDES:
        closed = side in chasms
        shade = f"{PASS} on {east if side.endswith('e') else west}"
        sheet.border(HERE, side, CLOSED if closed else OPEN, CHASM if closed else shade)
    sheet.corner(HERE, OPEN, "")
    sheet.foot(HERE, OPEN, "")
    sheet.write(HERE, 1, f"[{label}]", MARK)
    return sheet.canvas.lines()


def strip(shown: list[list[Text]], width: int) -> Text:
    """Puts tiles side by side, as many in a row as fit."""
    many = max(1, width // (TINY.width + 3))
    lines: list[Text] = []
    for start in range(0, len(shown), many):
        for row in zip(*shown[start : start + many], strict=True):
            lines.append(Text("  ").join([Text(""), *row]))
    return Text("\n").join(lines)


def sides_of(mask: int) -> list[str]:
    """Returns the sides from the bits of a printed tile."""
    return [side for i, side in enumerate(SIDES) if mask >> i & 1]
