"""Everything on the table."""

from typing import Final

from mypy_extensions import i64, u8

from karak.core.state import MOST_STEPS, State
from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.box import MOST_FACES, NO_TILE, NOTHING, Box, is_open, opposite
from karak.kit.bag import Bag, filled
from karak.kit.grid import HEX, NOWHERE, ORIGIN, Grid, empty_grid

MOST_OPTIONS: Final = 400
NO_HERO: Final[i64] = 62  # a seat to which no hero is dealt yet; no ability ever listens there
NO_SEAT: Final[i64] = 15
CASTLE: Final[i64] = 0  # the place of the castle
MONSTERS: Final[i64] = 2  # at most, on a tile
HIGHEST: Final[i64] = 1 << 62  # shifted down, since a plain 1 is 32 bits wide in the C that mypyc writes


class Hero:
    def __init__(self, role: i64, lives: i64) -> None:
        self.role = role
        self.place: i64 = CASTLE
        self.lives = lives
        self.fallen = False  # unconscious: the next turn only regains lives
        self.glory: i64 = 0  # strongest strength beaten; banners and amulet are added
        self.points: i64 = 0  # in halves
        self.large_stones: i64 = 0
        self.city: i64 = NOWHERE
        self.built: i64 = 0  # buildings, one bit each

    def copy(self) -> "Hero":
        c = Hero(self.role, self.lives)
        c.place = self.place
        c.fallen = self.fallen
        c.glory = self.glory
        c.points = self.points
        c.large_stones = self.large_stones
        c.city = self.city
        c.built = self.built
        return c

    def words(self) -> list[int]:
        return [
            int(self.role), int(self.lives), int(self.place), int(self.fallen), int(self.glory), int(self.points),
            int(self.large_stones), int(self.city), int(self.built),
        ]  # fmt: skip


class Karak2(State):
    def __init__(
        self, options: vec[i64], weights: vec[i64], stack: vec[i64], box: Box, heroes: vec[Hero], grid: Grid,
        chasms: vec[u8], lands: vec[u8], monsters: vec[u8], lying: vec[u8], near: Bag, far: Bag, bag: Bag,
        amulets: Bag, resources: vec[i64], items: vec[i64], army: vec[i64], supply: vec[i64], gone: vec[i64],
        joined: vec[i64], faces: vec[i64], skulls: vec[i64],
    ) -> None:  # fmt: skip
        super().__init__(options, weights, stack)
        self.box = box
        self.heroes = heroes  # by seat
        self.grid = grid
        self.chasms = chasms  # by place, as laid
        self.lands = lands  # by place
        self.monsters = monsters  # by place, two each
        self.lying = lying  # items on a tile, by place and item
        self.near = near  # tiles of tier 1 not yet drawn, by kind
        self.far = far  # tiles of tier 2
        self.bag = bag  # tokens not yet drawn
        self.amulets = amulets  # on the backs of tokens not yet beaten, by item
        self.resources = resources  # by seat and kind
        self.items = items  # carried, by seat and item
        self.army = army  # dice, by seat and kind
        self.supply = supply  # dice nobody has
        self.gone = gone  # items out of the game, by item
        self.joined = joined  # dice in this battle, by kind
        self.faces = faces  # as rolled: dice by kind and face
        self.skulls = skulls  # still to be suffered, by kind of die
        self.top: i64 = NO_TILE  # a tile put back on the stack
        self.knower: i64 = NO_SEAT  # the seat that knows it
        self.general: i64 = NOWHERE
        self.praetorians: i64 = 0
        self.plague: i64 = NO_SEAT  # the seat whose city is plagued
        self.is_general_beaten = False
        # the start
        self.rollers: i64 = 0
        self.leaders: i64 = 0
        self.best: i64 = 0
        # the turn
        self.used: i64 = 0  # actions
        self.moved = False  # before the next action
        self.once: i64 = 0  # once-a-turn things, one bit each
        self.gathered: i64 = 0  # places, one bit each
        self.fresh: i64 = -1  # places that changed since somebody wrote the map down, one bit each; no part of the game
        self.are_dice_fresh = True  # so have those on the table
        self.came_from: i64 = CASTLE
        self.target: i64 = CASTLE
        self.side: i64 = 0
        self.tile: i64 = NO_TILE  # drawn
        self.other: i64 = NO_TILE  # the second one looked at
        self.afar = False  # the tile is laid without moving
        self.draws: i64 = 0  # tokens still to draw
        self.keeps: i64 = 0  # of them, to place
        self.hand: i64 = 0  # tokens drawn, four bits each
        # the battle
        self.strength: i64 = 0
        self.beaten: i64 = 0  # strength beaten before the dice
        self.to_roll: i64 = 0  # kinds of dice, one bit each
        self.bonus: i64 = 0
        self.rerolled: i64 = 0  # once-a-battle things, one bit each
        self.shields: i64 = 0
        self.has_won = False
        self.loot: i64 = 0  # tokens beaten, four bits each
        self.won: i64 = 0  # an item on its way to a slot
        self.load: i64 = 0  # resources still to choose
        self.kind: i64 = 0  # of die, in choosing them
        # actions in parts
        self.recruited: i64 = 0
        self.laid: i64 = 0  # items laid down in this pick-up, four bits each
        self.victim: i64 = NO_SEAT
        self.weighing = False  # several things are being chosen, and some have been

    def copy(self) -> "Karak2":
        c = Karak2(
            self.options[:], self.weights[:], self.stack[:], self.box, vec[Hero]([h.copy() for h in self.heroes]),
            self.grid.copy(), self.chasms[:], self.lands[:], self.monsters[:], self.lying[:], self.near.copy(),
            self.far.copy(), self.bag.copy(), self.amulets.copy(), self.resources[:], self.items[:], self.army[:],
            self.supply[:], self.gone[:], self.joined[:], self.faces[:], self.skulls[:],
        )  # fmt: skip
        self.copy_core(c)
        self.copy_turn(c)
        return c

    def copy_turn(self, c: "Karak2") -> None:
        c.top = self.top
        c.knower = self.knower
        c.general = self.general
        c.praetorians = self.praetorians
        c.plague = self.plague
        c.is_general_beaten = self.is_general_beaten
        c.rollers = self.rollers
        c.leaders = self.leaders
        c.best = self.best
        c.used = self.used
        c.moved = self.moved
        c.once = self.once
        c.gathered = self.gathered
        c.fresh = self.fresh
        c.are_dice_fresh = self.are_dice_fresh
        c.came_from = self.came_from
        c.target = self.target
        c.side = self.side
        c.tile = self.tile
        c.other = self.other
        c.afar = self.afar
        c.draws = self.draws
        c.keeps = self.keeps
        c.hand = self.hand
        c.strength = self.strength
        c.beaten = self.beaten
        c.to_roll = self.to_roll
        c.bonus = self.bonus
        c.rerolled = self.rerolled
        c.shields = self.shields
        c.has_won = self.has_won
        c.loot = self.loot
        c.won = self.won
        c.load = self.load
        c.kind = self.kind
        c.recruited = self.recruited
        c.laid = self.laid
        c.victim = self.victim
        c.weighing = self.weighing

    def words(self) -> list[int]:
        """Every field but what is fresh once, in a fixed order: two positions are the same if these are."""
        numbers: list[int] = super().words()
        for hero in self.heroes:
            numbers.extend(hero.words())
        numbers.extend(self.grid.words())
        for small in (self.chasms, self.lands, self.monsters, self.lying):
            numbers.extend([int(n) for n in small])
        for counts in (
            self.near.counts, self.far.counts, self.bag.counts, self.amulets.counts, self.resources, self.items,
            self.army, self.supply, self.gone, self.joined, self.faces, self.skulls,
        ):  # fmt: skip
            numbers.extend([int(n) for n in counts])
        return [
            *numbers, int(self.near.left), int(self.far.left), int(self.bag.left), int(self.amulets.left),
            int(self.top), int(self.knower), int(self.general), int(self.praetorians), int(self.plague),
            int(self.is_general_beaten), int(self.rollers), int(self.leaders), int(self.best), int(self.used),
            int(self.moved), int(self.once), int(self.gathered), int(self.came_from), int(self.target),
            int(self.side), int(self.tile), int(self.other), int(self.afar), int(self.draws), int(self.keeps),
            int(self.hand), int(self.strength), int(self.beaten), int(self.to_roll), int(self.bonus),
            int(self.rerolled), int(self.shields), int(self.has_won), int(self.loot), int(self.won), int(self.load),
            int(self.kind), int(self.recruited), int(self.laid), int(self.victim), int(self.weighing),
        ]  # fmt: skip

    def is_settled(self) -> bool:
        """Only one option is left, and nothing chosen here waits for the word that it is all."""
        if (self.weighing and not self.orderly) or not self.only():
            return False
        self.weighing = False
        return True

    def end_turn(self) -> None:
        """Whatever was going on in it."""
        while self.depth > 0:
            self.pop()

    # heroes

    def me(self) -> Hero:
        return self.heroes[self.seat]

    def begin(self, seat: i64) -> None:
        """This seat acts from now on."""
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
        """Two actions, one more with a stable, one more with the amulet of action (K2:2.1, K2:2.2, K2:6.1)."""
        count = self.box.actions
        if self.has(self.box.stable):
            count += 1
        return count + self.carried(self.seat, self.box.of_action)

    def glory(self, seat: i64) -> i64:
        """The strongest strength beaten, and two for banners and for the amulet, at most ten (K2:4.7, K2:6.3)."""
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
        """From a bank that never runs out, or back (K2:1.11)."""
        self.resources[seat * moves.RESOURCES + resource] += count
        if count > 0:
            self.emit(moves.GOT, self.heroes[seat].role, resource, count)

    def note_gathered(self, place: i64) -> None:
        """Each tile once a turn (K2:5.2)."""
        self.gathered |= HIGHEST >> 62 - place
        self.touch(place)

    def forget_gathered(self) -> None:
        self.fresh |= self.gathered
        self.gathered = 0

    # items

    def carried(self, seat: i64, item: i64) -> i64:
        return self.items[seat * self.box.items + item]

    def held(self, item: i64) -> i64:
        return self.items[self.seat * self.box.items + item]

    def gain(self, item: i64) -> None:
        """Into the inventory; the titan follows his amulet (K2:7.5)."""
        self.items[self.seat * self.box.items + item] += 1
        self.emit(moves.GAINED, self.role, item)
        if item == self.box.of_titan:
            self.enlist(self.box.titan, 1)

    def lay_down(self, item: i64) -> None:
        """On the tile, for anybody (K2:7.1)."""
        self.items[self.seat * self.box.items + item] -= 1
        self.drop(item)
        if item == self.box.of_titan:
            self.enlist(self.box.titan, -self.owns(self.box.titan))

    def drop(self, item: i64) -> None:
        self.put_item(item, 1)
        self.emit(moves.LEFT, self.role, item)

    def pick(self, item: i64) -> None:
        """Up from the tile (K2:7.1)."""
        self.put_item(item, -1)

    def put_item(self, item: i64, count: i64) -> None:
        place = self.me().place
        spot = place * self.box.items + item
        self.lying[spot] = u8(i64(self.lying[spot]) + count)
        self.touch(place)

    def discard(self, item: i64) -> None:
        """Used spells leave the game (K2:7.4)."""
        self.items[self.seat * self.box.items + item] -= 1
        self.gone[item] += 1

    def lies_here(self, item: i64) -> i64:
        return i64(self.lying[self.me().place * self.box.items + item])

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
        """From the supply into the army, or back."""
        self.army[self.seat * self.box.dice + die] += count
        self.supply[die] -= count

    def units(self, seat: i64) -> i64:
        """Dice that count against glory (K2:4.7)."""
        total: i64 = 0
        for die in range(self.box.dice):
            if self.box.is_unit[die]:
                total += self.army[seat * self.box.dice + die]
        return total

    def show(self, die: i64, face: i64, count: i64) -> None:
        """So many dice more show this face."""
        self.faces[die * MOST_FACES + face] += count
        self.are_dice_fresh = True

    def clear_dice(self, die: i64) -> None:
        for face in range(MOST_FACES):
            self.faces[die * MOST_FACES + face] = 0
        self.are_dice_fresh = True

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

    def touch(self, place: i64) -> None:
        """Whoever writes the map down has to look at this place again."""
        self.fresh |= HIGHEST >> 62 - place

    def land_at(self, place: i64) -> i64:
        return i64(self.lands[place])

    def monster_at(self, place: i64, i: i64) -> i64:
        return i64(self.monsters[place * MONSTERS + i])

    def put_monster(self, token: i64, place: i64) -> None:
        """Into the first free spot; they lie in ascending order."""
        self.touch(place)
        spot = place * MONSTERS
        if i64(self.monsters[spot]) == NOTHING:
            self.monsters[spot] = u8(token)
        elif i64(self.monsters[spot]) <= token:
            self.monsters[spot + 1] = u8(token)
        else:
            self.monsters[spot + 1] = self.monsters[spot]
            self.monsters[spot] = u8(token)

    def take_monster(self, token: i64, place: i64) -> None:
        self.touch(place)
        spot = place * MONSTERS
        if i64(self.monsters[spot]) == token:
            self.monsters[spot] = self.monsters[spot + 1]
        self.monsters[spot + 1] = u8(NOTHING)

    def defeat(self, token: i64, place: i64) -> None:
        """For good, if it came out of the bag (K2:8.2)."""
        self.take_monster(token, place)
        if self.box.bag[token] > 0:
            self.progress()

    def has_monsters(self, place: i64) -> bool:
        return i64(self.monsters[place * MONSTERS]) != NOTHING

    def is_guarded(self, place: i64) -> bool:
        """A hero who enters has to fight (K2:4.1)."""
        return self.has_monsters(place) or self.general == place

    def strength_at(self, place: i64) -> i64:
        """Of all monsters there (K2:3.2)."""
        return self.box.strength[self.monster_at(place, 0)] + self.box.strength[self.monster_at(place, 1)]

    def city_at(self, place: i64) -> i64:
        """Whose city stands there."""
        for seat in range(len(self.heroes)):
            if self.heroes[seat].city == place:
                return seat
        return NO_SEAT

    def is_passable(self, place: i64, side: i64) -> bool:
        """To a placed tile: neither shows a chasm on the border (K2:1.2)."""
        there = self.grid.next(place, side)
        if there == NOWHERE or not is_open(i64(self.chasms[place]), side):
            return False
        return is_open(i64(self.chasms[there]), opposite(side))

    def tiles_left(self) -> i64:
        return self.near.left + self.far.left + (0 if self.top == NO_TILE else 1)

    def mark_out(self, cell: i64) -> i64:
        """A place for the tile to come."""
        place = self.grid.lay(cell)
        self.touch(place)
        return place

    def lay(self, place: i64, land: i64, chasms: i64) -> None:
        self.touch(place)
        self.lands[place] = u8(land)
        self.chasms[place] = u8(chasms)


def set_up(box: Box, roles: list[int]) -> Karak2:
    """The start piece with everybody on the castle, the rest in stack, bag and supply (K2:1.3 to K2:1.8)."""
    seats = len(roles)
    places = box.most_places
    near = [n if box.tier[i] == 1 else 0 for i, n in enumerate(box.tiles)]
    far = [n if box.tier[i] == 2 else 0 for i, n in enumerate(box.tiles)]
    dice = len(box.die_names)
    items = len(box.item_names)
    s = Karak2(
        vec[i64]([0] * MOST_OPTIONS), vec[i64]([0] * MOST_OPTIONS), vec[i64]([0] * MOST_STEPS), box,
        vec[Hero]([Hero(role, box.lives) for role in roles]), empty_grid(HEX, places), vec[u8]([u8(0)] * places),
        vec[u8]([u8(0)] * places), vec[u8]([u8(0)] * (2 * places)), vec[u8]([u8(0)] * (places * items)),
        filled(near), filled(far), filled(box.bag), filled(box.amulets), vec[i64]([0] * (seats * 3)),
        vec[i64]([0] * (seats * items)), vec[i64]([0] * (seats * dice)), vec[i64](box.supply), vec[i64]([0] * items),
        vec[i64]([0] * dice), vec[i64]([0] * (dice * 6)), vec[i64]([0] * dice),
    )  # fmt: skip
    for land, cell in ((1, ORIGIN), (0, ORIGIN + HEX[4]), (2, ORIGIN + HEX[1])):
        s.lay(s.grid.lay(cell), box.start[land], 0)
    s.rollers = (1 << seats) - 1
    s.praetorians = box.praetorians[seats - 2]
    return s
