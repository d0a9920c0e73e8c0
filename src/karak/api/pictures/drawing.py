"""What all pictures are drawn with: shapes as SVG text, and the panel of the heroes."""

import textwrap
from html import escape
from typing import NamedTuple

SEATS = ("#ff8f7a", "#7fc8ff", "#9be27f", "#ffd84d", "#e3a6ff")
NIGHT, PAPER, INK, BLOOD, GOLD = "#1d171a", "#efe2c4", "#2a1f18", "#a8322a", "#d7a85c"
PANEL = 300  # width of the panel of heroes
ROW = 76  # height of a hero in it
LETTERS = 42  # in a line of it


class Line(NamedTuple):
    """A hero in the panel: name, the figures that count, and what the hero owns."""

    name: str
    figures: str
    owned: str
    acts: bool


def page(width: float, height: float, parts: list[str]) -> str:
    """A picture as wide as its cell, at most as large as it was drawn."""
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'style="max-width:{width:g}px;width:100%;background:{NIGHT};border-radius:8px;font-family:sans-serif">{body}</svg>'
    )


def rect(x: float, y: float, width: float, height: float, fill: str, radius: float = 4) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" fill="{fill}"/>'


def polygon(points: list[tuple[float, float]], fill: str, stroke: str = NIGHT) -> str:
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" stroke-width="2"/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, width: float) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round"/>'


def label(x: float, y: float, text: str, size: float = 12, fill: str = PAPER, anchor: str = "middle") -> str:
    said = escape(text)
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{said}</text>'


def disc(x: float, y: float, radius: float, fill: str, text: str, tip: str, ink: str = INK) -> str:
    """A round piece with a few letters, and its name for a pointer that rests on it."""
    circle = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
    return f"<g><title>{escape(tip)}</title>{circle}{label(x, y + radius * 0.4, text, radius * 1.1, ink)}</g>"


def letters(names: list[str]) -> list[str]:
    """One for each name: its first letter that no name before it has taken."""
    taken = ""
    for name in names:
        taken += next((letter for letter in name.upper() if letter not in taken and letter.isalpha()), "?")
    return list(taken)


def panel(x: float, lines: list[Line]) -> list[str]:
    """All heroes, one below the other; a bar marks the one who acts."""
    parts: list[str] = []
    for seat, (one, letter) in enumerate(zip(lines, letters([one.name for one in lines]), strict=True)):
        top = 12 + seat * ROW
        if one.acts:
            parts.append(rect(x, top - 4, 4, ROW - 8, GOLD, 2))
        parts.append(disc(x + 26, top + 16, 14, SEATS[seat % len(SEATS)], letter, one.name))
        parts.append(label(x + 50, top + 12, one.name, 14, PAPER, "start"))
        parts.append(label(x + 50, top + 30, one.figures, 12, GOLD, "start"))
        for i, owned in enumerate(textwrap.wrap(one.owned, LETTERS)[:2]):
            parts.append(label(x + 50, top + 44 + 13 * i, owned, 11, PAPER, "start"))
    return parts


def counted(things: dict[str, int], names: dict[str, str]) -> str:
    """The things there are, with their numbers where there is more than one."""
    return ", ".join(f"{n} {names[thing]}" if n > 1 else names[thing] for thing, n in things.items() if n)
