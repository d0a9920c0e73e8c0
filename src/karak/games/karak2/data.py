"""The pieces as records, and a census of whether they add up to the box (K2:1.3 to K2:1.9)."""

from pathlib import Path
from typing import Literal

import msgspec

from karak.core.ruleset import Setting
from karak.games.karak2.abilities import ABILITY_NAMES
from karak.games.karak2.box import (
    BANNERS,
    PORTAL,
    SLOT_NAMES,
    STABLE,
    Box,
    Die,
    Item,
    Land,
    Monster,
    Structure,
    Tile,
    faces_of,
)
from karak.kit.catalogue import CONFIDENCE, Folder, Sourced
from karak.kit.changes import Changes

REWARDS = ("resource-cart", "amulet")
NEEDED_ITEMS = [
    "fireball",
    "pickpocket",
    *(f"amulet-of-{name}" for name in ("resources", "glory", "action", "protection", "titan")),
]
NEEDED_DICE = ["knight", "archer", "mage", "skeleton", "bear", "titan", "hero"]
NEEDED_BUILDINGS = [STABLE, PORTAL, BANNERS]


class Named(Sourced):
    id: str


class Contents(Sourced):
    tiles: int
    tokens: int
    heroes: int


class HeroBoard(Sourced):
    lives: int
    actions: int
    most_glory: int
    weapon: int
    spell: int
    amulet: int


class General(Sourced):
    strength: int
    praetorians: list[int]
    points: float


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    box: Contents
    hero_board: HeroBoard
    general: General


class HeroCard(Named):
    abilities: list[str]


class HeroFile(msgspec.Struct, forbid_unknown_fields=True):
    hero: list[HeroCard]


class LandRecord(Named, omit_defaults=True):
    food: int
    wood: int
    stone: int
    tokens: bool = True  # drawn when the tile is revealed
    city: bool = True  # may stand there


class LandFile(msgspec.Struct, forbid_unknown_fields=True):
    land: list[LandRecord]


class StartPiece(Sourced):
    west: str
    east: str


class TileRecord(Named):
    land: str
    tier: Literal[1, 2]
    chasms: list[Literal[0, 1, 2, 3, 4, 5]]
    count: int


class TileFile(msgspec.Struct, forbid_unknown_fields=True):
    start: StartPiece
    tile: list[TileRecord]


class MonsterRecord(Named):
    count: int
    strength: int
    reward: str


class TokenFile(msgspec.Struct, forbid_unknown_fields=True):
    monster: list[MonsterRecord]


class ItemRecord(Named):
    slot: Literal["weapon", "spell", "amulet"]
    attack: int


class Stone(Named):
    points: float


class ItemFile(msgspec.Struct, forbid_unknown_fields=True):
    item: list[ItemRecord]
    stone: list[Stone]


class DieRecord(Named):
    count: int
    unit: bool
    faces: str


class DiceFile(msgspec.Struct, forbid_unknown_fields=True):
    die: list[DieRecord]


class City(Sourced):
    food: int
    wood: int
    stone: int


class UnitRecord(Named):
    food: int
    wood: int
    stone: int


class BuildingRecord(UnitRecord):
    recruits: str = ""


class PriceFile(msgspec.Struct, forbid_unknown_fields=True):
    city: City
    building: list[BuildingRecord]
    unit: list[UnitRecord]


class Pieces:
    """All files of the game, read and counted."""

    def __init__(self, own: str = "", changes: Changes | None = None, more: Path | None = None) -> None:
        self.folder = Folder(Path(__file__).parent / "data", own, more, changes)
        self.ability_names = ABILITY_NAMES
        self.marks = [""]
        self.box = self.folder.read("box.toml", BoxFile)
        self.heroes = self.folder.read("heroes.toml", HeroFile).hero
        self.lands = self.folder.read("lands.toml", LandFile).land
        tiles = self.folder.read("tiles.toml", TileFile)
        self.start, self.tiles = tiles.start, tiles.tile
        self.monsters = self.folder.read("tokens.toml", TokenFile).monster
        items = self.folder.read("items.toml", ItemFile)
        self.items, self.stones = items.item, items.stone
        self.dice = self.folder.read("dice.toml", DiceFile).die
        self.prices = self.folder.read("prices.toml", PriceFile)

    def hero_names(self) -> list[str]:
        return [card.id for card in self.heroes]

    def check(self) -> None:
        """Takes the census of the box (K2:1.3 to K2:1.9) and refuses a fault by file, record and field."""
        self.check_records()
        self.check_heroes()
        self.check_tiles()
        self.check_tokens()
        self.check_dice()
        self.check_prices()

    def check_records(self) -> None:
        files: list[tuple[str, list[Named]]] = [
            ("heroes.toml", [*self.heroes]),
            ("lands.toml", [*self.lands]),
            ("tiles.toml", [*self.tiles]),
            ("tokens.toml", [*self.monsters]),
            ("items.toml", [*self.items, *self.stones]),
            ("dice.toml", [*self.dice]),
            ("prices.toml", [*self.prices.building]),
        ]
        for file, records in files:
            ids = [record.id for record in records]
            for record in records:
                if ids.count(record.id) > 1:
                    raise self.folder.fault(file, record.id, "id", "stands twice")
                if record.confidence not in CONFIDENCE:
                    raise self.folder.fault(file, record.id, "confidence", f"is none of {', '.join(CONFIDENCE)}")
                for field in ("food", "wood", "stone", "count", "attack"):
                    if not 0 <= getattr(record, field, 0) <= 20:
                        raise self.folder.fault(file, record.id, field, "is not from 0 to 20")

    def check_heroes(self) -> None:
        """K2:1.1, K2:1.8."""
        self.add_up("heroes.toml", "heroes", len(self.heroes), self.box.box.heroes)
        if not 5 <= len(self.heroes) <= 40:
            raise self.folder.fault("heroes.toml", "all records", "count", "is not from 5 to 40")
        for card in self.heroes:
            for ability in card.abilities:
                if ability not in self.ability_names or card.abilities.count(ability) > 1:
                    raise self.folder.fault("heroes.toml", card.id, "abilities", f'"{ability}" is unknown, or twice')
        for field in ("lives", "actions", "weapon", "spell", "amulet"):
            if not 1 <= getattr(self.box.hero_board, field) <= 9:
                raise self.folder.fault("box.toml", "hero_board", field, "is not from 1 to 9")
        if not 1 <= self.box.hero_board.most_glory <= 10:
            raise self.folder.fault("box.toml", "hero_board", "most_glory", "is not from 1 to 10")
        general = self.box.general
        if len(general.praetorians) != 4 or not all(0 <= n <= 20 for n in general.praetorians):
            raise self.folder.fault("box.toml", "general", "praetorians", "is not four numbers from 0 to 20")
        if not 1 <= general.strength <= 60 or not is_half(general.points):
            raise self.folder.fault("box.toml", "general", "strength", "strength or points are out of range")

    def check_tiles(self) -> None:
        """Checks for tokens for every tile but the abyss, and that the map cannot be sealed (K2:1.3 to K2:1.5)."""
        lands = [land.id for land in self.lands]
        for needed in ("castle", "abyss", self.start.west, self.start.east):
            if needed not in lands:
                raise self.folder.fault("lands.toml", needed, "id", "is missing")
        for tile in self.tiles:
            if tile.land not in lands or tile.land == "castle":
                raise self.folder.fault("tiles.toml", tile.id, "land", f'"{tile.land}" is no land of a tile')
            if any({i, (i + 1) % 6, (i + 2) % 6} <= set(tile.chasms) for i in range(6)):
                raise self.folder.fault("tiles.toml", tile.id, "chasms", "three in a row could seal the map")
        self.add_up("tiles.toml", "tiles", sum(tile.count for tile in self.tiles), self.box.box.tiles)
        if sum(tile.count for tile in self.tiles if tile.land == "abyss") != 1:
            raise self.folder.fault("tiles.toml", "abyss", "count", "there must be exactly one")
        if self.box.box.tiles > 58:
            raise self.folder.fault("box.toml", "box", "tiles", "is over 58")
        without = ["abyss", *(land.id for land in self.lands if not land.tokens)]
        tokens = sum(tile.count * tile.tier for tile in self.tiles if tile.land not in without)
        self.add_up("tiles.toml", "tokens on the tiles", tokens, self.box.box.tokens)

    def check_tokens(self) -> None:
        """K2:1.6."""
        self.add_up("tokens.toml", "tokens", sum(m.count for m in self.monsters), self.box.box.tokens)
        items = [item.id for item in self.items]
        stones = [stone.id for stone in self.stones]
        for monster in self.monsters:
            if not 1 <= monster.strength <= 20:
                raise self.folder.fault("tokens.toml", monster.id, "strength", "is not from 1 to 20")
            if monster.reward not in [*items, *stones, *self.rewards()]:
                raise self.folder.fault("tokens.toml", monster.id, "reward", f'"{monster.reward}" is not in items.toml')
        for needed in NEEDED_ITEMS:
            if needed not in items:
                raise self.folder.fault("items.toml", needed, "id", "is missing")
        for stone in self.stones:
            if not is_half(stone.points):
                raise self.folder.fault("items.toml", stone.id, "points", "is not a number of half points up to 20")
        amulets = sum(item.slot == "amulet" for item in self.items)
        self.add_up("tokens.toml", "amulets", sum(m.count for m in self.monsters if m.reward == "amulet"), amulets)
        if len(self.monsters) > 15 or len(items) > 14 or not stones:
            raise self.folder.fault("items.toml", "all records", "count", "too many kinds, or no stone")

    def rewards(self) -> list[str]:
        """Lists what a token gives that is neither an item nor a stone."""
        return [*REWARDS]

    def check_dice(self) -> None:
        """Checks for six sides, and few different faces where there are many dice, to keep rolls countable (K2:1.7)."""
        names = [die.id for die in self.dice]
        if names[: len(NEEDED_DICE)] != NEEDED_DICE:
            raise self.folder.fault("dice.toml", "die", "id", f"the first must be {', '.join(NEEDED_DICE)}")
        for die in self.dice:
            sides = die.faces.split()
            known = ["0", "1", "2", "3", "s", "ss", *self.marks[1:]]
            if len(sides) != 6 or not all(side in known for side in sides):
                raise self.folder.fault("dice.toml", die.id, "faces", f"is not six of {', '.join(known)}")
            if die.count > 10 or (die.count > 5 and len(set(sides)) > 4):
                raise self.folder.fault("dice.toml", die.id, "count", "too many dice, or too many different faces")
            if die.id != "hero" and "ss" in sides:
                raise self.folder.fault("dice.toml", die.id, "faces", "only the hero die has two skulls on a side")

    def check_prices(self) -> None:
        """K2:1.9."""
        names = [building.id for building in self.prices.building]
        for needed in NEEDED_BUILDINGS:
            if needed not in names:
                raise self.folder.fault("prices.toml", needed, "id", "is missing")
        units = [die.id for die in self.dice if die.unit]
        if sorted(unit.id for unit in self.prices.unit) != sorted(units):
            raise self.folder.fault("prices.toml", "unit", "id", f"there must be a price for {', '.join(units)}")
        for building in self.prices.building:
            if building.recruits and building.recruits not in units:
                raise self.folder.fault("prices.toml", building.id, "recruits", f'"{building.recruits}" is no unit')

    def add_up(self, file: str, what: str, found: int, promised: int) -> None:
        if found != promised:
            raise self.folder.fault(file, "all records", "count", f"{what}: {found} add up, the box holds {promised}")

    def open(self, setting: Setting) -> Box:
        """Makes the tables that the rules read, with the options of the table (K2:11.1, K2:11.2)."""
        lands = [land.id for land in self.lands]
        box = Box(
            self.hero_names(),
            [Land(land.id, [land.food, land.wood, land.stone], land.tokens, land.city) for land in self.lands],
            [lands.index(self.start.west), lands.index("castle"), lands.index(self.start.east)],
            [
                Tile(t.id, lands.index(t.land), t.tier, sum(1 << side for side in set(t.chasms)), t.count)
                for t in self.tiles
            ],
            [Monster(m.id, m.count, m.strength, m.reward) for m in self.monsters],
            [Item(item.id, SLOT_NAMES.index(item.slot), item.attack) for item in self.items],
            {stone.id: int(stone.points * 2) for stone in self.stones},
            [Die(die.id, die.count, die.unit, faces_of(die.faces, self.marks)) for die in self.dice],
            [Structure(b.id, [b.food, b.wood, b.stone], b.recruits) for b in self.prices.building],
            [self.prices.city.food, self.prices.city.wood, self.prices.city.stone],
            {unit.id: [unit.food, unit.wood, unit.stone] for unit in self.prices.unit},
        )
        box.mark_names = self.marks
        board = self.box.hero_board
        box.lives, box.actions, box.most_glory = board.lives, board.actions, board.most_glory
        box.set_slots([board.weapon, board.spell, board.amulet])
        box.general = self.box.general.strength
        box.praetorians = self.box.general.praetorians
        box.archstone = int(self.box.general.points * 2)
        box.heroes_chosen = "choose-heroes" in setting.options
        box.plague_on = "no-plague" not in setting.options
        return box


def is_half(points: float) -> bool:
    return 0 < points <= 20 and points * 2 == int(points * 2)
