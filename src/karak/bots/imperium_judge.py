"""What a position of Imperium promises."""

from typing import Final

from mypy_extensions import i64

from karak.bots.karak2_judge import WEIGHTS as BASE
from karak.bots.karak2_judge import Karak2Judge
from karak.games.imperium.state import imperial
from karak.games.karak2.state import Karak2

WEIGHTS: Final = {
    **BASE,
    "crown": (0.3, 0.0),
    "guards": (0.1, 0.0),
    "lord-of-time": (0.3, 0.0),
    "blessings": (0.1, 0.0),
}


class ImperiumJudge(Karak2Judge):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)

    def look(self, s: Karak2, seat: i64) -> None:
        super().look(s, seat)
        mine = imperial(s)
        n = self.numbers
        n[25] = 1.0 if mine.crown == seat else 0.0
        n[26] = float(int(s.army[seat * s.box.dice + mine.realm.guard]))
        n[27] = float(int(s.army[seat * s.box.dice + mine.realm.lord]))
        n[28] = float(int(s.carried(seat, mine.realm.blessing)))

    def points(self, s: Karak2, seat: i64) -> i64:
        return s.heroes[seat].points + imperial(s).crown_points(seat)
