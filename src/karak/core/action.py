"""An action, an event: one packed int, `kind << 48 | a << 32 | b << 16 | c`."""

from typing import Final

from mypy_extensions import i64

DONE: Final[i64] = 0  # in every game the player's "done"

# The core's other kinds are numbered above every kind of a game.
RESIGN: Final[i64] = 253  # seat, and whether a bot plays on
END: Final[i64] = 254  # how
USE: Final[i64] = 255  # use an ability


def pack(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return kind << 48 | a << 32 | b << 16 | c


def kind_of(action: i64) -> i64:
    return action >> 48


def first_of(action: i64) -> i64:
    return action >> 32 & 0xFFFF


def second_of(action: i64) -> i64:
    return action >> 16 & 0xFFFF


def third_of(action: i64) -> i64:
    return action & 0xFFFF
