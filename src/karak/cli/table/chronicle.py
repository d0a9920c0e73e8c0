"""What happened, turn by turn, in few words: walks are added up, a fight is one equation."""

from typing import NamedTuple

from karak.cli.table.scene import Cardboard, FightSeen, Scene, look
from karak.play.match import Match
from karak.words import has, name, say


class Before(NamedTuple):
    """What the table must remember of the position before an action."""

    turn: int
    fight: FightSeen | None
    weapons: str


class Turn(NamedTuple):
    number: int
    hero: str
    parts: list[str]


OUTCOMES = ("won", "tied", "lost")


class Chronicle:
    """Kept beside a match, one entry for each action; undo shortens both."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.cardboard = Cardboard(match.game)
        self.before: list[Before] = []
        state = match.game.start()
        for action in match.actions:
            self.note(look(match.game, state))
            match.game.apply(state, action)

    def note(self, scene: Scene | None = None) -> None:
        """Called before an action is done."""
        scene = scene or look(self.match.game, self.match.state)
        held = [name(item) for item in scene.acting().items if self.cardboard.attack.get(item)]
        self.before.append(Before(scene.turn, scene.fight, ", ".join(held)))

    def cut(self) -> None:
        del self.before[len(self.match.actions) :]

    def turns(self, first: int = 0, last: int | None = None) -> list[Turn]:
        """The story of actions first to last; what has no word in a log is left out."""
        told = Telling(self.match, self.before)
        for number in range(first, len(self.match.actions) if last is None else last):
            told.tell(number)
        told.flush()
        return [turn for turn in told.turns if turn.parts]


class Telling:
    """One telling: holds steps and dice back until it is clear what became of them."""

    def __init__(self, match: Match, before: list[Before]) -> None:
        self.match = match
        self.game = match.opened.rules.name
        self.before = before
        self.turns: list[Turn] = []
        self.number = 0
        self.steps = 0
        self.explored = False
        self.rolls: list[tuple[int, int]] = []
        self.spent: list[str] = []

    def tell(self, number: int) -> None:
        before = self.before[number]
        self.number = before.turn
        for event in self.match.events[number]:
            key, args = self.match.game.tell(event)
            self.hear(key, args, before)

    def hear(self, key: str, args: dict[str, str], before: Before) -> None:
        if key == "turn-began":
            self.flush()
            self.number += 1
            self.turns.append(Turn(self.number, args["hero"], []))
        elif key == "stepped":
            self.steps += not self.explored
            self.explored = False
        elif key == "rolled" and before.fight:
            self.rolls.append((int(args["number"]), int(args["other"])))
        elif key in OUTCOMES and before.fight:
            self.add(args["hero"], self.equation(key, int(args["number"]), before.fight, before.weapons))
        elif has(f"{self.game}-{key}.brief"):
            self.explored = self.explored or key == "tile-laid"
            self.add(args["hero"], say(f"{self.game}-{key}.brief", **named(args)))

    def add(self, hero: str, part: str) -> None:
        self.flush(hero)
        self.page(hero).parts.append(part)

    def page(self, hero: str) -> Turn:
        """The turn being told; before the first turn, one page for each hero."""
        mine = [turn for turn in self.turns if turn.hero == hero] if self.number == 0 else self.turns
        if not mine:
            self.turns.append(Turn(self.number, hero, []))
            return self.turns[-1]
        return mine[-1]

    def flush(self, hero: str = "") -> None:
        """Say what was held back."""
        parts: list[str] = []
        if self.steps:
            parts.append(say(f"{self.game}-walked.brief", steps=self.steps))
        parts += [roll_text(roll) for roll in self.rolls]
        self.steps = 0
        self.rolls = []
        if parts:
            self.page(hero or self.game_hero()).parts.extend(parts)

    def game_hero(self) -> str:
        state = self.match.state
        return self.match.game.role_names(state)[int(state.seat)]

    def equation(self, key: str, attack: int, fight: FightSeen, weapons: str) -> str:
        """`roll 3+4 = 7, +2 sword, +1 = 10 against 9: won`."""
        rolls = self.rolls or [(fight.dice[0], fight.dice[1])]
        self.rolls = []
        rest = attack - sum(rolls[-1])
        parts = [roll_text(roll) for roll in rolls]
        parts += [part(fight.weapons, weapons), part(fight.bonus, say("fight-spent"))]
        parts.append(part(rest - fight.weapons - fight.bonus, say("fight-ability")))
        said = ", ".join(text for text in parts if text)
        outcome = say(f"{self.game}-{key}.brief")
        sentence = "fight-summed" if rest else "fight-plain"
        return say(
            sentence, parts=said, attack=attack, monster=name(fight.monster), strength=fight.strength, outcome=outcome
        )


def part(number: int, what: str) -> str:
    return say("fight-part", number=number, what=what) if number else ""


def roll_text(roll: tuple[int, int]) -> str:
    return say("fight-roll", low=roll[0], high=roll[1], sum=sum(roll))


def named(args: dict[str, str]) -> dict[str, object]:
    """Arguments of an event as they are called."""
    return {key: name(value) for key, value in args.items()}
