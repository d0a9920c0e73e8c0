"""What a game describes, as typed records, and what is printed on its pieces."""

from typing import Any

import msgspec

from karak.core.game import Game


class HeroSeen(msgspec.Struct):
    seat: int
    hero: str
    x: int
    y: int
    lives: int
    points: float
    items: dict[str, int]
    cursed: bool


class PlaceSeen(msgspec.Struct):
    x: int
    y: int
    kind: str
    exits: str
    token: str = ""
    number: int = 0


class FightSeen(msgspec.Struct):
    """The equation of a fight; `attack` is known once the dice lie."""

    monster: str
    strength: int
    dice: list[int]
    weapons: int
    bonus: int
    ability: int
    attack: int | None
    win: float
    tie: float
    lose: float


class Scene(msgspec.Struct):
    """A position as `describe` tells it."""

    turn: int
    seat: int
    who: int | str
    step: str
    steps_left: int
    heroes: list[HeroSeen]
    map: list[PlaceSeen]
    stack: dict[str, int]
    bag: dict[str, int]
    drawn: list[str]
    fight: FightSeen | None
    ending: str
    resigned: list[int]

    def acting(self) -> HeroSeen:
        return self.heroes[self.seat]


def look(game: Game[Any], state: Any) -> Scene:
    return msgspec.convert(msgspec.to_builtins(game.describe(state)), Scene)


class Cardboard:
    """Numbers printed on the pieces of this table's box."""

    def __init__(self, game: Any) -> None:
        box = game.box
        self.lives = int(box.lives)
        self.strength = {name: int(n) for name, n in zip(box.token_names, box.strength, strict=True) if n}
        self.attack = {name: int(n) for name, n in zip(box.item_names, box.attack, strict=True)}
        self.slots = {name: int(n) for name, n in zip(box.item_names, box.slot, strict=True)}
        self.abilities: dict[str, list[str]] = {}
        for role, hero in enumerate(box.hero_names):
            heard = game.listening[role * int(game.moments) : (role + 1) * int(game.moments)]
            self.abilities[hero] = sorted({ability.name for abilities in heard for ability in abilities})

    def number_of(self, token: str) -> str:
        """`9` for a monster, `+2` for a weapon, nothing for the rest."""
        if token in self.strength:
            return str(self.strength[token])
        return f"+{self.attack[token]}" if self.attack.get(token) else ""
