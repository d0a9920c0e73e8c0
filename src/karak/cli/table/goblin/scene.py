"""What Goblin describes, as typed records."""

from typing import Any

import msgspec

from karak.core.game import Game


class CardSeen(msgspec.Struct):
    """An action card has a colour and names the next ones, equipment has not; of an unknown card only the back."""

    card: str
    attack: int = 0
    defence: int = 0
    heal: int = 0
    draw: int = 0
    hand: int = 0
    colour: str = ""
    next: list[str] = []


class FoeSeen(msgspec.Struct):
    monster: str
    attack: int
    hit_points: int
    curses: list[str]
    reward: str
    back: CardSeen | None = None


class HeroSeen(msgspec.Struct):
    seat: int
    hero: str
    hit_points: int
    keys: list[int]
    potions: list[str]
    weapon: CardSeen | None
    armour: CardSeen | None
    hand: list[CardSeen]
    deck: list[str]
    discard: list[CardSeen]


class RowSeen(msgspec.Struct):
    level: int
    monsters: list[FoeSeen | None]
    next: FoeSeen | None
    deck: int
    gatekeeper: FoeSeen | None


class BattleSeen(msgspec.Struct):
    monster: FoeSeen
    curses: list[str]
    played: list[CardSeen]
    colours: list[str]
    attack: int
    defence: int


class Scene(msgspec.Struct):
    """A position as `describe` tells it; no seat acts before the heroes are seated."""

    turn: int
    seat: int
    who: int | str
    step: str
    heroes: list[HeroSeen]
    rows: list[RowSeen]
    lord: FoeSeen | None
    pawnshop: list[CardSeen]
    potions: dict[str, int]
    battle: BattleSeen | None
    looked_at: list[str]
    ending: str
    resigned: list[int]

    def acting(self) -> HeroSeen:
        return self.heroes[self.seat if self.seat < len(self.heroes) else 0]


def look(game: Game[Any], state: Any) -> Scene:
    return msgspec.convert(msgspec.to_builtins(game.describe(state)), Scene)
