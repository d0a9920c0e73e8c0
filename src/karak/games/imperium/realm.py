"""What is printed on the expansion's own cardboard and dice, as tables the rules can read."""

from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec
from karak.games.karak2.box import Box

MARKS: Final = ["", "shield", "loop", "betrayal"]  # on the faces of the two new dice
SHIELD: Final[i64] = 1
LOOP: Final[i64] = 2
BETRAYAL: Final[i64] = 3

# What a beaten token gives, in addition to the base's rewards.
A_HAUL: Final[i64] = 8
A_DIE: Final[i64] = 9


class Lair:
    """The inhabitants of a tile, and what a hero who beats them takes (IM:2.1)."""

    def __init__(self, token: str, land: str, haul: list[int]) -> None:
        self.token = token
        self.land = land
        self.haul = haul


class Realm:
    """The pieces of the expansion by their numbers (IM:1.1 to IM:1.3)."""

    def __init__(self, box: Box, lairs: list[Lair], crown: int) -> None:
        self.guard: i64 = box.die_names.index("guard")
        self.lord: i64 = box.die_names.index("lord-of-time")
        self.knight: i64 = box.die_names.index("knight")
        self.archer: i64 = box.die_names.index("archer")
        self.blessing: i64 = box.item_names.index("blessing")
        self.shooting_range: i64 = box.school[self.archer]
        self.rift: i64 = box.land_names.index("rift")
        self.crown: i64 = crown  # half points
        self.is_crown_bare = False
        dwellers = {lair.land: box.token_names.index(lair.token) for lair in lairs}
        self.dweller = vec[i64]([dwellers.get(land, 0) for land in box.land_names])  # a token, by land
        hauls = {lair.token: lair.haul for lair in lairs}
        self.haul = vec[i64]([n for token in box.token_names for n in hauls.get(token, [0, 0, 0])])
        for lair in lairs:
            box.reward_kind[box.token_names.index(lair.token)] = A_HAUL
        box.reward_kind[box.token_names.index("lord-of-time")] = A_DIE
