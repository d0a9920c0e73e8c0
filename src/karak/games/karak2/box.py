"""What is printed on the cardboard and on the dice, as tables the rules can read."""

from math import factorial
from typing import Final

from mypy_extensions import i64

from karak.core.vecs import vec

SIDES: Final[i64] = 6
SIDE_NAMES: Final = ["northeast", "east", "southeast", "southwest", "west", "northwest"]
RESOURCE_NAMES: Final = ["food", "wood", "stone"]
CHASMS: Final[i64] = 63

NOTHING: Final[i64] = 0  # no monster; they are numbered from 1
NO_TILE: Final[i64] = 255
UNKNOWN_TILE: Final[i64] = 254  # on top of the stack, known to another seat

WEAPON: Final[i64] = 0  # kinds of slot
SPELL: Final[i64] = 1
AMULET: Final[i64] = 2
SLOT_NAMES: Final = ["weapon", "spell", "amulet"]

# What a beaten token gives.
AN_ITEM: Final[i64] = 0
A_CART: Final[i64] = 1
AN_AMULET: Final[i64] = 2
A_STONE: Final[i64] = 3
CART_LOAD: Final[i64] = 3

# Buildings that the rules name; each of the others allows recruiting a unit.
STABLE: Final = "stable"
PORTAL: Final = "portal"
BANNERS: Final = "glory-banners"

MOST_FACES: Final[i64] = 6  # different ones on a die


class Die:
    """Each different face has swords, skulls, a mark and the number of the six sides that show it."""

    def __init__(self, name: str, count: int, unit: bool, faces: list[tuple[int, int, int, int]]) -> None:
        self.name = name
        self.count = count
        self.unit = unit
        self.faces = faces


class Land:
    """What a land gives, whether tokens are drawn for it, and whether a city may stand there."""

    def __init__(self, name: str, gives: list[int], tokens: bool, city: bool) -> None:
        self.name = name
        self.gives = gives
        self.tokens = tokens
        self.city = city


class Tile:
    def __init__(self, name: str, land: int, tier: int, chasms: int, count: int) -> None:
        self.name = name
        self.land = land
        self.tier = tier
        self.chasms = chasms
        self.count = count


class Monster:
    def __init__(self, name: str, count: int, strength: int, reward: str) -> None:
        self.name = name
        self.count = count
        self.strength = strength
        self.reward = reward


class Item:
    def __init__(self, name: str, slot: int, attack: int) -> None:
        self.name = name
        self.slot = slot
        self.attack = attack


class Structure:
    """What stands in a city: its price and the unit it lets one recruit (K2:1.9)."""

    def __init__(self, name: str, price: list[int], recruits: str) -> None:
        self.name = name
        self.price = price
        self.recruits = recruits


class Box:
    """The pieces (K2:1.3 to K2:1.9) and the options of this table; points are stored in halves."""

    def __init__(
        self, heroes: list[str], lands: list[Land], start: list[int], tiles: list[Tile], monsters: list[Monster],
        items: list[Item], stones: dict[str, int], dice: list[Die], buildings: list[Structure], city: list[int],
        units: dict[str, list[int]],
    ) -> None:  # fmt: skip
        self.hero_names = heroes
        self.land_names: list[str] = [land.name for land in lands]
        self.gives = vec[i64]([n for land in lands for n in land.gives])  # by land and resource
        self.castle: i64 = self.land_names.index("castle")
        self.abyss: i64 = self.land_names.index("abyss")
        self.has_tokens = vec[i64]([int(land.tokens and land.name != "abyss") for land in lands])
        self.is_site = vec[i64]([int(land.city and land.name not in ("castle", "abyss")) for land in lands])
        self.start: list[int] = start  # lands of the start piece, west to east

        self.tile_names: list[str] = [tile.name for tile in tiles]
        self.land = vec[i64]([tile.land for tile in tiles])
        self.tier = vec[i64]([tile.tier for tile in tiles])
        self.rotations = vec[i64]([mask for tile in tiles for mask in rotations(tile.chasms)])  # six by tile
        self.tiles: list[int] = [tile.count for tile in tiles]
        self.most_places = len(start) + sum(self.tiles)

        self.token_names: list[str] = ["nothing", *(monster.name for monster in monsters)]
        self.bag: list[int] = [0, *(monster.count for monster in monsters)]
        self.strength = vec[i64]([0] + [monster.strength for monster in monsters])
        self.item_names: list[str] = [item.name for item in items]
        self.items: i64 = len(items)
        self.slot = vec[i64]([item.slot for item in items])
        self.attack = vec[i64]([item.attack for item in items])
        self.amulets: list[int] = [1 if item.slot == AMULET else 0 for item in items]
        self.reward_kind = vec[i64]([0] + [kind_of_reward(m.reward, stones) for m in monsters])
        self.reward = vec[i64](
            [0] + [self.item_names.index(m.reward) if m.reward in self.item_names else 0 for m in monsters]
        )
        self.points = vec[i64]([0] + [stones.get(m.reward, 0) for m in monsters])
        self.large_stone = max(stones.values())
        self.fireball: i64 = self.item_names.index("fireball")
        self.pickpocket: i64 = self.item_names.index("pickpocket")
        self.of_resources: i64 = self.item_names.index("amulet-of-resources")
        self.of_glory: i64 = self.item_names.index("amulet-of-glory")
        self.of_action: i64 = self.item_names.index("amulet-of-action")
        self.of_protection: i64 = self.item_names.index("amulet-of-protection")
        self.of_titan: i64 = self.item_names.index("amulet-of-titan")

        self.die_names: list[str] = [die.name for die in dice]
        self.dice: i64 = len(dice)
        self.supply: list[int] = [die.count for die in dice]
        self.is_unit = vec[i64]([int(die.unit) for die in dice])
        self.hero_die: i64 = self.die_names.index("hero")
        self.titan: i64 = self.die_names.index("titan")
        self.face_count = vec[i64]([len(die.faces) for die in dice])
        self.swords = vec[i64]([face[0] for die in dice for face in padded(die.faces)])  # by die and face
        self.skulls = vec[i64]([face[1] for die in dice for face in padded(die.faces)])
        self.mark = vec[i64]([face[2] for die in dice for face in padded(die.faces)])
        self.sides = vec[i64]([face[3] for die in dice for face in padded(die.faces)])
        self.mark_names: list[str] = [""]
        self.factorial = vec[i64]([factorial(n) for n in range(16)])

        self.building_names: list[str] = [building.name for building in buildings]
        self.buildings: i64 = len(buildings)
        self.price = vec[i64]([n for building in buildings for n in building.price])  # by building and resource
        self.city_price = vec[i64](city)
        self.stable: i64 = self.building_names.index(STABLE)
        self.portal: i64 = self.building_names.index(PORTAL)
        self.banners: i64 = self.building_names.index(BANNERS)
        schools = [building.recruits for building in buildings]
        self.school = vec[i64]([schools.index(name) if name in schools else -1 for name in self.die_names])  # by die
        self.unit_price = vec[i64]([n for name in self.die_names for n in units.get(name, [0, 0, 0])])

        self.lives: i64 = 5
        self.actions: i64 = 2
        self.most_glory: i64 = 10
        self.slots = vec[i64]([2, 3, 1])  # by kind of slot
        self.general: i64 = 10  # strength
        self.praetorians: list[int] = []  # by seats, from two on
        self.archstone: i64 = 9  # half points
        self.heroes_chosen = False
        self.plague_on = True

    def set_slots(self, slots: list[int]) -> None:
        self.slots = vec[i64](slots)


def padded(faces: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int, int]]:
    return faces + [(0, 0, 0, 0)] * (int(MOST_FACES) - len(faces))


def kind_of_reward(reward: str, stones: dict[str, int]) -> int:
    if reward == "resource-cart":
        return int(A_CART)
    if reward == "amulet":
        return int(AN_AMULET)
    return int(A_STONE) if reward in stones else int(AN_ITEM)


def opposite(side: i64) -> i64:
    return (side + 3) % SIDES


def is_open(chasms: i64, side: i64) -> bool:
    return chasms >> side & 1 == 0


def turned(chasms: int, sixths: int) -> int:
    return (chasms << sixths | chasms >> 6 - sixths) & 63


def rotations(chasms: int) -> list[int]:
    """Returns the different ways to lay a tile, as its chasms, ascending and padded to six with -1."""
    masks = sorted({turned(chasms, sixths) for sixths in range(6)})
    return masks + [-1] * (6 - len(masks))


def faces_of(text: str, marks: list[str]) -> list[tuple[int, int, int, int]]:
    """Reads `1 1 2 s ss`: each different face once, with swords, skulls, mark and number of sides, ascending."""
    found: dict[tuple[int, int, int], int] = {}
    for word in text.split():
        if word in marks:
            face = (0, 0, marks.index(word))
        else:
            face = (0, len(word), 0) if word.strip("s") == "" else (int(word), 0, 0)
        found[face] = found.get(face, 0) + 1
    return [(swords, skulls, mark, found[swords, skulls, mark]) for swords, skulls, mark in sorted(found)]
