"""The log of Karak: steps are added up, and a fight is one equation."""

from typing import Any, NamedTuple

from karak.cli.table.karak.fight import part, roll_text
from karak.cli.table.telling import Telling
from karak.games.karak.view import Fight
from karak.play.match import Match
from karak.words import has, name, say


class Before(NamedTuple):
    """What the table must remember of the position before an action."""

    fight: Fight | None
    weapons: str


OUTCOMES = ("won", "tied", "lost")
THROWS = ("rolled", "bolt-used", "ability-used")


class KarakTelling(Telling):
    """Holds back steps and the throws of a fight until their outcome is known."""

    def __init__(self, match: Match, before: list[Any], seat: int | None) -> None:
        super().__init__(match, before, seat)
        self.steps = 0
        self.explored = False
        self.held: list[str] = []

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        if key == "stepped":
            self.steps += not self.explored
            self.explored = False
        elif key in THROWS and self.before[action].fight:
            self.held.append(self.throw(key, args))
        elif key in OUTCOMES:
            self.held = []
            self.add(args["hero"], self.equation(action, key, int(args["number"])))
        elif has(f"{self.game}-{key}.brief"):
            super().hear(action, key, args)
            self.explored = key == "tile-laid" or (self.explored and key.startswith("token"))

    def throw(self, key: str, args: dict[str, str]) -> str:
        if key == "rolled":
            return roll_text([int(args["number"]), int(args["other"])])
        return self.brief(key, args)

    def flush(self, hero: str = "") -> None:
        walked = [say(f"{self.game}-walked.brief", steps=self.steps)] if self.steps else []
        if walked or self.held:
            self.page(hero or self.acting()).parts.extend([*walked, *self.held])
        self.steps = 0
        self.held = []

    def equation(self, action: int, key: str, attack: int) -> str:
        """Writes a fight: `roll 3+4 = 7, +2 sword, +1 magic bolt = 10 against giant rat 5: won`."""
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
        """Returns all throws of the fight that this action decides, and what was spent after the last one."""
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
