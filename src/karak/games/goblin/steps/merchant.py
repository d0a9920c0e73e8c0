"""The merchant: potions, and the pawnshop."""

from typing import ClassVar, Final

from mypy_extensions import i64, u8

from karak.core.action import first_of, kind_of, pack
from karak.core.game import Game, Step
from karak.games.goblin import moves
from karak.games.goblin.box import NONE
from karak.games.goblin.state import DISCARD, HAND, Goblin

A_POTION: Final[i64] = 256  # what the hero buys: a card by its number, or a potion by this plus its number


class Shopping(Step[Goblin]):
    """Any number of potions, at most one card of the pawnshop; buying nothing is allowed (GB:7.2)."""

    clause: ClassVar[str] = "GB:7.2"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        s.add(pack(moves.DONE))
        if self.can_pay(s):
            if not s.bought:
                for card in range(s.box.starting, s.box.cards):
                    if i64(s.pawned[card]) == 1:
                        s.add(pack(moves.BUY, card))
            for potion in range(moves.POTIONS):
                if not s.has_potion(potion) and s.potions[potion] > 0:
                    s.add(pack(moves.BUY_POTION, potion))
        if (s.orderly or not self.has_bought(s)) and s.only():
            self.leave(s)
        else:
            s.ask(s.seat)

    def has_bought(self, s: Goblin) -> bool:
        """Whether a card was paid on this visit; it can be taken back until the player is done."""
        for card in range(s.box.starting, s.box.cards):
            if i64(s.pawned[card]) == 2:
                return True
        return False

    def can_pay(self, s: Goblin) -> bool:
        """Whether the hero has a weapon, armour or a won action card in the hand (GB:7.1)."""
        hand = s.count_of(s.seat, HAND)
        won_in_hand = hand > 0 and s.card(s.seat, HAND, hand - 1) >= s.box.starting
        return s.me().weapon != NONE or s.me().armour != NONE or won_in_hand

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        kind = kind_of(action)
        if kind == moves.DONE:
            self.leave(s)
        else:
            s.wanted = first_of(action) + (A_POTION if kind == moves.BUY_POTION else 0)
            s.push(moves.PAYING)

    def leave(self, s: Goblin) -> None:
        """Puts up for sale what was laid down, then fills up the hand (GB:7.2)."""
        for card in range(s.box.starting, s.box.cards):
            if i64(s.pawned[card]) == 2:
                s.pawned[card] = u8(1)
        s.visiting = False
        s.go(moves.TIDYING)


class Paying(Step[Goblin]):
    """Pays one card for each purchase, before taking it (GB:7.1, GB:7.2)."""

    clause: ClassVar[str] = "GB:7.1"

    def enter(self, game: Game[Goblin], s: Goblin) -> None:
        for i in range(s.count_of(s.seat, HAND)):
            if s.box.is_won(s.card(s.seat, HAND, i)):
                s.add(pack(moves.PAY, s.card(s.seat, HAND, i)))
        one = min(s.me().weapon, s.me().armour)
        other = max(s.me().weapon, s.me().armour)
        if one != NONE:
            s.add(pack(moves.PAY, one))
        if other != NONE:
            s.add(pack(moves.PAY, other))
        if s.only():
            self.pay(s, first_of(s.options[0]))
        else:
            s.ask(s.seat)

    def choose(self, game: Game[Goblin], s: Goblin, action: i64) -> None:
        self.pay(s, first_of(action))

    def pay(self, s: Goblin, card: i64) -> None:
        if s.box.is_equipment(card):
            s.wear(NONE, s.box.is_weapon(card))
        else:
            s.take_out(s.seat, HAND, card)
        s.pawn(card)
        s.pop()
        if s.wanted >= A_POTION:
            self.take_potion(s, s.wanted - A_POTION)
        else:
            self.take_card(s, s.wanted)
        s.wanted = NONE

    def take_potion(self, s: Goblin, potion: i64) -> None:
        s.potions[potion] -= 1
        s.me().potions |= 1 << potion
        s.emit(moves.POTION_BOUGHT, s.role, potion)

    def take_card(self, s: Goblin, card: i64) -> None:
        """Puts an action card into the discard pile; of two weapons or armours, one is pawned (GB:7.2)."""
        s.pawned[card] = u8(0)
        s.bought = True
        s.emit(moves.BOUGHT, s.role, card)
        if not s.box.is_equipment(card):
            s.sort_in(s.seat, DISCARD, card)
        elif s.worn(card) == NONE:
            s.wear(card, s.box.is_weapon(card))
        else:
            s.won = card
            s.push(moves.EQUIPPING)
