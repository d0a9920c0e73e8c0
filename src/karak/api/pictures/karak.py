"""The catacombs: tiles with their open sides, tokens, and heroes where they stand."""

from typing import Any

from karak.api.pictures.drawing import BLOOD, GOLD, PANEL, ROW, SEATS, Line, counted, disc, letters, page, panel, rect
from karak.games.karak.view import Hero, Place, View
from karak.words import name

T = 56  # a tile
ARMS = {"n": (20, 0, 16, 28), "e": (28, 20, 28, 16), "s": (20, 28, 16, 28), "w": (0, 20, 28, 16)}  # of a corridor
STONE, FLOOR = "#4a3f38", "#cdbb94"
KINDS = {"fountain": "#8fc4d8", "portal": "#c9a3e0", "room": FLOOR, "corridor": FLOOR}
TITLE = "karak"


def draw(game: Any, view: View) -> str:
    left, top = min(place.x for place in view.map), min(place.y for place in view.map)
    right, bottom = max(place.x for place in view.map), max(place.y for place in view.map)
    strength = {token: int(n) for token, n in zip(game.box.token_names, game.box.strength, strict=False) if n}
    parts: list[str] = []
    for place in view.map:
        parts += tile(place, 12 + (place.x - left) * T, 12 + (place.y - top) * T, strength)
    here: dict[tuple[int, int], int] = {}
    for hero, letter in zip(view.heroes, letters([hero.hero for hero in view.heroes]), strict=True):
        spot = here[hero.x, hero.y] = here.get((hero.x, hero.y), -1) + 1
        x, y = 12 + (hero.x - left) * T + 14 + 14 * (spot % 3), 12 + (hero.y - top) * T + 14 + 14 * (spot // 3)
        parts.append(disc(x, y, 10, SEATS[hero.seat], letter, name(hero.hero, TITLE)))
    wide, high = (right - left + 1) * T + 24, (bottom - top + 1) * T + 24
    parts += panel(wide, [line_of(hero, view) for hero in view.heroes])
    return page(wide + PANEL, max(high, len(view.heroes) * ROW + 12), parts)


def tile(place: Place, x: float, y: float, strength: dict[str, int]) -> list[str]:
    if place.kind == "unexplored":
        return [rect(x + 1, y + 1, T - 2, T - 2, "#2a2226")]
    floor = KINDS[place.kind]
    parts = [rect(x + 1, y + 1, T - 2, T - 2, STONE)]
    parts += [
        rect(x + ax, y + ay, width, height, floor, 0) for side in place.exits for ax, ay, width, height in [ARMS[side]]
    ]
    parts.append(
        rect(x + 9, y + 9, T - 18, T - 18, floor) if place.kind == "room" else rect(x + 18, y + 18, 20, 20, floor, 8)
    )
    if place.token:
        number = strength.get(place.token)
        fill, text = (BLOOD, str(number)) if number else (GOLD, name(place.token, TITLE)[:1].upper())
        parts.append(
            disc(x + T / 2, y + T / 2, 12, fill, text, name(place.token, TITLE), "#fff" if number else "#2a1f18")
        )
    return parts


def line_of(hero: Hero, view: View) -> Line:
    figures = f"{'♥' * hero.lives}{'♡' * (5 - hero.lives)}  {hero.points:g}"
    owned = counted(hero.items, {item: name(item, TITLE) for item in hero.items})
    return Line(name(hero.hero, TITLE), figures, owned, view.seat == hero.seat)
