"""What stands beside the map: the heroes, the fight, the choices."""

from rich.text import Text

from karak.cli.table.atlas import HEROES, pieces, short
from karak.cli.table.choices import Choice, percent
from karak.cli.table.chronicle import part, roll_text
from karak.cli.table.scene import Cardboard, FightSeen, HeroSeen, Scene
from karak.words import name, say

WIDTH = 31
GOLD = "#b8862b"
QUIET = "dim"


def heroes(scene: Scene, cardboard: Cardboard, players: list[str], winners: list[int] | None = None) -> list[Text]:
    """Everybody at the table, in the order of play."""
    shown = pieces(scene.heroes)
    rows: list[Text] = []
    for hero in scene.heroes:
        is_acting = hero.seat in winners if winners is not None else hero.seat == scene.seat
        rows.append(headline(hero, shown[hero.seat], cardboard, is_acting))
        rows.append(Text.assemble((f"   {players[hero.seat]}", QUIET)))
        if is_acting and winners is None and scene.turn:
            rows[-1].append(f", {say('panel-steps', steps=scene.steps_left)}", "bold")
        rows += inventory(hero, cardboard)
    left = say("panel-left", turn=scene.turn, tiles=sum(scene.stack.values()), tokens=sum(scene.bag.values()))
    return [*rows, Text(left, style=QUIET)]


def headline(hero: HeroSeen, piece: str, cardboard: Cardboard, is_acting: bool) -> Text:
    hearts = "♥" * hero.lives + "♡" * (cardboard.lives - hero.lives)
    text = Text.assemble(("▶" if is_acting else " ", "bold"), no_wrap=True)
    text.append(piece, f"bold #16120e on {HEROES[hero.seat % len(HEROES)]}")
    points = f"{say('panel-points', points=hero.points):>7}"
    room = WIDTH - 5 - len(hearts) - len(points)
    text.append(f" {(name(hero.hero) or '?')[:room]:{room}}", "bold" if is_acting else "")
    text.append(hearts, "red")
    text.append(f" {points}", f"bold {GOLD}")
    return text


def inventory(hero: HeroSeen, cardboard: Cardboard) -> list[Text]:
    """What a hero carries, by kind of slot, and the curse; as many lines as it takes."""
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


def equation(fight: FightSeen, weapons: str, needed: int | None, with_odds: bool) -> str:
    """Before the roll what it takes, after it how it stands."""
    args: dict[str, object] = {"monster": name(fight.monster), "strength": fight.strength, "needed": needed or 0}
    chances: dict[str, object] = {"win": percent(fight.win), "tie": percent(fight.tie), "lose": percent(fight.lose)}
    if fight.attack is None:
        bonus = part(fight.weapons, weapons)
        text = say("fight-before", bonus=bonus or say("fight-no-weapon"), **args)
        if with_odds and needed is not None:
            text = f"{text} {say('fight-needed' if needed else 'fight-hopeless', **args)}"
    else:
        rest = fight.attack - sum(fight.dice) - fight.weapons - fight.bonus
        parts = [roll_text(fight.dice), part(fight.weapons, weapons)]
        parts += [part(fight.bonus, say("fight-spent")), part(rest, say("fight-ability"))]
        said = ", ".join(text for text in parts if text)
        text = say("fight-now", parts=said, attack=fight.attack, **args)
    return f"{text} {say('fight-chances', **chances)}" if with_odds else text


def weapons_of(scene: Scene, cardboard: Cardboard) -> str:
    return ", ".join(name(item) for item in scene.acting().items if cardboard.attack.get(item))


def choice_lines(choices: list[Choice], width: int) -> list[Text]:
    """Number, words, and at the right what can be typed instead; `!` marks what cannot be taken back."""
    typed = max(len(choice.notation) for choice in choices)
    room = width - 6 - typed - 1
    rows: list[Text] = []
    for choice in choices:
        text = Text.assemble((f"{choice.number:>3} ", "bold"), no_wrap=True)
        text.append("! " if choice.is_final else "  ", f"bold {GOLD}")
        fits = len(choice.label) + 2 + len(choice.hint) <= room
        label = Text.assemble(choice.label, (f": {choice.hint}" if choice.hint and fits else "", GOLD))
        label.truncate(room, overflow="ellipsis", pad=True)
        rows.append(text + label + Text(f" {choice.notation}", style=QUIET))
        if not fits:
            rows.append(Text(f"      {choice.hint}", style=GOLD))
    return rows


def beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two columns of lines; one below the other if they do not fit."""
    widest = max(len(line) for line in left)
    if widest + 1 + max(len(line) for line in right) > width:
        return [*left, *right]
    rows: list[Text] = []
    for i in range(max(len(left), len(right))):
        row = left[i].copy() if i < len(left) else Text(" " * widest)
        row.no_wrap = True
        rows.append(row + Text(" ") + right[i] if i < len(right) else row)
    return rows
