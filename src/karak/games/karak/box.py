"""What is printed on the cardboard, as tables the rules can read, and the arithmetic of a square tile."""

from typing import Final

from mypy_extensions import i64

from karak.core.action import pack
from karak.core.vecs import vec
from karak.games.karak import moves

SIDES: Final[i64] = 4
SIDE_NAMES: Final = ["north", "east", "south", "west"]
FACES: Final[i64] = 6

# A tile is one byte: four exits and what it shows. Zero is a place still being explored.
EXITS: Final[i64] = 15
ROOM: Final[i64] = 16
FOUNTAIN: Final[i64] = 32
PORTAL: Final[i64] = 64
MARKS: Final = {"corridor": 0, "room": 16, "fountain": 32, "portal": 64}

# What lies on a tile: nothing, a monster (from 1 on), the chest, or an item (from chest + 1 on).
NOTHING: Final[i64] = 0

WEAPON: Final[i64] = 0  # kinds of slot
SPELL: Final[i64] = 1
KEY_SLOT: Final[i64] = 2


class Box:
    """The pieces (K1:1.2 to K1:1.5) and the options of this table; points are stored in halves."""

    def __init__(
        self, *, exits: list[int], kinds: list[str], tiles: list[int], tokens: list[int], strength: list[int],
        rewards: list[str], curses: list[bool], last: int, items: list[str], item_slots: list[int],
        attacks: list[int], treasures: dict[str, int], slots: list[int], lives: int, steps: int,
    ) -> None:  # fmt: skip
        self.faces = vec[i64]([e | MARKS[kind] for e, kind in zip(exits, kinds, strict=True)])  # of tiles, unturned
        self.stack: list[int] = [0, *tiles[1:]]  # the start tile lies on the table
        self.rotations = vec[i64]([mask for e in exits for mask in rotations(e)])  # four by tile, padded with 0
        self.most_tiles = sum(tiles)
        same = [first_alike(e | MARKS[kind], exits, kinds) for e, kind in zip(exits, kinds, strict=True)]
        self.same_tile = vec[i64](same)  # by kind: the first kind that looks the same when laid
        self.kind_of_tile = vec[i64]([first_alike(tile, exits, kinds) for tile in range(128)])
        self.tile_counts = vec[i64](
            [sum(n for n, k in zip(tiles, same, strict=True) if k == i) for i in range(len(tiles))]
        )

        self.bag: list[int] = tokens  # by token
        self.token_counts = vec[i64](tokens)
        self.strength = vec[i64](strength)
        self.curses = vec[i64]([int(c) for c in curses])
        self.last: i64 = last  # the token that ends the game
        self.chest: i64 = len(tokens) - 1
        self.first_item: i64 = len(tokens)
        self.reward_names: list[str] = rewards  # by token
        self.reward = vec[i64]([len(tokens) + items.index(r) if r in items else 0 for r in rewards])
        self.points = vec[i64]([treasures.get(r, 0) for r in rewards])  # half points, for a treasure

        self.items: i64 = len(items)
        self.item_names: list[str] = items
        self.slot = vec[i64](item_slots)  # by item: the kind of its slot
        self.attack = vec[i64](attacks)
        self.slots = vec[i64](slots)  # by kind of slot
        self.bolt: i64 = len(tokens) + items.index("magic-bolt")
        self.healing: i64 = len(tokens) + items.index("healing-portal")
        self.key: i64 = len(tokens) + items.index("key")

        self.lives: i64 = lives
        self.steps: i64 = steps
        self.rolls = vec[i64](rolls())
        self.heroes_chosen = False
        self.late_rooms: i64 = 0
        self.tile_names: list[str] = []
        self.token_names: list[str] = []
        self.hero_names: list[str] = []

    def lift_curses(self) -> None:
        """K1:11.2."""
        for token in range(len(self.curses)):
            self.curses[token] = 0

    def is_monster(self, token: i64) -> bool:
        return token > NOTHING and token < self.chest

    def is_item(self, token: i64) -> bool:
        return token >= self.first_item

    def slot_of(self, item: i64) -> i64:
        return self.slot[item - self.first_item]

    def name_of(self, token: i64) -> str:
        """Returns the name of anything that can lie on a tile."""
        return self.item_names[token - self.first_item] if token >= self.first_item else self.token_names[token]


def opposite(side: i64) -> i64:
    return side + 2 & 3


def is_open(tile: i64, side: i64) -> bool:
    return tile >> side & 1 != 0


def turned(exits: int, quarters: int) -> int:
    return (exits << quarters | exits >> 4 - quarters) & 15


def rotations(exits: int) -> list[int]:
    """Returns the different ways to lay a tile, as its open sides, ascending and padded to four."""
    masks = sorted({turned(exits, quarters) for quarters in range(4)})
    return masks + [0] * (4 - len(masks))


def first_alike(tile: int, exits: list[int], kinds: list[str]) -> int:
    """Returns the first kind of tile that can lie like this; -1 if none can."""
    for i, mask in enumerate(exits):
        if MARKS[kinds[i]] == tile & ~15 and tile & 15 in rotations(mask) and tile & 15:
            return i
    return -1


def mask_of(exits: str) -> int:
    return sum(1 << "nesw".index(letter) for letter in exits)


def letters_of(exits: int) -> str:
    return "".join(letter for side, letter in enumerate("nesw") if exits >> side & 1)


def rolls() -> list[int]:
    """Returns, for each lowest face of a die, 36 rolls of two dice, each as often as it is likely (K1:4.1)."""
    table: list[int] = []
    for lowest in range(1, 7):
        pairs = [(low, high) for low in range(lowest, 7) for high in range(low, 7)]
        row = [pack(moves.ROLL, low, high) for low, high in pairs for _ in range(1 if low == high else 2)]
        table += row + [0] * (36 - len(row))
    return table
