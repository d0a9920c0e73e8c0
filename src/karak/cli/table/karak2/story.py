"""The log of Karak II: a battle is one equation, a move onto a new tile goes without saying."""

from typing import Any, NamedTuple

from karak.cli.table.karak2.battle import shown
from karak.cli.table.telling import Telling
from karak.play.match import Match
from karak.words import say


class Before(NamedTuple):
    """Whom a hero fights, and with how much that is not on the dice."""

    monsters: str
    weapons: int


class Karak2Telling(Telling):
    """Holds the dice of a battle back until they are compared."""

    def __init__(self, match: Match, before: list[Any], seat: int | None) -> None:
        super().__init__(match, before, seat)
        self.laid = ""
        self.is_fighting = False
        self.rolls: list[str] = []
        self.fireballs = 0

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        if key == "met":
            self.is_fighting = True
            self.rolls = []
            self.fireballs = 0
        elif key == "dice-rolled":
            self.rolls.append(self.brief(key, {**args, "roll": faces(args["roll"])}))
            if not self.is_fighting:
                self.tell_start(args["hero"])
        elif key == "fireball-cast":
            self.fireballs += 1
        elif key in ("won", "lost") and self.before[action]:
            self.add(args["hero"], self.equation(self.before[action], key, args))
        elif key == "ability-used" and self.is_fighting:
            self.rolls.append(self.brief(key, args))
        elif key != "moved" or args["place"] != self.laid:
            super().hear(action, key, args)
        self.laid = args["place"] if key == "tile-laid" else "" if key == "moved" else self.laid
        self.is_fighting = self.is_fighting and key not in ("won", "lost")

    def tell_start(self, hero: str) -> None:
        """Who begins; a seat without a hero yet has no name to tell it of."""
        if hero:
            self.page(hero).parts.extend(self.rolls)
        self.rolls = []

    def equation(self, before: Before, key: str, args: dict[str, str]) -> str:
        """`hero die 2, knight 3☠, swords 5, weapons +1 = 6 against skeleton riders 4: won`."""
        attack = int(args["other"])
        parts = [say("karak2-battle-swords", number=attack - before.weapons - self.fireballs)]
        parts += [say("karak2-battle-weapons", number=before.weapons)] if before.weapons else []
        parts += [say("karak2-battle-fireballs", number=self.fireballs)] if self.fireballs else []
        return say(
            "karak2-battle-told",
            dice=", ".join(self.rolls),
            parts=", ".join(parts),
            attack=attack,
            monsters=before.monsters,
            outcome=say(f"{self.game}-{key}.brief"),
        )


def faces(roll: str) -> str:
    """`2ss` is two swords and two skulls."""
    swords, skulls = roll.rstrip("s"), roll[len(roll.rstrip("s")) :]
    return shown(skulls) if swords == "0" and skulls else shown(roll)
