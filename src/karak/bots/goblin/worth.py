"""What things in Goblin are worth to the acting hero, in points of attack; the numbers are tuned by simulation."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.goblin.box import NONE, UNKNOWN, Box
from karak.games.goblin.secrets import is_alike, is_unbeaten
from karak.games.goblin.state import DECK, HAND, Goblin

MOST_HIT_POINTS: Final = 10


class Worth:
    """The values of things, all in points of attack so that a search can add them up."""

    def __init__(self) -> None:
        self.defence = 0.8  # of an action card; its attack counts 1
        self.heal = 0.4
        self.draw = 1.0
        self.follow = 0.2  # for each colour that may follow
        self.worn_attack = 2.6  # of equipment
        self.worn_defence = 2.4
        self.worn_heal = 1.8
        self.worn_hand = 4.0
        self.plain = 2.5  # an action card worth less than this changes nothing
        self.least = 0.2  # for any reward: the others do not get it
        self.key = 7.0
        self.game = 40.0
        self.falling = 5.0
        self.strength = 1.5  # potions the hero has
        self.healing = 1.2
        self.countercurse = 1.2
        self.kept = 0.15  # share of how much better a card in the hand is than one of the deck
        self.idle = 0.5  # for a turn in which no card is played
        self.haste = 0.85  # factor for what comes one turn later
        self.turn = 2.0  # what an ordinary turn brings
        self.standing = vec[float]([0.0] * MOST_HIT_POINTS)

    def weigh_wounds(self, box: Box) -> None:
        """Values hit points after a battle: 0 with all, a lost turn with none, nearly as bad with one."""
        for hit_points in range(box.hit_points + 1):
            lost = float(int(box.hit_points - hit_points)) / float(int(box.hit_points))
            self.standing[hit_points] = -self.falling * lost * lost
        self.standing[0] = -self.falling

    def card(self, box: Box, card: i64) -> float:
        """Values an action card, in any hand."""
        worth = float(int(box.attack[card])) + self.defence * float(int(box.defence[card]))
        worth += self.heal * float(int(box.heal[card])) + self.draw * float(int(box.draw[card]))
        for colour in range(4):
            if box.follow[card] >> colour & 1:
                worth += self.follow
        return worth

    def equipment(self, box: Box, card: i64) -> float:
        if card == NONE:
            return 0.0
        worth = self.worn_attack * float(int(box.attack[card])) + self.worn_defence * float(int(box.defence[card]))
        return worth + self.worn_heal * float(int(box.heal[card])) + self.worn_hand * float(int(box.hand[card]))

    def owned(self, box: Box, card: i64) -> float:
        """Values what is lost with a card."""
        return self.equipment(box, card) if box.is_equipment(card) else max(self.card(box, card) - self.plain, 0.0)

    def gain(self, s: Goblin, card: i64) -> float:
        """Values what a card adds to what the hero has."""
        if s.box.is_equipment(card):
            return max(self.equipment(s.box, card) - self.equipment(s.box, s.worn(card)), 0.0)
        return self.owned(s.box, card)

    def prize(self, s: Goblin, foe: i64) -> float:
        """Values beating a monster: the game, a key, or the mean of the rewards that could be on its back."""
        if s.box.is_lord(foe):
            return self.game
        if s.box.is_gatekeeper(foe):
            return self.key
        if s.box.rewards_shown:
            return self.least + self.gain(s, i64(s.backs[foe]))
        total = 0.0
        count: i64 = 0
        for monster in range(s.box.first_gatekeeper):
            if is_alike(s, monster, foe) and is_unbeaten(s, monster):
                total += self.gain(s, s.box.reward[monster])
                count += 1
        return self.least + total / float(int(count))

    def potion(self, kind: i64) -> float:
        return self.strength if kind == 0 else self.healing if kind == 1 else self.countercurse

    def mean_drawn(self, s: Goblin) -> float:
        """Values an average card of deck and hand; unknown starting cards count as plain."""
        total = 0.0
        count: i64 = 0
        for zone in range(HAND, DECK + 1):
            for i in range(s.count_of(s.seat, zone)):
                card = s.card(s.seat, zone, i)
                total += self.plain if card == UNKNOWN else self.card(s.box, card)
                count += 1
        return total / float(int(count)) if count > 0 else 0.0
