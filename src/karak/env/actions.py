"""Numbers the actions of a game from 0 to the size of its catalogue."""

from mypy_extensions import i64

from karak.core.action import first_of, kind_of, second_of, third_of
from karak.core.notation import Notation
from karak.core.vecs import vec


class Actions:
    """The catalogue of a game's notation, and the number of each of its actions."""

    def __init__(self, notation: Notation) -> None:
        self.catalogue = vec[i64](notation.catalogue)
        self.size: i64 = len(notation.catalogue)
        self.last: i64 = (1 << (4 * len(notation.catalogue)).bit_length()) - 1
        self.slots = vec[i64]([-1] * int(self.last + 1))
        for number, action in enumerate(notation.catalogue):
            self.slots[self.slot_of(action)] = number

    def slot_of(self, action: i64) -> i64:
        """Returns the slot that holds the action's number, or the free one where it would go."""
        slots = self.slots
        catalogue = self.catalogue
        slot = (kind_of(action) * 61 + first_of(action) * 401 + second_of(action) * 7 + third_of(action)) & self.last
        while slots[slot] >= 0 and catalogue[slots[slot]] != action:
            slot = (slot + 1) & self.last
        return slot

    def number_of(self, action: i64) -> i64:
        """Returns the number of an action; -1 if the game has no such action."""
        return self.slots[self.slot_of(action)]

    def action(self, number: i64) -> i64:
        return self.catalogue[number]
