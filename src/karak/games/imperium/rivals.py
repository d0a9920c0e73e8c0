"""Heroes against each other: the chance to be crowned, by the hero's total (IM:2.2, IM:3.6)."""

from typing import Final

from mypy_extensions import i64

from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.imperium.hands import fresh_hand, whole_army
from karak.games.imperium.might import Might, means_of
from karak.games.imperium.reckoning import Reckoning
from karak.games.imperium.state import DEFENCE, Imperium, imperial
from karak.games.karak2 import moves as base
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.state import Karak2

MOST_TOTAL: Final = 128


def rival(game: Game[Karak2], s: Imperium, seat: i64, contest: i64) -> Imperium:
    """Returns the table as it will be when this seat fights."""
    then = imperial(game.copy(s))
    then.begin(seat)
    then.contest = contest
    then.step = base.MUSTERING
    then.kind = 0
    then.bonus = 0
    then.rerolled = 0
    then.has_kept = False
    for face in range(len(then.faces)):
        then.faces[face] = 0
    return then


def goal_against_emperor(game: Game[Karak2], s: Imperium, least: i64) -> vec[float]:
    """The chance against an emperor who plays all dice to beat the total; the attacker wins ties (IM:3.6)."""
    emperor = rival(game, s, s.crown, DEFENCE)
    goal = vec[float]([1.0] * MOST_TOTAL)
    for total in range(least, MOST_TOTAL):
        means = means_of(game, emperor, total + 1, False)
        lost = Reckoning(emperor, means, fresh_hand(emperor, whole_army(emperor))).solve().win
        if lost == 0.0:
            break
        goal[total] = 1.0 - lost
    return goal


def goal_at_rift(game: Game[Karak2], s: Imperium) -> vec[float]:
    """The chance against totals made and still to come, if all dice are rolled once and every fireball is cast.

    Heroes who tie for the highest are equally likely to be crowned, since all hero dice are alike (IM:2.2).
    """
    rivals: list[vec[float]] = []
    for seat in range(len(s.heroes)):
        if seat == s.seat:
            continue
        if s.to_suffer >> seat & 1:
            sure = vec[float]([0.0] * MOST_TOTAL)
            sure[s.totals[seat]] = 1.0
            rivals.append(sure)
        else:
            then = rival(game, s, seat, s.contest)
            rivals.append(totals_of(then, means_of(game, then, 0, False)))
    return shared(rivals)


def totals_of(s: Imperium, m: Might) -> vec[float]:
    """Returns the chance of each total, if all dice are rolled once and every fireball is cast."""
    reckoning = Reckoning(s, m, fresh_hand(s, whole_army(s)))
    small = reckoning.roll(reckoning.hand, False)
    first = s.box.hero_die * MOST_FACES
    chances = vec[float]([0.0] * MOST_TOTAL)
    for face in range(reckoning.plain.faces):
        swords = s.box.swords[first + face] + m.fixed + m.fireballs
        if m.is_berserk and s.box.skulls[first + face] == 2:
            swords += 2
        for i in range(len(small.chance)):
            chances[swords + i // small.width] += small.chance[i] * reckoning.plain.share(face)
    return chances


def shared(rivals: list[vec[float]]) -> vec[float]:
    """Returns the chance to be highest with each total, sharing ties equally."""
    goal = vec[float]([0.0] * MOST_TOTAL)
    lower = vec[float]([0.0] * len(rivals))
    for total in range(MOST_TOTAL):
        ties = vec[float]([1.0] + [0.0] * len(rivals))  # no rival higher, and this many as high
        for i in range(len(rivals)):
            for count in range(i + 1, -1, -1):
                more = ties[count - 1] * rivals[i][total] if count > 0 else 0.0
                ties[count] = ties[count] * lower[i] + more
            lower[i] += rivals[i][total]
        for count in range(len(ties)):
            goal[total] += ties[count] / float(int(count + 1))
    return goal


def goal_at_a_glance(game: Game[Karak2], s: Imperium) -> vec[float]:
    """Estimates the chance against an emperor who rolls all his dice once: quick, and slightly too optimistic."""
    emperor = rival(game, s, s.crown, DEFENCE)
    goal = totals_of(emperor, means_of(game, emperor, 0, False))
    for total in range(1, MOST_TOTAL):
        goal[total] += goal[total - 1]
    return goal
