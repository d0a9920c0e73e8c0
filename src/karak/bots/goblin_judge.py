"""What a position of Goblin promises."""

from typing import Final

from mypy_extensions import i64

from karak.bots.goblin_worth import Worth
from karak.bots.judge import Judge
from karak.games.goblin.box import NONE
from karak.games.goblin.state import ZONES, Goblin

WEIGHTS: Final = {
    "first-key": (0.598, 0.756),
    "second-key": (0.484, 0.360),
    "third-key": (0.606, 0.606),
    "won-cards": (0.136, 0.033),
    "worn-attack": (0.280, -0.045),
    "worn-defence": (0.382, -0.025),
    "worn-heal": (0.319, -0.077),
    "worn-hand": (0.875, -0.097),
    "hit-points": (0.058, 0.174),
    "to-move": (0.103, 0.281),
}
MOST_KEYS: Final = 3.0


class GoblinJudge(Judge[Goblin]):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)
        self.worth = Worth()

    def progress(self, s: Goblin) -> float:
        """The keys of whoever has most."""
        most: i64 = 0
        for hero in s.heroes:
            most = max(most, (hero.keys >> 1 & 1) + (hero.keys >> 2 & 1) + (hero.keys >> 3 & 1))
        return float(int(most)) / MOST_KEYS

    def look(self, s: Goblin, seat: i64) -> None:
        """Neither the hand nor potions: what they are good for shows in the turns that are played on."""
        n = self.numbers
        hero = s.heroes[seat]
        n[0] = float(int(hero.keys >> 1 & 1))
        n[1] = float(int(hero.keys >> 2 & 1))
        n[2] = float(int(hero.keys >> 3 & 1))
        n[3] = self.won_cards(s, seat)
        for i in range(4, 8):
            n[i] = 0.0
        self.add_equipment(s, hero.weapon)
        self.add_equipment(s, hero.armour)
        n[8] = float(int(hero.hit_points))
        n[9] = 1.0 if s.seat == seat else 0.0

    def won_cards(self, s: Goblin, seat: i64) -> float:
        """What they are worth more than plain ones."""
        total = 0.0
        for zone in range(ZONES):
            for i in range(s.count_of(seat, zone)):
                total += self.surplus(s, s.card(seat, zone, i))
        if seat == s.seat:
            for i in range(s.chain):
                total += self.surplus(s, i64(s.played[i]))
        return total

    def surplus(self, s: Goblin, card: i64) -> float:
        return max(self.worth.card(s.box, card) - self.worth.plain, 0.0) if s.box.is_won(card) else 0.0

    def add_equipment(self, s: Goblin, card: i64) -> None:
        if card != NONE:
            self.numbers[4] += float(int(s.box.attack[card]))
            self.numbers[5] += float(int(s.box.defence[card]))
            self.numbers[6] += float(int(s.box.heal[card]))
            self.numbers[7] += float(int(s.box.hand[card]))
