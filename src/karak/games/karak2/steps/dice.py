"""Identical dice are rolled as one decision of chance: how many show each face (K2:1.7)."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import first_of, pack, second_of, third_of
from karak.games.karak2 import moves
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.state import Karak2

LOW: Final[i64] = 2  # counts are four bits each: faces 2 to 5 in the second argument, 0 and 1 in the third


def weigh_dice(s: Karak2, die: i64, count: i64) -> None:
    """Lists every way the dice can fall, with its multinomial weight."""
    spread(s, die, s.box.face_count[die] - 1, count, 0, 0, s.box.factorial[count])


def spread(s: Karak2, die: i64, face: i64, left: i64, high: i64, low: i64, weight: i64) -> None:
    """Chooses how many of the remaining dice show this face, going down, which gives ascending numbers."""
    for count in range(left if face == 0 else 0, left + 1):
        shown = weight // s.box.factorial[count] * power(s.box.sides[die * MOST_FACES + face], count)
        b = high | count << (face - LOW) * 4 if face >= LOW else high
        c = low if face >= LOW else low | count << face * 4
        if face == 0:
            s.weigh(pack(moves.ROLL, die, b, c), shown)
        else:
            spread(s, die, face - 1, left - count, b, c, shown)


def power(number: i64, exponent: i64) -> i64:
    result: i64 = 1
    for _ in range(exponent):
        result *= number
    return result


def show(s: Karak2, action: i64) -> None:
    """Adds the rolled dice to those of their kind that were left lying."""
    die = first_of(action)
    for face in range(MOST_FACES):
        shown = second_of(action) >> (face - LOW) * 4 & 15 if face >= LOW else third_of(action) >> face * 4 & 15
        s.show(die, face, shown)


def in_hand(s: Karak2, die: i64) -> i64:
    """Counts the dice in this battle that do not lie on the table."""
    count = s.joined[die]
    for face in range(MOST_FACES):
        count -= s.faces[die * MOST_FACES + face]
    return count


def pick_up(s: Karak2, die: i64) -> None:
    """Picks up all dice of a kind to be rolled again; what they showed no longer counts (K2:4.6)."""
    s.clear_dice(die)
    s.to_roll |= 1 << die


def swords_of(s: Karak2, die: i64) -> i64:
    total: i64 = 0
    for face in range(MOST_FACES):
        total += s.faces[die * MOST_FACES + face] * s.box.swords[die * MOST_FACES + face]
    return total
