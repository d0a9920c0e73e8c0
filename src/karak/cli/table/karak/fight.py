"""A fight as an equation: what it takes before the roll, how it stands after it."""

from typing import Any

from karak.cli.table.karak.scene import Cardboard, FightSeen, Scene, look
from karak.cli.table.layout import percent
from karak.core.state import CHANCE
from karak.play.match import Match
from karak.words import name, say


def part(number: int, what: str) -> str:
    return say("fight-part", number=number, what=what) if number else ""


def roll_text(throw: list[int]) -> str:
    return say("fight-roll", low=throw[0], high=throw[1], sum=sum(throw))


def equation(fight: FightSeen, weapons: str, needed: int | None, with_odds: bool) -> str:
    """Before the roll what it takes, after it how it stands."""
    args: dict[str, object] = {"monster": name(fight.monster), "strength": fight.strength, "needed": needed or 0}
    chances: dict[str, object] = {"win": percent(fight.win), "tie": percent(fight.tie), "lose": percent(fight.lose)}
    carried, skill = part(fight.weapons, weapons), part(fight.ability, say("fight-ability"))
    if fight.attack is None:
        bonus = ", ".join(text for text in (carried, skill) if text)
        text = say("fight-before", bonus=bonus or say("fight-no-weapon"), **args)
        if with_odds and needed is not None:
            text = f"{text} {say('fight-needed' if needed else 'fight-hopeless', **args)}"
    else:
        parts = [roll_text(fight.dice), carried, part(fight.bonus, say("fight-spent")), skill]
        said = ", ".join(text for text in parts if text)
        text = say("fight-now", parts=said, attack=fight.attack, **args)
    return f"{text} {say('fight-chances', **chances)}" if with_odds else text


def weapons_of(scene: Scene, cardboard: Cardboard) -> str:
    return ", ".join(name(item) for item in scene.acting().items if cardboard.attack.get(item))


def fight_hint(fight: FightSeen, needed: int | None, with_odds: bool) -> str:
    args: dict[str, object] = {"monster": name(fight.monster), "strength": fight.strength}
    if not with_odds:
        return say("hint-fight", **args)
    args |= {"win": percent(fight.win), "needed": needed or 0}
    return say("hint-fight-needed" if needed else "hint-fight-odds", **args)


def roll_needed(match: Match, state: Any) -> int | None:
    """The lowest sum of the dice that wins, with what is in hand; 0 if no roll does, None if no dice are due."""
    if state.who != CHANCE:
        return None
    game = match.game
    rolling = game.copy(state)
    game.look(rolling)
    won = [dice_of(match, int(a)) for a in rolling.options[: rolling.count] if wins(match, rolling, int(a))]
    return min(won, default=0)


def dice_of(match: Match, action: int) -> int:
    return sum(int(face) for faces in match.phrase(action).args for face in faces)


def wins(match: Match, state: Any, action: int) -> bool:
    """This outcome of the dice wins at once, or surely with what is still in hand."""
    after = match.game.copy(state)
    events: list[int] = []
    after.out = events
    match.game.apply(after, action)
    if any(match.game.tell(event)[0] == "won" for event in events):
        return True
    fight = look(match.game, after).fight
    return fight is not None and bool(fight.dice) and fight.win >= 1.0
