"""The records that describe a position of Karak II."""

import msgspec

from karak.core import view


class Spot(msgspec.Struct, kw_only=True):
    """A place, numbered in the order in which its tile was laid, and its cell on the grid."""

    place: int
    x: int
    y: int


class Hero(Spot, kw_only=True):
    """A seat with its hero and everything the hero owns; `hero` is empty until one is dealt."""

    seat: int
    hero: str
    lives: int
    unconscious: bool
    glory: int  # the most units the hero may have
    units: int  # dice of the army that count against glory
    points: float
    large_stones: int
    resources: dict[str, int]
    items: dict[str, int]
    army: dict[str, int]
    city: Spot | None
    buildings: list[str]
    plague: bool  # whether the city is plagued


class Place(Spot, kw_only=True, omit_defaults=True):
    """A tile on the map with the sides that chasms close; `unexplored` is one that waits to be turned."""

    land: str
    chasms: list[str]
    monsters: list[str] = []
    strength: int = 0  # of all monsters there
    items: dict[str, int] = {}
    city: int | None = None  # the seat whose city stands there


class General(Spot, kw_only=True):
    """The dark general, with the strength of his praetorians included."""

    strength: int
    praetorians: int


class Stack(msgspec.Struct, kw_only=True):
    """How many tiles are left; `put_back` lies on top, and is `unknown` to those who have not seen it."""

    tier_1: int
    tier_2: int
    put_back: str | None


class Battle(msgspec.Struct, kw_only=True):
    """A battle from the choice of the dice to the skulls, with the odds of the best play."""

    foes: list[str]  # the monsters of the tile, or the general; none where heroes fight each other
    strength: int | None  # of the enemy, if it is known
    needed: int | None  # the lowest attack that wins; of several heroes, the one that leads
    missing: int | None  # what the attack lacks
    joined: dict[str, int]  # dice, by kind
    dice: dict[str, dict[str, int]]  # dice on the table, by kind and face
    swords: int  # on the dice
    weapons: int
    bonus: int  # from spells
    skills: int  # from abilities
    attack: int
    win: float | None
    lives_lost: float | None
    units_lost: float | None


class View(view.View, kw_only=True):
    """A position of Karak II as a seat may know it."""

    actions_left: int
    moved: bool  # whether the hero has moved before the next action
    heroes: list[Hero]  # by seat
    map: list[Place]  # by place
    general: General | None
    stack: Stack
    bag: dict[str, int]  # tokens not yet drawn
    supply: dict[str, int]  # dice not in any army
    looked_at: list[str]  # tiles drawn and not yet laid
    drawn: list[str]  # tokens drawn and not yet placed
    open: int  # how many more the pending question asks for
    battle: Battle | None
