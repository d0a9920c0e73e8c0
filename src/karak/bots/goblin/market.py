"""Chooses what to buy at the merchant's, and how to pay."""

from mypy_extensions import i64

from karak.bots.goblin.battle import Battle
from karak.bots.goblin.worth import Worth
from karak.core.action import pack
from karak.games.goblin import moves
from karak.games.goblin.box import LEVELS, NONE
from karak.games.goblin.state import HAND, Goblin
from karak.games.goblin.steps.merchant import A_POTION


class Market:
    """Buys potions for the next gatekeeper or the lord, and better cards; pays with the card missed least."""

    def __init__(self, worth: Worth, battle: Battle) -> None:
        self.worth = worth
        self.battle = battle  # the caller prepares it for the hero

    # paying

    def loss(self, s: Goblin, card: i64, wanted: i64) -> float:
        """Returns what paying a card costs; nothing if the new card would send it to the pawnshop anyway."""
        worn = wanted < A_POTION and s.box.is_equipment(card) and s.box.is_equipment(wanted)
        if worn and s.box.is_weapon(card) == s.box.is_weapon(wanted):
            return 0.0
        return self.worth.owned(s.box, card)

    def payment(self, s: Goblin, wanted: i64) -> i64:
        """Returns the card missed least, or NONE."""
        best = NONE
        least = 1000.0
        for i in range(s.count_of(s.seat, HAND) + 2):
            card = self.payable(s, i)
            if card != NONE and self.loss(s, card, wanted) < least:
                least = self.loss(s, card, wanted)
                best = card
        return best

    def payable(self, s: Goblin, i: i64) -> i64:
        """Lists the weapon, the armour, then the won cards of the hand (GB:7.1)."""
        if i < 2:
            return s.me().weapon if i == 0 else s.me().armour
        card = s.card(s.seat, HAND, i - 2)
        return card if s.box.is_won(card) else NONE

    # buying

    def goal(self, s: Goblin) -> i64:
        """Returns the gatekeeper whose key comes next, or the lord."""
        for level in range(1, LEVELS + 1):
            if not s.me().keys >> level & 1:
                return i64(s.gates[level - 1])
        return s.lord

    def next_time(self, s: Goblin, potion: i64, paid: i64) -> float:
        """Values a battle against the goal with one more potion and one card less."""
        hero = s.me()
        before = hero.potions
        hand = self.battle.cards.hand
        healing = self.battle.healing
        hero.potions |= 1 << potion
        self.battle.healing = s.has_potion(moves.HEALING)
        if not s.box.is_equipment(paid):
            self.battle.cards.hand &= ~(1 << self.battle.cards.number_of(paid))
        else:
            s.wear(NONE, s.box.is_weapon(paid))
        worth = self.battle.challenge(s, self.goal(s))
        if s.box.is_equipment(paid):
            s.wear(paid, s.box.is_weapon(paid))
        hero.potions = before
        self.battle.healing = healing
        self.battle.cards.hand = hand
        return worth

    def is_sold(self, s: Goblin, potion: i64) -> bool:
        return s.potions[potion] > 0 and not s.has_potion(potion)

    def visit(self, s: Goblin, calm: float) -> float:
        """Values a turn at the merchant's, to be compared with a fight."""
        s.bought = False
        if self.payment(s, A_POTION) == NONE or self.shop(s) == pack(moves.DONE):
            return -1000.0
        standing = self.worth.standing[s.me().hit_points]
        most = self.trade(s, self.best_pawned(s)) + standing + calm
        if self.goal(s) == NONE:
            return most
        paid = self.payment(s, A_POTION)
        for potion in range(moves.POTIONS):
            if self.is_sold(s, potion):
                later = self.next_time(s, potion, paid) - self.worth.owned(s.box, paid)
                most = max(most, later * self.worth.haste - self.worth.turn)
        return most

    def best_pawned(self, s: Goblin) -> i64:
        best = NONE
        most = 0.0
        for card in range(s.box.starting, s.box.cards):
            if i64(s.pawned[card]) == 1 and self.trade(s, card) > most:
                most = self.trade(s, card)
                best = card
        return best

    def trade(self, s: Goblin, card: i64) -> float:
        """Values a card of the pawnshop less what is paid for it."""
        if card == NONE:
            return 0.0
        return self.worth.gain(s, card) - self.loss(s, self.payment(s, card), card)

    def shop(self, s: Goblin) -> i64:
        """Chooses the best bargain, as long as there is one."""
        most = 0.0
        move = pack(moves.DONE)
        paid = self.payment(s, A_POTION)
        if paid == NONE:
            return move
        card = NONE if s.bought else self.best_pawned(s)
        if card != NONE and self.trade(s, card) > 0.5:
            most = self.trade(s, card)
            move = pack(moves.BUY, card)
        if self.goal(s) == NONE:
            return move
        now = self.battle.challenge(s, self.goal(s))
        for potion in range(moves.POTIONS):
            if self.is_sold(s, potion):
                gain = self.next_time(s, potion, paid) - now - self.worth.owned(s.box, paid) + self.worth.potion(potion)
                if gain > most:
                    most = gain
                    move = pack(moves.BUY_POTION, potion)
        return move
