"""What lies on the table."""

from typing import Annotated, Final

from mypy_extensions import i64

from karak.core.state import State, copy_state, state_numbers
from karak.core.vecs import vec
from karak.games.karak2.box import NO_TILE, Box
from karak.kit.bag import Bag
from karak.kit.grid import NOWHERE, Grid

NO_HERO: Final[i64] = 62  # a seat without a hero yet; no ability listens there
NO_SEAT: Final[i64] = 15
CASTLE: Final[i64] = 0  # the place of the castle
MONSTERS: Final[i64] = 2  # on a tile at most
# The parts of a number in `ground`.
CHASMS: Final[i64] = 8
LAND: Final[i64] = 14


class Hero:
    role: i64 = NO_HERO
    lives: i64 = 0
    place: i64 = CASTLE
    fallen: bool = False  # unconscious: the hero only regains lives in the next turn
    glory: i64 = 0  # strongest strength beaten; banners and amulet are added
    points: i64 = 0  # in halves
    large_stones: i64 = 0
    city: i64 = NOWHERE
    built: i64 = 0  # buildings, one bit each


class Karak2Fields(State):
    """The state's fields, one line for each."""

    box: Box
    heroes: vec[Hero]  # by seat
    grid: Grid
    ground: Annotated[vec[i64], "ground_numbers(s)"]  # by place: monsters, four bits each; chasms, as laid; the land
    lying: Annotated[vec[i64], "lying_numbers(s)"]  # by place: items on a tile, four bits each
    near: Bag  # tiles of tier 1 not yet drawn, by kind
    far: Bag  # tiles of tier 2
    bag: Bag  # tokens not yet drawn
    amulets: Bag  # on the backs of tokens not yet beaten, by item
    resources: vec[i64]  # by seat and kind
    items: vec[i64]  # carried, by seat and item
    army: vec[i64]  # dice, by seat and kind
    supply: vec[i64]  # dice in no army
    gone: vec[i64]  # items out of the game, by item
    joined: vec[i64]  # dice in this battle, by kind
    faces: vec[i64]  # as rolled: dice by kind and face
    skulls: vec[i64]  # still to be suffered, by kind of die
    top: i64 = NO_TILE  # a tile put back on the stack
    knower: i64 = NO_SEAT  # the seat that knows it
    general: i64 = NOWHERE
    praetorians: i64 = 0
    plague: i64 = NO_SEAT  # the seat whose city is plagued
    is_general_beaten: bool = False
    # the start
    rollers: i64 = 0
    leaders: i64 = 0
    best: i64 = 0
    # the turn
    used: i64 = 0  # actions used
    moved: bool = False  # whether the hero has moved before the next action
    once: i64 = 0  # once-a-turn things, one bit each
    gathered: i64 = 0  # places gathered from, one bit each
    came_from: i64 = CASTLE
    target: i64 = CASTLE
    side: i64 = 0
    tile: i64 = NO_TILE  # the tile drawn
    other: i64 = NO_TILE  # the second one looked at
    afar: bool = False  # whether the tile is laid without moving
    draws: i64 = 0  # tokens still to draw
    keeps: i64 = 0  # how many of them will be placed
    hand: i64 = 0  # tokens drawn, four bits each
    # the battle
    strength: i64 = 0
    beaten: i64 = 0  # strength beaten before the dice
    to_roll: i64 = 0  # kinds of dice, one bit each
    bonus: i64 = 0
    rerolled: i64 = 0  # once-a-battle things, one bit each
    shields: i64 = 0
    has_won: bool = False
    loot: i64 = 0  # tokens beaten, four bits each
    won: i64 = 0  # an item that is not in a slot yet
    load: i64 = 0  # resources still to choose
    kind: i64 = 0  # kind of die being chosen
    # actions in parts
    recruited: i64 = 0
    laid: i64 = 0  # items laid down in this pick-up, four bits each
    victim: i64 = NO_SEAT
    weighing: bool = False  # whether several things are being chosen and some have been


def ground_numbers(s: Karak2Fields) -> list[int]:
    """Lists the chasms of all places, their lands, their monsters."""
    numbers = [int(ground >> CHASMS & 63) for ground in s.ground]
    numbers.extend([int(ground >> LAND) for ground in s.ground])
    for ground in s.ground:
        numbers += [int(ground & 15), int(ground >> 4 & 15)]
    return numbers


def lying_numbers(s: Karak2Fields) -> list[int]:
    """Lists the items of all places, kind by kind."""
    return [int(items >> 4 * item & 15) for items in s.lying for item in range(s.box.items)]


# Below, written by `python -m tools.writing.fields` from the declarations above.


def copy_hero(s: Hero) -> Hero:
    c = Hero()
    c.role = s.role
    c.lives = s.lives
    c.place = s.place
    c.fallen = s.fallen
    c.glory = s.glory
    c.points = s.points
    c.large_stones = s.large_stones
    c.city = s.city
    c.built = s.built
    return c


def hero_numbers(s: Hero) -> list[int]:
    numbers: list[int] = []
    numbers += [
        int(s.role), int(s.lives), int(s.place), int(s.fallen), int(s.glory), int(s.points), int(s.large_stones),
        int(s.city), int(s.built),
    ]  # fmt: skip
    return numbers


def copy_karak2(s: Karak2Fields, c: Karak2Fields) -> None:
    copy_state(s, c)
    c.box = s.box
    c.heroes = vec[Hero]([copy_hero(each) for each in s.heroes])
    c.grid = s.grid.copy()
    c.ground = s.ground[:]
    c.lying = s.lying[:]
    c.near = s.near.copy()
    c.far = s.far.copy()
    c.bag = s.bag.copy()
    c.amulets = s.amulets.copy()
    c.resources = s.resources[:]
    c.items = s.items[:]
    c.army = s.army[:]
    c.supply = s.supply[:]
    c.gone = s.gone[:]
    c.joined = s.joined[:]
    c.faces = s.faces[:]
    c.skulls = s.skulls[:]
    c.top = s.top
    c.knower = s.knower
    c.general = s.general
    c.praetorians = s.praetorians
    c.plague = s.plague
    c.is_general_beaten = s.is_general_beaten
    c.rollers = s.rollers
    c.leaders = s.leaders
    c.best = s.best
    c.used = s.used
    c.moved = s.moved
    c.once = s.once
    c.gathered = s.gathered
    c.came_from = s.came_from
    c.target = s.target
    c.side = s.side
    c.tile = s.tile
    c.other = s.other
    c.afar = s.afar
    c.draws = s.draws
    c.keeps = s.keeps
    c.hand = s.hand
    c.strength = s.strength
    c.beaten = s.beaten
    c.to_roll = s.to_roll
    c.bonus = s.bonus
    c.rerolled = s.rerolled
    c.shields = s.shields
    c.has_won = s.has_won
    c.loot = s.loot
    c.won = s.won
    c.load = s.load
    c.kind = s.kind
    c.recruited = s.recruited
    c.laid = s.laid
    c.victim = s.victim
    c.weighing = s.weighing


def karak2_numbers(s: Karak2Fields) -> list[int]:
    numbers = state_numbers(s)
    for each in s.heroes:
        numbers += hero_numbers(each)
    numbers += s.grid.numbers()
    numbers.extend([int(n) for n in ground_numbers(s)])
    numbers.extend([int(n) for n in lying_numbers(s)])
    numbers.extend([int(n) for n in s.near.counts])
    numbers.extend([int(n) for n in s.far.counts])
    numbers.extend([int(n) for n in s.bag.counts])
    numbers.extend([int(n) for n in s.amulets.counts])
    numbers.extend([int(n) for n in s.resources])
    numbers.extend([int(n) for n in s.items])
    numbers.extend([int(n) for n in s.army])
    numbers.extend([int(n) for n in s.supply])
    numbers.extend([int(n) for n in s.gone])
    numbers.extend([int(n) for n in s.joined])
    numbers.extend([int(n) for n in s.faces])
    numbers.extend([int(n) for n in s.skulls])
    numbers += [
        int(s.near.left), int(s.far.left), int(s.bag.left), int(s.amulets.left), int(s.top), int(s.knower),
        int(s.general), int(s.praetorians), int(s.plague), int(s.is_general_beaten), int(s.rollers), int(s.leaders),
        int(s.best), int(s.used), int(s.moved), int(s.once), int(s.gathered), int(s.came_from), int(s.target),
        int(s.side), int(s.tile), int(s.other), int(s.afar), int(s.draws), int(s.keeps), int(s.hand), int(s.strength),
        int(s.beaten), int(s.to_roll), int(s.bonus), int(s.rerolled), int(s.shields), int(s.has_won), int(s.loot),
        int(s.won), int(s.load), int(s.kind), int(s.recruited), int(s.laid), int(s.victim), int(s.weighing),
    ]  # fmt: skip
    return numbers
