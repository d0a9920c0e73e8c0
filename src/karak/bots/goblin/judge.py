"""Judges a position of Goblin."""

from typing import Final

from mypy_extensions import i64

from karak.bots.goblin.battle import Battle
from karak.bots.goblin.worth import Worth
from karak.bots.judge import Judge
from karak.core.game import Game
from karak.games.goblin.box import LEVELS, NONE
from karak.games.goblin.state import HAND, ZONES, Goblin

WEIGHTS: Final = {
    "first-key": (0.693, 0.249),
    "second-key": (0.679, 0.294),
    "third-key": (0.703, 0.703),
    "won-cards": (0.242, -0.096),
    "worn-attack": (0.218, 0.116),
    "worn-defence": (0.410, -0.008),
    "worn-heal": (0.337, -0.127),
    "worn-hand": (0.755, 0.043),
    "hit-points": (0.041, 0.097),
    "to-move": (0.120, 0.218),
    "hand-attack": (-0.037, -0.030),
    "hand-defence": (0.089, 0.028),
    "hand-draw": (0.110, -0.023),
    "beats-gatekeeper": (0.155, 0.718),
    "beats-lord": (2.466, 2.466),
    "beats-lord-now": (1.504, 1.504),
}
MOST_KEYS: Final = 3.0


class GoblinJudge(Judge[Goblin]):
    def __init__(self, weights: dict[str, tuple[float, float]] = WEIGHTS) -> None:
        super().__init__(weights)
        self.worth = Worth()
        self.battle = Battle(self.worth)

    def progress(self, s: Goblin) -> float:
        """Returns the share of keys of the hero who has most."""
        most: i64 = 0
        for hero in s.heroes:
            most = max(most, (hero.keys >> 1 & 1) + (hero.keys >> 2 & 1) + (hero.keys >> 3 & 1))
        return float(int(most)) / MOST_KEYS

    def look(self, game: Game[Goblin], s: Goblin, seat: i64) -> None:
        n = self.numbers
        hero = s.heroes[seat]
        n[0] = float(int(hero.keys >> 1 & 1))
        n[1] = float(int(hero.keys >> 2 & 1))
        n[2] = float(int(hero.keys >> 3 & 1))
        n[3] = self.won_cards(s, seat)
        for i in range(4, len(n)):
            n[i] = 0.0
        self.add_equipment(s, hero.weapon)
        self.add_equipment(s, hero.armour)
        n[8] = float(int(hero.hit_points))
        n[9] = 1.0 if s.seat == seat else 0.0
        for i in range(s.count_of(seat, HAND)):
            card = s.card(seat, HAND, i)
            n[10] += float(int(s.box.attack[card]))
            n[11] += float(int(s.box.defence[card]))
            n[12] += float(int(s.box.draw[card]))
        self.look_ahead(game, s, seat)

    def look_ahead(self, game: Game[Goblin], s: Goblin, seat: i64) -> None:
        """Estimates how well the hand would do against the next gatekeeper, or the lord."""
        hero = s.heroes[seat]
        foe = s.lord
        for level in range(LEVELS, 0, -1):
            if not hero.keys >> level & 1:
                foe = i64(s.gates[level - 1])
        if foe == NONE:
            return
        now, hit_points = s.seat, hero.hit_points
        s.begin(seat)
        if hit_points == 0:
            hero.hit_points = s.box.hit_points
        self.battle.prepare(game, s)
        hope = self.battle.challenge(s, foe) + self.worth.falling
        hope = min(max(hope / (self.battle.prize + self.worth.falling), 0.0), 1.0)
        hero.hit_points = hit_points
        s.begin(now)
        if foe != s.lord:
            self.numbers[13] = hope
        else:
            self.numbers[14] = hope
            self.numbers[15] = hope if seat == now else 0.0

    def won_cards(self, s: Goblin, seat: i64) -> float:
        """Returns how much more the won cards are worth than plain ones."""
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
