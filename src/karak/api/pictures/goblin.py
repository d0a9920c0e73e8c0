"""The caverns: rows of monsters with attack and hit points, and the cards in sight."""

from typing import Any

from msgspec import UNSET

from karak.api.pictures.drawing import GOLD, INK, PANEL, PAPER, ROW, Line, label, page, panel, rect
from karak.games.goblin.view import Card, Foe, Hero, View
from karak.words import name

WIDE, HIGH, GAP = 92, 72, 8
COLOURS = {"red": "#c9574a", "blue": "#5a86c4", "green": "#6a9a55", "yellow": "#d3ac45"}
TITLE = "goblin"


def draw(game: Any, view: View) -> str:
    parts: list[str] = []
    for i, row in enumerate(reversed(view.rows)):
        for k, foe in enumerate([row.gatekeeper, *row.monsters]):
            parts += monster(foe, 12 + k * (WIDE + GAP), 12 + i * (HIGH + GAP), k == 0)
    below = 12 + len(view.rows) * (HIGH + GAP)
    acting = view.heroes[view.seat]
    cards = view.battle.played if view.battle and view.battle.played else acting.hand
    for k, card in enumerate(cards):
        parts += action(card, 12 + k * (WIDE + GAP), below)
    most = max(len(cards), *(len(row.monsters) + 1 for row in view.rows))
    wide = 24 + most * (WIDE + GAP)
    parts += panel(wide, [line_of(hero, view) for hero in view.heroes])
    return page(wide + PANEL, max(below + HIGH + 12, len(view.heroes) * ROW + 12), parts)


def monster(foe: Foe | None, x: float, y: float, is_gatekeeper: bool) -> list[str]:
    if foe is None:
        return [rect(x, y, WIDE, HIGH, "#2a2226", 8)]
    return [
        rect(x, y, WIDE, HIGH, "#57483b" if is_gatekeeper else "#3f3a44", 8),
        *wrapped(name(foe.monster, TITLE), x + WIDE / 2, y + 18, PAPER),
        label(x + 22, y + HIGH - 10, f"⚔ {foe.attack}", 14, GOLD),
        label(x + WIDE - 24, y + HIGH - 10, f"♥ {foe.hit_points}", 14, "#ff9c8c"),
    ]


def action(card: Card, x: float, y: float) -> list[str]:
    fill = PAPER if card.colour is UNSET else COLOURS[card.colour]
    parts = [rect(x, y, WIDE, HIGH, fill, 8), *wrapped(name(card.card, TITLE), x + WIDE / 2, y + 18, INK)]
    if card.attack is not UNSET and card.defence is not UNSET:
        parts.append(label(x + WIDE / 2, y + HIGH - 10, f"⚔ {card.attack}  ◆ {card.defence}", 13, INK))
    return parts


def wrapped(text: str, x: float, y: float, fill: str) -> list[str]:
    """A name on up to two lines."""
    words = text.split()
    half = (len(words) + 1) // 2 if len(text) > 13 else len(words)
    lines = [" ".join(words[:half]), " ".join(words[half:])]
    return [label(x, y + 14 * i, said, 11, fill) for i, said in enumerate(lines) if said]


def line_of(hero: Hero, view: View) -> Line:
    keys = f"{name('key', TITLE)} {', '.join(map(str, hero.keys))}" if hero.keys else ""
    worn = ", ".join(name(card.card, TITLE) for card in (hero.weapon, hero.armour) if card)
    return Line(name(hero.hero, TITLE), f"♥ {hero.hit_points}  {keys}", worn, view.seat == hero.seat)
