"""Writes cards: name, colour by letter and word, effects, and the colours that may follow."""

from collections.abc import Sequence

from rich.text import Text

from karak.games.goblin.view import Card, Foe
from karak.words import name, say

PAINT = {
    "red": "bold #16120e on #ff8f7a", "blue": "bold #16120e on #7fc8ff", "green": "bold #16120e on #9be27f",
    "yellow": "bold #16120e on #ffd84d",
}  # fmt: skip
EFFECTS = ("attack", "defence", "heal", "draw", "hand")


def called(thing: str) -> str:
    return name(thing, "goblin")


def listed(words: list[str]) -> str:
    """Joins words: `red`, `red or blue`, `red, blue or green`."""
    if len(words) < 2:
        return "".join(words)
    return say("goblin-or", first=", ".join(words[:-1]), second=words[-1])


def colours(names: Sequence[str]) -> str:
    return say("goblin-any-colour") if len(names) == len(PAINT) else listed([called(colour) for colour in names])


def letter(colour: str) -> tuple[str, str]:
    """Returns a colour's letter and the paint behind it."""
    return f" {say(f'goblin-letter-{colour}')} ", PAINT[colour]


def effects(card: Card, in_force: list[str] | None = None) -> str:
    """Lists effects: `attack 2, heal 1`; marks those that a curse in force cancels."""
    numbers = [(effect, int(getattr(card, effect) or 0)) for effect in EFFECTS]
    cursed = {curse.removeprefix("effect ") for curse in in_force or []}
    keys = {effect: "goblin-effect-cursed" if effect in cursed else "goblin-effect" for effect in EFFECTS}
    return ", ".join(say(keys[effect], effect=called(effect), number=number) for effect, number in numbers if number)


def follows(card: Card) -> str:
    return say("goblin-then", colours=colours(card.next)) if card.next else say("goblin-then-nothing")


def short(card: Card) -> str:
    """Writes a card with its effects: `Magic Bolt (attack 2)`."""
    does = effects(card)
    return f"{called(card.card)} ({does})" if does else called(card.card)


def known(card: Card) -> str:
    """Writes a card with its colour: `Magic Bolt, B blue`; equipment with its effects."""
    if not card.colour:
        return short(card)
    return f"{called(card.card)} {say(f'goblin-letter-{card.colour}')}"


def chain(cards: list[Card]) -> Text:
    """Writes cards in the order played, each with its letter."""
    row = Text()
    for i, card in enumerate(cards):
        row.append(" ▸ " if i else "")
        row.append(*letter(card.colour or ""))
        row.append(f" {called(card.card)}")
    return row


def counted(cards: list[str]) -> str:
    """Joins names with commas, and counts unknown starting cards that follow each other."""
    words: list[str] = []
    blank = 0
    for card in [*cards, ""]:
        if card == "starting-card":
            blank += 1
            continue
        if blank:
            words.append(say("goblin-starting-cards", number=blank))
            blank = 0
        if card:
            words.append(called(card))
    return ", ".join(words) or say("goblin-empty")


def curses(names: list[str]) -> str:
    return ", ".join(called(curse.replace(" ", "-")) for curse in names)


def reward(foe: Foe) -> str:
    """Names the kind of reward, or the card where the table shows it."""
    return short(foe.back) if foe.back else called(foe.reward)
