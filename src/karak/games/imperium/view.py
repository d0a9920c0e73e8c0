"""The records that Imperium adds to those of Karak II."""

from typing import Literal

import msgspec

from karak.games.karak2 import view


class Contest(msgspec.Struct, kw_only=True):
    """Heroes fight each other for the crown: at a rift, or a challenger and then the emperor."""

    kind: Literal["rift", "attack", "defence"]
    active: int  # the seat whose turn it is
    fighting: int  # the seat that rolls, or suffers its skulls
    order: list[int]  # seats in the order in which they roll
    totals: dict[str, int]  # by seat, of the heroes who have rolled
    most: int | None  # the highest total of the other heroes
    tie_wins: int | None  # the seat that wins a tie; at a rift, those who tie roll again
    victor: int | None  # the seat that has won
    skulls: dict[str, int]  # still to be suffered, by kind of die


class View(view.View, kw_only=True):
    """A position of Imperium as a seat may know it."""

    crown: int | None  # the seat of the emperor
    contest: Contest | None
