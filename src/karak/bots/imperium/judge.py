"""Judges a position of Imperium."""

from typing import Final

from mypy_extensions import i64

from karak.bots.karak2.judge import Karak2Judge
from karak.core.game import Game
from karak.games.imperium.state import imperial
from karak.games.karak2.state import Karak2

WEIGHTS: Final = {
    "points": (0.128, 0.164),
    "large-stones": (-0.008, 0.073),
    "glory": (0.042, -0.004),
    "army": (0.161, -0.018),
    "free-glory": (0.020, 0.036),
    "weapons": (0.132, -0.028),
    "fireballs": (0.137, 0.104),
    "pickpockets": (-0.003, 0.094),
    "amulet-of-titan": (1.094, -0.046),
    "amulet-of-action": (0.518, 0.433),
    "amulet-of-glory": (-0.480, 0.643),
    "amulet-of-protection": (0.413, 0.909),
    "amulet-of-resources": (0.172, 0.228),
    "city": (-0.061, -0.277),
    "stable": (0.489, -0.139),
    "portal": (0.218, -0.441),
    "schools": (0.070, -0.036),
    "best-school": (0.284, 0.219),
    "resources": (0.011, 0.018),
    "plagued": (-0.044, -0.115),
    "lives": (0.003, -0.064),
    "last-life": (0.435, -0.109),
    "fallen": (0.018, 0.698),
    "to-move": (0.056, -0.003),
    "general-slayer": (2.155, 2.002),
    "crown": (0.004, -0.382),
    "guards": (0.004, -0.382),
    "lord-of-time": (0.254, 0.006),
    "blessings": (0.285, -0.139),
}


class ImperiumJudge(Karak2Judge):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)

    def look(self, game: Game[Karak2], s: Karak2, seat: i64) -> None:
        super().look(game, s, seat)
        mine = imperial(s)
        n = self.numbers
        n[25] = 1.0 if mine.crown == seat else 0.0
        n[26] = float(int(s.army[seat * s.box.dice + mine.realm.guard]))
        n[27] = float(int(s.army[seat * s.box.dice + mine.realm.lord]))
        n[28] = float(int(s.carried(seat, mine.realm.blessing)))

    def points(self, s: Karak2, seat: i64) -> i64:
        return s.heroes[seat].points + imperial(s).crown_points(seat)
