"""Numbers a hero's own cards from 0, so that any set of them is an int with one bit each."""

from typing import Final

from mypy_extensions import i64

from karak.bots.goblin.worth import Worth
from karak.core.vecs import vec
from karak.games.goblin.box import STARTING_CARDS, UNKNOWN, Box
from karak.games.goblin.state import DECK, DISCARD, HAND, Goblin

MOST: Final = 30  # cards; any beyond these are left out
NOTHING: Final[i64] = 31  # no card
BLIND: Final[i64] = 30  # an unknown starting card
COLOURS: Final[i64] = 4


class Cards:
    """The hand, what was played, and the deck from the top, followed by the discard pile as it will be stacked."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.card = vec[i64]([0] * MOST)
        self.colour = vec[i64]([0] * MOST)
        self.follow = vec[i64]([0] * MOST)
        self.attack = vec[i64]([0] * MOST)
        self.defence = vec[i64]([0] * MOST)
        self.heal = vec[i64]([0] * MOST)
        self.draw = vec[i64]([0] * MOST)
        self.keeping = vec[float]([0.0] * MOST)
        self.of_colour = vec[i64]([0] * 4)
        self.hand: i64 = 0
        self.played: i64 = 0
        self.last: i64 = NOTHING
        self.loose: i64 = 0  # starting cards in the deck
        self.shuffled: i64 = 0  # starting cards that a new deck would have
        self.order = vec[i64]([0] * 64)  # the cards to be drawn, or BLIND
        self.deck: i64 = 0  # how many of them are in the present deck
        self.left: i64 = 0

    def sort(self, s: Goblin, worth: Worth) -> None:
        """Numbers all cards of the acting hero in this order: hand, played, deck, discard pile."""
        self.count = 0
        self.left = 0
        self.last = NOTHING
        for colour in range(COLOURS):
            self.of_colour[colour] = 0
        mean = worth.mean_drawn(s)
        self.hand = 0
        for i in range(s.count_of(s.seat, HAND)):
            self.hand |= self.add(s.box, s.card(s.seat, HAND, i), worth, mean)
        self.played = 0
        for i in range(s.chain):
            self.last = self.count
            self.played |= self.add(s.box, i64(s.played[i]), worth, mean)
        self.sort_deck(s, worth, mean)
        self.sort_discard(s, worth, mean)

    def add(self, box: Box, card: i64, worth: Worth, mean: float) -> i64:
        """Adds a card and returns its bit; 0 if there are too many."""
        i = self.count
        if i >= MOST:
            return 0
        self.card[i] = card
        self.colour[i] = box.colour[card]
        self.follow[i] = box.follow[card]
        self.attack[i] = box.attack[card]
        self.defence[i] = box.defence[card]
        self.heal[i] = box.heal[card]
        self.draw[i] = box.draw[card]
        self.keeping[i] = worth.kept * (worth.card(box, card) - mean)
        self.of_colour[box.colour[card]] |= 1 << i
        self.count += 1
        return 1 << i

    def sort_deck(self, s: Goblin, worth: Worth, mean: float) -> None:
        """Adds the deck from the top; the starting cards can be anywhere in it (GB:6.3)."""
        self.loose = 0
        for i in range(STARTING_CARDS):
            if s.me().loose >> i & 1:
                self.loose |= self.add(s.box, s.first_own(s.seat) + i, worth, mean)
        place = s.count_of(s.seat, DECK)
        while place > 0:
            place -= 1
            card = s.card(s.seat, DECK, place)
            self.expect(s.box, card, worth, mean)
        self.deck = self.left

    def expect(self, box: Box, card: i64, worth: Worth, mean: float) -> None:
        """Adds the next card to be drawn."""
        if card == UNKNOWN:
            self.order[self.left] = BLIND
        elif self.add(box, card, worth, mean) != 0:
            self.order[self.left] = self.count - 1
        else:
            return
        self.left += 1

    def sort_discard(self, s: Goblin, worth: Worth, mean: float) -> None:
        """Adds the won cards, best first, then the starting cards."""
        self.shuffled = 0
        starting: i64 = 0
        count = s.count_of(s.seat, DISCARD)
        while starting < count and s.card(s.seat, DISCARD, starting) < s.box.starting:
            self.shuffled |= self.add(s.box, s.card(s.seat, DISCARD, starting), worth, mean)
            starting += 1
        taken: i64 = 0
        for _ in range(starting, count):
            place = best_won(s, worth, starting, taken)
            taken |= 1 << place
            self.expect(s.box, s.card(s.seat, DISCARD, place), worth, mean)
        for _ in range(starting):
            self.expect(s.box, UNKNOWN, worth, mean)

    # sets

    def of_colours(self, colours: i64) -> i64:
        cards: i64 = 0
        for colour in range(COLOURS):
            if colours >> colour & 1:
                cards |= self.of_colour[colour]
        return cards

    def kept(self, hand: i64) -> float:
        """Returns how much better the cards left in the hand are than those that would be drawn."""
        total = 0.0
        card: i64 = 0
        while hand >> card:
            if hand >> card & 1:
                total += self.keeping[card]
            card += 1
        return total

    def most_kept(self) -> float:
        """Returns an upper bound for what a hand is worth keeping."""
        total = 0.0
        for card in range(self.count):
            total += max(self.keeping[card], 0.0)
        return total

    def most_attack(self, cards: i64) -> i64:
        most: i64 = 0
        for card in range(self.count):
            if cards >> card & 1:
                most = max(most, self.attack[card])
        return most

    def most_defence(self, cards: i64) -> i64:
        most: i64 = 0
        for card in range(self.count):
            if cards >> card & 1:
                most = max(most, self.defence[card])
        return most

    def number_of(self, card: i64) -> i64:
        """Returns the small number of a card."""
        for i in range(self.count):
            if self.card[i] == card:
                return i
        return NOTHING


def best_won(s: Goblin, worth: Worth, start: i64, taken: i64) -> i64:
    """Returns where in the discard pile the best won card not yet taken lies."""
    best = start
    most = -1.0
    for i in range(start, s.count_of(s.seat, DISCARD)):
        if not taken >> i & 1 and worth.card(s.box, s.card(s.seat, DISCARD, i)) > most:
            most = worth.card(s.box, s.card(s.seat, DISCARD, i))
            best = i
    return best
