"""The panel beside the map: the heroes and what they carry."""

from rich.text import Text

from karak.cli.table.badges import badges, hero_style
from karak.cli.table.karak.atlas import short
from karak.cli.table.karak.cardboard import Cardboard
from karak.cli.table.layout import GOLD, QUIET
from karak.games.karak.view import Hero, View
from karak.words import name, say

WIDTH = 31


def heroes(scene: View, cardboard: Cardboard, players: list[str], winners: list[int] | None = None) -> list[Text]:
    """Lists all heroes by seat."""
    shown = badges([hero.hero for hero in scene.heroes])
    rows: list[Text] = []
    for hero in scene.heroes:
        is_acting = hero.seat in winners if winners is not None else hero.seat == scene.seat
        rows.append(headline(hero, shown[hero.seat], cardboard, is_acting))
        rows.append(Text.assemble((f"   {players[hero.seat]}", QUIET)))
        if is_acting and winners is None and scene.turn:
            rows[-1].append(f", {say('panel-steps', steps=scene.steps_left)}", "bold")
        if hero.seat in scene.resigned:
            rows[-1].append(f", {say('panel-resigned')}", "bold")
        rows += inventory(hero, cardboard)
    left = say("panel-left", turn=scene.turn, tiles=sum(scene.stack.values()), tokens=sum(scene.bag.values()))
    return [*rows, Text(left, style=QUIET)]


def headline(hero: Hero, piece: str, cardboard: Cardboard, is_acting: bool) -> Text:
    hearts = "♥" * hero.lives + "♡" * (cardboard.lives - hero.lives)
    text = Text.assemble(("▶" if is_acting else " ", "bold"), no_wrap=True)
    text.append(piece, hero_style(hero.seat))
    points = f"{say('panel-points', points=hero.points):>7}"
    room = WIDTH - 5 - len(hearts) - len(points)
    text.append(f" {(name(hero.hero) or '?')[:room]:{room}}", "bold" if is_acting else "")
    text.append(hearts, "red")
    text.append(f" {points}", f"bold {GOLD}")
    return text


def inventory(hero: Hero, cardboard: Cardboard) -> list[Text]:
    """Lists what a hero carries and the curse, on as many lines as needed."""
    words = [item_text(item, count, cardboard) for item, count in hero.items.items()]
    if hero.cursed:
        words.append(say("panel-cursed"))
    if hero.lives == 0:
        words.append(say("panel-fainted"))
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 2 + len(word) <= WIDTH - 3:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return [Text(f"   {line}") for line in lines]


def item_text(item: str, count: int, cardboard: Cardboard) -> str:
    text = f"{short(item)} {cardboard.number_of(item)}".strip()
    return f"{count}× {text}" if count > 1 else text
