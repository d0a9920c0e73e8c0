"""A random player who makes progress, for laws, measurements and long checks of Goblin."""

from typing import Final

from mypy_extensions import i64

from karak.bots.bot import Bot
from karak.core.action import USE, first_of, kind_of, pack
from karak.core.game import Dealer, Game
from karak.games.goblin import moves
from karak.games.goblin.box import NO_ATTACK, NONE
from karak.games.goblin.state import HAND, Goblin

PLENTY: Final[i64] = 4  # cards that can be sold


def looks_beatable(s: Goblin, foe: i64) -> bool:
    """Whether all attack in the hand and of the weapon would be enough, in any order."""
    attack: i64 = 0
    if not s.box.foe_curses[foe] & NO_ATTACK:
        for i in range(s.count_of(s.seat, HAND)):
            attack += s.box.attack[s.card(s.seat, HAND, i)]
    if s.me().weapon != NONE:
        attack += s.box.attack[s.me().weapon]
    return attack >= s.box.foe_hit_points[foe]


class GoblinExplorerBot(Bot[Goblin]):
    """Fights the deepest monster that looks beatable, plays what it can, keeps some cards; a quarter is random."""

    def choose(self, game: Game[Goblin], view: Goblin, dealer: Dealer) -> i64:
        if view.step == moves.SHOPPING:
            return self.shop(view, dealer)
        if dealer.below(4) > 0:
            if view.step == moves.DECIDING:
                return self.decide(view, dealer)
            if view.step == moves.PLAYING:
                return self.play(view, dealer)
            if view.step == moves.EQUIPPING:
                return self.equip(view)
        return view.options[dealer.below(view.count)]

    def decide(self, s: Goblin, dealer: Dealer) -> i64:
        """Chooses the last beatable monster, since options go from the first row to the lord; else any of the first."""
        beatable: i64 = 0
        while beatable < s.count and not is_worth_it(s, s.count - 1 - beatable):
            beatable += 1
        if beatable < s.count:
            return s.options[s.count - 1 - beatable]
        return s.options[dealer.below(min(s.count, s.box.row))]

    def play(self, s: Goblin, dealer: Dealer) -> i64:
        """Plays any card in any way; stops, which is the first option, only if no card fits."""
        plays: i64 = 0
        for i in range(s.count):
            if is_play(s.options[i]):
                plays += 1
        if plays == 0:
            return s.options[0]
        left = dealer.below(plays)
        i = 0
        while left > 0 or not is_play(s.options[i]):
            left -= 1 if is_play(s.options[i]) else 0
            i += 1
        return s.options[i]

    def shop(self, s: Goblin, dealer: Dealer) -> i64:
        """Buys potions, the last options, only with cards to spare: heroes with nothing left could not win any more."""
        count = s.count
        if spare(s) < PLENTY:
            while kind_of(s.options[count - 1]) == moves.BUY_POTION:
                count -= 1
        return s.options[dealer.below(count)]

    def equip(self, s: Goblin) -> i64:
        worn = s.worn(s.won)
        better = worn == NONE or strength(s, s.won) > strength(s, worn)
        return pack(moves.EQUIP if better else moves.PAWN, s.won)


def spare(s: Goblin) -> i64:
    """Counts the cards the merchant would take."""
    count: i64 = 0
    for i in range(s.count_of(s.seat, HAND)):
        if s.box.is_won(s.card(s.seat, HAND, i)):
            count += 1
    return count + (1 if s.me().weapon != NONE else 0) + (1 if s.me().armour != NONE else 0)


def is_worth_it(s: Goblin, i: i64) -> bool:
    action = s.options[i]
    return kind_of(action) == moves.FIGHT and looks_beatable(s, first_of(action))


def is_play(action: i64) -> bool:
    return kind_of(action) == moves.PLAY or kind_of(action) == USE


def strength(s: Goblin, equipment: i64) -> i64:
    return s.box.attack[equipment] + s.box.defence[equipment] + s.box.heal[equipment] + s.box.hand[equipment]
