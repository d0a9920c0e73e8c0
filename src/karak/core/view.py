"""What a position shows to a screen or to a program in another language."""

from typing import Literal

import msgspec


class Standstill(msgspec.Struct):
    """How long the game has gone without progress, in games that end because of it."""

    turns: int  # turns begun since one last brought the game closer to its end
    limit: int  # the game is over after this many turns


class View(msgspec.Struct, kw_only=True):
    """What the views of all titles have; a title adds its fields, and none of these may be unset."""

    turn: int  # turns begun so far
    seat: int  # whose turn it is
    who: int | Literal["chance", "nobody"]  # the seat that is asked, or chance; "nobody" once the game is over
    step: str  # the place in the rules where the question arises
    ending: str  # what ended the game; empty while it runs
    resigned: list[int]  # seats that have resigned
    standstill: Standstill | None  # only where a game can stand still
