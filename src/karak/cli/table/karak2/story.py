"""The log of Karak II: a battle is one equation, and moves onto new tiles are left out."""

from typing import Any, NamedTuple

from karak.cli.table.karak2.battle import SKULL, sum_parts
from karak.cli.table.telling import Telling
from karak.play.match import Match
from karak.words import say


class Before(NamedTuple):
    """The enemy of a battle, and the hero's attack from weapons."""

    monsters: str
    weapons: int


DICE = ("dice-rolled", "ability-used", "fireball-cast")


class Karak2Telling(Telling):
    """Holds back the dice of a battle until they are compared."""

    def __init__(self, match: Match, before: list[Any], seat: int | None) -> None:
        super().__init__(match, before, seat)
        self.laid = ""
        self.held: list[str] = []

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        before = self.before[action]
        if key in DICE and before:
            self.held.append(self.brief(key, args))
        elif key in ("won", "lost") and before:
            self.held = []
            self.add(args["hero"], self.equation(action, key, int(args["other"])))
        elif not self.goes_without_saying(key, args):
            super().hear(action, key, args)
        self.laid = args["place"] if key == "tile-laid" else "" if key == "moved" else self.laid

    def goes_without_saying(self, key: str, args: dict[str, str]) -> bool:
        """Whether the event is a move onto a tile just laid, or a roll of a seat that has no hero yet."""
        return (key == "moved" and args["place"] == self.laid) or (key == "dice-rolled" and not args["hero"])

    def brief(self, key: str, args: dict[str, str]) -> str:
        return super().brief(key, {**args, "roll": faces(args["roll"])} if "roll" in args else args)

    def add(self, hero: str, part: str) -> None:
        """Adds a part at once, while what is held back waits for the outcome."""
        self.page(hero).parts.append(part)

    def flush(self, hero: str = "") -> None:
        if self.held:
            self.page(hero or self.acting()).parts.extend(self.held)
        self.held = []

    def equation(self, action: int, key: str, attack: int) -> str:
        """Writes a battle: `hero die 2, knight 3☠, swords 5, weapons +1 = 6 against skeleton riders 4: won`."""
        before: Before = self.before[action]
        first = action
        while first > 0 and not any(key == "met" for key, _ in self.told(first)):
            first -= 1
        dice, parts = self.fought(range(first, action + 1), attack, before.weapons)
        args = {"dice": dice, "parts": parts, "attack": attack, "monsters": before.monsters}
        return say("karak2-battle-told", **args, outcome=say(f"{self.game}-{key}.brief"))

    def fought(self, actions: range, attack: int, weapons: int) -> tuple[str, str]:
        """Lists all rolls of a battle, and the parts that make up the attack."""
        dice: list[str] = []
        swords: dict[str, int] = {}
        fireballs = 0
        for number in actions:
            for key, args in self.told(number):
                fireballs += key == "fireball-cast"
                if key in DICE[:2] and self.before[number]:
                    dice.append(self.brief(key, args))
                if key == "dice-rolled":
                    swords[args["die"]] = int(args["roll"].rstrip("s"))
        parts = sum_parts(sum(swords.values()), weapons, fireballs, attack)
        return ", ".join(dice), parts

    def told(self, action: int) -> list[tuple[str, dict[str, str]]]:
        return [self.match.game.tell(event) for event in self.match.events[action]]


def faces(roll: str) -> str:
    """Writes a roll: `2ss` is two swords and two skulls."""
    swords, skulls = roll.rstrip("s"), roll[len(roll.rstrip("s")) :]
    return SKULL * len(skulls) if swords == "0" and skulls else swords + SKULL * len(skulls)
