"""What Karak II describes, as typed records, and what is printed on its pieces."""

from typing import Any

import msgspec

from karak.cli.table.badges import badges
from karak.core.game import Game


class Spot(msgspec.Struct):
    place: int
    x: int
    y: int


class HeroSeen(msgspec.Struct):
    seat: int
    hero: str
    place: int
    x: int
    y: int
    lives: int
    unconscious: bool
    glory: int
    points: float
    resources: dict[str, int]
    items: dict[str, int]
    army: dict[str, int]
    city: Spot | None
    buildings: list[str]
    plague: bool


class PlaceSeen(msgspec.Struct):
    place: int
    x: int
    y: int
    land: str
    chasms: list[str]
    monsters: list[str] = []
    strength: int = 0
    items: dict[str, int] = {}
    city: int | None = None

    @property
    def is_laid(self) -> bool:
        return self.land != "unexplored"


class GeneralSeen(msgspec.Struct):
    place: int
    strength: int
    praetorians: int


class BattleSeen(msgspec.Struct):
    """`dice` by kind and face; a face is its swords, or s for a skull. The odds are there if the game tells them."""

    strength: int
    joined: dict[str, int]
    dice: dict[str, dict[str, int]]
    weapons: int
    bonus: int
    attack: int
    win: float | None = None
    lives_lost: float | None = None
    units_lost: float | None = None


class Stack(msgspec.Struct):
    tier_1: int
    tier_2: int
    put_back: str | None

    @property
    def left(self) -> int:
        """A tile put back that the reader does not know is counted among the others."""
        return self.tier_1 + self.tier_2 + (self.put_back not in (None, "unknown"))


class Scene(msgspec.Struct):
    """A position as `describe` tells it."""

    turn: int
    seat: int
    who: int | str
    step: str
    actions_left: int
    moved: bool
    heroes: list[HeroSeen]
    map: list[PlaceSeen]
    general: GeneralSeen | None
    stack: Stack
    bag: dict[str, int]
    supply: dict[str, int]
    looked_at: list[str]
    drawn: list[str]
    battle: BattleSeen | None
    ending: str
    resigned: list[int]

    def acting(self) -> HeroSeen:
        return self.heroes[self.seat]

    def badges(self) -> list[str]:
        """By seat: shape and letter, and whatever follows them."""
        return badges([hero.hero for hero in self.heroes])

    def titles(self, seat: int) -> list[str]:
        """What a hero is beyond what he owns."""
        return []

    def counts_actions(self) -> bool:
        """The hero who acts spends actions of a turn."""
        return self.turn > 0


def look(game: Game[Any], state: Any) -> Scene:
    return msgspec.convert(msgspec.to_builtins(game.describe(state)), Scene)


class Cardboard:
    """Numbers printed on the pieces of this table's box."""

    def __init__(self, game: Any) -> None:
        box = game.box
        kinds = len(box.city_price)
        self.lives = int(box.lives)
        self.general = int(box.general)
        self.strength = {name: int(n) for name, n in zip(box.token_names, box.strength, strict=True) if n}
        self.attack = {name: int(n) for name, n in zip(box.item_names, box.attack, strict=True)}
        self.chasms = {name: int(n) for name, n in zip(box.tile_names, box.rotations[::6], strict=True)}
        self.land_of = {name: box.land_names[int(n)] for name, n in zip(box.tile_names, box.land, strict=True)}
        self.gives = rows(box.land_names, box.gives, kinds)
        self.price = {
            **rows(box.building_names, box.price, kinds),
            **rows(box.die_names, box.unit_price, kinds),
            "city": [int(n) for n in box.city_price],
        }
        self.abilities: dict[str, list[str]] = {}
        for role, hero in enumerate(box.hero_names):
            heard = game.listening[role * int(game.moments) : (role + 1) * int(game.moments)]
            self.abilities[hero] = sorted({ability.name for abilities in heard for ability in abilities})


def rows(names: list[str], numbers: Any, kinds: int) -> dict[str, list[int]]:
    """A flat table of the box: so many numbers for each name."""
    return {name: [int(n) for n in numbers[i * kinds : (i + 1) * kinds]] for i, name in enumerate(names)}
