"""Makes foreign text safe to print: it cannot move the cursor, start a line or change the reading direction."""

from typing import Final
from unicodedata import category

UNSHOWN: Final = ("Cc", "Zl", "Zp")  # control characters and line ends, by Unicode category
TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
STAND_IN: Final = "\ufffd"


def is_plain(text: str) -> bool:
    """Whether a terminal shows each character of the text and obeys none."""
    return text.isprintable() or not any(is_order(letter) for letter in text)


def plain(text: str) -> str:
    """The text with a replacement character for each one that a terminal or a reader would obey."""
    if text.isprintable():
        return text
    return "".join(STAND_IN if is_order(letter) else letter for letter in text)


def is_order(letter: str) -> bool:
    return letter in TURNING or category(letter) in UNSHOWN
