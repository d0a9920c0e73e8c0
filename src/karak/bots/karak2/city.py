"""Plans what a city in Karak II needs next, for a bot."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.box import MOST_FACES, SIDES, Box
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.kit.grid import NOWHERE

NOW: Final = 0.15  # a resource that the next purchase needs
LATER: Final = 0.055
SURPLUS: Final = 0.0005
ENOUGH: Final[i64] = 4  # units wanted of the best kind before another school is built
NO_GOAL: Final[i64] = -1


def unit_value(box: Box, die: i64) -> float:
    """Values a unit by its average swords, less half a sword per skull."""
    total = 0.0
    sides = 0.0
    for face in range(die * MOST_FACES, die * MOST_FACES + box.face_count[die]):
        share = float(int(box.sides[face]))
        total += share * (float(int(box.swords[face])) - 0.5 * float(int(box.skulls[face])))
        sides += share
    return total / sides


class Plan:
    """The next building and the value of resources, drawn up for each decision."""

    def __init__(self, box: Box) -> None:
        self.values = vec[float]([unit_value(box, die) for die in range(box.dice)])
        self.order = vec[i64]([0] * int(box.buildings))  # buildings still wanted, the most wanted first
        self.count: i64 = 0
        self.saved: i64 = 0  # on each purchase
        self.room: i64 = 0  # for units
        self.soon = vec[i64]([0] * int(moves.RESOURCES))
        self.late = vec[i64]([0] * int(moves.RESOURCES))

    def draw_up(self, game: Game[Karak2], s: Karak2) -> None:
        self.saved = game.amend(moves.AT_PRICE, s, 0)
        self.room = max(s.glory(s.seat) - s.units(s.seat), 0)
        self.count = 0
        self.want(s, s.box.stable)
        self.want(s, self.best_school(s, True))
        if s.glory(s.seat) < s.box.most_glory:
            self.want(s, s.box.banners)
        self.want(s, self.best_school(s, False))
        self.want(s, s.box.portal)
        self.add_up(s)

    def want(self, s: Karak2, building: i64) -> None:
        if building == NO_GOAL or s.has(building):
            return
        for i in range(self.count):
            if self.order[i] == building:
                return
        self.order[self.count] = building
        self.count += 1

    def best_school(self, s: Karak2, first: bool) -> i64:
        """Returns the school of the best kind in the supply; with `first`, none if a standing school will do."""
        best = 0.0
        found = NO_GOAL
        for die in range(s.box.dice):
            school = s.box.school[die]
            if school < 0 or s.supply[die] == 0:
                continue
            if s.has(school):
                if first and s.supply[die] >= min(ENOUGH, self.room + 1):
                    return NO_GOAL
                continue
            if self.values[die] > best:
                best = self.values[die]
                found = school
        return found

    def add_up(self, s: Karak2) -> None:
        """Adds up resources for the city or the next building and for units, then for one more building."""
        for resource in range(moves.RESOURCES):
            self.soon[resource] = 0
            self.late[resource] = 0
            if s.me().city == NOWHERE:
                self.soon[resource] = s.box.city_price[resource]
            elif self.count > 0:
                self.soon[resource] = s.box.price[self.order[0] * moves.RESOURCES + resource]
            for i in range(min(self.count, 2)):
                self.late[resource] += s.box.price[self.order[i] * moves.RESOURCES + resource]
        die = self.best_unit(s)
        if die != NO_GOAL:
            for resource in range(moves.RESOURCES):
                price = s.box.unit_price[die * moves.RESOURCES + resource]
                self.soon[resource] += price * min(self.room, s.supply[die])
                self.late[resource] += price * (self.room + 2)

    def best_unit(self, s: Karak2) -> i64:
        """Returns the best unit whose school stands and which is in the supply."""
        found = NO_GOAL
        for die in range(s.box.dice):
            school = s.box.school[die]
            if school < 0 or not s.has(school) or s.supply[die] == 0:
                continue
            if found == NO_GOAL or self.values[die] > self.values[found]:
                found = die
        return found

    # resources

    def resource(self, owned: i64, resource: i64) -> float:
        """Values one more of a resource for a hero who owns this many."""
        if owned < self.soon[resource]:
            return NOW
        return LATER if owned < max(self.late[resource], self.soon[resource]) else SURPLUS

    def load(self, s: Karak2, resource: i64, count: i64) -> float:
        total = 0.0
        owned = s.owned(s.seat, resource)
        for i in range(count):
            total += self.resource(owned + i, resource)
        return total

    def harvest(self, s: Karak2, place: i64) -> float:
        """Values gathering at a place."""
        land = s.land_at(place) * moves.RESOURCES
        best = 0.0
        total = 0.0
        for resource in range(moves.RESOURCES):
            gives = s.box.gives[land + resource]
            if gives > 0:
                total += self.load(s, resource, gives)
                best = max(best, self.resource(s.owned(s.seat, resource) + gives, resource))
        return total + best if s.held(s.box.of_resources) > 0 else total

    # buildings and units

    def can_found(self, s: Karak2) -> bool:
        return s.owned(s.seat, moves.WOOD) + self.saved >= s.box.city_price[moves.WOOD]

    def can_buy(self, s: Karak2, building: i64) -> bool:
        """Whether the resources, with what is saved, pay for a building."""
        short: i64 = 0
        for resource in range(moves.RESOURCES):
            price = s.box.price[building * moves.RESOURCES + resource]
            short += max(price - s.owned(s.seat, resource), 0)
        return short <= self.saved

    def spares(self, s: Karak2, building: i64) -> bool:
        """Whether buying it takes nothing from the building wanted most."""
        for resource in range(moves.RESOURCES):
            price = s.box.price[building * moves.RESOURCES + resource]
            first = s.box.price[self.order[0] * moves.RESOURCES + resource]
            if price > 0 and s.owned(s.seat, resource) - price < min(first, s.owned(s.seat, resource)):
                return False
        return True

    def next_building(self, s: Karak2) -> i64:
        for i in range(self.count):
            building = self.order[i]
            if self.can_buy(s, building) and (i == 0 or self.spares(s, building)):
                return building
        return NO_GOAL

    def payable(self, s: Karak2, die: i64) -> i64:
        """Returns how many of this unit the hero could pay for and the supply holds, whatever the room."""
        count = s.supply[die]
        for resource in range(moves.RESOURCES):
            price = s.box.unit_price[die * moves.RESOURCES + resource]
            if price > 0:
                count = min(count, s.owned(s.seat, resource) // price)
        return count

    def recruits(self, s: Karak2) -> float:
        """Returns the swords that could join in the city now, as far as there is room."""
        total = 0.0
        room = self.room
        last = 99.0
        while room > 0:
            die = self.next_best(s, last)
            if die == NO_GOAL:
                break
            last = self.values[die]
            count = min(room, self.payable(s, die))
            total += float(int(count)) * last
            room -= count
        return total

    def next_best(self, s: Karak2, below: float) -> i64:
        """Returns the best kind with a school that is worth less than this value."""
        found = NO_GOAL
        for die in range(s.box.dice):
            school = s.box.school[die]
            if school < 0 or not s.has(school) or self.values[die] >= below:
                continue
            if found == NO_GOAL or self.values[die] > self.values[found]:
                found = die
        return found


def site(s: Karak2, place: i64) -> float:
    """Values a place for a city: rich land around it, poor land below, no other city near."""
    worth = 0.0
    for side in range(SIDES):
        there = s.grid.next(place, side)
        if there == NOWHERE:
            worth += 0.01
        elif s.is_passable(place, side):
            worth += 0.03 * float(int(min(gives(s, there), 3)))
            if s.city_at(there) != NO_SEAT:
                worth -= 0.05
    return worth - 0.03 * float(int(gives(s, place)))


def gives(s: Karak2, place: i64) -> i64:
    land = s.land_at(place) * moves.RESOURCES
    return s.box.gives[land] + s.box.gives[land + 1] + s.box.gives[land + 2]
