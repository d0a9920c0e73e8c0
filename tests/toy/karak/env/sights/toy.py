"""Pig as numbers: the pot, and the points of each seat, starting with the viewer's own."""

from karak.games.toy.rules import Toy, ToyGame
from mypy_extensions import i64

from karak.env.sight import Field, Pen, Section, Sight


class ToySight(Sight[Toy]):
    def write(self, s: Toy, seat: i64, pen: Pen) -> None:
        self.write_question(s, seat, pen)
        pen.put(s.pot)
        for i in range(self.seats):
            pen.put(s.points[(seat + i) % self.seats])


def sight(game: ToyGame) -> ToySight:
    pot = Section("pot", 1, [Field("pot", 1, 0, 99, "points of this turn")])
    return ToySight(game, [pot, Section("seat", int(game.seats), [Field("points", 1, 0, 99, "points")])])
