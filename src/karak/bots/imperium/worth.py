"""What things in Imperium are worth to the acting hero, in points; the numbers are tuned by simulation."""

from typing import Final

from mypy_extensions import i64

from karak.bots.karak2.city import Plan
from karak.bots.karak2.worth import MOST_STRENGTH, WIN, Worth, general_strength, key_of
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.imperium.hands import fresh_hand, whole_army
from karak.games.imperium.might import Might, means_of
from karak.games.imperium.realm import A_DIE, A_HAUL
from karak.games.imperium.reckoning import Reckoning
from karak.games.imperium.rivals import goal_at_a_glance, rival
from karak.games.imperium.state import ATTACK, Imperium, imperial
from karak.games.imperium.steps.empire import can_grant
from karak.games.karak2 import moves as base
from karak.games.karak2.box import Box
from karak.games.karak2.odds import Odds
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.kit.grid import NOWHERE

CROWN: Final = 1.2  # while the game goes on; it may be lost again
LAST_CROWN: Final = 2.5  # when it decides the game
LORD: Final = 0.9
BLESSING: Final = 0.2
PLENTY: Final[i64] = 15  # of a resource; more is worth nothing


class ImperiumPlan(Plan):
    """Keeps one resource for a vassal's tax and one die for an emperor to grant (IM:3.3, IM:3.4)."""

    def due(self, s: Karak2) -> i64:
        return 1 if imperial(s).is_vassal() and (s.step == base.ACTING or not imperial(s).taxed) else 0

    def left(self, s: Karak2) -> i64:
        """Returns all resources, less the tax."""
        return s.owned(s.seat, base.FOOD) + s.owned(s.seat, base.WOOD) + s.owned(s.seat, base.STONE) - self.due(s)

    def add_up(self, s: Karak2) -> None:
        """Makes every resource useful if only the tax is missing."""
        super().add_up(s)
        if self.due(s) > 0 and s.me().city == NOWHERE and not self.can_found(s):
            for resource in range(base.RESOURCES):
                self.soon[resource] = max(self.soon[resource], s.owned(s.seat, resource) + 1)

    def resource(self, owned: i64, resource: i64) -> float:
        """Values a surplus at nothing: a rift may leave the hero far from home, with strong monsters on the way."""
        return 0.0 if owned >= PLENTY else super().resource(owned, resource)

    def can_found(self, s: Karak2) -> bool:
        return super().can_found(s) and self.left(s) >= total(s.box.city_price[:3]) - self.saved

    def can_buy(self, s: Karak2, building: i64) -> bool:
        price = total(s.box.price[building * base.RESOURCES : building * base.RESOURCES + base.RESOURCES])
        return super().can_buy(s, building) and self.left(s) >= price - self.saved

    def payable(self, s: Karak2, die: i64) -> i64:
        count: i64 = super().payable(s, die)
        if imperial(s).is_emperor() and count == s.supply[die] and is_somebody_waiting(imperial(s)):
            count = max(count - 1, 0)
        price = total(s.box.unit_price[die * base.RESOURCES : die * base.RESOURCES + base.RESOURCES])
        return min(count, max(self.left(s), 0) // max(price, 1))


def total(price: vec[i64]) -> i64:
    count: i64 = 0
    for one in price:
        count += one
    return count


def is_somebody_waiting(s: Imperium) -> bool:
    """Whether another hero could be granted a unit (IM:3.3)."""
    for seat in range(len(s.heroes)):
        if can_grant(s, seat):
            return True
    return False


class ImperiumWorth(Worth):
    """Values the crown beside stones and armies."""

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.plan = ImperiumPlan(box)
        self.rival_key: i64 = -1
        self.challenge = Odds()

    def forecast(self, game: Game[Karak2], s: Karak2) -> None:
        """Computes the odds of the whole army by strength, without time loops."""
        self.odds.clear()
        sure = Odds()
        sure.win = 1.0
        self.odds.append(sure)
        for strength in range(1, MOST_STRENGTH + 1):
            self.odds.append(self.foresee(game, s, strength, False))
        self.general = self.foresee(game, s, general_strength(game, s), True)

    def foresee(self, game: Game[Karak2], s: Karak2, strength: i64, is_general: bool) -> Odds:
        return with_army(imperial(s), means_of(game, imperial(s), strength, is_general))

    def points(self, s: Karak2, seat: i64) -> i64:
        return s.heroes[seat].points + imperial(s).crown_points(seat)

    def token(self, s: Karak2, token: i64) -> float:
        kind = s.box.reward_kind[token]
        if kind == A_HAUL:
            worth = 0.0
            for resource in range(base.RESOURCES):
                count = imperial(s).realm.haul[token * base.RESOURCES + resource]
                worth += self.plan.load(s, resource, count)
            return worth
        return LORD if kind == A_DIE else super().token(s, token)

    def carried(self, s: Karak2, item: i64) -> float:
        return BLESSING if item == imperial(s).realm.blessing else super().carried(s, item)

    # the crown

    def crown(self, s: Imperium) -> float:
        """Values taking the crown."""
        if s.realm.is_crown_bare:
            return 0.1
        return LAST_CROWN if s.bag.left == 0 and self.victory(s) < WIN else CROWN

    def attack(self, game: Game[Karak2], s: Imperium) -> float:
        """Values challenging the emperor (IM:3.6)."""
        if s.crown == NO_SEAT or s.crown == s.seat:
            return 0.0
        there = rival(game, s, s.crown, ATTACK)
        key = key_of(game, s) * 31 + key_of(game, there)
        if key != self.rival_key:
            self.rival_key = key
            here = rival(game, s, s.seat, ATTACK)
            means = means_of(game, here, 0, False)
            means.goal = goal_at_a_glance(game, here)
            self.challenge = with_army(here, means)
        return self.balance(s, self.challenge, self.crown(s))


def with_army(s: Imperium, means: Might) -> Odds:
    """Computes the odds with all dice rolled once, and the rerolls of hero cards."""
    means.can_loop = False
    return Reckoning(s, means, fresh_hand(s, whole_army(s))).solve()
