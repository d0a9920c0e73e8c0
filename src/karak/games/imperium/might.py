"""What a hero of Imperium brings to a battle beyond the dice, and what the dice then decide."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.imperium.abilities import Berserk, MagicalAffinity, StrategicPositions
from karak.games.imperium.customs import TimeLoop
from karak.games.imperium.rerolls import SHIELDED
from karak.games.imperium.state import Imperium
from karak.games.karak2 import moves as base
from karak.games.karak2 import odds as karak2
from karak.games.karak2.odds import SAME, Means, Odds
from karak.games.karak2.state import Karak2

ARCHERS: Final[i64] = 3  # may be rolled again, in addition to the kinds of Karak II


class Might(Means):
    """The means of a hero of Imperium."""

    def __init__(self) -> None:
        super().__init__()
        self.can_loop = False
        self.is_berserk = False
        self.free: i64 = 0  # attack that a fireball gives without being discarded
        self.goal = vec[float]([])  # against heroes: the chance to be crowned, by total

    def settle(self, end: Odds, attack: i64, hero_skulls: i64, small_skulls: i64) -> None:
        """IM:3.5, IM:5.3."""
        if self.is_berserk and hero_skulls == 2:
            attack += 2
        guards = small_skulls // SHIELDED
        self.shields += guards
        if len(self.goal) == 0:
            super().settle(end, attack, hero_skulls, small_skulls % SHIELDED)
        else:
            self.vie(end, attack + self.fixed)
            self.suffer(end, hero_skulls, small_skulls % SHIELDED)
        self.shields -= guards

    def spent(self, short: i64) -> i64:
        """IM:5.2."""
        return max(short - self.free, 0)

    def vie(self, end: Odds, total: i64) -> None:
        """Casts fireballs against heroes as long as they help (IM:2.2, IM:3.6)."""
        end.win = self.chance(total)
        end.praetorian = 0.0
        end.fireballs = 0.0
        for more in range(1, self.fireballs + 1):
            if self.chance(total + more) > end.win + SAME:
                end.win = self.chance(total + more)
                end.fireballs = float(int(self.spent(more)))

    def chance(self, total: i64) -> float:
        return self.goal[min(total, len(self.goal) - 1)]


def means_of(game: Game[Karak2], s: Imperium, strength: i64, is_general: bool) -> Might:
    """Returns the means in the present battle, or as if it began now."""
    m = Might()
    karak2.equip(game, s, m, strength, is_general)
    m.fireballs = game.amend(base.AT_FIREBALLS, s, m.fireballs) if karak2.is_fighting(s) else m.fireballs
    listen(game, s, m, base.AT_ATTACK)
    if m.fireballs > 0:
        listen(game, s, m, base.AT_SPENDING)
    if not karak2.is_fighting(s) or s.step <= base.ROLLED:
        listen(game, s, m, base.AT_ROLLED)
    return m


def listen(game: Game[Karak2], s: Imperium, m: Might, moment: i64) -> None:
    """Adds what hero cards and the lord of time give (IM:4.2, IM:5.2, IM:5.3, IM:5.5)."""
    if not game.is_heard(moment, s):
        return
    is_on = karak2.is_fighting(s)
    for ability in game.listeners(moment, s):
        if is_on and s.rerolled >> ability.id & 1:
            continue
        if isinstance(ability, Berserk):
            m.is_berserk = True
            if s.skulls_on(s.box.hero_die) == 2:
                m.fixed -= 2  # settle counts the faces on the table
        elif isinstance(ability, MagicalAffinity):
            m.free = 1
            m.fireballs += 1
        elif isinstance(ability, StrategicPositions):
            m.again = ARCHERS
        elif isinstance(ability, TimeLoop):
            m.can_loop = True
