"""Searches every order in which a hand can be played against a monster, and values the results."""

from typing import Final

from mypy_extensions import i64

from karak.bots.goblin.cards import BLIND, NOTHING
from karak.bots.goblin.duel import IN_A_ROW, READY, STRENGTH, Duel
from karak.bots.goblin.worth import Worth
from karak.core.vecs import vec
from karak.games.goblin import moves
from karak.games.goblin.abilities import BLUE
from karak.games.goblin.box import (
    ALL_COLOURS,
    COLOUR_SHIFT,
    CURSES,
    NO_ARMOUR,
    NO_ATTACK,
    NO_DEFENCE,
    NO_DRAW,
    NO_HEAL,
    NO_WEAPON,
    NONE,
)
from karak.games.goblin.state import HAND, Goblin

SLOTS: Final = 8192
FIRST_FACTOR: Final[i64] = 0x2545F491
SECOND_FACTOR: Final[i64] = 0x1B873593
THIRD_FACTOR: Final[i64] = 0x19D699A5


def slot_of(hand: i64, played: i64, rest: i64) -> i64:
    """Returns a position's slot in the table; no intermediate number exceeds 63 bits."""
    mixed = hand * FIRST_FACTOR + played * SECOND_FACTOR + rest * THIRD_FACTOR
    return (mixed & 0xFFFFFFFFFFFF) >> 16 & SLOTS - 1


class Battle(Duel):
    """Searches all chains depth first, with draws as chance; looks up equal positions; cards are bits, see Cards."""

    def __init__(self, worth: Worth) -> None:
        super().__init__(worth)
        self.patience: i64 = 300  # positions; then unseen cards are not drawn, and after twice as many the search stops
        self.where = vec[i64]([0] * SLOTS)  # hand and played cards
        self.what = vec[i64]([0] * SLOTS)  # the rest of a position, and the search
        self.worths = vec[float]([0.0] * SLOTS)

    # before the first card

    def could_be(self, s: Goblin, foe: i64) -> float:
        """Returns an upper bound for the value of a battle with a monster."""
        return self.worth.prize(s, foe) + self.cards.most_kept()

    def challenge(self, s: Goblin, foe: i64) -> float:
        """Values a battle from the beginning, with the countercurse if that is better (GB:5.3)."""
        self.prize = self.worth.prize(s, foe)
        curses = s.box.foe_curses[foe]
        self.face(s, foe, curses)
        most = self.braced(s, self.cards.hand, self.excess(s), 0)
        if s.has_potion(moves.COUNTERCURSE):
            for curse in range(len(CURSES)):
                if curses >> curse & 1:
                    self.face(s, foe, curses & ~(1 << curse))
                    worth = self.braced(s, self.cards.hand, self.excess(s), 0) - self.worth.countercurse
                    most = max(most, worth)
        return most

    def excess(self, s: Goblin) -> i64:
        """Returns the number of cards to discard because a hand bonus is under a curse (GB:4.3)."""
        lost = self.bonus(s, s.me().weapon, NO_WEAPON) + self.bonus(s, s.me().armour, NO_ARMOUR)
        if lost == 0:
            return 0
        before = s.curses
        s.curses = self.curses
        size = s.hand_size()
        s.curses = before
        return max(s.count_of(s.seat, HAND) - size, 0)

    def bonus(self, s: Goblin, equipment: i64, curse: i64) -> i64:
        return s.box.hand[equipment] if equipment != NONE and self.curses & curse else 0

    def braced(self, s: Goblin, hand: i64, excess: i64, first: i64) -> float:
        """Values the best hand that is left after discarding, against the monster faced."""
        if excess <= 0:
            flags = READY | (STRENGTH if s.has_potion(moves.STRENGTH) else 0)
            return self.best(hand, 0, NOTHING, s.me().hit_points, 0, 0, 0, flags)
        most = -1000.0
        for card in range(first, self.cards.count):
            if hand >> card & 1:
                most = max(most, self.braced(s, hand & ~(1 << card), excess - 1, card + 1))
        return most

    # the search: a position is hand, played, last card played, hit points, place in the deck, attack, defence, flags

    def best(
        self, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64, flags: i64
    ) -> float:
        """Values the best way to go on or to stop."""
        where = hand << 30 | played
        what = self.search << 32 | last << 27 | life << 23 | top << 17 | attack << 10 | defence << 3 | flags
        slot = slot_of(hand, played, what & 0xFFFFFFFF ^ self.search)
        if self.where[slot] == where and self.what[slot] == what:
            return self.worths[slot]
        self.nodes += 1
        most = self.stop(hand, played, life, attack, defence, flags)
        if self.nodes > 2 * self.patience:
            return most
        most = max(most, self.go_on(hand, played, last, life, top, attack, defence, flags))
        self.where[slot] = where
        self.what[slot] = what
        self.worths[slot] = most
        return most

    def go_on(
        self, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64, flags: i64
    ) -> float:
        """Values playing one more card, or drinking a potion for the last one."""
        most = -1000.0
        ready = hand & self.cards.of_colours(self.colours(played, last))
        card: i64 = 0
        while ready >> card:
            if ready >> card & 1:
                most = max(most, self.play(card, hand, played, last, life, top, attack, defence, flags, self.curses))
            card += 1
        if flags & STRENGTH and last != NOTHING:
            most = max(most, self.double(hand, played, last, life, top, attack, defence, flags))
        if flags & READY and (self.bridges or self.breaks):
            most = max(most, self.break_rule(hand, played, last, life, top, attack, defence, flags))
        return most

    def follow(self, played: i64, last: i64) -> i64:
        """Returns the colours that the chain allows (GB:3.2, GB:9.5)."""
        if last == NOTHING or (self.frees and not played & (played - 1)):
            return ALL_COLOURS
        return self.cards.follow[last]

    def colours(self, played: i64, last: i64) -> i64:
        """Returns those colours without the ones under a curse (GB:4.2)."""
        return self.follow(played, last) & ~(self.curses >> COLOUR_SHIFT)

    def play(
        self, card: i64, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64,
        flags: i64, curses: i64,
    ) -> float:  # fmt: skip
        cards = self.cards
        if cards.attack[card] > 0 and last != NOTHING and cards.attack[last] > 0:
            flags |= IN_A_ROW
        if not curses & NO_HEAL:
            life = min(life + cards.heal[card], self.full)
        draws = 0 if curses & NO_DRAW else cards.draw[card]
        hand &= ~(1 << card)
        played |= 1 << card
        attack += cards.attack[card]
        defence += cards.defence[card]
        return self.draw(draws, hand, played, card, life, top, attack, defence, flags)

    def draw(
        self, draws: i64, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64, flags: i64
    ) -> float:
        """Draws card by card; a starting card is any of those that can be there (GB:3.4, GB:6.3)."""
        cards = self.cards
        if draws == 0 or top >= cards.left:
            return self.best(hand, played, last, life, top, attack, defence, flags)
        if self.foresees and top + 1 < cards.left:
            return self.foresee(draws, hand, played, last, life, top, attack, defence, flags)
        loose = self.candidates(top, hand | played)
        if loose == 0 or (cards.order[top] == BLIND and self.nodes > self.patience):
            return self.best(hand, played, last, life, top, attack, defence, flags)
        total = 0.0
        count: i64 = 0
        card: i64 = 0
        while loose >> card:
            if loose >> card & 1:
                total += self.draw(draws - 1, hand | 1 << card, played, last, life, top + 1, attack, defence, flags)
                count += 1
            card += 1
        return total / float(int(count))

    def candidates(self, place: i64, known: i64) -> i64:
        """Returns the cards that can lie at a place of the deck."""
        card = self.cards.order[place]
        if card != BLIND:
            return (1 << card) & ~known
        loose = self.cards.loose if place < self.cards.deck else self.cards.loose | self.cards.shuffled
        return loose & ~known

    def foresee(
        self, draws: i64, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64, flags: i64
    ) -> float:
        """Chooses the better card of each pair, and forgets which one went under the deck (GB:9.6)."""
        one = self.candidates(top, hand | played)
        other = self.candidates(top + 1, hand | played)
        if one == 0 or other == 0 or self.nodes > self.patience:
            return self.best(hand, played, last, life, top, attack, defence, flags)
        total = 0.0
        count: i64 = 0
        for i in range(self.cards.count):
            if one >> i & 1:
                first = self.draw(draws - 1, hand | 1 << i, played, last, life, top + 2, attack, defence, flags)
                rest = other & ~(1 << i)
                total += self.better(first, rest, draws, hand, played, last, life, top, attack, defence, flags)
                count += 1
        return total / float(int(count))

    def better(
        self, first: float, rest: i64, draws: i64, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64,
        defence: i64, flags: i64,
    ) -> float:  # fmt: skip
        """Averages over the second cards, each counting as much as the better of it and the first."""
        if rest == 0:
            return first
        total = 0.0
        count: i64 = 0
        for j in range(self.cards.count):
            if rest >> j & 1:
                second = self.draw(draws - 1, hand | 1 << j, played, last, life, top + 2, attack, defence, flags)
                total += max(first, second)
                count += 1
        return total / float(int(count))

    def double(
        self, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64, flags: i64
    ) -> float:
        """Values the potion of strength on the last card (GB:5.4)."""
        most = -1000.0
        left = flags & ~STRENGTH
        more = self.cards.attack[last]
        if more > 0 and not self.curses & NO_ATTACK:
            most = self.best(hand, played, last, life, top, attack + more, defence, left)
        more = self.cards.defence[last]
        if more > 0 and not self.curses & NO_DEFENCE:
            most = max(most, self.best(hand, played, last, life, top, attack, defence + more, left))
        return most - self.worth.strength

    def break_rule(
        self, hand: i64, played: i64, last: i64, life: i64, top: i64, attack: i64, defence: i64, flags: i64
    ) -> float:
        """Values a card that is allowed or counts only through the hero's ability (GB:9.1, GB:9.3)."""
        most = -1000.0
        follow = self.follow(played, last)
        left = flags & ~READY
        for card in range(self.cards.count):
            if hand >> card & 1:
                lifted = self.lifted(card, follow)
                if lifted >= 0:
                    most = max(
                        most, self.play(card, hand, played, last, life, top, attack, defence, left, lifted)
                    )  # fmt: skip
        return most

    def lifted(self, card: i64, follow: i64) -> i64:
        """Returns the curses left after using the ability on a card; -1 if it cannot be used or is no help."""
        colour = self.cards.colour[card]
        cursed = self.curses >> (COLOUR_SHIFT + colour) & 1 != 0
        follows = follow >> colour & 1 != 0
        if self.bridges:
            return self.curses if colour == BLUE and not follows and not cursed else -1
        if not follows:
            return -1
        if cursed:
            return self.curses
        if self.curses & NO_DRAW and self.cards.draw[card] > 0:
            return self.curses & ~NO_DRAW
        if self.curses & NO_HEAL and self.cards.heal[card] > 0:
            return self.curses & ~NO_HEAL
        return -1
