"""Everything on the table, in hands and in decks."""

from typing import Final

from mypy_extensions import i64, u8

from karak.core.state import MOST_STEPS, State
from karak.core.vecs import vec
from karak.games.goblin import moves
from karak.games.goblin.box import LEVELS, NO_ARMOUR, NO_WEAPON, NONE, STARTING_CARDS, UNKNOWN, Box
from karak.kit.bag import Bag, filled

HAND: Final[i64] = 0
DECK: Final[i64] = 1  # from the bottom to the top
DISCARD: Final[i64] = 2
ZONES: Final[i64] = 3
MOST_OPTIONS: Final = 320
NO_HERO: Final[i64] = 62  # a seat that has not got one yet; no ability ever listens there


class Hero:
    def __init__(
        self, role: i64, hit_points: i64, weapon: i64, armour: i64, keys: i64, potions: i64, loose: i64
    ) -> None:
        self.role = role
        self.hit_points = hit_points
        self.weapon = weapon
        self.armour = armour
        self.keys = keys  # levels, one bit each
        self.potions = potions  # kinds, one bit each
        self.loose = loose  # starting cards somewhere in the deck, one bit each

    def copy(self) -> "Hero":
        return Hero(self.role, self.hit_points, self.weapon, self.armour, self.keys, self.potions, self.loose)


class Goblin(State):
    def __init__(
        self, options: vec[i64], weights: vec[i64], stack: vec[i64], box: Box, heroes: vec[Hero], stride: i64,
        cards: vec[u8], counts: vec[i64], played: vec[u8], pawned: vec[u8], backs: vec[u8], rows: vec[u8],
        tops: vec[u8], gates: vec[u8], decks: Bag, potions: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(options, weights, stack)
        self.box = box
        self.heroes = heroes  # by seat
        self.stride = stride  # room for cards in a zone
        self.cards = cards  # by seat, zone and position
        self.counts = counts  # of cards, by seat and zone
        self.played = played  # this turn, in order
        self.pawned = pawned  # by card: 0 not in the pawnshop, 1 for sale, 2 laid down on this visit
        self.backs = backs  # by monster: the card on its back; views hide what nobody has won yet
        self.rows = rows  # by level and slot: a monster
        self.tops = tops  # by level: the visible top of the monster deck
        self.gates = gates  # by level: the visible gatekeeper
        self.decks = decks  # monsters not yet seen, all levels in one count
        self.potions = potions  # left in the piles
        self.lord: i64 = NONE
        self.champion: i64 = NO_HERO
        # the turn
        self.foe: i64 = NONE
        self.curses: i64 = 0  # in force, one bit each
        self.follow: i64 = 0  # colours that may be played next
        self.chain: i64 = 0  # cards played
        self.doubled: i64 = NONE  # the card that the potion of strength lies beside
        self.doubled_attack: i64 = 0  # what it adds
        self.doubled_defence: i64 = 0
        self.in_a_row = False  # two cards with attack were played directly in a row
        self.used: i64 = 0  # once-a-battle abilities, one bit each
        self.draws: i64 = 0  # cards still to draw
        self.by_effect = False
        self.seen: i64 = NONE  # a card looked at, not yet in the hand
        self.other: i64 = NONE  # the second one looked at
        self.wanted: i64 = NONE  # what the merchant is asked for
        self.bought = False  # a card of the pawnshop, on this visit
        self.won: i64 = NONE  # equipment won or bought, not yet in its place
        self.visiting = False  # the merchant
        self.restored_attack: i64 = 0  # counted in spite of a curse
        self.restored_defence: i64 = 0

    def copy(self) -> "Goblin":
        c = Goblin(
            self.options[:], self.weights[:], self.stack[:], self.box, vec[Hero]([h.copy() for h in self.heroes]),
            self.stride, self.cards[:], self.counts[:], self.played[:], self.pawned[:], self.backs[:], self.rows[:],
            self.tops[:], self.gates[:], self.decks.copy(), self.potions[:],
        )  # fmt: skip
        self.copy_core(c)
        c.lord = self.lord
        c.champion = self.champion
        c.foe = self.foe
        c.curses = self.curses
        c.follow = self.follow
        c.chain = self.chain
        c.doubled = self.doubled
        c.doubled_attack = self.doubled_attack
        c.doubled_defence = self.doubled_defence
        c.in_a_row = self.in_a_row
        c.used = self.used
        c.draws = self.draws
        c.by_effect = self.by_effect
        c.seen = self.seen
        c.other = self.other
        c.wanted = self.wanted
        c.bought = self.bought
        c.won = self.won
        c.visiting = self.visiting
        c.restored_attack = self.restored_attack
        c.restored_defence = self.restored_defence
        return c

    def words(self) -> list[int]:
        """Every field once, in a fixed order: two positions are the same if these are."""
        numbers: list[int] = super().words()
        for hero in self.heroes:
            for n in (hero.role, hero.hit_points, hero.weapon, hero.armour, hero.keys, hero.potions, hero.loose):
                numbers.append(int(n))
        for seat in range(len(self.heroes)):
            for zone in range(ZONES):
                numbers.append(int(self.count_of(seat, zone)))
                for i in range(self.count_of(seat, zone)):
                    numbers.append(int(self.card(seat, zone, i)))
        for pile in (self.played[: self.chain], self.pawned, self.backs, self.rows, self.tops, self.gates):
            numbers.extend([int(card) for card in pile])
        for counts in (self.decks.counts, self.potions):
            numbers.extend([int(n) for n in counts])
        return [
            *numbers, int(self.decks.left), int(self.lord), int(self.champion), int(self.foe), int(self.curses),
            int(self.follow), int(self.chain), int(self.doubled), int(self.doubled_attack), int(self.doubled_defence),
            int(self.in_a_row), int(self.used), int(self.draws), int(self.by_effect), int(self.seen), int(self.other),
            int(self.wanted), int(self.bought), int(self.won), int(self.visiting), int(self.restored_attack),
            int(self.restored_defence),
        ]  # fmt: skip

    # heroes

    def me(self) -> Hero:
        return self.heroes[self.seat]

    def begin(self, seat: i64) -> None:
        """This seat acts from now on."""
        self.seat = seat
        self.role = self.heroes[seat].role

    def seat_of(self, role: i64) -> i64:
        for seat in range(len(self.heroes)):
            if self.heroes[seat].role == role:
                return seat
        return NO_HERO

    def heal(self, hit_points: i64) -> None:
        """Beyond the full number it is lost (GB:3.3)."""
        hero = self.me()
        healed = min(hit_points, self.box.hit_points - hero.hit_points)
        if healed > 0:
            hero.hit_points += healed
            self.emit(moves.HEALED, self.role, healed)

    def in_force(self, equipment: i64) -> bool:
        """Carried, and not under a curse in this battle (GB:4.3)."""
        if equipment == NONE:
            return False
        return self.curses & (NO_WEAPON if self.box.is_weapon(equipment) else NO_ARMOUR) == 0

    def hand_size(self) -> i64:
        """Four, and one more for each item that says so and is in force (GB:5.2, GB:4.3)."""
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
        """Won cards in hand, deck and discard pile, and those worn."""
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
        """On top of an ordered pile."""
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
        """Into a pile without order, which is kept ascending."""
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
        """Into the pawnshop; what is laid down on a visit is not for sale on it (GB:7.2)."""
        self.pawned[card] = u8(2 if self.visiting else 1)
        self.emit(moves.PAWNED, self.role, card)

    def worn(self, card: i64) -> i64:
        """The equipment in the slot that a card would go to."""
        return self.me().weapon if self.box.is_weapon(card) else self.me().armour

    def wear(self, card: i64, weapon: bool) -> None:
        if weapon:
            self.me().weapon = card
        else:
            self.me().armour = card

    def first_own(self, seat: i64) -> i64:
        """The first of the hero's starting cards."""
        return self.heroes[seat].role * STARTING_CARDS

    # the caverns

    def slot_of(self, monster: i64) -> i64:
        """Where in the rows a monster lies."""
        slot: i64 = 0
        while i64(self.rows[slot]) != monster:
            slot += 1
        return slot

    def may_enter(self, level: i64) -> bool:
        """Level 1 always, a deeper one with the key of the one above (GB:3.1)."""
        return level == 1 or self.me().keys >> (level - 1) & 1 != 0


def set_up(box: Box, roles: list[int]) -> Goblin:
    """Everybody with all hit points; decks, rows and hands are dealt by the game (GB:1.2 to GB:1.4)."""
    seats = len(roles)
    stride = STARTING_CARDS + box.actions - box.starting + 1
    unseen = [1] * int(box.monsters)
    return Goblin(
        vec[i64]([0] * MOST_OPTIONS), vec[i64]([0] * MOST_OPTIONS), vec[i64]([0] * MOST_STEPS), box,
        vec[Hero]([Hero(role, box.hit_points, NONE, NONE, 0, 0, 0) for role in roles]), stride,
        vec[u8]([u8(0)] * (seats * 3 * int(stride))), vec[i64]([0] * (seats * 3)), vec[u8]([u8(0)] * int(stride)),
        vec[u8]([u8(0)] * int(box.cards)), vec[u8]([u8(n) for n in box.reward]),
        vec[u8]([u8(NONE)] * (3 * int(box.row))), vec[u8]([u8(NONE)] * 3), vec[u8]([u8(NONE)] * 3), filled(unseen),
        vec[i64](box.potions),
    )  # fmt: skip
