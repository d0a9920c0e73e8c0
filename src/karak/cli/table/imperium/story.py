"""The log of Imperium: several heroes act in one turn, and each is named."""

from typing import Any

from karak.cli.table.karak2.story import DICE, Before, Karak2Telling
from karak.play.match import Match
from karak.words import name, say

TIE = "tie"  # marks a position in which tied heroes roll again
OPENS = ("rift-opened", "challenged", "totalled")  # after these the dice of the next hero fall


class ImperiumTelling(Karak2Telling):
    """Also writes each total of a contest as one equation."""

    def __init__(self, match: Match, before: list[Any], seat: int | None) -> None:
        super().__init__(match, before, seat)
        self.voice = ""  # the hero of the last part told
        self.roller = ""
        self.previous = ""

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        if key in DICE:
            self.roller = args["hero"]
        if key == "totalled" and self.before[action]:
            self.held = []
            self.add(args["hero"], self.total(action, int(args["number"])))
        elif not (key == "got" and self.previous == "taxed"):  # the tax says who gets it
            super().hear(action, key, args)
        self.previous = key

    def total(self, action: int, attack: int) -> str:
        """Writes a total: `hero die 2, knight 3☠, swords 5, weapons +1 = 6`."""
        before: Before = self.before[action]
        first = action
        while first > 0 and not any(key in OPENS for key, _ in self.told(first - 1)):
            first -= 1
        dice, parts = self.fought(range(first, action + 1), attack, before.weapons)
        if before.monsters == TIE:
            return say("imperium-tie-told", dice=dice, attack=attack)
        return say("imperium-contest-told", dice=dice, parts=parts, attack=attack)

    def add(self, hero: str, part: str) -> None:
        """Names the hero where it changes; joins what follows about a hero who is not on turn."""
        page = self.page(hero)
        self.voice = self.voice if page.parts and self.number else page.hero
        if hero != self.voice:
            page.parts.append(say("imperium-told-of", hero=name(hero, self.game), told=part))
        elif hero != page.hero:
            page.parts[-1] += f", {part}"
        else:
            page.parts.append(part)
        self.voice = hero

    def flush(self, hero: str = "") -> None:
        for part in self.held:
            self.add(self.roller or hero or self.acting(), part)
        self.held = []
