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
THROWS = ("rolled", "bolt-used", "ability-used")


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
        idle = say(f"{told.game}-idle")
        ended = [Turn(turn.number, turn.hero, turn.parts or [idle]) for turn in told.turns[:-1]]
        return ended + [turn for turn in told.turns[-1:] if turn.parts]


class Telling:
    """One telling: holds steps and the throws of a fight back until it is clear what became of them."""

    def __init__(self, match: Match, before: list[Before]) -> None:
        self.match = match
        self.game = match.opened.rules.name
        self.before = before
        self.turns: list[Turn] = []
        self.number = 0
        self.steps = 0
        self.explored = False
        self.held: list[str] = []

    def tell(self, action: int) -> None:
        self.number = self.before[action].turn
        for event in self.match.events[action]:
            key, args = self.match.game.tell(event)
            self.hear(action, key, args)

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        if key == "turn-began":
            self.flush()
            self.number += 1
            self.turns.append(Turn(self.number, args["hero"], []))
        elif key == "stepped":
            self.steps += not self.explored
            self.explored = False
        elif key in THROWS and self.before[action].fight:
            self.held.append(self.throw(key, args))
        elif key in OUTCOMES:
            self.held = []
            self.add(args["hero"], self.equation(action, key, int(args["number"])))
        elif has(f"{self.game}-{key}.brief"):
            self.add(args["hero"], say(f"{self.game}-{key}.brief", **named(args)))
            self.explored = key == "tile-laid" or (self.explored and key.startswith("token"))

    def throw(self, key: str, args: dict[str, str]) -> str:
        if key == "rolled":
            return roll_text([int(args["number"]), int(args["other"])])
        return say(f"{self.game}-{key}.brief", **named(args))

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
        walked = [say(f"{self.game}-walked.brief", steps=self.steps)] if self.steps else []
        if walked or self.held:
            self.page(hero or self.acting()).parts.extend([*walked, *self.held])
        self.steps = 0
        self.held = []

    def acting(self) -> str:
        state = self.match.state
        return self.match.game.role_names(state)[int(state.seat)]

    def equation(self, action: int, key: str, attack: int) -> str:
        """`roll 3+4 = 7, +2 sword, +1 magic bolt = 10 against giant rat 5: won`."""
        before = self.before[action]
        if before.fight is None:
            return say(f"{self.game}-{key}.brief")
        throws, spent = self.fought(action)
        gained = attack - sum(throws[-1]) if throws else 0
        rest = gained - before.fight.weapons - len(spent)
        parts = [roll_text(throw) for throw in throws]
        parts += [part(before.fight.weapons, before.weapons), *(part(1, what) for what in spent)]
        parts.append(part(rest, say("fight-ability")))
        return say(
            "fight-summed" if gained else "fight-plain",
            parts=", ".join(text for text in parts if text),
            attack=attack,
            monster=name(before.fight.monster),
            strength=before.fight.strength,
            outcome=say(f"{self.game}-{key}.brief"),
        )

    def fought(self, action: int) -> tuple[list[list[int]], list[str]]:
        """All throws of the fight that this action decides, and what was spent after the last of them."""
        throws: list[list[int]] = []
        spent: list[str] = []
        while action > 0 and not any(self.match.game.tell(e)[0] == "met" for e in self.match.events[action]):
            action -= 1
        for events in self.match.events[action:]:
            for key, args in map(self.match.game.tell, events):
                if key == "rolled":
                    throws.append([int(args["number"]), int(args["other"])])
                    spent = []
                elif key in THROWS:
                    spent.append(name(args.get("ability", "bolt")))
                elif key in OUTCOMES:
                    return throws, spent
        return throws, spent


def part(number: int, what: str) -> str:
    return say("fight-part", number=number, what=what) if number else ""


def roll_text(throw: list[int]) -> str:
    return say("fight-roll", low=throw[0], high=throw[1], sum=sum(throw))


def named(args: dict[str, str]) -> dict[str, object]:
    """Arguments of an event as they are called."""
    return {key: name(value) for key, value in args.items()}
