"""Questions about a position and changes to it; its fields are in fields.py."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.box import MOST_FACES, NO_TILE, NOTHING, Box, is_open, opposite
from karak.games.karak2.fields import CASTLE as CASTLE
from karak.games.karak2.fields import CHASMS, LAND, Hero, Karak2Fields, copy_karak2, karak2_numbers
from karak.games.karak2.fields import MONSTERS as MONSTERS
from karak.games.karak2.fields import NO_HERO as NO_HERO
from karak.games.karak2.fields import NO_SEAT as NO_SEAT
from karak.kit.bag import filled
from karak.kit.grid import HEX, NOWHERE, ORIGIN, empty_grid

MOST_OPTIONS: Final = 400
ALL_MONSTERS: Final[i64] = 255  # the bits of the monsters in a number of `ground`
ALL_SIDES: Final[i64] = 63
HIGHEST: Final[i64] = 1 << 62  # shifted down, since a plain 1 is 32 bits wide in the C that mypyc writes


class Karak2(Karak2Fields):
    def copy(self) -> "Karak2":
        c = Karak2()
        copy_karak2(self, c)
        return c

    def numbers(self) -> list[int]:
        return karak2_numbers(self)

    def is_settled(self) -> bool:
        """Whether only one option is left and no choice here waits for the player's "done"."""
        if (self.weighing and not self.orderly) or not self.only():
            return False
        self.weighing = False
        return True

    def end_turn(self) -> None:
        """Ends the turn, whatever steps were waiting."""
        while self.depth > 0:
            self.pop()

    # heroes

    def me(self) -> Hero:
        return self.heroes[self.seat]

    def begin(self, seat: i64) -> None:
        """Makes this seat the acting one."""
        self.seat = seat
        self.role = self.heroes[seat].role

    def seat_of(self, role: i64) -> i64:
        for seat in range(len(self.heroes)):
            if self.heroes[seat].role == role:
                return seat
        return NO_HERO

    def has(self, building: i64) -> bool:
        return self.me().built >> building & 1 != 0

    def allowance(self) -> i64:
        """Returns two actions, one more with a stable, one more with the amulet of action (K2:2.1, K2:2.2, K2:6.1)."""
        count = self.box.actions
        if self.has(self.box.stable):
            count += 1
        return count + self.carried(self.seat, self.box.of_action)

    def glory(self, seat: i64) -> i64:
        """Returns the strongest strength beaten, plus two for banners and amulet each, at most ten (K2:4.7, K2:6.3)."""
        hero = self.heroes[seat]
        total = hero.glory + 2 * self.carried(seat, self.box.of_glory)
        if hero.built >> self.box.banners & 1:
            total += 2
        return min(total, self.box.most_glory)

    def heal(self, lives: i64) -> None:
        self.heal_hero(self.seat, lives)

    def heal_hero(self, seat: i64, lives: i64) -> None:
        hero = self.heroes[seat]
        healed = min(lives, self.box.lives - hero.lives)
        if healed > 0:
            hero.lives += healed
            self.emit(moves.HEALED, hero.role, healed)

    # resources

    def owned(self, seat: i64, resource: i64) -> i64:
        return self.resources[seat * moves.RESOURCES + resource]

    def get(self, seat: i64, resource: i64, count: i64) -> None:
        """Takes resources from a bank that never runs out, or returns them (K2:1.11)."""
        self.resources[seat * moves.RESOURCES + resource] += count
        if count > 0:
            self.emit(moves.GOT, self.heroes[seat].role, resource, count)

    def note_gathered(self, place: i64) -> None:
        """Notes a tile, which can be gathered from once a turn (K2:5.2)."""
        self.gathered |= HIGHEST >> 62 - place

    # items

    def carried(self, seat: i64, item: i64) -> i64:
        return self.items[seat * self.box.items + item]

    def held(self, item: i64) -> i64:
        return self.items[self.seat * self.box.items + item]

    def gain(self, item: i64) -> None:
        """Adds an item to the inventory; the titan follows his amulet (K2:7.5)."""
        self.items[self.seat * self.box.items + item] += 1
        self.emit(moves.GAINED, self.role, item)
        if item == self.box.of_titan:
            self.enlist(self.box.titan, 1)

    def lay_down(self, item: i64) -> None:
        """Lays an item on the tile, where any hero can take it (K2:7.1)."""
        self.items[self.seat * self.box.items + item] -= 1
        self.drop(item)
        if item == self.box.of_titan:
            self.enlist(self.box.titan, -self.owns(self.box.titan))

    def drop(self, item: i64) -> None:
        self.put_item(item, 1)
        self.emit(moves.LEFT, self.role, item)

    def pick(self, item: i64) -> None:
        """Takes an item up from the tile (K2:7.1)."""
        self.put_item(item, -1)

    def put_item(self, item: i64, count: i64) -> None:
        self.lying[self.me().place] += count << 4 * item

    def discard(self, item: i64) -> None:
        """Takes a used spell out of the game (K2:7.4)."""
        self.items[self.seat * self.box.items + item] -= 1
        self.gone[item] += 1

    def lies_here(self, item: i64) -> i64:
        return self.lies_at(self.me().place, item)

    def lies_at(self, place: i64, item: i64) -> i64:
        return self.lying[place] >> 4 * item & 15

    def has_room_for(self, item: i64) -> bool:
        kind = self.box.slot[item]
        carried: i64 = 0
        for other in range(self.box.items):
            if self.box.slot[other] == kind:
                carried += self.held(other)
        return carried < self.box.slots[kind]

    def weapons(self) -> i64:
        total: i64 = 0
        for item in range(self.box.items):
            total += self.held(item) * self.box.attack[item]
        return total

    # dice

    def owns(self, die: i64) -> i64:
        return self.army[self.seat * self.box.dice + die]

    def enlist(self, die: i64, count: i64) -> None:
        """Moves dice from the supply into the army, or back."""
        self.army[self.seat * self.box.dice + die] += count
        self.supply[die] -= count

    def units(self, seat: i64) -> i64:
        """Counts the dice that count against glory (K2:4.7)."""
        total: i64 = 0
        for die in range(self.box.dice):
            if self.box.is_unit[die]:
                total += self.army[seat * self.box.dice + die]
        return total

    def show(self, die: i64, face: i64, count: i64) -> None:
        """Adds dice that show this face."""
        self.faces[die * MOST_FACES + face] += count

    def clear_dice(self, die: i64) -> None:
        for face in range(MOST_FACES):
            self.faces[die * MOST_FACES + face] = 0

    def swords_rolled(self) -> i64:
        total: i64 = 0
        for i in range(self.box.dice * MOST_FACES):
            total += self.faces[i] * self.box.swords[i]
        return total

    def skulls_on(self, die: i64) -> i64:
        total: i64 = 0
        for face in range(MOST_FACES):
            total += self.faces[die * MOST_FACES + face] * self.box.skulls[die * MOST_FACES + face]
        return total

    # the map

    def land_at(self, place: i64) -> i64:
        return self.ground[place] >> LAND

    def chasms_at(self, place: i64) -> i64:
        return self.ground[place] >> CHASMS & ALL_SIDES

    def monster_at(self, place: i64, i: i64) -> i64:
        return self.ground[place] >> 4 * i & 15

    def put_monster(self, token: i64, place: i64) -> None:
        """Puts a token into the first free spot; tokens lie in ascending order."""
        first = self.monster_at(place, 0)
        if first == NOTHING:
            self.set_monsters(place, token, self.monster_at(place, 1))
        else:
            self.set_monsters(place, min(first, token), max(first, token))

    def take_monster(self, token: i64, place: i64) -> None:
        first = self.monster_at(place, 0)
        self.set_monsters(place, self.monster_at(place, 1) if first == token else first, NOTHING)

    def set_monsters(self, place: i64, first: i64, second: i64) -> None:
        self.ground[place] = self.ground[place] & ~ALL_MONSTERS | second << 4 | first

    def defeat(self, token: i64, place: i64) -> None:
        """Removes a token; one from the bag is beaten for good (K2:8.2)."""
        self.take_monster(token, place)
        if self.box.bag[token] > 0:
            self.progress()

    def has_monsters(self, place: i64) -> bool:
        return self.monster_at(place, 0) != NOTHING

    def is_guarded(self, place: i64) -> bool:
        """Whether a hero who enters must fight (K2:4.1)."""
        return self.has_monsters(place) or self.general == place

    def strength_at(self, place: i64) -> i64:
        """Adds up the strength of all monsters there (K2:3.2)."""
        return self.box.strength[self.monster_at(place, 0)] + self.box.strength[self.monster_at(place, 1)]

    def city_at(self, place: i64) -> i64:
        """Returns the seat whose city stands there."""
        for seat in range(len(self.heroes)):
            if self.heroes[seat].city == place:
                return seat
        return NO_SEAT

    def is_passable(self, place: i64, side: i64) -> bool:
        """Whether the side leads to a placed tile and neither shows a chasm on the border (K2:1.2)."""
        there = self.grid.next(place, side)
        if there == NOWHERE or not is_open(self.chasms_at(place), side):
            return False
        return is_open(self.chasms_at(there), opposite(side))

    def tiles_left(self) -> i64:
        return self.near.left + self.far.left + (0 if self.top == NO_TILE else 1)

    def lay(self, place: i64, land: i64, chasms: i64) -> None:
        self.ground[place] = self.ground[place] & ALL_MONSTERS | land << LAND | chasms << CHASMS


def set_up(box: Box, roles: list[int]) -> Karak2:
    """Lays the start piece, all heroes on the castle; the rest goes into stack, bag and supply (K2:1.3 to K2:1.8)."""
    seats = len(roles)
    dice = len(box.die_names)
    items = len(box.item_names)
    s = Karak2()
    s.make_room(MOST_OPTIONS)
    s.box = box
    s.heroes = vec[Hero]([seated(box, role) for role in roles])
    s.grid = empty_grid(HEX, box.most_places)
    s.ground = vec[i64]([0] * box.most_places)
    s.lying = vec[i64]([0] * box.most_places)
    s.near = filled([n if box.tier[i] == 1 else 0 for i, n in enumerate(box.tiles)])
    s.far = filled([n if box.tier[i] == 2 else 0 for i, n in enumerate(box.tiles)])
    s.bag = filled(box.bag)
    s.amulets = filled(box.amulets)
    s.resources = vec[i64]([0] * (seats * int(moves.RESOURCES)))
    s.items = vec[i64]([0] * (seats * items))
    s.army = vec[i64]([0] * (seats * dice))
    s.supply = vec[i64](box.supply)
    s.gone = vec[i64]([0] * items)
    s.joined = vec[i64]([0] * dice)
    s.faces = vec[i64]([0] * (dice * int(MOST_FACES)))
    s.skulls = vec[i64]([0] * dice)
    for land, cell in ((1, ORIGIN), (0, ORIGIN + HEX[4]), (2, ORIGIN + HEX[1])):
        s.lay(s.grid.lay(cell), box.start[land], 0)
    s.rollers = (1 << seats) - 1
    s.praetorians = box.praetorians[seats - 2]
    return s


def seated(box: Box, role: i64) -> Hero:
    hero = Hero()
    hero.role = role
    hero.lives = box.lives
    return hero
