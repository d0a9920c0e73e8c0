"""What a screen or a program in another language is shown of a position."""

from typing import Literal

import msgspec


class Standstill(msgspec.Struct):
    """How long the game has stood still, where it ends for that."""

    turns: int  # begun since a turn last brought the game closer to its end
    limit: int  # after so many the game is over


class View(msgspec.Struct, kw_only=True):
    """What the views of all titles have; a title adds its fields, and none of them may be unset."""

    turn: int  # turns begun so far
    seat: int  # whose turn it is
    who: int | Literal["chance", "nobody"]  # the seat that is asked, or chance; "nobody" once the game is over
    step: str  # the place in the rules where the question arises
    ending: str  # what ended the game; empty while it runs
    resigned: list[int]  # seats that have resigned
    standstill: Standstill | None  # only where a game can stand still
