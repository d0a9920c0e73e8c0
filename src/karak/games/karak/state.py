"""Everything on the table."""

from typing import Final

from mypy_extensions import i64

from karak.core.state import MOST_STEPS, State
from karak.core.vecs import vec
from karak.games.karak import moves
from karak.games.karak.box import EXITS, FOUNTAIN, PORTAL, SIDES, WEAPON, Box, is_open, opposite
from karak.kit.bag import Bag, filled
from karak.kit.grid import NOWHERE, ORIGIN, SQUARE, Grid, empty_grid

MOST_OPTIONS: Final = 80
MOST_SIGHTS: Final = 8  # fountains, portals
NO_HERO: Final[i64] = 63  # a seat to which no hero is dealt yet; no ability ever listens there
START: Final[i64] = 0  # the place of the start tile


class Hero:
    def __init__(self, role: i64, place: i64, lives: i64, points: i64) -> None:
        self.role = role  # which of the hero cards
        self.place = place
        self.lives = lives
        self.points = points  # in halves

    def copy(self) -> "Hero":
        return Hero(self.role, self.place, self.lives, self.points)


class Karak(State):
    def __init__(
        self, options: vec[i64], weights: vec[i64], stack: vec[i64], box: Box, heroes: vec[Hero], grid: Grid,
        tiles: vec[i64], tokens: vec[i64], pile: Bag, bag: Bag, items: vec[i64], gone: vec[i64], sights: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(options, weights, stack)
        self.box = box
        self.heroes = heroes  # by seat
        self.grid = grid
        self.tiles = tiles  # by place, as laid
        self.tokens = tokens  # by place
        self.pile = pile  # tiles not yet drawn, by kind
        self.bag = bag  # tokens not yet drawn, by kind
        self.items = items  # held, by seat and item
        self.gone = gone  # out of the game, by item
        self.sights = sights  # places of the fountains (from 0) and the portals (from MOST_SIGHTS)
        self.fountains: i64 = 0
        self.portals: i64 = 0
        self.open_sides: i64 = 0  # of tiles, facing an empty cell
        self.rooms: i64 = 0  # that have got their token
        self.last_seen = False  # the dragon is on the map, or beaten
        self.ending: i64 = moves.RUNNING_ON
        # the start
        self.rollers: i64 = 0  # seats that roll for the start, one bit each
        self.leaders: i64 = 0
        self.best: i64 = 0
        # the turn
        self.steps_left: i64 = 0
        self.came_from: i64 = START
        self.target: i64 = START
        self.side: i64 = 0  # of the target, towards which the hero goes
        self.tile: i64 = 0  # drawn, by kind
        self.token: i64 = 0  # drawn, met or won
        self.spare: i64 = 0  # the other token drawn
        self.draws: i64 = 0
        # the fight
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.bonus: i64 = 0
        self.kept: i64 = 0  # bolts used and kept
        self.used: i64 = 0  # once-a-fight abilities, one bit each

    def copy(self) -> "Karak":
        c = Karak(
            self.options[:], self.weights[:], self.stack[:], self.box, vec[Hero]([h.copy() for h in self.heroes]),
            self.grid.copy(), self.tiles[:], self.tokens[:], self.pile.copy(), self.bag.copy(), self.items[:],
            self.gone[:], self.sights[:],
        )  # fmt: skip
        self.copy_core(c)
        c.fountains = self.fountains
        c.portals = self.portals
        c.open_sides = self.open_sides
        c.rooms = self.rooms
        c.last_seen = self.last_seen
        c.ending = self.ending
        c.rollers = self.rollers
        c.leaders = self.leaders
        c.best = self.best
        c.steps_left = self.steps_left
        c.came_from = self.came_from
        c.target = self.target
        c.side = self.side
        c.tile = self.tile
        c.token = self.token
        c.spare = self.spare
        c.draws = self.draws
        c.die1 = self.die1
        c.die2 = self.die2
        c.bonus = self.bonus
        c.kept = self.kept
        c.used = self.used
        return c

    def words(self) -> list[int]:
        """Every field once, in a fixed order: two positions are the same if these are."""
        heroes = [int(n) for h in self.heroes for n in (h.role, h.place, h.lives, h.points)]
        laid = self.grid.count
        return [
            *super().words(), *heroes, *self.grid.words(),
            *[int(n) for n in self.tiles[:laid]], *[int(n) for n in self.tokens[:laid]],
            *[int(n) for n in self.pile.counts], int(self.pile.left), *[int(n) for n in self.bag.counts],
            int(self.bag.left), *[int(n) for n in self.items], *[int(n) for n in self.gone],
            *[int(n) for n in self.sights], int(self.fountains), int(self.portals), int(self.open_sides),
            int(self.rooms), int(self.last_seen), int(self.ending), int(self.rollers), int(self.leaders),
            int(self.best), int(self.steps_left), int(self.came_from), int(self.target), int(self.side),
            int(self.tile), int(self.token), int(self.spare), int(self.draws), int(self.die1), int(self.die2),
            int(self.bonus), int(self.kept), int(self.used),
        ]  # fmt: skip

    # heroes

    def me(self) -> Hero:
        return self.heroes[self.seat]

    def begin(self, seat: i64) -> None:
        """This seat acts from now on."""
        self.seat = seat
        self.role = self.heroes[seat].role

    def seat_of(self, role: i64) -> i64:
        """Where a hero sits; NO_HERO if nowhere."""
        for seat in range(len(self.heroes)):
            if self.heroes[seat].role == role:
                return seat
        return NO_HERO

    def is_cursed(self, seat: i64) -> bool:
        return self.silent >> self.heroes[seat].role & 1 != 0

    def would_heal(self, seat: i64) -> bool:
        """Healing would change something (K1:7.2)."""
        return self.heroes[seat].lives < self.box.lives or self.is_cursed(seat)

    def heal(self, seat: i64) -> None:
        """All lives back, the curse is dropped (K1:7.2, K1:8.3)."""
        hero = self.heroes[seat]
        hero.lives = self.box.lives
        self.emit(moves.HEALED, hero.role)
        if self.is_cursed(seat):
            self.silent = 0
            self.emit(moves.CURSE_LIFTED, hero.role)

    # the map

    def tile_at(self, place: i64) -> i64:
        return self.tiles[place]

    def token_at(self, place: i64) -> i64:
        return self.tokens[place]

    def put(self, token: i64, place: i64) -> None:
        self.tokens[place] = token

    def is_on_fountain(self, seat: i64) -> bool:
        return self.tile_at(self.heroes[seat].place) & FOUNTAIN != 0

    def portal(self, number: i64) -> i64:
        return self.sights[MOST_SIGHTS + number]

    def fountain(self, number: i64) -> i64:
        return self.sights[number]

    def doors(self, place: i64) -> i64:
        """Open sides of the tiles around that lead to this place."""
        count: i64 = 0
        for side in range(SIDES):
            there = self.grid.next(place, side)
            if there != NOWHERE and is_open(self.tile_at(there), opposite(side)):
                count += 1
        return count

    def outlets(self, exits: i64, place: i64) -> i64:
        """Sides of a tile with these exits, laid here, that would face an empty cell."""
        count: i64 = 0
        for side in range(SIDES):
            if is_open(exits, side) and self.grid.next(place, side) == NOWHERE:
                count += 1
        return count

    def lay(self, tile: i64, place: i64) -> None:
        """Lay a tile and keep count of the open sides and the sights of the map."""
        self.tiles[place] = tile
        self.open_sides += self.outlets(tile & EXITS, place) - self.doors(place)
        if tile & FOUNTAIN:
            self.sights[self.fountains] = place
            self.fountains += 1
        if tile & PORTAL:
            self.sights[MOST_SIGHTS + self.portals] = place
            self.portals += 1

    def is_sealed(self) -> bool:
        """No open side is left and the dragon has not been seen: nobody can end the game any more (K1:3.6)."""
        return self.open_sides == 0 and not self.last_seen

    # what heroes carry

    def held(self, item: i64) -> i64:
        return self.items[self.seat * self.box.items + item - self.box.first_item]

    def gain(self, item: i64, count: i64) -> None:
        self.items[self.seat * self.box.items + item - self.box.first_item] += count

    def discard(self, item: i64) -> None:
        """Used up, it leaves the game (K1:4.2, K1:5.4, K1:6.2)."""
        self.gain(item, -1)
        self.gone[item - self.box.first_item] += 1

    def has_room_for(self, item: i64) -> bool:
        """A slot of the item's kind is free (K1:5.1)."""
        kind = self.box.slot_of(item)
        mine = self.seat * self.box.items
        carried: i64 = 0
        for other in range(self.box.items):
            if self.box.slot[other] == kind:
                carried += self.items[mine + other]
        return carried < self.box.slots[kind]

    def weapons(self) -> i64:
        """What the weapons add to every fight (K1:5.2)."""
        mine = self.seat * self.box.items
        total: i64 = 0
        for item in range(self.box.items):
            if self.box.slot[item] != WEAPON:
                break
            total += self.items[mine + item] * self.box.attack[item]
        return total


def set_up(box: Box, roles: list[int]) -> Karak:
    """The start tile, everybody on it, the rest in stack and bag (K1:1.2, K1:1.5)."""
    seats = len(roles)
    s = Karak(
        vec[i64]([0] * MOST_OPTIONS), vec[i64]([0] * MOST_OPTIONS), vec[i64]([0] * MOST_STEPS), box,
        vec[Hero]([Hero(role, START, box.lives, 0) for role in roles]), empty_grid(SQUARE, box.most_tiles),
        vec[i64]([0] * box.most_tiles), vec[i64]([0] * box.most_tiles), filled(box.stack), filled(box.bag),
        vec[i64]([0] * (seats * len(box.item_names))), vec[i64]([0] * len(box.item_names)),
        vec[i64]([0] * (2 * MOST_SIGHTS)),
    )  # fmt: skip
    if box.late_rooms > 0:
        s.bag.take(box.last)
    s.lay(box.faces[0], s.grid.lay(ORIGIN))
    s.rollers = (1 << seats) - 1
    return s
