"""Questions about a position and changes to it; its fields are in fields.py."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.karak import moves
from karak.games.karak.box import EXITS, FOUNTAIN, PORTAL, SIDES, WEAPON, Box, is_open, opposite
from karak.games.karak.fields import NO_HERO as NO_HERO
from karak.games.karak.fields import START as START
from karak.games.karak.fields import Hero, KarakFields, copy_karak, karak_numbers
from karak.kit.bag import filled
from karak.kit.grid import NOWHERE, ORIGIN, SQUARE, empty_grid

MOST_OPTIONS: Final = 80
MOST_SIGHTS: Final = 8  # fountains, portals


class Karak(KarakFields):
    def copy(self) -> "Karak":
        c = Karak()
        copy_karak(self, c)
        return c

    def numbers(self) -> list[int]:
        return karak_numbers(self)

    # heroes

    def me(self) -> Hero:
        return self.heroes[self.seat]

    def begin(self, seat: i64) -> None:
        """Makes this seat the acting one."""
        self.seat = seat
        self.role = self.heroes[seat].role

    def seat_of(self, role: i64) -> i64:
        """Returns where a hero sits; NO_HERO if the hero is not in play."""
        for seat in range(len(self.heroes)):
            if self.heroes[seat].role == role:
                return seat
        return NO_HERO

    def is_cursed(self, seat: i64) -> bool:
        return self.silent >> self.heroes[seat].role & 1 != 0

    def would_heal(self, seat: i64) -> bool:
        """Whether healing would change something (K1:7.2)."""
        return self.heroes[seat].lives < self.box.lives or self.is_cursed(seat)

    def heal(self, seat: i64) -> None:
        """Restores all lives and drops the curse (K1:7.2, K1:8.3)."""
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
        """Counts the open sides of the tiles around that lead to this place."""
        count: i64 = 0
        for side in range(SIDES):
            there = self.grid.next(place, side)
            if there != NOWHERE and is_open(self.tile_at(there), opposite(side)):
                count += 1
        return count

    def outlets(self, exits: i64, place: i64) -> i64:
        """Counts the sides of a tile with these exits, laid here, that would face an empty cell."""
        count: i64 = 0
        for side in range(SIDES):
            if is_open(exits, side) and self.grid.next(place, side) == NOWHERE:
                count += 1
        return count

    def lay(self, tile: i64, place: i64) -> None:
        """Lays a tile and updates the open sides, fountains and portals of the map."""
        self.tiles[place] = tile
        self.open_sides += self.outlets(tile & EXITS, place) - self.doors(place)
        if tile & FOUNTAIN:
            self.sights[self.fountains] = place
            self.fountains += 1
        if tile & PORTAL:
            self.sights[MOST_SIGHTS + self.portals] = place
            self.portals += 1

    def is_sealed(self) -> bool:
        """Whether no open side is left and the dragon has not been seen, so that it cannot be reached (K1:3.6)."""
        return self.open_sides == 0 and not self.last_seen

    # what heroes carry

    def held(self, item: i64) -> i64:
        return self.items[self.seat * self.box.items + item - self.box.first_item]

    def gain(self, item: i64, count: i64) -> None:
        self.items[self.seat * self.box.items + item - self.box.first_item] += count

    def discard(self, item: i64) -> None:
        """Takes an item that was used up out of the game (K1:4.2, K1:5.4, K1:6.2)."""
        self.gain(item, -1)
        self.gone[item - self.box.first_item] += 1

    def has_room_for(self, item: i64) -> bool:
        """Whether a slot of the item's kind is free (K1:5.1)."""
        kind = self.box.slot_of(item)
        mine = self.seat * self.box.items
        carried: i64 = 0
        for other in range(self.box.items):
            if self.box.slot[other] == kind:
                carried += self.items[mine + other]
        return carried < self.box.slots[kind]

    def weapons(self) -> i64:
        """Returns what the weapons add to every fight (K1:5.2)."""
        mine = self.seat * self.box.items
        total: i64 = 0
        for item in range(self.box.items):
            if self.box.slot[item] != WEAPON:
                break
            total += self.items[mine + item] * self.box.attack[item]
        return total


def set_up(box: Box, roles: list[int]) -> Karak:
    """Lays the start tile with every hero on it; the rest goes into stack and bag (K1:1.2, K1:1.5)."""
    seats = len(roles)
    s = Karak()
    s.make_room(MOST_OPTIONS)
    s.box = box
    s.heroes = vec[Hero]([seated(box, role) for role in roles])
    s.grid = empty_grid(SQUARE, box.most_tiles)
    s.tiles = vec[i64]([0] * box.most_tiles)
    s.tokens = vec[i64]([0] * box.most_tiles)
    s.pile = filled(box.stack)
    s.bag = filled(box.bag)
    s.items = vec[i64]([0] * (seats * len(box.item_names)))
    s.gone = vec[i64]([0] * len(box.item_names))
    s.sights = vec[i64]([0] * (2 * MOST_SIGHTS))
    if box.late_rooms > 0:
        s.bag.take(box.last)
    s.lay(box.faces[0], s.grid.lay(ORIGIN))
    s.rollers = (1 << seats) - 1
    return s


def seated(box: Box, role: i64) -> Hero:
    hero = Hero()
    hero.role = role
    hero.lives = box.lives
    return hero
