"""The exact chances of a battle under Imperium: against monsters, at a rift, in a challenge.

The chance to win assumes the best play to win, with rerolls and time loop in any order; the other numbers belong to the
same play, with ties broken as in Karak II. The odds leave out the Blessing, Hard skin and Soul collector.
"""

from mypy_extensions import i64

from karak.core.action import first_of, second_of
from karak.core.game import Game
from karak.core.vecs import vec
from karak.games.imperium.hands import fresh_hand, joining, present_hand
from karak.games.imperium.might import Might, means_of
from karak.games.imperium.reckoning import Reckoning
from karak.games.imperium.rivals import goal_against_emperor, goal_at_rift
from karak.games.imperium.state import ATTACK, NONE, RIFT, Imperium, imperial
from karak.games.karak2 import moves as base
from karak.games.karak2.odds import Odds
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.battle import attack_of


def odds_against(game: Game[Karak2], s: Karak2, strength: i64, is_general: bool, counts: vec[i64]) -> Odds:
    """Returns the odds of the acting hero against monsters with these dice, none of which has fallen yet."""
    return Reckoning(imperial(s), means_of(game, imperial(s), strength, is_general), fresh_hand(s, counts)).solve()


def odds_now(game: Game[Karak2], s: Karak2) -> Odds:
    """Returns the odds of the present battle, from the choice of the dice to the skulls."""
    mine = imperial(s)
    if s.step == base.SHIELDING:
        return odds_of_skulls(game, mine)
    hand = fresh_hand(s, joining(mine)) if s.step == base.MUSTERING else present_hand(mine)
    return Reckoning(mine, stakes_of(game, mine), hand).solve()


def odds_if_joined(game: Game[Karak2], s: Karak2, action: i64) -> Odds:
    """Returns the odds, while dice are chosen, of taking this option and then all dice not yet asked for."""
    mine = imperial(s)
    counts = joining(mine)
    counts[first_of(action)] = second_of(action)
    return Reckoning(mine, stakes_of(game, mine), fresh_hand(s, counts)).solve()


def odds_of_skulls(game: Game[Karak2], s: Imperium) -> Odds:
    """Returns the known result, with the skulls that may still be ignored (K2:4.10)."""
    end = Odds()
    is_general = s.contest == NONE and s.general == s.me().place
    m = means_of(game, s, s.strength, is_general)
    m.shields = s.shields
    small: i64 = 0
    for die in range(s.box.dice):
        if die != s.box.hero_die:
            small += s.skulls[die]
    m.suffer(end, s.skulls[s.box.hero_die], small)
    if s.contest == ATTACK:
        end.win = goal_against_emperor(game, s, s.totals[s.seat])[s.totals[s.seat]]
    else:
        end.win = 1.0 if (s.has_won if s.contest == NONE else s.victor == s.seat) else 0.0
    if is_general and not s.has_won and attack_of(game, s) >= s.box.general:
        end.praetorian = 1.0
    return end


# against heroes


def stakes_of(game: Game[Karak2], s: Imperium) -> Might:
    """Returns the means, with the chance to be crowned for each total (IM:2.2, IM:3.6)."""
    m = means_of(game, s, s.strength, s.contest == NONE and s.general == s.me().place)
    if s.contest == RIFT:
        m.goal = goal_at_rift(game, s)
    elif s.contest == ATTACK:
        m.goal = goal_against_emperor(game, s, m.fixed)
    return m
