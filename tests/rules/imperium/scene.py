"""The scene of Karak II, with a crown."""

from typing import Self

from karak.core.state import CHANCE
from karak.games.imperium.state import Imperium, imperial
from karak.games.imperium.view import Contest, View
from karak.games.karak2.state import NO_SEAT
from tests.rules.karak2 import scene as karak2
from tests.rules.karak2.scene import CASTLE, DOOR, FARM, FOREST, NORTH, Cell

__all__ = [
    "CASTLE", "DOOR", "EAST", "FARM", "FOREST", "NORTH", "Cell", "Scene", "at_abyss", "before", "by_the_cave",
    "duel", "in_city", "rift",
]  # fmt: skip

EAST: Cell = (1, -1)  # where `rift` opens


class Scene(karak2.Scene):
    ruleset = "imperium"

    @property
    def realm(self) -> Imperium:
        return imperial(self.state)

    def lay(self, tile: str, at: Cell, chasms: str = "", tokens: tuple[str, ...] = ()) -> Self:
        """Lays a tile; the inhabitants of a lair appear at once."""
        super().lay(tile, at, chasms, tokens)
        place = self.place(at)
        if self.realm.dweller_at(place) and self.realm.is_empty(place):
            self.state.put_monster(self.realm.dweller_at(place), place)
        return self

    def clear(self, at: Cell) -> Self:
        """Removes the inhabitants, as if they had been beaten."""
        self.touch().take_monster(self.realm.dweller_at(self.place(at)), self.place(at))
        return self

    def crown(self, hero: str) -> Self:
        self.touch()
        self.realm.crown = self.seat(hero)
        if not self.realm.realm.is_crown_bare:
            self.enlist("guard", 1, self.seat(hero))
        return self

    def lord(self, to: str = "") -> Self:
        """Takes the token of the lord of time from the bag and gives his die to a hero."""
        self.touch().bag.take(self.box.token_names.index("lord-of-time"))
        self.enlist("lord-of-time", 1, self.seat(to))
        return self

    def contest(self) -> Contest:
        shown = self.view()
        assert isinstance(shown, View) and shown.contest is not None
        return shown.contest

    @property
    def emperor(self) -> str:
        return self.match.players[int(self.realm.crown)] if self.realm.crown != NO_SEAT else ""

    @property
    def asked(self) -> str:
        """The player who has to answer."""
        self.settle()
        return self.match.players[int(self.match.decision().who)]

    @property
    def asked_by_chance(self) -> bool:
        """Whether dice fall next."""
        self.settle()
        return self.match.who == CHANCE

    def totals(self) -> list[int]:
        return [int(total) for total in self.realm.totals]


def before(monsters: str | tuple[str, ...], *heroes: str) -> Scene:
    return Scene(*heroes).north(*((monsters,) if isinstance(monsters, str) else monsters))


def at_abyss(*heroes: str) -> Scene:
    return Scene(*heroes).abyss()


def by_the_cave(*heroes: str) -> Scene:
    """A goblin cave in the north, and all heroes on the farm before it."""
    scene = Scene(*heroes).lay("farm-1-open", at=DOOR).lay("goblin-cave-1-0", at=NORTH, chasms="e")
    for hero in heroes:
        scene.stand(hero, DOOR)
    return scene


def rift(scene: Scene) -> Scene:
    """The hero on turn goes into the unknown in the north-east and reveals a rift."""
    return scene.do("move northeast", "tile rift-1-open")


def duel(*heroes: str) -> Scene:
    """All stand on the castle; the second hero wears the crown."""
    return Scene(*heroes).crown(heroes[1])


def in_city(*heroes: str, crown: str, buildings: tuple[str, ...] = ()) -> Scene:
    """The first hero stands in a city on the farm that it founded, and one hero wears the crown."""
    return Scene(*heroes).found(FARM, *buildings).stand(heroes[0], FARM).crown(crown)
