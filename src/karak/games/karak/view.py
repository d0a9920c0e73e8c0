"""The records that describe a position of Karak."""

from typing import Literal

import msgspec

from karak.core import view

Kind = Literal["unexplored", "corridor", "room", "fountain", "portal"]
Outcome = Literal["won", "tied", "lost"]


class Hero(msgspec.Struct):
    """A hero on the map, with what the hero board holds (K1:1.5)."""

    seat: int
    hero: str  # empty until one is dealt
    x: int  # grows to the east
    y: int  # grows to the south
    lives: int
    points: float
    items: dict[str, int]  # how many of each are carried
    cursed: bool  # the abilities are silent (K1:8.1)


class Place(msgspec.Struct, omit_defaults=True):
    """A tile of the map, and what lies on it (K1:1.2, K1:1.4)."""

    x: int
    y: int
    kind: Kind
    exits: str  # open sides, of "nesw"
    token: str = ""  # a monster, a chest or an item, if one lies there
    number: int = 0  # of a fountain or a portal, in the order of laying


class Fight(msgspec.Struct):
    """Two dice, weapons, bonus and ability make up the attack (K1:4.1); the chances are those of best play."""

    monster: str
    strength: int
    dice: list[int]  # the lower one first; none before the roll
    weapons: int
    bonus: int  # bought after the roll
    ability: int  # what the hero's ability adds
    attack: int | None  # none before the roll
    reward: str  # what the token turns into once the monster is beaten
    tie_wins: bool
    needed: int  # the lowest sum of two dice that wins while nothing is spent; 0 if none does
    needed_with_all: int  # the same with all that can be spent
    missing: int | None  # what the attack still lacks to win; none before the roll
    outcome: Outcome | None  # as the attack stands; none before the roll
    after_bolt: Outcome | None  # as it would stand after one bolt; none before the roll or without a bolt
    win: float
    tie: float
    lose: float


class View(view.View, kw_only=True):
    """A position of Karak; nothing except the future is hidden."""

    steps_left: int
    heroes: list[Hero]  # by seat
    map: list[Place]  # in the order of laying, the start tile first
    stack: dict[str, int]  # tiles still to be laid, by kind
    bag: dict[str, int]  # tokens still to be drawn, by kind
    drawn: list[str]  # in the hand at present: a tile not yet laid, tokens not yet placed
    fight: Fight | None
