"""Identical dice are rolled as one decision of chance: how many show each face (K2:1.7)."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import first_of, pack, second_of, third_of
from karak.games.karak2 import moves
from karak.games.karak2.box import MOST_FACES
from karak.games.karak2.state import Karak2

# Counts are packed four bits each, faces 0 to 3 in the second argument and 4 and 5 in the third; listing the counts
# of the faces in this order gives ascending numbers.
ORDER: Final = (3, 2, 1, 0, 5, 4)


def weigh_dice(s: Karak2, die: i64, count: i64) -> None:
    """Every way the dice can fall, with its multinomial weight."""
    spread(s, die, 0, count, 0, 0, s.box.factorial[count])


def spread(s: Karak2, die: i64, at: i64, left: i64, low: i64, high: i64, weight: i64) -> None:
    """Choose how many of the dice left show the next face of the order, and so on."""
    faces = s.box.face_count[die]
    face = i64(ORDER[at])
    is_last = face == 4 if faces > 4 else face == 0
    if face >= faces:
        spread(s, die, at + 1, left, low, high, weight)
        return
    for count in range(left if is_last else 0, left + 1):
        shown = weight // s.box.factorial[count] * power(s.box.sides[die * MOST_FACES + face], count)
        b = low | count << face * 4 if face < 4 else low
        c = high | count << (face - 4) * 4 if face >= 4 else high
        if is_last:
            s.weigh(pack(moves.ROLL, die, b, c), shown)
        else:
            spread(s, die, at + 1, left - count, b, c, shown)


def power(number: i64, exponent: i64) -> i64:
    result: i64 = 1
    for _ in range(exponent):
        result *= number
    return result


def show(s: Karak2, action: i64) -> None:
    """The dice lie as rolled; what they showed before does not count any more (K2:4.6)."""
    die = first_of(action)
    for face in range(MOST_FACES):
        shown = second_of(action) >> face * 4 & 15 if face < 4 else third_of(action) >> (face - 4) * 4 & 15
        s.faces[die * MOST_FACES + face] = shown


def swords_of(s: Karak2, die: i64) -> i64:
    total: i64 = 0
    for face in range(MOST_FACES):
        total += s.faces[die * MOST_FACES + face] * s.box.swords[die * MOST_FACES + face]
    return total
