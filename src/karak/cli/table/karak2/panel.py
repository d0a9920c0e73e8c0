"""The panel beside the map: the heroes, their cities and armies."""

from rich.text import Text

from karak.cli.table.badges import badges, hero_style
from karak.cli.table.karak2.atlas import YIELDS, short
from karak.cli.table.karak2.cardboard import Cardboard
from karak.cli.table.layout import GOLD, QUIET
from karak.games.karak2.view import Hero, View
from karak.words import name, say

WIDTH = 31


class Panel:
    """Lists all heroes of one position by seat."""

    def __init__(self, scene: View, cardboard: Cardboard, players: list[str]) -> None:
        self.scene = scene
        self.cardboard = cardboard
        self.players = players

    def badges(self) -> list[str]:
        """Returns shape and letter by seat, and marks after them."""
        return badges([hero.hero for hero in self.scene.heroes])

    def titles(self, seat: int) -> list[str]:
        """Lists a hero's titles."""
        return []

    def counts_actions(self) -> bool:
        """Whether the acting hero spends actions of a turn."""
        return self.scene.turn > 0

    def lines(self, winners: list[int] | None = None) -> list[Text]:
        scene, shown = self.scene, self.badges()
        rows: list[Text] = []
        for hero in scene.heroes:
            is_acting = hero.seat in winners if winners is not None else hero.seat == scene.seat
            rows.append(headline(hero, shown[hero.seat], self.cardboard, is_acting))
            rows.append(wealth(hero, self.players[hero.seat]))
            if is_acting and winners is None and self.counts_actions():
                moved = "yes" if scene.moved else "no"
                left = say("karak2-panel-actions", actions=scene.actions_left, moved=moved)
                rows.append(Text(f"   {left}", style="bold"))
            resigned = [say("panel-resigned")] if hero.seat in scene.resigned else []
            rows += flowing([*resigned, *self.titles(hero.seat), *possessions(hero, self.cardboard)])
            rows += city(hero)
        return [*rows, left_over(scene)]


def left_over(scene: View) -> Text:
    """Shows the turn, and what is still to be found."""
    stack, tokens = scene.stack, sum(scene.bag.values())
    left = say("karak2-panel-left", turn=scene.turn, near=stack.tier_1, far=stack.tier_2, tokens=tokens)
    return Text(left, style=QUIET)


def headline(hero: Hero, badge: str, cardboard: Cardboard, is_acting: bool) -> Text:
    hearts = "♥" * hero.lives + "♡" * (cardboard.lives - hero.lives)
    text = Text.assemble(("▶" if is_acting else " ", "bold"), no_wrap=True)
    text.append(badge, hero_style(hero.seat))
    points = f"{say('panel-points', points=hero.points):>8}"
    room = WIDTH - 3 - len(badge) - len(hearts) - len(points)
    text.append(f" {(name(hero.hero, 'karak2') or '?')[:room]:{room}}", "bold" if is_acting else "")
    text.append(hearts, "red")
    text.append(f" {points}", f"bold {GOLD}")
    return text


def wealth(hero: Hero, player: str) -> Text:
    """Shows the player, glory and resources."""
    owned = " ".join(f"{glyph}{n}" for glyph, n in zip(YIELDS, hero.resources.values(), strict=False))
    glory = say("karak2-panel-glory", glory=hero.glory)
    room = WIDTH - 3 - len(owned) - len(glory) - 2
    return Text.assemble((f"   {player[:room]:{room}} ", QUIET), glory, " ", (owned, "bold"), no_wrap=True)


def possessions(hero: Hero, cardboard: Cardboard) -> list[str]:
    """Lists dice of the army, then items."""
    words = [say("karak2-panel-unconscious")] if hero.unconscious else []
    words += [counted(name(die, "karak2"), n) for die, n in hero.army.items()]
    for item, n in hero.items.items():
        attack = f" +{cardboard.attack[item]}" if cardboard.attack.get(item) else ""
        words.append(counted(f"{short(item)}{attack}", n))
    return words


def city(hero: Hero) -> list[Text]:
    if hero.city is None:
        return []
    words = [short(building) for building in hero.buildings]
    lines = flowing([say("karak2-panel-city", place=hero.city.place), *words])
    if hero.plague:
        lines.append(Text(f"   {say('karak2-panel-plague')}", style="bold red"))
    return lines


def counted(text: str, n: int) -> str:
    return f"{n}× {text}" if n > 1 else text


def flowing(words: list[str]) -> list[Text]:
    """Breaks words into as many lines as needed."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 2 + len(word) <= WIDTH - 3:
            lines[-1] += f", {word}"
        else:
            lines.append(word)
    return [Text(f"   {line}") for line in lines]
