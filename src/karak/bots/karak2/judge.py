"""Judges a position of Karak II."""

from math import exp
from typing import Final

from mypy_extensions import i64

from karak.bots.judge import Judge
from karak.bots.karak2.city import unit_value
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.state import Karak2
from karak.kit.grid import NOWHERE

ENOUGH: Final[i64] = 6  # of a resource; more do not count
WEIGHTS: Final = {
    "points": (0.144, 0.223),
    "large-stones": (-0.039, 0.072),
    "glory": (-0.011, 0.029),
    "army": (0.049, -0.032),
    "free-glory": (-0.015, 0.080),
    "weapons": (0.195, -0.136),
    "fireballs": (0.166, -0.165),
    "pickpockets": (0.289, -0.067),
    "amulet-of-titan": (0.525, 0.624),
    "amulet-of-action": (0.343, 0.229),
    "amulet-of-glory": (0.156, -0.019),
    "amulet-of-protection": (-0.021, 0.281),
    "amulet-of-resources": (0.675, -0.198),
    "city": (0.062, 0.031),
    "stable": (0.381, 0.389),
    "portal": (0.206, -0.214),
    "schools": (0.159, 0.053),
    "best-school": (0.254, 0.170),
    "resources": (0.034, 0.008),
    "plagued": (0.021, -0.153),
    "lives": (-0.021, 0.016),
    "last-life": (0.173, 0.032),
    "fallen": (-2.151, 1.581),
    "to-move": (0.170, -0.016),
    "general-slayer": (6.463, 6.609),
}


class Karak2Judge(Judge[Karak2]):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)
        self.swords = vec[float]([])  # by die

    def progress(self, s: Karak2) -> float:
        return 1.0 - float(int(s.tiles_left())) / float(sum(s.box.tiles))

    def look(self, game: Game[Karak2], s: Karak2, seat: i64) -> None:
        if len(self.swords) == 0:
            self.swords = vec[float]([unit_value(s.box, die) for die in range(s.box.dice)])
        n = self.numbers
        hero = s.heroes[seat]
        n[0] = float(int(self.points(s, seat))) / 2
        n[1] = float(int(hero.large_stones))
        n[2] = float(int(s.glory(seat)))
        n[3] = self.army(s, seat)
        n[4] = float(int(max(s.glory(seat) - s.units(seat), 0)))
        n[5] = self.weapons(s, seat)
        n[6] = float(int(s.carried(seat, s.box.fireball)))
        n[7] = float(int(s.carried(seat, s.box.pickpocket)))
        n[8] = float(int(s.carried(seat, s.box.of_titan)))
        n[9] = float(int(s.carried(seat, s.box.of_action)))
        n[10] = float(int(s.carried(seat, s.box.of_glory)))
        n[11] = float(int(s.carried(seat, s.box.of_protection)))
        n[12] = float(int(s.carried(seat, s.box.of_resources)))
        n[13] = 0.0 if hero.city == NOWHERE else 1.0
        n[14] = float(int(hero.built >> s.box.stable & 1))
        n[15] = float(int(hero.built >> s.box.portal & 1))
        self.look_at_schools(s, seat)
        n[18] = self.resources(s, seat)
        n[19] = 1.0 if s.plague == seat else 0.0
        n[20] = float(int(hero.lives))
        n[21] = 1.0 if hero.lives == 1 else 0.0
        n[22] = 1.0 if hero.fallen else 0.0
        n[23] = 1.0 if s.seat == seat else 0.0
        n[24] = self.slaying(s, seat)

    def points(self, s: Karak2, seat: i64) -> i64:
        return s.heroes[seat].points

    def army(self, s: Karak2, seat: i64) -> float:
        """Returns the army's average swords."""
        total = 0.0
        for die in range(s.box.dice):
            if s.box.is_unit[die]:
                total += float(int(s.army[seat * s.box.dice + die])) * self.swords[die]
        return total

    def weapons(self, s: Karak2, seat: i64) -> float:
        total: i64 = 0
        for item in range(s.box.items):
            total += s.carried(seat, item) * s.box.attack[item]
        return float(int(total))

    def slaying(self, s: Karak2, seat: i64) -> float:
        """Estimates the army's chance against the general, if beating him would win the game."""
        if s.general == NOWHERE:
            return 0.0
        mine = self.points(s, seat) + s.box.archstone
        for other in range(len(s.heroes)):
            if other != seat and self.points(s, other) >= mine:
                return 0.0
        ahead = self.numbers[3] + self.numbers[5] - float(int(s.box.general + s.praetorians))
        return 1.0 / (1.0 + exp(-ahead / 2.0))

    def look_at_schools(self, s: Karak2, seat: i64) -> None:
        """Counts the schools, and finds the best unit they could still recruit."""
        count: i64 = 0
        best = 0.0
        for die in range(s.box.dice):
            school = s.box.school[die]
            if school >= 0 and s.heroes[seat].built >> school & 1:
                count += 1
                if s.supply[die] > 0:
                    best = max(best, self.swords[die])
        self.numbers[16] = float(int(count))
        self.numbers[17] = best

    def resources(self, s: Karak2, seat: i64) -> float:
        total: i64 = 0
        for resource in range(moves.RESOURCES):
            total += min(s.owned(seat, resource), ENOUGH)
        return float(int(total))
