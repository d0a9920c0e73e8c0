"""The land: hexes with their monsters, cities and heroes."""

import textwrap
from math import cos, pi, sin, sqrt
from typing import Any

from karak.api.pictures.drawing import (
    BLOOD,
    GOLD,
    INK,
    NIGHT,
    PANEL,
    PAPER,
    ROW,
    SEATS,
    Line,
    counted,
    disc,
    label,
    letters,
    line,
    page,
    panel,
    polygon,
)
from karak.games.karak2.view import Hero, Place, View
from karak.words import name

R = 44  # from the middle of a hex to its corner
SIDES = ("ne", "e", "se", "sw", "w", "nw")
LANDS = {
    "farm": "#d9b85a", "forest": "#5d8a4a", "rock": "#9a958d", "castle": "#b9a27c", "abyss": "#3a2f45",
    "rift": "#7a2f3a",
}  # fmt: skip
DARK = (LANDS["abyss"], LANDS["rift"])
TITLE = "karak2"


def draw(game: Any, view: View, title: str = TITLE) -> str:
    spots = {place.place: middle(place.x, place.y) for place in view.map}
    left, top = min(x for x, _ in spots.values()) - R, min(y for _, y in spots.values()) - R
    parts: list[str] = []
    for place in view.map:
        x, y = spots[place.place]
        parts += tile(place, x - left + 12, y - top + 12, title)
    here: dict[int, int] = {}
    for hero, letter in zip(view.heroes, letters([hero.hero for hero in view.heroes]), strict=True):
        spot = here[hero.place] = here.get(hero.place, -1) + 1
        x, y = spots[hero.place]
        parts.append(
            disc(
                x - left - 8 + 20 * (spot % 3),
                y - top + 34 + 8 * (spot // 3),
                10,
                SEATS[hero.seat],
                letter,
                name(hero.hero, title),
            )
        )
    if view.general:
        x, y = middle(view.general.x, view.general.y)
        parts.append(
            disc(x - left + 12, y - top + 6, 13, INK, str(view.general.strength), name("general", title), "#fff")
        )
    wide = max(x for x, _ in spots.values()) - left + R + 24
    high = max(y for _, y in spots.values()) - top + R + 24
    parts += panel(wide, [line_of(hero, view, title) for hero in view.heroes])
    return page(wide + PANEL, max(high, len(view.heroes) * ROW + 12), parts)


def middle(x: int, y: int) -> tuple[float, float]:
    """Of the hex at an axial cell, corners up."""
    return R * sqrt(3) * (x + y / 2), R * 1.5 * y


def corner(x: float, y: float, number: int, radius: float) -> tuple[float, float]:
    """Clockwise, from the top."""
    angle = (number - 1.5) * pi / 3
    return x + radius * cos(angle), y + radius * sin(angle)


def tile(place: Place, x: float, y: float, title: str) -> list[str]:
    fill = colour(place.land)
    parts = [polygon([corner(x, y, i, R) for i in range(6)], fill)]
    for side in place.chasms:
        i = SIDES.index(side)
        parts.append(line(*corner(x, y, i, R - 4), *corner(x, y, i + 1, R - 4), NIGHT, 5))
    ink = PAPER if fill in DARK else INK
    for i, said in enumerate(textwrap.wrap(name(place.land, title), 12)[:2]):
        parts.append(label(x, y - 26 + 9 * i, said, 8.5, ink))
    if place.city is not None:
        parts.append(disc(x - 22, y, 8, SEATS[place.city], "⌂", name("city", title)))
    if place.monsters:
        tip = ", ".join(name(monster, title) for monster in place.monsters)
        parts.append(disc(x, y - 4, 12, BLOOD, str(place.strength), tip, "#fff"))
    elif place.items:
        things = counted(place.items, {item: name(item, title) for item in place.items})
        parts.append(disc(x, y - 4, 9, GOLD, things[:1].upper(), things))
    return parts


def colour(land: str) -> str:
    """That of the land it mostly is."""
    return next((fill for kind, fill in LANDS.items() if kind in land), "#5a5048")


def line_of(hero: Hero, view: View, title: str) -> Line:
    stock = " ".join(f"{n} {name(resource, title)}" for resource, n in hero.resources.items())
    figures = f"{'♥' * hero.lives}{'♡' * (5 - hero.lives)}  {hero.points:g}  {stock}"
    owned = {**hero.items, **hero.army}
    return Line(
        name(hero.hero, title),
        figures,
        counted(owned, {thing: name(thing, title) for thing in owned}),
        view.seat == hero.seat,
    )
