"""Distances on Karak's map, for a bot."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import pack
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak import moves
from karak.games.karak.box import PORTAL, SIDES, is_open, opposite
from karak.games.karak.state import Karak
from karak.kit.grid import NOWHERE

FAR: Final[i64] = 1 << 30
MOST_PLACES: Final = 256


class Reach:
    """A breadth-first search from one place: places by distance, and the first move towards each."""

    def __init__(self) -> None:
        self.steps = vec[i64]([FAR] * MOST_PLACES)  # by place
        self.first = vec[i64]([0] * MOST_PLACES)  # by place
        self.places = vec[i64]([0] * MOST_PLACES)
        self.count: i64 = 0
        self.hides = False  # the acting hero walks past monsters
        self.walls = False  # and through walls

    def search(self, game: Game[Karak], s: Karak, start: i64) -> None:
        """Searches as the acting hero walks, without fighting on the way."""
        self.hides = game.is_heard(moves.AT_MEETING, s)
        self.walls = game.amend(moves.AT_WALL, s, 0) > 0
        for place in range(s.grid.count):
            self.steps[place] = FAR
        self.steps[start] = 0
        self.places[0] = start
        self.count = 1
        done: i64 = 0
        while done < self.count:
            place = self.places[done]
            done += 1
            if place == start or self.hides or not s.box.is_monster(s.token_at(place)):
                self.spread(s, place)

    def spread(self, s: Karak, place: i64) -> None:
        here = s.tile_at(place)
        for side in range(SIDES):
            there = s.grid.next(place, side)
            if there == NOWHERE or self.steps[there] != FAR:
                continue
            if self.walls or (is_open(here, side) and is_open(s.tile_at(there), opposite(side))):
                self.arrive(there, place, pack(moves.STEP, side))
        if here & PORTAL:
            for i in range(s.portals):
                if self.steps[s.portal(i)] == FAR:
                    self.arrive(s.portal(i), place, pack(moves.JUMP, i))

    def arrive(self, place: i64, before: i64, move: i64) -> None:
        self.steps[place] = self.steps[before] + 1
        self.first[place] = move if self.steps[before] == 0 else self.first[before]
        self.places[self.count] = place
        self.count += 1
