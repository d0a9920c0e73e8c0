"""Questions about a position and changes to it; its fields are in fields.py."""

from typing import Final

from mypy_extensions import i64, u8

from karak.core.vecs import vec
from karak.games.goblin import moves
from karak.games.goblin.box import LEVELS, NO_ARMOUR, NO_WEAPON, NONE, STARTING_CARDS, UNKNOWN, Box
from karak.games.goblin.fields import NO_HERO as NO_HERO
from karak.games.goblin.fields import ZONES as ZONES
from karak.games.goblin.fields import GoblinFields, Hero, copy_goblin, goblin_numbers
from karak.kit.bag import filled

HAND: Final[i64] = 0
DECK: Final[i64] = 1  # from the bottom to the top
DISCARD: Final[i64] = 2
MOST_OPTIONS: Final = 320


class Goblin(GoblinFields):
    def copy(self) -> "Goblin":
        c = Goblin()
        copy_goblin(self, c)
        return c

    def numbers(self) -> list[int]:
        return goblin_numbers(self)

    # heroes

    def me(self) -> Hero:
        return self.heroes[self.seat]

    def begin(self, seat: i64) -> None:
        """Makes this seat the acting one."""
        self.seat = seat
        self.role = self.heroes[seat].role

    def seat_of(self, role: i64) -> i64:
        for seat in range(len(self.heroes)):
            if self.heroes[seat].role == role:
                return seat
        return NO_HERO

    def heal(self, hit_points: i64) -> None:
        """Heals up to the full number; the rest is lost (GB:3.3)."""
        hero = self.me()
        healed = min(hit_points, self.box.hit_points - hero.hit_points)
        if healed > 0:
            hero.hit_points += healed
            self.emit(moves.HEALED, self.role, healed)

    def in_force(self, equipment: i64) -> bool:
        """Whether equipment is carried and not under a curse in this battle (GB:4.3)."""
        if equipment == NONE:
            return False
        return self.curses & (NO_WEAPON if self.box.is_weapon(equipment) else NO_ARMOUR) == 0

    def hand_size(self) -> i64:
        """Returns four, and one more for each item that says so and is in force (GB:5.2, GB:4.3)."""
        hero = self.me()
        size = self.box.hand_size
        if self.in_force(hero.weapon):
            size += self.box.hand[hero.weapon]
        if self.in_force(hero.armour):
            size += self.box.hand[hero.armour]
        return size

    # cards

    def keys_of(self, seat: i64) -> i64:
        count: i64 = 0
        for level in range(1, LEVELS + 1):
            count += self.heroes[seat].keys >> level & 1
        return count

    def won_by(self, seat: i64) -> i64:
        """Counts won cards in hand, deck and discard pile, and those worn."""
        hero = self.heroes[seat]
        count: i64 = (1 if hero.weapon != NONE else 0) + (1 if hero.armour != NONE else 0)
        for zone in range(ZONES):
            for i in range(self.count_of(seat, zone)):
                card = self.card(seat, zone, i)
                if card != UNKNOWN and self.box.is_won(card):
                    count += 1
        return count

    def count_of(self, seat: i64, zone: i64) -> i64:
        return self.counts[seat * ZONES + zone]

    def card(self, seat: i64, zone: i64, i: i64) -> i64:
        return i64(self.cards[(seat * ZONES + zone) * self.stride + i])

    def put_on(self, seat: i64, zone: i64, card: i64) -> None:
        """Puts a card on top of an ordered pile."""
        i = seat * ZONES + zone
        self.cards[i * self.stride + self.counts[i]] = u8(card)
        self.counts[i] += 1

    def put_under(self, seat: i64, zone: i64, card: i64) -> None:
        i = seat * ZONES + zone
        start = i * self.stride
        position = start + self.counts[i]
        while position > start:
            self.cards[position] = self.cards[position - 1]
            position -= 1
        self.cards[start] = u8(card)
        self.counts[i] += 1

    def sort_in(self, seat: i64, zone: i64, card: i64) -> None:
        """Puts a card into a pile without order, which is kept ascending."""
        i = seat * ZONES + zone
        start = i * self.stride
        position = start + self.counts[i]
        while position > start and i64(self.cards[position - 1]) > card:
            self.cards[position] = self.cards[position - 1]
            position -= 1
        self.cards[position] = u8(card)
        self.counts[i] += 1

    def take_out(self, seat: i64, zone: i64, card: i64) -> None:
        i = seat * ZONES + zone
        position = i * self.stride
        while i64(self.cards[position]) != card:
            position += 1
        self.counts[i] -= 1
        last = i * self.stride + self.counts[i]
        while position < last:
            self.cards[position] = self.cards[position + 1]
            position += 1

    def take_top(self, seat: i64) -> i64:
        i = seat * ZONES + DECK
        self.counts[i] -= 1
        return i64(self.cards[i * self.stride + self.counts[i]])

    def is_wounded(self) -> bool:
        return self.me().hit_points < self.box.hit_points

    def has_potion(self, kind: i64) -> bool:
        return self.me().potions >> kind & 1 != 0

    def pawn(self, card: i64) -> None:
        """Puts a card into the pawnshop; on a visit, it is not for sale until the visit ends (GB:7.2)."""
        self.pawned[card] = u8(2 if self.visiting else 1)
        self.emit(moves.PAWNED, self.role, card)

    def worn(self, card: i64) -> i64:
        """Returns the equipment in the slot that a card would take."""
        return self.me().weapon if self.box.is_weapon(card) else self.me().armour

    def wear(self, card: i64, weapon: bool) -> None:
        if weapon:
            self.me().weapon = card
        else:
            self.me().armour = card

    def first_own(self, seat: i64) -> i64:
        """Returns the first of the hero's starting cards."""
        return self.heroes[seat].role * STARTING_CARDS

    # the caverns

    def slot_of(self, monster: i64) -> i64:
        """Returns where in the rows a monster lies."""
        slot: i64 = 0
        while i64(self.rows[slot]) != monster:
            slot += 1
        return slot

    def may_enter(self, level: i64) -> bool:
        """Whether a level is open: level 1 always, a deeper one with the key of the one above (GB:3.1)."""
        return level == 1 or self.me().keys >> (level - 1) & 1 != 0


def set_up(box: Box, roles: list[int]) -> Goblin:
    """Gives every hero full hit points; the game then deals decks, rows and hands (GB:1.2 to GB:1.4)."""
    zones = len(roles) * int(ZONES)
    s = Goblin()
    s.make_room(MOST_OPTIONS)
    s.box = box
    s.heroes = vec[Hero]([seated(box, role) for role in roles])
    s.stride = STARTING_CARDS + box.actions - box.starting + 1
    s.cards = vec[u8]([u8(0)] * (zones * int(s.stride)))
    s.counts = vec[i64]([0] * zones)
    s.played = vec[u8]([u8(0)] * int(s.stride))
    s.pawned = vec[u8]([u8(0)] * int(box.cards))
    s.backs = vec[u8]([u8(n) for n in box.reward])
    s.rows = vec[u8]([u8(NONE)] * int(LEVELS * box.row))
    s.tops = vec[u8]([u8(NONE)] * int(LEVELS))
    s.gates = vec[u8]([u8(NONE)] * int(LEVELS))
    s.decks = filled([1] * int(box.monsters))
    s.potions = vec[i64](box.potions)
    return s


def seated(box: Box, role: i64) -> Hero:
    hero = Hero()
    hero.role = role
    hero.hit_points = box.hit_points
    return hero
