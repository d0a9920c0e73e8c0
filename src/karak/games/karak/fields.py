"""What lies on the table."""

from typing import Annotated, Final

from mypy_extensions import i64

from karak.core.state import State, copy_state, state_numbers
from karak.core.vecs import vec
from karak.games.karak import moves
from karak.games.karak.box import Box
from karak.kit.bag import Bag
from karak.kit.grid import Grid

NO_HERO: Final[i64] = 63  # a seat without a hero yet; no ability listens there
START: Final[i64] = 0  # the place of the start tile


class Hero:
    role: i64 = NO_HERO  # which of the hero cards
    place: i64 = START
    lives: i64 = 0
    points: i64 = 0  # in halves


class KarakFields(State):
    """The state's fields, one line for each."""

    box: Box
    heroes: vec[Hero]  # by seat
    grid: Grid
    tiles: Annotated[vec[i64], "s.tiles[: s.grid.count]"]  # by place, as laid
    tokens: Annotated[vec[i64], "s.tokens[: s.grid.count]"]  # by place
    pile: Annotated[Bag, "s.pile.numbers()"]  # tiles not yet drawn, by kind
    bag: Annotated[Bag, "s.bag.numbers()"]  # tokens not yet drawn, by kind
    items: vec[i64]  # held, by seat and item
    gone: vec[i64]  # out of the game, by item
    sights: vec[i64]  # places of the fountains (from 0) and the portals (from MOST_SIGHTS)
    fountains: i64 = 0
    portals: i64 = 0
    open_sides: i64 = 0  # open sides of tiles that face an empty cell
    rooms: i64 = 0  # rooms that have their token
    last_seen: bool = False  # the dragon is on the map, or beaten
    ending: i64 = moves.RUNNING_ON
    # the start
    rollers: i64 = 0  # seats that roll for the start, one bit each
    leaders: i64 = 0
    best: i64 = 0
    # the turn
    steps_left: i64 = 0
    came_from: i64 = START
    target: i64 = START
    side: i64 = 0  # side of the target towards which the hero goes
    tile: i64 = 0  # the tile drawn, by kind
    token: i64 = 0  # the token drawn, met or won
    spare: i64 = 0  # the other token drawn
    draws: i64 = 0
    # the fight
    die1: i64 = 0
    die2: i64 = 0
    bonus: i64 = 0
    kept: i64 = 0  # bolts used but kept
    used: i64 = 0  # once-a-fight abilities, one bit each


# Below, written by `python -m tools.writing.fields` from the declarations above.


def copy_hero(s: Hero) -> Hero:
    c = Hero()
    c.role = s.role
    c.place = s.place
    c.lives = s.lives
    c.points = s.points
    return c


def hero_numbers(s: Hero) -> list[int]:
    numbers: list[int] = []
    numbers += [
        int(s.role), int(s.place), int(s.lives), int(s.points),
    ]  # fmt: skip
    return numbers


def copy_karak(s: KarakFields, c: KarakFields) -> None:
    copy_state(s, c)
    c.box = s.box
    c.heroes = vec[Hero]([copy_hero(each) for each in s.heroes])
    c.grid = s.grid.copy()
    c.tiles = s.tiles[:]
    c.tokens = s.tokens[:]
    c.pile = s.pile.copy()
    c.bag = s.bag.copy()
    c.items = s.items[:]
    c.gone = s.gone[:]
    c.sights = s.sights[:]
    c.fountains = s.fountains
    c.portals = s.portals
    c.open_sides = s.open_sides
    c.rooms = s.rooms
    c.last_seen = s.last_seen
    c.ending = s.ending
    c.rollers = s.rollers
    c.leaders = s.leaders
    c.best = s.best
    c.steps_left = s.steps_left
    c.came_from = s.came_from
    c.target = s.target
    c.side = s.side
    c.tile = s.tile
    c.token = s.token
    c.spare = s.spare
    c.draws = s.draws
    c.die1 = s.die1
    c.die2 = s.die2
    c.bonus = s.bonus
    c.kept = s.kept
    c.used = s.used


def karak_numbers(s: KarakFields) -> list[int]:
    numbers = state_numbers(s)
    for each in s.heroes:
        numbers += hero_numbers(each)
    numbers += s.grid.numbers()
    numbers.extend([int(n) for n in s.tiles[: s.grid.count]])
    numbers.extend([int(n) for n in s.tokens[: s.grid.count]])
    numbers.extend([int(n) for n in s.pile.numbers()])
    numbers.extend([int(n) for n in s.bag.numbers()])
    numbers.extend([int(n) for n in s.items])
    numbers.extend([int(n) for n in s.gone])
    numbers.extend([int(n) for n in s.sights])
    numbers += [
        int(s.fountains), int(s.portals), int(s.open_sides), int(s.rooms), int(s.last_seen), int(s.ending),
        int(s.rollers), int(s.leaders), int(s.best), int(s.steps_left), int(s.came_from), int(s.target), int(s.side),
        int(s.tile), int(s.token), int(s.spare), int(s.draws), int(s.die1), int(s.die2), int(s.bonus), int(s.kept),
        int(s.used),
    ]  # fmt: skip
    return numbers
