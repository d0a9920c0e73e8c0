"""What things in Karak II are worth to the acting hero, in points; the numbers are tuned by simulation."""

from typing import Final

from mypy_extensions import i64

from karak.bots.karak2.city import Plan
from karak.core.game import Game
from karak.games.karak2 import moves
from karak.games.karak2.box import A_CART, A_STONE, AMULET, AN_AMULET, CART_LOAD, NOTHING, WEAPON, Box
from karak.games.karak2.odds import Means, Odds, fresh_roll, means_of, played, whole_army
from karak.games.karak2.state import Karak2
from karak.kit.grid import NOWHERE

WIN: Final = 6.0  # winning the game
SHARED: Final = 2.0
SPOILED: Final = -2.0  # another player wins
LAST_RESORT: Final = 0.1
RESTLESS: Final = 0.01  # for a battle that does not pay, where nothing else pays
PRAETORIAN: Final = 0.1
PLUS_ONE: Final = 0.35  # +1 to every attack
FIREBALL: Final = 0.12
PICKPOCKET: Final = 0.1
GLORY: Final = 0.15  # per point of glory
UNIT: Final = 0.06  # per sword of a lost unit
CURIOSITY: Final = 0.08
FAINTING: Final = 0.12
MOST_STRENGTH: Final[i64] = 10  # of two tokens together


def life_worth(lives: i64) -> float:
    """Values the last of this number of lives."""
    return FAINTING if lives <= 1 else 0.12 / float(int(lives))


class Worth:
    """Redraws the plan for every decision, the odds only when what they depend on has changed."""

    def __init__(self, box: Box) -> None:
        self.plan = Plan(box)
        self.key: i64 = -1
        self.odds: list[Odds] = []  # with the whole army, by strength
        self.general = Odds()
        self.exploring = 0.0

    def weigh(self, game: Game[Karak2], s: Karak2) -> None:
        self.plan.draw_up(game, s)
        key = key_of(game, s)
        if key != self.key:
            self.key = key
            self.forecast(game, s)
        self.exploring = self.unknown(game, s)

    def forecast(self, game: Game[Karak2], s: Karak2) -> None:
        counts = whole_army(s)
        hero = fresh_roll(s, counts, True)
        small = fresh_roll(s, counts, False)
        self.odds.clear()
        sure = Odds()
        sure.win = 1.0
        self.odds.append(sure)
        for strength in range(1, MOST_STRENGTH + 1):
            means: Means = means_of(game, s, strength, False)
            self.odds.append(played(means, hero, small, hero, small))
        self.general = played(means_of(game, s, general_strength(game, s), True), hero, small, hero, small)

    # battles

    def fight(self, game: Game[Karak2], s: Karak2, one: i64, other: i64) -> float:
        """Values meeting these two tokens; the second may be NOTHING."""
        prize = self.token(s, one) + self.token(s, other) + self.fame(s, s.box.strength[one] + s.box.strength[other])
        return self.balance(s, self.odds_of(game, s, one, other), prize)

    def odds_of(self, game: Game[Karak2], s: Karak2, one: i64, other: i64) -> Odds:
        """Returns the odds against two tokens; one of strength 1 may fall without dice."""
        strength = s.box.strength[one] + s.box.strength[other]
        if game.is_heard(moves.AT_FACING, s) and (s.box.strength[one] == 1 or s.box.strength[other] == 1):
            strength -= 1
        return self.odds[min(strength, MOST_STRENGTH)]

    def forced(self, game: Game[Karak2], s: Karak2, one: i64, other: i64) -> float:
        """Values a battle like `fight`, but never below 0: where nothing pays, a hero must still move."""
        return max(self.fight(game, s, one, other), self.odds_of(game, s, one, other).win * RESTLESS)

    def balance(self, s: Karak2, odds: Odds, prize: float) -> float:
        """Weighs the prize against lives, dice and fireballs."""
        lives = s.me().lives
        cost = odds.lives_lost * (life_worth(lives) + (life_worth(lives - 1) if lives <= 2 else 0.0))
        return odds.win * prize - cost - odds.units_lost * UNIT - odds.fireballs * FIREBALL / 2

    def meet_general(self, game: Game[Karak2], s: Karak2) -> float:
        """Values meeting the general; once nothing else is left to win, losses do not count, so that the game ends."""
        prize = self.victory(s)
        if self.is_barren(s):
            return max(prize, LAST_RESORT) * (self.general.win + LAST_RESORT * self.general.praetorian)
        if prize <= 0.0:
            return prize
        return self.balance(s, self.general, prize) + self.general.praetorian * PRAETORIAN

    def fame(self, s: Karak2, strength: i64) -> float:
        """Values more glory, which lets more units join."""
        gain = min(strength, s.box.most_glory) - s.me().glory
        return GLORY * float(int(gain)) if gain > 0 and s.glory(s.seat) < s.box.most_glory else 0.0

    def praetorian(self, s: Karak2) -> float:
        """Values removing one praetorian."""
        return WIN * LAST_RESORT if self.is_barren(s) else PRAETORIAN

    def is_barren(self, s: Karak2) -> bool:
        """Whether only the general still gives points; a hero who cannot win waits for others to end it (K2:8.2)."""
        if s.bag.left > 0 or self.victory(s) < 0.0:
            return False
        for place in range(s.grid.count):
            if s.box.bag[s.monster_at(place, 0)] > 0:
                return False
        return True

    def victory(self, s: Karak2) -> float:
        """Values ending the game now, with the points that come with it (K2:8.1)."""
        mine = self.points(s, s.seat) + s.box.archstone
        best: i64 = -1
        for seat in range(len(s.heroes)):
            if seat != s.seat:
                best = max(best, self.points(s, seat) * 16 + s.heroes[seat].large_stones)
        ahead = mine * 16 + s.me().large_stones - best
        return WIN if ahead > 0 else SHARED if ahead == 0 else SPOILED

    def points(self, s: Karak2, seat: i64) -> i64:
        """Returns half points."""
        return s.heroes[seat].points

    # things

    def token(self, s: Karak2, token: i64) -> float:
        """Values the back of a token."""
        if token == NOTHING:
            return 0.0
        kind = s.box.reward_kind[token]
        if kind == A_STONE:
            return float(int(s.box.points[token])) / 2
        if kind == A_CART:
            return self.cart(s)
        if kind == AN_AMULET:
            return 0.6 if s.has_room_for(s.box.of_action) else 0.15
        return self.item(s, s.box.reward[token])

    def cart(self, s: Karak2) -> float:
        best = 0.0
        for resource in range(moves.RESOURCES):
            best = max(best, self.plan.load(s, resource, CART_LOAD))
        return best

    def item(self, s: Karak2, item: i64) -> float:
        """Values carrying one more item, or this one instead of the worst of its kind."""
        worth = self.carried(s, item)
        return worth if s.has_room_for(item) else max(worth - self.least(s, s.box.slot[item]), 0.0)

    def carried(self, s: Karak2, item: i64) -> float:
        if s.box.slot[item] == WEAPON:
            return PLUS_ONE * float(int(s.box.attack[item]))
        if s.box.slot[item] == AMULET:
            return self.amulet(s, item)
        return FIREBALL if item == s.box.fireball else PICKPOCKET

    def amulet(self, s: Karak2, item: i64) -> float:
        if item == s.box.of_titan:
            return 1.0
        if item == s.box.of_action:
            return 0.9
        if item == s.box.of_glory:
            return 0.7 if s.units(s.seat) + 2 >= s.glory(s.seat) else 0.3
        return 0.45 if item == s.box.of_protection else 0.4

    def least(self, s: Karak2, slot: i64) -> float:
        """Values the worst item of this kind that the hero carries."""
        least = 99.0
        for item in range(s.box.items):
            if s.box.slot[item] == slot and s.held(item) > 0:
                least = min(least, self.carried(s, item))
        return least

    def healing(self, s: Karak2, lives: i64) -> float:
        """Values regaining this number of lives."""
        gain = 0.0
        mine = s.me().lives
        for i in range(min(lives, s.box.lives - mine)):
            gain += life_worth(mine + i + 1) + (FAINTING / 2 if mine + i == 1 else 0.0)
        return gain

    # the unknown

    def unknown(self, game: Game[Karak2], s: Karak2) -> float:
        """Values exploring: the average battle on a tile of the next tier."""
        if s.tiles_left() == 0:
            return 0.0
        if s.near.left > 0:
            return CURIOSITY + self.average(game, s)
        tokens = CURIOSITY + self.average_pair(game, s)
        if s.general != NOWHERE or s.far.left == 0:
            return tokens
        share = 1.0 / float(int(s.far.left))
        return tokens * (1.0 - share) + share * self.meet_general(game, s)

    def average(self, game: Game[Karak2], s: Karak2) -> float:
        total = 0.0
        for token in range(1, len(s.bag.counts)):
            if s.bag.counts[token] > 0:
                total += float(int(s.bag.counts[token])) * self.fight(game, s, token, NOTHING)
        return total / float(int(max(s.bag.left, 1)))

    def average_pair(self, game: Game[Karak2], s: Karak2) -> float:
        total = 0.0
        pairs = 0.0
        kinds = len(s.bag.counts)
        for one in range(1, kinds):
            for other in range(one, kinds):
                ways = s.bag.counts[one] * s.bag.counts[other]
                if one == other:
                    ways = s.bag.counts[one] * (s.bag.counts[one] - 1) // 2
                if ways > 0:
                    total += float(int(ways)) * self.fight(game, s, one, other)
                    pairs += float(int(ways))
        return total / pairs if pairs > 0.0 else 0.0


def key_of(game: Game[Karak2], s: Karak2) -> i64:
    """Packs everything that the odds depend on into one number."""
    key = s.role
    for die in range(s.box.dice):
        key = key << 4 | s.owns(die)
    key = key << 3 | s.weapons()
    key = key << 2 | s.held(s.box.fireball)
    key = key << 1 | (1 if s.held(s.box.of_protection) > 0 else 0)
    key = key << 3 | s.me().lives
    return key << 5 | general_strength(game, s)


def general_strength(game: Game[Karak2], s: Karak2) -> i64:
    """Returns the general's strength in a fight, with his remaining praetorians."""
    return s.box.general + max(s.praetorians - game.amend(moves.AT_GENERAL, s, 0), 0)
