"""Distances on the map of Karak II, for a bot."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import USE, first_of, kind_of, pack, second_of
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.abilities import MagicRun
from karak.games.karak2.box import SIDES, is_open
from karak.games.karak2.state import Karak2
from karak.kit.grid import NOWHERE

FAR: Final[i64] = 1 << 30
MOST_PLACES: Final = 256


class Reach:
    """A breadth-first search from the acting hero: places by distance, and the first move towards each."""

    def __init__(self) -> None:
        self.steps = vec[i64]([FAR] * MOST_PLACES)  # by place
        self.first = vec[i64]([0] * MOST_PLACES)  # by place
        self.places = vec[i64]([0] * MOST_PLACES)
        self.count: i64 = 0
        self.can_move = False  # there is a move among the options

    def search(self, game: Game[Karak2], s: Karak2) -> None:
        """Searches with an option as the first move, such as a run or a portal; then on foot, without battles."""
        start = s.me().place
        for place in range(s.grid.count):
            self.steps[place] = FAR
        self.steps[start] = 0
        self.places[0] = start
        self.count = 1
        self.can_move = False
        for i in range(s.count):
            self.try_option(game, s, s.options[i])
        if not self.can_move:
            self.spread(s, start)
        done: i64 = 1
        while done < self.count:
            place = self.places[done]
            done += 1
            if not self.is_barred(s, place):
                self.spread(s, place)

    def is_barred(self, s: Karak2, place: i64) -> bool:
        return is_guarded(s, place)

    def try_option(self, game: Game[Karak2], s: Karak2, action: i64) -> None:
        there = self.landing(game, s, action)
        if there == NOWHERE:
            return
        self.can_move = True
        if self.steps[there] == FAR:
            self.arrive(there, 1, action)

    def landing(self, game: Game[Karak2], s: Karak2, action: i64) -> i64:
        """Returns the placed tile that an option leads to at once."""
        kind = kind_of(action)
        if kind == moves.MOVE:
            return s.grid.next(s.me().place, first_of(action))
        if kind == moves.TELEPORT:
            return first_of(action)
        if kind == USE:
            ability = game.abilities[first_of(action)]
            if isinstance(ability, MagicRun):
                return ability.landing(s, second_of(action))
        return NOWHERE

    def spread(self, s: Karak2, place: i64) -> None:
        for side in range(SIDES):
            if s.is_passable(place, side):
                there = s.grid.next(place, side)
                if self.steps[there] == FAR:
                    first = self.first[place] if self.steps[place] > 0 else pack(moves.MOVE, side)
                    self.arrive(there, self.steps[place] + 1, first)

    def arrive(self, place: i64, steps: i64, first: i64) -> None:
        self.steps[place] = steps
        self.first[place] = first
        self.places[self.count] = place
        self.count += 1


def is_guarded(s: Karak2, place: i64) -> bool:
    return s.has_monsters(place) or s.general == place


def open_border(s: Karak2, place: i64) -> i64:
    """Returns a side that leads into the unknown, or -1."""
    for side in range(SIDES):
        if is_open(s.chasms_at(place), side) and s.grid.next(place, side) == NOWHERE:
            return side
    return -1


def open_ways(s: Karak2, place: i64, chasms: i64) -> i64:
    """Rates how well a tile laid this way would connect to the map and to the unknown."""
    count: i64 = 0
    for side in range(SIDES):
        if is_open(chasms, side):
            there = s.grid.next(place, side)
            if there == NOWHERE:
                count += 2
            elif is_open(s.chasms_at(there), (side + 3) % SIDES):
                count += 3
    return count


def distance(s: Karak2, one: i64, other: i64) -> i64:
    """Returns the distance in tiles in a straight line."""
    a = s.grid.cells[one]
    b = s.grid.cells[other]
    dx = (a >> 10) - (b >> 10)
    dy = (a & 1023) - (b & 1023)
    return max(max(dx, -dx), max(dy, -dy), max(dx + dy, -dx - dy))
