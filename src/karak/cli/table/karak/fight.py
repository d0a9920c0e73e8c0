"""A fight as an equation: before the roll what it takes, after it how it stands."""

from karak.cli.table.karak.cardboard import Cardboard, acting
from karak.cli.table.layout import percent
from karak.games.karak.view import Fight, View
from karak.words import name, say


def part(number: int, what: str) -> str:
    return say("fight-part", number=number, what=what) if number else ""


def roll_text(throw: list[int]) -> str:
    return say("fight-roll", low=throw[0], high=throw[1], sum=sum(throw))


def equation(fight: Fight, weapons: str, with_odds: bool) -> str:
    """Writes what a fight takes before the roll, or how it stands after it."""
    args: dict[str, object] = {"monster": name(fight.monster), "strength": fight.strength}
    chances: dict[str, object] = {"win": percent(fight.win), "tie": percent(fight.tie), "lose": percent(fight.lose)}
    carried, skill = part(fight.weapons, weapons), part(fight.ability, say("fight-ability"))
    if fight.attack is None:
        bonus = ", ".join(text for text in (carried, skill) if text)
        text = say("fight-before", bonus=bonus or say("fight-no-weapon"), **args)
        if with_odds:
            needed = fight.needed_with_all
            text = f"{text} {say('fight-needed', needed=needed) if needed else say('fight-hopeless')}"
    else:
        parts = [roll_text(fight.dice), carried, part(fight.bonus, say("fight-spent")), skill]
        said = ", ".join(text for text in parts if text)
        text = say("fight-now", parts=said, attack=fight.attack, **args)
    return f"{text} {say('fight-chances', **chances)}" if with_odds else text


def weapons_of(scene: View, cardboard: Cardboard) -> str:
    return ", ".join(name(item) for item in acting(scene).items if cardboard.attack.get(item))


def fight_hint(fight: Fight, is_rolling: bool, with_odds: bool) -> str:
    args: dict[str, object] = {"monster": name(fight.monster), "strength": fight.strength}
    if not with_odds:
        return say("hint-fight", **args)
    args |= {"win": percent(fight.win), "needed": fight.needed_with_all}
    return say("hint-fight-needed" if is_rolling and fight.needed_with_all else "hint-fight-odds", **args)
