"""The log of Goblin: cards played or drawn one after the other are joined into a list."""

from typing import Any

from karak.cli.table.goblin.cards import counted
from karak.cli.table.telling import Telling
from karak.play.match import Match
from karak.words import say

LISTED = ("played", "drew")
DEALT = ("drew", "revealed")  # not worth reading before the first turn


class GoblinTelling(Telling):
    def __init__(self, match: Match, before: list[Any], seat: int | None) -> None:
        super().__init__(match, before, seat)
        self.listing = ""
        self.cards: list[str] = []
        self.hero = ""

    def hear(self, action: int, key: str, args: dict[str, str]) -> None:
        if self.number == 0 and key in DEALT:
            return
        args["hero"] = args["hero"] or self.actor(action)
        if key not in LISTED:
            super().hear(action, key, args)
            return
        if key != self.listing:
            self.flush()
        self.listing, self.hero = key, args["hero"]
        self.cards.append(args["card"])

    def flush(self, hero: str = "") -> None:
        if self.cards:
            said = say(f"{self.game}-all-{self.listing}.brief", cards=counted(sorted(self.cards, key=self.order)))
            self.page(self.hero).parts.append(said)
        self.listing = ""
        self.cards = []

    def order(self, card: str) -> bool:
        """Sorts unknown cards to the end of a draw, so that they are counted together."""
        return card == "starting-card"
