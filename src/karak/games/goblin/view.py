"""The records that describe a position of Goblin."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from karak.core import view
from karak.games.goblin.box import Colour


class Card(msgspec.Struct):
    """What is printed on a card (GB:1.2); an unknown starting card has only its back."""

    card: str
    attack: int | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    heal: int | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET  # of an action card
    next: list[Colour] | UnsetType = UNSET  # colours that may follow an action card
    draw: int | UnsetType = UNSET  # cards that an action card draws
    hand: int | UnsetType = UNSET  # cards that a weapon or an armour adds to the hand


class Foe(msgspec.Struct):
    """The front of a monster, and its back if it is known."""

    monster: str
    attack: int
    hit_points: int
    curses: list[str]
    reward: Literal["action", "weapon", "armour", "key", "victory"]
    back: Card | UnsetType = UNSET  # the card that the monster becomes


class Hero(msgspec.Struct):
    """A hero and all the hero's cards."""

    seat: int
    hero: str  # empty until one is dealt
    hit_points: int
    keys: list[int]  # levels whose key was won
    potions: list[str]
    weapon: Card | None
    armour: Card | None
    hand: list[Card]
    deck: list[str]  # names of cards, from the top
    discard: list[Card]


class Row(msgspec.Struct):
    """A level of the caverns."""

    level: int  # from 1 to 3
    monsters: list[Foe | None]
    next: Foe | None  # on top of the deck, if known
    deck: int  # monsters that lie in the deck
    gatekeeper: Foe | None


class Part(msgspec.Struct):
    """What a card adds to an attack or a defence; a part that no card explains (a potion, an ability) has no name."""

    card: str
    amount: int


class Battle(msgspec.Struct):
    """The chain, the colours that may follow, and the running attack and defence (GB:3.2, GB:3.5)."""

    monster: Foe
    curses: list[str]  # the curses in force
    played: list[Card]
    colours: list[Colour]  # the colours the next card may have
    attack: int
    defence: int
    attack_parts: list[Part]
    defence_parts: list[Part]
    missing: int  # what the attack lacks; 0 if it beats the monster
    hits: int  # hits that get through the defence, at most the hero's hit points
    falls: bool  # whether those hits take the last hit point


class View(view.View, kw_only=True):
    """A position of Goblin as a seat may know it."""

    heroes: list[Hero]  # by seat
    rows: list[Row]  # by level
    lord: Foe | None
    pawnshop: list[Card]
    potions: dict[str, int]  # for sale
    battle: Battle | None
    looked_at: list[str]  # cards that the seat is looking at
