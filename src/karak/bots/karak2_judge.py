"""What a position of Karak II promises."""

from math import exp
from typing import Final

from mypy_extensions import i64

from karak.bots.judge import Judge
from karak.bots.karak2_city import unit_value
from karak.bots.karak2_greedy import Karak2GreedyBot
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak2 import moves
from karak.games.karak2.state import Karak2
from karak.kit.grid import NOWHERE

ENOUGH: Final[i64] = 6  # of a resource
WEIGHTS: Final = {
    "points": (0.072, 0.112),
    "large-stones": (0.087, -0.066),
    "glory": (0.036, -0.010),
    "army": (0.156, -0.124),
    "free-glory": (0.004, 0.038),
    "weapons": (0.143, -0.038),
    "fireballs": (-0.025, 0.105),
    "pickpockets": (0.064, 0.147),
    "amulet-of-titan": (0.392, 0.073),
    "amulet-of-action": (0.668, -0.227),
    "amulet-of-glory": (-0.217, 0.235),
    "amulet-of-protection": (-0.021, 0.418),
    "amulet-of-resources": (0.599, -0.196),
    "city": (0.179, -0.154),
    "stable": (0.454, 0.089),
    "portal": (0.108, -0.143),
    "schools": (0.280, -0.011),
    "best-school": (0.280, 0.225),
    "resources": (0.048, 0.003),
    "plagued": (0.085, -0.246),
    "lives": (0.014, -0.006),
    "last-life": (-0.118, 0.117),
    "fallen": (-0.556, 0.393),
    "to-move": (0.026, 0.189),
    "general-slayer": (2.739, 4.836),
    "may-end": (0.191, 1.587),
    "prospect": (0.341, 0.124),
}


class Karak2Judge(Judge[Karak2]):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)
        self.bot = self.new_bot()
        self.swords = vec[float]([])  # by die

    def new_bot(self) -> Karak2GreedyBot:
        return Karak2GreedyBot()

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
        n[25] = self.may_end(s, seat)
        n[26] = self.prospect(game, s, seat)

    def points(self, s: Karak2, seat: i64) -> i64:
        return s.heroes[seat].points

    def army(self, s: Karak2, seat: i64) -> float:
        """Swords on average."""
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
        """How well the army would stand against the general, for whom beating him would win the game."""
        if s.general == NOWHERE or self.may_end(s, seat) == 0.0:
            return 0.0
        ahead = self.numbers[3] + self.numbers[5] - float(int(s.box.general + s.praetorians))
        return 1.0 / (1.0 + exp(-ahead / 2.0))

    def may_end(self, s: Karak2, seat: i64) -> float:
        """Beating the general would win the game."""
        mine = self.points(s, seat) + s.box.archstone
        for other in range(len(s.heroes)):
            if other != seat and self.points(s, other) >= mine:
                return 0.0
        return 1.0

    def prospect(self, game: Game[Karak2], s: Karak2, seat: i64) -> float:
        """What the best thing in reach is worth an action, if it were this seat's turn."""
        now, used, moved, gathered, once, count = s.seat, s.used, s.moved, s.gathered, s.once, s.count
        s.begin(seat)
        s.used = 0
        s.moved = False
        s.gathered = 0
        s.once = 0
        s.count = 0
        self.bot.act(game, s)
        s.begin(now)
        s.used = used
        s.moved = moved
        s.gathered = gathered
        s.once = once
        s.count = count
        return self.bot.best

    def look_at_schools(self, s: Karak2, seat: i64) -> None:
        """How many, and what the best unit is worth that could still be had there."""
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
