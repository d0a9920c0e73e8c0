"""Judges a position of Karak."""

from typing import Final

from mypy_extensions import i64

from karak.bots.judge import Judge
from karak.core.game import Game
from karak.games.karak.box import FACES, WEAPON
from karak.games.karak.state import Karak

WEIGHTS: Final = {
    "points": (0.459, 0.652),
    "dragon-seen": (-0.171, 0.142),
    "weapons": (0.383, 0.059),
    "weapons-for-dragon": (0.088, -0.202),
    "keys": (0.464, -0.344),
    "keys-for-chests": (-0.256, 0.787),
    "bolts": (0.552, -0.400),
    "portals": (0.047, -0.045),
    "lives": (0.018, 0.004),
    "last-life": (0.114, -0.191),
    "fainted": (-0.688, 1.010),
    "cursed": (-0.010, -0.371),
    "to-move": (0.064, 0.080),
    "dragon-slayer": (-0.213, 4.807),
}
PAIRS: Final = 36.0


class KarakJudge(Judge[Karak]):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)

    def progress(self, s: Karak) -> float:
        return 1.0 - float(int(s.bag.left)) / float(sum(s.box.bag))

    def look(self, game: Game[Karak], s: Karak, seat: i64) -> None:
        n = self.numbers
        hero = s.heroes[seat]
        points = float(int(hero.points)) / 2
        seen = 1.0 if s.last_seen else 0.0
        weapons = float(int(attack_of(s, seat)))
        keys = float(int(s.items[seat * s.box.items + s.box.key - s.box.first_item]))
        n[0] = points
        n[1] = points * seen
        n[2] = weapons
        n[3] = weapons * seen
        n[4] = keys
        n[5] = keys if has_chest(s) else 0.0
        n[6] = float(int(s.items[seat * s.box.items + s.box.bolt - s.box.first_item]))
        n[7] = float(int(s.items[seat * s.box.items + s.box.healing - s.box.first_item]))
        n[8] = float(int(hero.lives))
        n[9] = 1.0 if hero.lives == 1 else 0.0
        n[10] = 1.0 if hero.lives == 0 else 0.0
        n[11] = 1.0 if s.is_cursed(seat) else 0.0
        n[12] = 1.0 if s.seat == seat else 0.0
        n[13] = slaying(s, seat) if s.last_seen else 0.0


def attack_of(s: Karak, seat: i64) -> i64:
    total: i64 = 0
    for item in range(s.box.items):
        if s.box.slot[item] == WEAPON:
            total += s.items[seat * s.box.items + item] * s.box.attack[item]
    return total


def has_chest(s: Karak) -> bool:
    """Whether a chest lies on the map."""
    for place in range(s.grid.count):
        if s.token_at(place) == s.box.chest:
            return True
    return False


def slaying(s: Karak, seat: i64) -> float:
    """Returns the chance to beat the dragon at once, if that would win the game."""
    mine = s.heroes[seat].points + s.box.points[s.box.last]
    for other in range(len(s.heroes)):
        if other != seat and s.heroes[other].points >= mine:
            return 0.0
    bolts = s.items[seat * s.box.items + s.box.bolt - s.box.first_item]
    needed = s.box.strength[s.box.last] + 1 - attack_of(s, seat) - bolts
    ways: i64 = 0
    for one in range(1, FACES + 1):
        for other in range(1, FACES + 1):
            if one + other >= needed:
                ways += 1
    return float(int(ways)) / PAIRS
