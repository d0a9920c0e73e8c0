"""What lies on the table, in hands and in decks."""

from typing import Annotated, Final

from mypy_extensions import i64, u8

from karak.core.state import State, copy_state, state_numbers
from karak.core.vecs import vec
from karak.games.goblin.box import NONE, Box
from karak.kit.bag import Bag

ZONES: Final[i64] = 3  # of each seat: hand, deck, discard pile
NO_HERO: Final[i64] = 62  # a seat that has no hero yet; no ability listens there


class Hero:
    role: i64 = NO_HERO
    hit_points: i64 = 0
    weapon: i64 = NONE
    armour: i64 = NONE
    keys: i64 = 0  # levels, one bit each
    potions: i64 = 0  # kinds, one bit each
    loose: i64 = 0  # starting cards somewhere in the deck, one bit each


class GoblinFields(State):
    """The state's fields, one line for each."""

    box: Box
    heroes: vec[Hero]  # by seat
    stride: Annotated[i64, ""] = 0  # room for cards in a zone
    cards: Annotated[vec[u8], "zone_numbers(s)"]  # by seat, zone and position
    counts: Annotated[vec[i64], ""]  # of cards, by seat and zone; listed with the cards
    played: Annotated[vec[u8], "s.played[: s.chain]"]  # this turn, in order
    pawned: vec[u8]  # by card: 0 not in the pawnshop, 1 for sale, 2 laid down on this visit
    backs: vec[u8]  # by monster: the card on its back; views hide the rewards not yet won
    rows: vec[u8]  # by level and slot: a monster
    tops: vec[u8]  # by level: the visible top of the monster deck
    gates: vec[u8]  # by level: the visible gatekeeper
    decks: Bag  # monsters not yet seen, all levels in one count
    potions: vec[i64]  # left in the piles
    lord: i64 = NONE
    champion: i64 = NO_HERO
    # the turn
    foe: i64 = NONE
    curses: i64 = 0  # curses in force, one bit each
    follow: i64 = 0  # colours that may be played next
    chain: i64 = 0  # number of cards played
    doubled: i64 = NONE  # the card that the potion of strength lies beside
    doubled_attack: i64 = 0  # what it adds
    doubled_defence: i64 = 0
    in_a_row: bool = False  # two cards with attack were played directly in a row
    used: i64 = 0  # once-a-battle abilities, one bit each
    draws: i64 = 0  # cards still to draw
    by_effect: bool = False
    seen: i64 = NONE  # a card looked at, not yet in the hand
    other: i64 = NONE  # the second one looked at
    wanted: i64 = NONE  # what the hero is buying
    bought: bool = False  # a card of the pawnshop, on this visit
    won: i64 = NONE  # equipment won or bought, not yet in its place
    visiting: bool = False  # the merchant
    restored_attack: i64 = 0  # attack counted in spite of a curse
    restored_defence: i64 = 0


def zone_numbers(s: GoblinFields) -> list[int]:
    """Lists how many cards lie in each zone, and which."""
    numbers: list[int] = []
    for zone in range(len(s.counts)):
        first = zone * s.stride
        numbers.append(int(s.counts[zone]))
        numbers.extend([int(card) for card in s.cards[first : first + s.counts[zone]]])
    return numbers


# Below, written by `python -m tools.writing.fields` from the declarations above.


def copy_hero(s: Hero) -> Hero:
    c = Hero()
    c.role = s.role
    c.hit_points = s.hit_points
    c.weapon = s.weapon
    c.armour = s.armour
    c.keys = s.keys
    c.potions = s.potions
    c.loose = s.loose
    return c


def hero_numbers(s: Hero) -> list[int]:
    numbers: list[int] = []
    numbers += [
        int(s.role), int(s.hit_points), int(s.weapon), int(s.armour), int(s.keys), int(s.potions), int(s.loose),
    ]  # fmt: skip
    return numbers


def copy_goblin(s: GoblinFields, c: GoblinFields) -> None:
    copy_state(s, c)
    c.box = s.box
    c.heroes = vec[Hero]([copy_hero(each) for each in s.heroes])
    c.stride = s.stride
    c.cards = s.cards[:]
    c.counts = s.counts[:]
    c.played = s.played[:]
    c.pawned = s.pawned[:]
    c.backs = s.backs[:]
    c.rows = s.rows[:]
    c.tops = s.tops[:]
    c.gates = s.gates[:]
    c.decks = s.decks.copy()
    c.potions = s.potions[:]
    c.lord = s.lord
    c.champion = s.champion
    c.foe = s.foe
    c.curses = s.curses
    c.follow = s.follow
    c.chain = s.chain
    c.doubled = s.doubled
    c.doubled_attack = s.doubled_attack
    c.doubled_defence = s.doubled_defence
    c.in_a_row = s.in_a_row
    c.used = s.used
    c.draws = s.draws
    c.by_effect = s.by_effect
    c.seen = s.seen
    c.other = s.other
    c.wanted = s.wanted
    c.bought = s.bought
    c.won = s.won
    c.visiting = s.visiting
    c.restored_attack = s.restored_attack
    c.restored_defence = s.restored_defence


def goblin_numbers(s: GoblinFields) -> list[int]:
    numbers = state_numbers(s)
    for each in s.heroes:
        numbers += hero_numbers(each)
    numbers.extend([int(n) for n in zone_numbers(s)])
    numbers.extend([int(n) for n in s.played[: s.chain]])
    numbers.extend([int(n) for n in s.pawned])
    numbers.extend([int(n) for n in s.backs])
    numbers.extend([int(n) for n in s.rows])
    numbers.extend([int(n) for n in s.tops])
    numbers.extend([int(n) for n in s.gates])
    numbers.extend([int(n) for n in s.decks.counts])
    numbers.extend([int(n) for n in s.potions])
    numbers += [
        int(s.decks.left), int(s.lord), int(s.champion), int(s.foe), int(s.curses), int(s.follow), int(s.chain),
        int(s.doubled), int(s.doubled_attack), int(s.doubled_defence), int(s.in_a_row), int(s.used), int(s.draws),
        int(s.by_effect), int(s.seen), int(s.other), int(s.wanted), int(s.bought), int(s.won), int(s.visiting),
        int(s.restored_attack), int(s.restored_defence),
    ]  # fmt: skip
    return numbers
