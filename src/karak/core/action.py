"""An action, an event: one packed int, `kind << 48 | a << 32 | b << 16 | c`."""

from typing import Final

from mypy_extensions import i64

USE: Final[i64] = 255  # the one kind the core knows: use an ability; above every kind of a game


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
