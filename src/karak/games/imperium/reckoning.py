"""The best play with one hand of dice and all its rerolls (IM:4.2, IM:5.5, K2:10.1, K2:10.5)."""

from mypy_extensions import i64

from karak.games.imperium.loops import Archers, FinesseLoop, Hand, Loop, PositionsLoop, Rolls, StrategyLoop, face_of
from karak.games.imperium.might import ARCHERS, Might
from karak.games.imperium.realm import BETRAYAL, LOOP
from karak.games.imperium.rerolls import Ends, Guarded, Settled, Strategy
from karak.games.imperium.state import Imperium
from karak.games.karak2 import odds as karak2
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.odds import HERO_DIE, SMALL_DICE, Odds, Roll


class Reckoning:
    """Computes the odds of one hand of dice."""

    def __init__(self, s: Imperium, m: Might, hand: Hand) -> None:
        self.lord: i64 = s.realm.lord
        self.archer: i64 = s.realm.archer
        self.box = s.box
        self.m = m
        self.hand = hand
        every = self.roll(hand.fresh(), False)
        self.plain: Ends = Settled(s.box, every.rows, every.width, m)
        self.rolls = Rolls(s.box)

    def solve(self) -> Odds:
        hand = self.hand
        if self.m.can_loop and hand.count(self.lord) > 0:
            return self.with_lord()
        if self.m.again == ARCHERS and hand.count(self.archer) > 0:
            return self.take_positions(hand, 0)
        return self.simple(hand)

    def roll(self, hand: Hand, hero: bool) -> Roll:
        """Returns the roll of the hero die, or of all small dice."""
        roll = Guarded()
        for die in range(self.box.dice):
            if (die == self.box.hero_die) == hero:
                roll.throw(self.box, die, hand.falling[die])
                for face in range(die * MOST_FACES, die * MOST_FACES + MOST_FACES):
                    shown = hand.lying[face]
                    roll.lay(shown * self.box.swords[face], shown * roll.column(self.box, face))
        return roll

    def simple(self, hand: Hand) -> Odds:
        """Computes the odds as in Karak II."""
        fresh = hand.fresh()
        hero, small = self.roll(hand, True), self.roll(hand, False)
        return karak2.played(self.m, hero, small, self.roll(fresh, True), self.roll(fresh, False))

    def take_positions(self, hand: Hand, bonus: i64) -> Odds:
        """Computes the odds if archers may be rolled again once (IM:5.5); the bonus is the lord's."""
        archers = Archers(hand, self.archer, self.plain)
        others = self.roll(hand.without(self.archer), False)
        total = Odds()
        for way in hand.ways(self.archer):
            table = archers.tables[archers.index(way)]
            for hero in hand.ways(self.box.hero_die):
                value = table.over(face_of(hero), others.swords + bonus, others.skulls, others)
                total.add(value, way.chance * hero.chance)
        return total

    # with the lord of time

    def with_lord(self) -> Odds:
        """Computes the odds for each face of the lord's die (IM:4.2)."""
        total = Odds()
        for way in self.hand.ways(self.lord):
            face = self.lord * MOST_FACES + face_of(way)
            if self.box.mark[face] == LOOP:
                total.add(self.looped(self.hand.without(self.lord)), way.chance)
            elif self.box.mark[face] == BETRAYAL:
                total.add(self.unlooped(self.hand.without(self.lord), 0), way.chance)
            else:
                total.add(self.unlooped(self.hand, self.box.swords[face]), way.chance)
        return total

    def looped(self, others: Hand) -> Odds:
        again = self.m.again
        if again == HERO_DIE:
            return FinesseLoop(others, self.plain, self.rolls, -1).solve()
        if again == SMALL_DICE:
            after = Strategy(self.plain, self.rolled_anew(self.hand.fresh()))
            return StrategyLoop(others, self.plain, self.rolls, -1, after, self.rolled_and_looped()).solve()
        if again == ARCHERS and others.count(self.archer) > 0:
            archers = Archers(others, self.archer, self.plain)
            return PositionsLoop(others, self.plain, self.rolls, self.archer, archers).solve()
        return Loop(others, self.plain, self.rolls, -1).solve()

    def unlooped(self, hand: Hand, bonus: i64) -> Odds:
        """Computes the odds if the lord shows this many swords, or has left."""
        others = hand.without(self.lord)
        if self.m.again == ARCHERS and others.count(self.archer) > 0:
            return self.take_positions(others, bonus)
        if self.m.again == SMALL_DICE and hand.count(self.lord) > 0:
            return self.with_strategy(others, bonus)
        fresh = others.fresh()
        small = self.roll(others, False)
        small.lay(bonus, 0)
        hero = self.roll(others, True)
        return karak2.played(self.m, hero, small, self.roll(fresh, True), self.roll(fresh, False))

    def with_strategy(self, others: Hand, bonus: i64) -> Odds:
        """Computes the odds if the lord may be rolled again with the small dice, and may then show a loop."""
        after = Strategy(self.plain, self.rolled_and_looped())
        small = self.roll(others, False)
        total = Odds()
        for hero in others.ways(self.box.hero_die):
            value = after.over(face_of(hero), small.swords + bonus, small.skulls, small)
            total.add(value, hero.chance)
        return total

    def rolled_anew(self, fresh: Hand) -> list[Odds]:
        """Returns the odds of rolling all small dice of a hand once, by the face of the hero die."""
        small = self.roll(fresh, False)
        return [self.plain.over(face, 0, 0, small) for face in range(self.plain.faces)]

    def rolled_and_looped(self) -> list[Odds]:
        """Returns the same odds with a loop if the lord shows one."""
        fresh = self.hand.fresh()
        others = fresh.without(self.lord)
        small = self.roll(others, False)
        loop = Loop(others, self.plain, self.rolls, -1)
        loop.solve()
        found = [Odds() for _ in range(self.plain.faces)]
        for way in fresh.ways(self.lord):
            shown = self.lord * MOST_FACES + face_of(way)
            for face in range(self.plain.faces):
                is_loop = self.box.mark[shown] == LOOP
                swords = self.box.swords[shown]
                value = loop.by_face[face] if is_loop else self.plain.over(face, swords, 0, small)
                found[face].add(value, way.chance)
        return found
