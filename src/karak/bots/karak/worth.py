"""What things in Karak are worth to the acting hero, in points; the numbers are tuned by simulation."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.karak import moves
from karak.games.karak.box import NOTHING, ROOM, WEAPON
from karak.games.karak.odds import NO_ROLL, Means, chances, means_of
from karak.games.karak.state import Karak

TREASURE: Final = 1.0
WIN: Final = 5.0  # winning the game
SHARED: Final = 2.0
SPOILED: Final = -2.0  # another player wins
PLUS_ONE: Final = 0.25  # +1 to every attack
BOLT: Final = 0.12
HEALING: Final = 0.15
KEY: Final = 0.5
KEY_NOW: Final = 0.8  # while a chest waits
CHEST_SEEN: Final = 0.3  # a new chest, without a key
CURSING: Final = 0.1
LEFT_THERE: Final = 0.05  # a reward that others could have had
FAINTING: Final = 0.35
CORRIDOR: Final = 0.15
CURIOSITY: Final = 0.05


def life_worth(lives: i64) -> float:
    """Values the last of this number of lives."""
    return FAINTING if lives <= 1 else 0.2 / float(int(lives))


class Worth:
    """The values of things for one decision; `weigh` fills them in."""

    def __init__(self) -> None:
        self.prizes = vec[float]([0.0] * 256)  # by monster: for beating it
        self.fights = vec[float]([0.0] * 256)  # by monster: for meeting it
        self.firsts = vec[float]([0.0] * 256)  # on the first step of the turn
        self.chests: i64 = 0  # on the map
        self.exploring = 0.0
        self.exploring_first = 0.0

    def weigh(self, game: Game[Karak], s: Karak) -> None:
        """Values everything the hero could meet this turn."""
        self.chests = 0
        for place in range(s.grid.count):
            if s.token_at(place) == s.box.chest:
                self.chests += 1
        left = s.steps_left
        s.steps_left = 0
        usual = means_of(game, s)
        s.steps_left = s.box.steps - 1
        first = means_of(game, s)
        s.steps_left = left
        for monster in range(1, s.box.chest):
            self.prizes[monster] = self.prize(game, s, monster)
            self.fights[monster] = self.fight(game, s, monster, usual)
            self.firsts[monster] = self.fight(game, s, monster, first)
        self.exploring = self.unknown(game, s, self.fights)
        self.exploring_first = self.unknown(game, s, self.firsts)

    # fights

    def prize(self, game: Game[Karak], s: Karak, monster: i64) -> float:
        """Values beating a monster."""
        if monster == s.box.last:
            return self.victory(s)
        item = s.box.reward[monster]
        if item == NOTHING:
            return TREASURE * float(int(s.box.points[monster])) / 2
        gain = self.item(game, s, item) + LEFT_THERE
        return gain + CURSING if s.box.curses[monster] else gain

    def victory(self, s: Karak) -> float:
        """Values ending the game now, with the points that come with it."""
        mine = s.me().points + s.box.points[s.box.last]
        best = best_rival(s)
        return WIN if mine > best else SHARED if mine == best else SPOILED

    def fight(self, game: Game[Karak], s: Karak, monster: i64, means: Means) -> float:
        odds = chances(means, s.box.strength[monster], NO_ROLL)
        return odds.win * self.prizes[monster] - odds.lose * self.loss(game, s)

    def loss(self, game: Game[Karak], s: Karak) -> float:
        """Values a life lost in a fight; a hero who is reborn loses nothing with the last one."""
        lives = s.me().lives
        if lives == 1 and game.is_heard(moves.AT_FAINT, s):
            return 0.0
        return life_worth(lives)

    # things

    def item(self, game: Game[Karak], s: Karak, item: i64) -> float:
        """Values carrying one more item, or this one instead of another."""
        kind = s.box.slot_of(item)
        if kind == WEAPON:
            return PLUS_ONE * float(int(max(s.box.attack[item - s.box.first_item] - weakest(s), 0)))
        if not s.has_room_for(item):
            return 0.0
        if item == s.box.key:
            return KEY_NOW if self.chests > 0 else KEY
        return self.spell(game, s, item)

    def spell(self, game: Game[Karak], s: Karak, item: i64) -> float:
        """Values a spell; a bolt that is kept when used is as good as a weapon."""
        if item != s.box.bolt:
            return HEALING
        return BOLT if game.amend(moves.AT_BOLT, s, 1) > 0 else PLUS_ONE

    def healing(self, s: Karak) -> float:
        """Values regaining all lives and losing the curse."""
        gain = 0.0
        for lives in range(s.me().lives + 1, s.box.lives + 1):
            gain += life_worth(lives)
        if s.me().lives == 1:
            gain += FAINTING / 2
        return gain + CURSING if s.is_cursed(s.seat) else gain

    # the unknown

    def unknown(self, game: Game[Karak], s: Karak, fights: vec[float]) -> float:
        """Values exploring: a room with a token, or a corridor."""
        if s.pile.left == 0:
            return 0.0
        rooms: i64 = 0
        for kind in range(len(s.pile.counts)):
            if s.box.faces[kind] & ROOM:
                rooms += s.pile.counts[kind]
        share = float(int(rooms)) / float(int(s.pile.left))
        return CURIOSITY + share * self.token(game, s, fights) + (1.0 - share) * CORRIDOR

    def token(self, game: Game[Karak], s: Karak, fights: vec[float]) -> float:
        """Values an average token of the bag."""
        if s.bag.left == 0:
            return 0.0
        hides = game.is_heard(moves.AT_MEETING, s)
        sum_of_all = 0.0
        for token in range(1, s.box.chest):
            worth = fights[token]
            if worth < 0.0 and hides:
                worth = 0.0
            sum_of_all += float(int(s.bag.counts[token])) * worth
        sum_of_all += float(int(s.bag.counts[s.box.chest])) * self.chest(s)
        return sum_of_all / float(int(s.bag.left))

    def chest(self, s: Karak) -> float:
        return TREASURE if s.held(s.box.key) > 0 else CHEST_SEEN


def best_rival(s: Karak) -> i64:
    """Returns the half points of the best rival."""
    best: i64 = 0
    for seat in range(len(s.heroes)):
        if seat != s.seat:
            best = max(best, s.heroes[seat].points)
    return best


def weakest(s: Karak) -> i64:
    """Returns what the weapon to be left behind adds; 0 with a free slot."""
    if s.has_room_for(s.box.first_item):
        return 0
    least: i64 = 99
    for item in range(s.box.items):
        if s.box.slot[item] == WEAPON and s.items[s.seat * s.box.items + item] > 0:
            least = min(least, s.box.attack[item])
    return least
