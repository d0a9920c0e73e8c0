"""What Imperium describes beyond Karak II."""

from typing import Any

import msgspec

from karak.cli.table.karak2.scene import HeroSeen, Scene
from karak.core.game import Game
from karak.words import say

CROWN = "♔"


class ContestSeen(msgspec.Struct):
    """A rift, an attack on the emperor or his defence; totals are by seat."""

    kind: str
    active: int
    fighting: int
    totals: dict[str, int]
    victor: int | None
    skulls: dict[str, int]

    def total(self, seat: int) -> int | None:
        return self.totals.get(str(seat))

    @property
    def best(self) -> int:
        return max(self.totals.values(), default=0)


class ImperiumScene(Scene):
    """Karak II with a crown; `worth` are its points at the end."""

    crown: int | None
    contest: ContestSeen | None
    worth: float

    def badges(self) -> list[str]:
        return [badge + CROWN if seat == self.crown else badge for seat, badge in enumerate(super().badges())]

    def titles(self, seat: int) -> list[str]:
        return [say("imperium-panel-emperor", points=self.worth)] if seat == self.crown else []

    def counts_actions(self) -> bool:
        return super().counts_actions() and self.contest is None

    def emperor(self) -> HeroSeen | None:
        return None if self.crown is None else self.heroes[self.crown]

    def contenders(self) -> list[HeroSeen]:
        """In the order in which they roll."""
        if self.contest is None:
            return []
        first, count = self.contest.active, len(self.heroes)
        order = [self.heroes[(first + i) % count] for i in range(count)]
        return order if self.contest.kind == "rift" else [hero for hero in order if hero.seat in (first, self.crown)]


def look(game: Game[Any], state: Any) -> ImperiumScene:
    """An enemy whose total is not known counts as 0, and a chance of 0 against him as not known."""
    realm = state.realm
    worth = 0.0 if realm.is_crown_bare else int(realm.crown) / 2
    described: dict[str, Any] = {**msgspec.to_builtins(game.describe(state)), "worth": worth}
    battle = described["battle"]
    if battle and battle["strength"] is None:
        described["battle"] = {**battle, "strength": 0, "win": battle["win"] or None}
    return msgspec.convert(described, ImperiumScene)
