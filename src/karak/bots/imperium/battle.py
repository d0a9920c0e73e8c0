"""The smaller decisions of a bot for Imperium: rerolls, spells, skulls, gifts and taxes."""

from typing import Final

from mypy_extensions import i64

from karak.bots.imperium.worth import BLESSING, ImperiumWorth
from karak.bots.karak2.battle import DONE, Tactics, threat
from karak.bots.karak2.map import distance
from karak.bots.karak2.worth import FIREBALL, UNIT, Worth
from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Game
from karak.games.imperium import moves
from karak.games.imperium.hands import fresh_hand, joining, present_hand
from karak.games.imperium.might import Might, means_of
from karak.games.imperium.odds import odds_of_skulls
from karak.games.imperium.reckoning import Reckoning
from karak.games.imperium.rivals import goal_at_a_glance, goal_at_rift
from karak.games.imperium.state import ATTACK, NONE, RIFT, Imperium, imperial
from karak.games.karak2 import moves as base
from karak.games.karak2.odds import Odds
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.battle import attack_of

TOUGH: Final[i64] = 3  # lives with which a unit is worth one
WILLING: Final = 0.001
MEAN_SWORDS: Final[i64] = 2  # with fewer, the hero die is rolled again


class ImperiumTactics(Tactics):
    """Decides as in Karak II, and what crown, lord of time and blessing add."""

    def new_worth(self, s: Karak2) -> Worth:
        return ImperiumWorth(s.box)

    def wish(self, game: Game[Karak2], s: Karak2) -> i64:
        worth = self.worth_of(s)
        if s.step == moves.MEETING:
            return self.meet(game, imperial(s), worth)
        if s.step == moves.CHOOSING_DICE:
            return self.pick_dice(game, s, worth)
        if s.step == base.SHIELDING:
            worth.plan.draw_up(game, s)
            return self.bear_skulls(game, s, worth)
        if s.step == base.DEATHS:
            worth.plan.draw_up(game, s)
            return self.save_units(s, worth)
        return super().wish(game, s)

    def value(self, game: Game[Karak2], s: Karak2, worth: Worth, action: i64) -> float:
        kind = kind_of(action)
        a = first_of(action)
        if kind == moves.BETRAY or kind == moves.GIVE:
            return -threat(s, s.seat_of(a))
        if kind == moves.GRANT:
            return -threat(s, s.seat_of(a)) - 0.1 * worth.plan.values[second_of(action)]
        if kind == moves.PAY:
            return -worth.plan.resource(s.owned(s.seat, a) - 1, a)
        if kind == moves.DRIVE:
            return -float(int(distance(s, a, s.me().place)))
        return super().value(game, s, worth, action)

    def meet(self, game: Game[Karak2], s: Imperium, worth: Worth) -> i64:
        """Fights what the hero walked into; a token just revealed may be too strong (IM:5.1)."""
        worth.weigh(game, s)
        place = s.me().place
        is_new = s.revealed == s.turns and place == s.grid.count - 1
        pays = worth.fight(game, s, s.monster_at(place, 0), s.monster_at(place, 1)) > 0.0
        return pack(moves.FIGHT) if pays or not is_new else s.options[s.count - 1]

    # a battle

    def prize(self, s: Karak2, worth: Worth) -> float:
        if imperial(s).contest == NONE:
            return super().prize(s, worth)
        assert isinstance(worth, ImperiumWorth)
        return max(worth.crown(imperial(s)), 0.2)

    def means(self, game: Game[Karak2], s: Imperium) -> Might:
        m = means_of(game, s, s.strength, s.contest == NONE and s.general == s.me().place)
        if s.contest == RIFT:
            m.goal = goal_at_rift(game, s)
        elif s.contest == ATTACK:
            m.goal = goal_at_a_glance(game, s)
        return m

    def odds_if_joined(self, game: Game[Karak2], s: Karak2, action: i64) -> Odds:
        """Forecasts without time loops, which take too long."""
        m = self.means(game, imperial(s))
        m.can_loop = False
        counts = joining(imperial(s))
        counts[first_of(action)] = second_of(action)
        return Reckoning(imperial(s), m, fresh_hand(s, counts)).solve()

    def odds_now(self, game: Game[Karak2], s: Karak2) -> Odds:
        if s.step == base.SHIELDING:
            return odds_of_skulls(game, imperial(s))
        m = self.means(game, imperial(s))
        m.can_loop = m.can_loop and s.step == base.ROLLED
        return Reckoning(imperial(s), m, present_hand(imperial(s))).solve()

    def reroll(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Chooses the reroll that promises most, if that is more than the present dice."""
        if imperial(s).is_tying():
            return s.options[s.count - 1] if s.swords_rolled() < MEAN_SWORDS else DONE
        used = s.rerolled
        for i in range(s.count):
            if kind_of(s.options[i]) == USE:
                s.rerolled |= 1 << first_of(s.options[i])
        best = self.balance(s, worth, self.odds_now(game, s)) + WILLING
        s.rerolled = used
        move = DONE
        for i in range(s.count):
            if kind_of(s.options[i]) == USE:
                value = self.promise(game, s, worth, s.options[i])
                if value > best:
                    best = value
                    move = s.options[i]
        return move

    def promise(self, game: Game[Karak2], s: Karak2, worth: Worth, action: i64) -> float:
        """Values rolling some dice again; if they are picked one by one, values the best first pick."""
        after = game.copy(s)
        game.apply(after, action)
        if after.step != moves.CHOOSING_DICE:
            return self.balance(s, worth, self.odds_now(game, after))
        best = -99.0
        for i in range(after.count):
            if kind_of(after.options[i]) == moves.REROLL:
                best = max(best, self.picked(game, after, worth, after.options[i]))
        return best

    def picked(self, game: Game[Karak2], s: Karak2, worth: Worth, action: i64) -> float:
        """Values the roll as if this die were the last to be picked up."""
        after = game.copy(s)
        if kind_of(action) != base.DONE:
            game.steps[s.step].choose(game, after, action)
        after.step = base.ROLLING
        return self.balance(s, worth, self.odds_now(game, after))

    def pick_dice(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Picks, in the order offered, each die that improves the odds; it must pick at least one."""
        worth.plan.draw_up(game, s)
        kept = self.picked(game, s, worth, DONE) + WILLING if s.to_roll != 0 else -99.0
        best = kept
        move = DONE
        for i in range(s.count):
            if kind_of(s.options[i]) != moves.REROLL:
                continue
            value = self.picked(game, s, worth, s.options[i])
            if value > best:
                best = value
                move = s.options[i]
            if s.to_roll != 0 and value > kept:
                return move
        return move

    # spells and skulls

    def spend(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Casts fireballs only where they turn the battle, those that cost nothing first (IM:5.2)."""
        if attack_of(game, s) >= s.strength:
            return DONE
        m = self.means(game, imperial(s))
        odds = Reckoning(imperial(s), m, present_hand(imperial(s))).solve()
        gain = odds.win * self.prize(s, worth) + odds.praetorian * worth.praetorian(s)
        attack = attack_of(game, s)
        if len(m.goal) > 0:
            gain = (odds.win - m.chance(attack)) * self.prize(s, worth)
        if gain <= odds.fireballs * FIREBALL:
            return DONE
        last = s.options[s.count - 1]
        if kind_of(last) != USE:
            return pack(base.FIREBALL)
        return s.options[s.count - 2] if s.strength - attack <= 1 or odds.fireballs == 0.0 else last

    def bear_skulls(self, game: Game[Karak2], s: Karak2, worth: Worth) -> i64:
        """Blesses if much would be lost; otherwise shields what is worth most."""
        loss = 0.0
        for die in range(s.box.dice):
            loss += float(int(s.skulls[die])) * self.spared(s, worth, die)
        bless = self.blessing(s, worth)
        if bless != DONE and s.shields == 0:
            unit = UNIT if imperial(s).has_room(s.seat) else 0.0
            if loss + unit > BLESSING:
                return bless
        best = 0.0
        move = DONE
        for i in range(s.count):
            if kind_of(s.options[i]) == base.IGNORE and self.spared(s, worth, first_of(s.options[i])) > best:
                best = self.spared(s, worth, first_of(s.options[i]))
                move = s.options[i]
        return move

    def blessing(self, s: Karak2, worth: Worth) -> i64:
        """Chooses the blessing that brings the best unit."""
        best = -99.0
        move = DONE
        for i in range(s.count):
            if kind_of(s.options[i]) == moves.BLESS:
                die = first_of(s.options[i])
                value = 0.0 if die == base.NO_DIE else worth.plan.values[die]
                if value > best:
                    best = value
                    move = s.options[i]
        return move

    def save_units(self, s: Karak2, worth: Worth) -> i64:
        """Loses a life of a healthy hero instead of a good unit (IM:5.3)."""
        best = 0.5
        move = DONE
        for i in range(s.count):
            action = s.options[i]
            if kind_of(action) == USE and s.me().lives >= TOUGH and worth.plan.values[second_of(action)] > best:
                best = worth.plan.values[second_of(action)]
                move = action
        return move
