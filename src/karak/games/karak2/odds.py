"""The exact chances of a battle, for the table and for bots; it counts sums of swords and skulls, not single dice."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import first_of, second_of
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.abilities import CombatFinesse, WarStrategy
from karak.games.karak2.box import MOST_FACES, Box
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.dice import in_hand, swords_of

NONE: Final[i64] = 0  # what may be rolled again once
SMALL_DICE: Final[i64] = 1
HERO_DIE: Final[i64] = 2
SAME: Final = 1e-12


class Odds:
    """The odds of a hero who plays to win, then to fell a praetorian, then to save lives, dice and fireballs."""

    def __init__(self) -> None:
        self.win = 0.0
        self.praetorian = 0.0  # the chance to lose to the general but reach his own strength
        self.lives_lost = 0.0  # on average, before anything heals
        self.units_lost = 0.0  # dice of all kinds, on average
        self.fireballs = 0.0  # spent, on average

    def add(self, other: "Odds", chance: float) -> None:
        self.win += chance * other.win
        self.praetorian += chance * other.praetorian
        self.lives_lost += chance * other.lives_lost
        self.units_lost += chance * other.units_lost
        self.fireballs += chance * other.fireballs

    def is_better(self, other: "Odds") -> bool:
        if abs(self.win - other.win) > SAME:
            return self.win > other.win
        if abs(self.praetorian - other.praetorian) > SAME:
            return self.praetorian > other.praetorian
        if abs(self.lives_lost - other.lives_lost) > SAME:
            return self.lives_lost < other.lives_lost
        if abs(self.units_lost - other.units_lost) > SAME:
            return self.units_lost < other.units_lost
        return self.fireballs < other.fireballs - SAME


class Roll:
    """The chance of each sum of swords and skulls, of dice on the table and dice still to fall."""

    def __init__(self) -> None:
        self.swords: i64 = 0  # on the table
        self.skulls: i64 = 0
        self.rows: i64 = 1  # different sums of swords still to fall
        self.width: i64 = 1  # different sums of skulls still to fall
        self.chance = vec[float]([1.0])  # by row and column

    def lay(self, swords: i64, skulls: i64) -> None:
        self.swords += swords
        self.skulls += skulls

    def column(self, box: Box, face: i64) -> i64:
        """Returns what a face adds besides swords."""
        return box.skulls[face]

    def throw(self, box: Box, die: i64, count: i64) -> None:
        for _ in range(count):
            self.throw_one(box, die)

    def throw_one(self, box: Box, die: i64) -> None:
        first = die * MOST_FACES
        last = first + box.face_count[die]
        most: i64 = 0
        worst: i64 = 0
        sides: i64 = 0
        for face in range(first, last):
            most = max(most, box.swords[face])
            worst = max(worst, self.column(box, face))
            sides += box.sides[face]
        width = self.width + worst
        falls = vec[float]([0.0] * int((self.rows + most) * width))
        for face in range(first, last):
            share = float(int(box.sides[face])) / float(int(sides))
            self.spread(falls, width, box.swords[face] * width + self.column(box, face), share)
        self.rows += most
        self.width = width
        self.chance = falls

    def spread(self, falls: vec[float], width: i64, shift: i64, share: float) -> None:
        """Adds one face of one more die to everything so far."""
        at: i64 = 0
        for row in range(self.rows):
            to = row * width + shift
            for _ in range(self.width):
                falls[to] += self.chance[at] * share
                at += 1
                to += 1


class Means:
    """What the acting hero can add to the dice in a battle, and what must be reached."""

    def __init__(self) -> None:
        self.strength: i64 = 0
        self.general: i64 = 0  # the general's own strength, if he is the enemy
        self.fixed: i64 = 0  # weapons, abilities, fireballs already cast
        self.fireballs: i64 = 0  # in hand
        self.shields: i64 = 0  # skulls that may be ignored
        self.lives: i64 = 0
        self.again: i64 = NONE

    def settle(self, end: Odds, attack: i64, hero_skulls: i64, small_skulls: i64) -> None:
        """Fills in the result of the dice, for the best use of fireballs and shields (K2:4.2 to K2:4.4, K2:4.8)."""
        end.win = 0.0
        end.praetorian = 0.0
        end.lives_lost = 0.0
        end.units_lost = 0.0
        end.fireballs = 0.0
        short = self.strength - attack - self.fixed
        if short <= self.fireballs:
            end.win = 1.0
            end.fireballs = float(int(self.spent(short)))
            if self.general > 0:
                return  # the game is over, so skulls do not count
        elif self.general > 0:
            short = self.general - attack - self.fixed
            if short <= self.fireballs:
                end.praetorian = 1.0
                end.fireballs = float(int(self.spent(short)))
        self.suffer(end, hero_skulls, small_skulls)

    def spent(self, short: i64) -> i64:
        """Returns the fireballs discarded to make up for what is missing."""
        return max(short, 0)

    def suffer(self, end: Odds, hero_skulls: i64, small_skulls: i64) -> None:
        """Uses shields for the hero die first, unless all lives are lost anyway (K2:4.4, K2:4.8, K2:7.5)."""
        extra = 1 if self.general > 0 else 0
        shields = self.shields
        ignored = min(shields, hero_skulls)
        lost = hero_skulls - ignored + extra
        if lost >= self.lives:
            lost = self.lives
        else:
            shields -= ignored
        end.lives_lost = float(int(lost))
        end.units_lost = float(int(max(small_skulls - shields, 0)))


# the present battle


def is_fighting(s: Karak2) -> bool:
    return moves.MUSTERING <= s.step <= moves.SHIELDING


def means_of(game: Game[Karak2], s: Karak2, strength: i64, is_general: bool) -> Means:
    """Returns the means in the present battle, or as if it began now."""
    m = Means()
    equip(game, s, m, strength, is_general)
    return m


def equip(game: Game[Karak2], s: Karak2, m: Means, strength: i64, is_general: bool) -> None:
    fighting = is_fighting(s)
    m.strength = strength
    m.general = s.box.general if is_general else 0
    m.fixed = game.amend(moves.AT_ATTACK, s, s.weapons() + (s.bonus if fighting else 0))
    m.fireballs = s.held(s.box.fireball)
    m.shields = 2 if s.held(s.box.of_protection) > 0 else 0
    m.lives = s.me().lives
    if (not fighting or s.step <= moves.ROLLED) and game.is_heard(moves.AT_ROLLED, s):
        for ability in game.listeners(moves.AT_ROLLED, s):
            if fighting and s.rerolled >> ability.id & 1:
                continue
            if isinstance(ability, WarStrategy):
                m.again = SMALL_DICE
            elif isinstance(ability, CombatFinesse):
                m.again = HERO_DIE


def whole_army(s: Karak2) -> vec[i64]:
    """Returns all dice of the acting hero by kind, including the hero die."""
    counts = vec[i64]([0] * int(s.box.dice))
    for die in range(s.box.dice):
        counts[die] = 1 if die == s.box.hero_die else s.owns(die)
    return counts


def joining(s: Karak2) -> vec[i64]:
    """Returns the dice in this battle; while they are chosen, all those not yet asked for join."""
    if s.step != moves.MUSTERING:
        return s.joined[:]
    counts = whole_army(s)
    for die in range(s.kind):
        counts[die] = s.joined[die]
    return counts


def fresh_roll(s: Karak2, counts: vec[i64], hero: bool) -> Roll:
    """Returns the roll of the hero die, or of all small dice, before they fall."""
    roll = Roll()
    for die in range(s.box.dice):
        if (die == s.box.hero_die) == hero:
            roll.throw(s.box, die, counts[die])
    return roll


def present_roll(s: Karak2, hero: bool) -> Roll:
    """Returns the same roll in the middle of a battle."""
    roll = Roll()
    for die in range(s.box.dice):
        if (die == s.box.hero_die) != hero or s.joined[die] == 0:
            continue
        if s.step == moves.ROLLING:
            roll.throw(s.box, die, in_hand(s, die))
        roll.lay(swords_of(s, die), s.skulls[die] if s.step == moves.SHIELDING else s.skulls_on(die))
    return roll


# the odds


def odds_against(game: Game[Karak2], s: Karak2, strength: i64, is_general: bool, counts: vec[i64]) -> Odds:
    """Returns the odds of the acting hero in a battle with these dice, none of which has fallen yet."""
    hero = fresh_roll(s, counts, True)
    small = fresh_roll(s, counts, False)
    return played(means_of(game, s, strength, is_general), hero, small, hero, small)


def odds_now(game: Game[Karak2], s: Karak2) -> Odds:
    """Returns the odds of the present battle, from the choice of the dice to the shields."""
    is_general = s.general == s.me().place
    if s.step == moves.MUSTERING:
        return odds_against(game, s, s.strength, is_general, joining(s))
    m = means_of(game, s, s.strength, is_general)
    if s.step == moves.SHIELDING:
        m.fireballs = 0
        m.shields = s.shields
    hero = fresh_roll(s, s.joined, True)
    small = fresh_roll(s, s.joined, False)
    return played(m, present_roll(s, True), present_roll(s, False), hero, small)


def odds_if_joined(game: Game[Karak2], s: Karak2, action: i64) -> Odds:
    """Returns the odds, while dice are chosen, of taking this option and then all dice not yet asked for."""
    counts = joining(s)
    counts[first_of(action)] = second_of(action)
    return odds_against(game, s, s.strength, s.general == s.me().place, counts)


def played(m: Means, hero: Roll, small: Roll, new_hero: Roll, new_small: Roll) -> Odds:
    """Returns the odds of best play, given the dice that lie or are to fall, and those of a second roll."""
    if m.again == HERO_DIE:
        return rolled(m, small, False, hero, new_hero, True)
    return rolled(m, hero, True, small, new_small, m.again == SMALL_DICE)


def rolled(m: Means, kept: Roll, hero_kept: bool, now: Roll, new: Roll, again: bool) -> Odds:
    """Adds up the outcomes of the kept dice; the others are rolled again wherever that is better."""
    total = Odds()
    end = Odds()
    for i in range(len(kept.chance)):
        if kept.chance[i] == 0.0:
            continue
        swords = kept.swords + i // kept.width
        skulls = kept.skulls + i % kept.width
        second = expected(m, swords, skulls, hero_kept, new) if again else total
        for j in range(len(now.chance)):
            if now.chance[j] == 0.0:
                continue
            compare(m, end, swords, skulls, hero_kept, now, j)
            chance = kept.chance[i] * now.chance[j]
            total.add(second if again and second.is_better(end) else end, chance)
    return total


def expected(m: Means, swords: i64, skulls: i64, hero_kept: bool, roll: Roll) -> Odds:
    """Averages over all ways the other dice may fall."""
    total = Odds()
    end = Odds()
    for j in range(len(roll.chance)):
        if roll.chance[j] > 0.0:
            compare(m, end, swords, skulls, hero_kept, roll, j)
            total.add(end, roll.chance[j])
    return total


def compare(m: Means, end: Odds, swords: i64, skulls: i64, hero_kept: bool, roll: Roll, j: i64) -> None:
    attack = swords + roll.swords + j // roll.width
    others = roll.skulls + j % roll.width
    if hero_kept:
        m.settle(end, attack, skulls, others)
    else:
        m.settle(end, attack, others, skulls)
