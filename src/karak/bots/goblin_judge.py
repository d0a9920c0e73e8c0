"""What a position of Goblin promises."""

from typing import Final

from mypy_extensions import i64

from karak.bots.goblin_worth import Worth
from karak.bots.judge import Judge
from karak.games.goblin import moves
from karak.games.goblin.box import NONE, UNKNOWN
from karak.games.goblin.state import HAND, ZONES, Goblin

WEIGHTS: Final = {
    "first-key": (0.594, 0.866),
    "second-key": (0.494, 0.504),
    "third-key": (0.773, 0.773),
    "won-cards": (0.115, 0.078),
    "card-count": (0.063, -0.093),
    "hand": (0.042, 0.015),
    "worn-attack": (0.260, 0.099),
    "worn-defence": (0.380, 0.046),
    "worn-heal": (0.512, -0.442),
    "worn-hand": (0.811, 0.047),
    "strength-potion": (-0.941, 2.091),
    "healing-potion": (-0.813, 1.570),
    "countercurse-potion": (0.596, 1.466),
    "hit-points": (0.078, 0.292),
    "down": (-2.348, 3.359),
    "to-move": (0.045, 0.414),
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
        n = self.numbers
        hero = s.heroes[seat]
        n[0] = float(int(hero.keys >> 1 & 1))
        n[1] = float(int(hero.keys >> 2 & 1))
        n[2] = float(int(hero.keys >> 3 & 1))
        self.look_at_cards(s, seat)
        self.look_at_equipment(s, seat)
        n[10] = float(int(hero.potions >> moves.STRENGTH & 1))
        n[11] = float(int(hero.potions >> moves.HEALING & 1))
        n[12] = float(int(hero.potions >> moves.COUNTERCURSE & 1))
        n[13] = float(int(hero.hit_points))
        n[14] = 1.0 if hero.hit_points == 0 else 0.0
        n[15] = 1.0 if s.seat == seat else 0.0

    def look_at_cards(self, s: Goblin, seat: i64) -> None:
        """What the won cards are worth and how many there are, and what the hand is worth now."""
        won = 0.0
        count: i64 = 0
        hand = 0.0
        for zone in range(ZONES):
            for i in range(s.count_of(seat, zone)):
                card = s.card(seat, zone, i)
                if card == UNKNOWN:
                    continue
                worth = self.worth.card(s.box, card)
                if zone == HAND:
                    hand += worth
                if s.box.is_won(card):
                    won += max(worth - self.worth.plain, 0.0)
                    count += 1
        if seat == s.seat:
            for i in range(s.chain):
                card = i64(s.played[i])
                if s.box.is_won(card):
                    won += max(self.worth.card(s.box, card) - self.worth.plain, 0.0)
                    count += 1
        self.numbers[3] = won
        self.numbers[4] = float(int(count))
        self.numbers[5] = hand

    def look_at_equipment(self, s: Goblin, seat: i64) -> None:
        n = self.numbers
        for i in range(6, 10):
            n[i] = 0.0
        hero = s.heroes[seat]
        for i in range(2):
            card = hero.weapon if i == 0 else hero.armour
            if card != NONE:
                n[6] += float(int(s.box.attack[card]))
                n[7] += float(int(s.box.defence[card]))
                n[8] += float(int(s.box.heal[card]))
                n[9] += float(int(s.box.hand[card]))
