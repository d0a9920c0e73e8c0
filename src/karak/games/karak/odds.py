"""The exact chances of a fight, for the table and for bots."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Game
from karak.games.karak import moves
from karak.games.karak.abilities import REROLLED, SACRIFICED, DoubleAttack, Sacrifice
from karak.games.karak.box import FACES
from karak.games.karak.state import Karak

NO_ROLL: Final[i64] = -1


class Odds:
    """Chances of best play: it wins as often as possible, and among such plays loses as seldom as possible."""

    def __init__(self, win: float, tie: float, lose: float) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose


class Means:
    """What the acting hero can add to the dice in a fight."""

    def __init__(self) -> None:
        self.fixed: i64 = 0  # weapons, abilities and what is already spent
        self.bolts: i64 = 0  # still in hand
        self.spare: i64 = 0  # bolts and a life to sacrifice
        self.saving: i64 = 0  # those of them worth using to turn a loss into a tie
        self.lowest: i64 = 1  # face of a die
        self.rerolls: i64 = 0
        self.margin: i64 = 1  # by which the attack must exceed the strength


def means_of(game: Game[Karak], s: Karak) -> Means:
    """Returns the means in the present fight, or as if it began now (K1:4.1, K1:9.2 to K1:9.5)."""
    fighting = s.step == moves.ROLLED or s.step == moves.ROLLING
    used = s.used if fighting else 0
    bonus = s.bonus if fighting else 0
    m = Means()
    m.fixed = game.amend(moves.AT_ATTACK, at_the_fight(game, s), s.weapons() + bonus)
    m.bolts = s.held(s.box.bolt) - (s.kept if fighting else 0)
    m.spare = m.bolts
    m.saving = m.bolts
    m.lowest = game.amend(moves.AT_ROLLING, s, 1)
    m.margin = 0 if game.amend(moves.AT_TIE, s, 0) > 0 else 1
    if game.is_heard(moves.AT_ROLLED, s):
        for ability in game.listeners(moves.AT_ROLLED, s):
            if isinstance(ability, DoubleAttack) and not used & REROLLED and bonus == 0:
                m.rerolls = 1
            elif isinstance(ability, Sacrifice) and not used & SACRIFICED and s.me().lives > 0:
                m.spare += 1
    return m


def at_the_fight(game: Game[Karak], s: Karak) -> Karak:
    """Returns, before a fight, a copy in which the step that leads to it is done (K1:9.6)."""
    if s.step >= moves.MEETING or not game.is_heard(moves.AT_ATTACK, s):
        return s
    then = s.copy()
    then.steps_left -= 1
    return then


def forecast(game: Game[Karak], s: Karak, monster: i64) -> Odds:
    """Returns the odds of the present fight, or of meeting this monster now (K1:4.1)."""
    roll = s.die1 + s.die2 if s.step == moves.ROLLED else NO_ROLL
    means = means_of(game, s)
    means.saving = means.spare  # a life given for a tie costs no more than the loss
    return chances(means, s.box.strength[monster], roll)


def chances(m: Means, strength: i64, roll: i64) -> Odds:
    """Rolls again whatever does not win; if no roll can win, only what loses (K1:9.2)."""
    fresh = one_roll(m, strength)
    now = fresh if roll == NO_ROLL else outcome(m, strength, roll)
    if m.rerolls == 0:
        return now
    kept = now.tie if fresh.win == 0.0 else 0.0
    again = 1.0 - now.win - kept
    return Odds(now.win + again * fresh.win, kept + again * fresh.tie, again * fresh.lose)


def roll_needed(m: Means, strength: i64, spare: i64) -> i64:
    """Returns the lowest sum of two dice that wins with `spare` added; 0 if none does (K1:4.1, K1:9.5)."""
    needed = max(strength + m.margin - m.fixed - spare, 2 * m.lowest)
    return needed if needed <= 2 * FACES else 0


def outcome(m: Means, strength: i64, roll: i64) -> Odds:
    """Returns the certain outcome of dice that lie."""
    attack = roll + m.fixed
    if attack + m.spare >= strength + m.margin:
        return Odds(1.0, 0.0, 0.0)
    if attack + m.saving >= strength:
        return Odds(0.0, 1.0, 0.0)
    return Odds(0.0, 0.0, 1.0)


def one_roll(m: Means, strength: i64) -> Odds:
    win: i64 = 0
    tie: i64 = 0
    for one in range(m.lowest, 1 + FACES):
        for other in range(m.lowest, 1 + FACES):
            attack = one + other + m.fixed
            if attack + m.spare >= strength + m.margin:
                win += 1
            elif attack + m.saving >= strength:
                tie += 1
    faces = 1 + FACES - m.lowest
    total = float(int(faces * faces))
    return Odds(float(int(win)) / total, float(int(tie)) / total, float(int(faces * faces - win - tie)) / total)
