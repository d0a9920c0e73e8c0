"""The fields that the expansion adds to the state."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.imperium.realm import Realm
from karak.games.karak2.fields import copy_karak2, karak2_numbers
from karak.games.karak2.state import NO_SEAT, Karak2
from karak.kit.grid import NOWHERE

NONE: Final[i64] = 0  # no contest: heroes fight monsters


class ImperiumFields(Karak2):
    """The expansion's fields, one line for each, after those of the base."""

    realm: Realm
    totals: vec[i64]  # in a contest, by seat
    rolled: vec[i64]  # skulls of its first roll, by seat and kind of die
    guarded: vec[i64]  # shields of its first roll, by seat
    spent: vec[i64]  # what was used once in a rift, one bit each, by seat
    crown: i64 = NO_SEAT
    contest: i64 = NONE
    active: i64 = 0  # the seat whose turn it is, while others fight too
    victor: i64 = NO_SEAT
    to_suffer: i64 = 0  # seats that must suffer skulls, one bit each
    is_betrayed: bool = False  # the lord changed sides in this battle
    has_kept: bool = False  # a fireball was used without being discarded
    revealed: i64 = 0  # the turn in which the last tile was laid
    taxed: bool = False  # whether this action has been taxed
    levied: i64 = 0  # kinds of dice recruited in this action, one bit each
    gift: i64 = 0  # the building to give away
    behind: i64 = NOWHERE  # where the hero who can sneak last came from
    pickable: i64 = 0  # kinds of dice that may be rolled again, one bit each
    picked: i64 = 0  # the last one picked, where they are picked in one order
    driven: i64 = 0  # the token to drive away, and from where


# Below, written by `python -m tools.writing.fields` from the declarations above.


def copy_imperium(s: ImperiumFields, c: ImperiumFields) -> None:
    copy_karak2(s, c)
    c.realm = s.realm
    c.totals = s.totals[:]
    c.rolled = s.rolled[:]
    c.guarded = s.guarded[:]
    c.spent = s.spent[:]
    c.crown = s.crown
    c.contest = s.contest
    c.active = s.active
    c.victor = s.victor
    c.to_suffer = s.to_suffer
    c.is_betrayed = s.is_betrayed
    c.has_kept = s.has_kept
    c.revealed = s.revealed
    c.taxed = s.taxed
    c.levied = s.levied
    c.gift = s.gift
    c.behind = s.behind
    c.pickable = s.pickable
    c.picked = s.picked
    c.driven = s.driven


def imperium_numbers(s: ImperiumFields) -> list[int]:
    numbers = karak2_numbers(s)
    numbers.extend([int(n) for n in s.totals])
    numbers.extend([int(n) for n in s.rolled])
    numbers.extend([int(n) for n in s.guarded])
    numbers.extend([int(n) for n in s.spent])
    numbers += [
        int(s.crown), int(s.contest), int(s.active), int(s.victor), int(s.to_suffer), int(s.is_betrayed),
        int(s.has_kept), int(s.revealed), int(s.taxed), int(s.levied), int(s.gift), int(s.behind), int(s.pickable),
        int(s.picked), int(s.driven),
    ]  # fmt: skip
    return numbers
