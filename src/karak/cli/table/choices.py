"""The options of a decision as a player reads them: what each does, and what it leads to."""

from typing import Any, NamedTuple

from karak.cli.table.chronicle import OUTCOMES
from karak.cli.table.scene import FightSeen, Scene, look
from karak.core.state import CHANCE
from karak.play.match import Match
from karak.words import has, name, say

GLYPHS = {
    "nesw": "╋", "nes": "┣", "nsw": "┫", "esw": "┳", "new": "┻", "es": "┏", "sw": "┓", "ne": "┗", "nw": "┛",
    "ns": "┃", "ew": "━",
}  # fmt: skip


class Choice(NamedTuple):
    """An option: its number on the list, its text, and whether it cannot be taken back."""

    number: int
    action: int
    notation: str
    label: str
    hint: str
    is_final: bool
    cells: list[tuple[int, int]]


def choices_of(match: Match, scene: Scene, with_odds: bool) -> list[Choice]:
    return [choice(match, scene, i + 1, a, with_odds) for i, a in enumerate(match.decision().options)]


def choice(match: Match, scene: Scene, number: int, action: int, with_odds: bool) -> Choice:
    """Tried on a copy up to the next question: that shows where it leads and whether there is a way back."""
    after = match.view(match.who)
    events: list[int] = []
    after.out = events
    match.game.apply(after, action)
    then = look(match.game, after)
    is_final = then.who != match.who or then.turn != scene.turn
    anchors = match.game.anchors(match.state, action)
    cells = [cell_of(anchor) for anchor in anchors if anchor.startswith("cell:") and len(anchors) == 1]
    notation = match.spell(action)
    label = label_of(match, scene.step, notation)
    hint = outcome_of(match, events)
    if not hint and notation != "stop":  # which says itself what it does
        hint = hint_of(match, scene, then, after, cells, with_odds)
    return Choice(number, action, notation, label, "" if hint in label else hint, is_final, cells)


def label_of(match: Match, step: str, notation: str) -> str:
    """By the verb; a verb may read differently at some step."""
    verb, *rest = notation.split()
    if verb == "lay":
        rest = [GLYPHS.get(rest[0], "+"), ", ".join(name(side) for side in sides(rest[0]))]
    args = {"first": name(rest[0]) if rest else "", "second": name(rest[1]) if len(rest) > 1 else ""}
    game = match.opened.rules.name
    here = f"{game}-choice-{verb}-{step}"
    if rest and has(f"{game}-choice-{verb}-{rest[0]}"):
        here = f"{game}-choice-{verb}-{rest[0]}"
    return say(here if has(here) else f"{game}-choice-{verb}", **args)


def sides(letters: str) -> list[str]:
    return [{"n": "north", "e": "east", "s": "south", "w": "west"}[letter] for letter in letters]


def cell_of(anchor: str) -> tuple[int, int]:
    x, y = anchor.removeprefix("cell:").split(",")
    return int(x), int(y)


def outcome_of(match: Match, events: list[int]) -> str:
    """Won, tied or lost, if the dice already lie and the answer decides the fight."""
    keys = [match.game.tell(event)[0] for event in events]
    return next((say(f"{match.opened.rules.name}-{key}.brief") for key in keys if key in OUTCOMES), "")


def hint_of(match: Match, scene: Scene, then: Scene, after: Any, cells: list[tuple[int, int]], with_odds: bool) -> str:
    """What follows: a fight with its odds, a draw, the end of the turn, or what lies there."""
    if then.fight and then.fight != scene.fight and not then.fight.dice:
        return fight_hint(then.fight, roll_needed(match, after), with_odds)
    key = f"{match.opened.rules.name}-next-{then.step}"
    if then.who == "chance" and has(key):
        return say(key)
    if then.turn != scene.turn:
        return say("hint-turn-ends")
    here = (scene.acting().x, scene.acting().y)
    there = [place.token or place.kind for place in scene.map if (place.x, place.y) in cells and here not in cells]
    return name(there[0]) if there and there[0] != "unexplored" else ""


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
    return sum(int(word) for word in match.spell(action).split() if word.isdigit())


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


def percent(chance: float) -> str:
    """Exact to a tenth, and never 0 or 100 for what is not sure."""
    shown = f"{chance * 100:.1f}".removesuffix(".0")
    if shown in ("0", "100") and chance not in (0.0, 1.0):
        return f"{chance * 100:.3f}"
    return shown
