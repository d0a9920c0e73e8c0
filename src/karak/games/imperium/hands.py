"""The dice of a battle."""

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.imperium.loops import Hand
from karak.games.imperium.state import Imperium
from karak.games.karak2 import moves as base
from karak.games.karak2 import odds as karak2
from karak.games.karak2.state import Karak2
from karak.games.karak2.steps.dice import in_hand


def whole_army(s: Imperium) -> vec[i64]:
    """Returns all dice of the acting hero; a lord who has just changed sides waits (IM:4.2)."""
    counts = karak2.whole_army(s)
    if karak2.is_fighting(s) and s.is_betrayed:
        counts[s.realm.lord] = 0
    return counts


def joining(s: Imperium) -> vec[i64]:
    """Returns the dice chosen so far, and all those not yet asked for."""
    counts = whole_army(s)
    for die in range(s.kind):
        counts[die] = s.joined[die]
    return counts


def fresh_hand(s: Karak2, counts: vec[i64]) -> Hand:
    return Hand(s.box, vec[i64]([0] * len(s.faces)), counts)


def present_hand(s: Imperium) -> Hand:
    """Returns the dice of this battle as they lie or are about to fall."""
    falling = vec[i64]([0] * int(s.box.dice))
    for die in range(s.box.dice):
        if s.step == base.ROLLING and s.joined[die] > 0:
            falling[die] = in_hand(s, die)
    return Hand(s.box, s.faces[:], falling)
