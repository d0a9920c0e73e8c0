"""The pieces of the box as records, and a census of whether they add up (K1:1.1 to K1:1.5)."""

import re
from pathlib import Path
from typing import Literal

import msgspec

from karak.core.ruleset import Setting
from karak.games.karak.box import Box, mask_of
from karak.games.karak.state import MOST_OPTIONS, MOST_SIGHTS, NO_HERO
from karak.kit.catalogue import CONFIDENCE, Folder, Sourced
from karak.kit.changes import Changes

LATE_DRAGON = 27  # rooms with a token before the dragon joins the bag (K1:11.3)
MOST_OF_A_KIND = 250
MOST_POINTS = 100
SLOTS = ("weapon", "spell", "key")
NEEDED = {"magic-bolt": "spell", "healing-portal": "spell", "key": "key"}  # items that code names
WITH_AN_OPTION = "strict-stealth"  # the one ability that no card may have (K1:11.4)


class Contents(Sourced):
    tiles: int
    rooms: int
    tokens: int
    heroes: int


class Board(Sourced):
    lives: int
    steps: int
    weapon: int
    spell: int
    key: int


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    box: Contents
    hero_board: Board


class Named(Sourced):
    """A piece, or a card."""

    id: str


class Token(Named):
    """Something in the bag, and what it turns into."""

    count: int
    reward: str


class HeroCard(Named):
    abilities: list[str]


class HeroFile(msgspec.Struct, forbid_unknown_fields=True):
    hero: list[HeroCard]


class Tile(Named):
    exits: str
    kind: Literal["corridor", "fountain", "portal", "room"]
    count: int


class TileFile(msgspec.Struct, forbid_unknown_fields=True):
    tile: list[Tile]


class Monster(Token):
    strength: int
    curse: bool = False
    last: bool = False


class TokenFile(msgspec.Struct, forbid_unknown_fields=True):
    monster: list[Monster]
    chest: list[Token]


class Item(Named):
    slot: Literal["weapon", "spell", "key"]
    attack: int


class Treasure(Named):
    points: float


class ItemFile(msgspec.Struct, forbid_unknown_fields=True):
    item: list[Item]
    treasure: list[Treasure]


class Pieces:
    """All files of the game, read and counted."""

    def __init__(self, own: str = "", changes: Changes | None = None) -> None:
        self.folder = Folder(Path(__file__).parent / "data", own, changes=changes)
        self.box = self.folder.read("box.toml", BoxFile)
        self.heroes = self.folder.read("heroes.toml", HeroFile).hero
        self.tiles = self.folder.read("tiles.toml", TileFile).tile
        tokens = self.folder.read("tokens.toml", TokenFile)
        self.monsters, self.chests = tokens.monster, tokens.chest
        items = self.folder.read("items.toml", ItemFile)
        self.items, self.treasures = items.item, items.treasure

    def tokens(self) -> list[Token]:
        return [*self.monsters, *self.chests]

    def hero_names(self) -> list[str]:
        return [card.id for card in self.heroes]

    def check(self, abilities: list[str]) -> None:
        """Takes the census of the box (K1:1.1 to K1:1.5) and refuses a fault by file, record and field."""
        self.check_records()
        self.check_board()
        self.check_heroes(abilities)
        self.check_tiles()
        self.check_tokens()
        self.check_items()

    def check_records(self) -> None:
        files: list[tuple[str, list[Named], int]] = [
            ("heroes.toml", [*self.heroes], int(NO_HERO) - 1),
            ("tiles.toml", [*self.tiles], MOST_OPTIONS),
            ("tokens.toml", [*self.tokens()], MOST_OPTIONS),
            ("items.toml", [*self.items, *self.treasures], MOST_OPTIONS),
        ]
        for file, records, most in files:
            if len(records) > most:
                raise self.folder.fault(file, "all records", "id", f"{len(records)} are more than {most}")
            ids = [record.id for record in records]
            for record in records:
                self.check_record(file, record, ids)

    def check_record(self, file: str, record: Named, ids: list[str]) -> None:
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", record.id):
            raise self.folder.fault(file, record.id, "id", "is not made of small letters, digits and single hyphens")
        if ids.count(record.id) > 1:
            raise self.folder.fault(file, record.id, "id", "stands twice")
        self.check_confidence(file, record.id, record)
        self.check_range(file, record.id, "count", getattr(record, "count", 0), 0, MOST_OF_A_KIND)

    def check_confidence(self, file: str, name: str, record: Sourced) -> None:
        if record.confidence not in CONFIDENCE:
            raise self.folder.fault(file, name, "confidence", f"is none of {', '.join(CONFIDENCE)}")

    def check_range(self, file: str, record: str, field: str, value: float, least: int, most: int) -> None:
        if not least <= value <= most:
            raise self.folder.fault(file, record, field, f"{value} is not from {least} to {most}")

    def check_board(self) -> None:
        """K1:1.5."""
        self.check_confidence("box.toml", "box", self.box.box)
        self.check_confidence("box.toml", "hero_board", self.box.hero_board)
        for field in ("lives", "steps", *SLOTS):
            self.check_range("box.toml", "hero_board", field, getattr(self.box.hero_board, field), 1, 9)

    def check_heroes(self, abilities: list[str]) -> None:
        """K1:1.1."""
        self.add_up("heroes.toml", "heroes", len(self.heroes), self.box.box.heroes)
        for card in self.heroes:
            for ability in card.abilities:
                if ability not in abilities or ability == WITH_AN_OPTION:
                    raise self.folder.fault("heroes.toml", card.id, "abilities", f'"{ability}" is unknown')
                if card.abilities.count(ability) > 1:
                    raise self.folder.fault("heroes.toml", card.id, "abilities", f'"{ability}" stands twice')

    def check_tiles(self) -> None:
        """K1:1.2, K1:1.3."""
        for tile in self.tiles:
            if len(set(tile.exits)) != len(tile.exits) or not tile.exits or set(tile.exits) - set("nesw"):
                raise self.folder.fault("tiles.toml", tile.id, "exits", f'"{tile.exits}" is not made of n, e, s, w')
        start = self.tiles[0] if self.tiles else None
        if start is None or start.id != "start" or start.count != 1 or start.kind != "fountain":
            raise self.folder.fault("tiles.toml", "tile 1", "id", "the first record must be one start, a fountain")
        self.add_up("tiles.toml", "tiles", sum(t.count for t in self.tiles), self.box.box.tiles)
        self.add_up("tiles.toml", "rooms", sum(t.count for t in self.tiles if t.kind == "room"), self.box.box.rooms)
        self.check_range("box.toml", "box", "tiles", self.box.box.tiles, 10, MOST_OF_A_KIND)
        for kind in ("fountain", "portal"):
            if sum(t.count for t in self.tiles if t.kind == kind) > MOST_SIGHTS:
                raise self.folder.fault("tiles.toml", kind, "count", f"more than {MOST_SIGHTS} in all")

    def check_tokens(self) -> None:
        """Checks that every room gets a token, and that one monster ends the game (K1:1.4)."""
        if len(self.chests) != 1:
            raise self.folder.fault("tokens.toml", "chest", "id", "there must be one kind of chest")
        self.add_up("tokens.toml", "tokens", sum(t.count for t in self.tokens()), self.box.box.tokens)
        if self.box.box.tokens != self.box.box.rooms:
            raise self.folder.fault("box.toml", "box", "tokens", "must equal rooms")
        for monster in self.monsters:
            self.check_range("tokens.toml", monster.id, "strength", monster.strength, 1, 30)
        if [m.count for m in self.monsters if m.last] != [1]:
            raise self.folder.fault("tokens.toml", "monster", "last", "exactly one token must end the game")
        items, treasures = [item.id for item in self.items], [treasure.id for treasure in self.treasures]
        for token in self.tokens():
            if token.id in items or token.id == "nothing":
                raise self.folder.fault("tokens.toml", token.id, "id", "is the name of something else")
            if token.reward not in items + treasures:
                raise self.folder.fault("tokens.toml", token.id, "reward", f'"{token.reward}" is not in items.toml')
            if token.reward not in treasures and (token in self.chests or getattr(token, "last", False)):
                raise self.folder.fault("tokens.toml", token.id, "reward", "must be a treasure")

    def check_items(self) -> None:
        """Checks that the items named in code exist, and that treasures are in half points (K1:1.4, K1:5.1)."""
        for needed, slot in NEEDED.items():
            if slot not in [item.slot for item in self.items if item.id == needed]:
                raise self.folder.fault("items.toml", needed, "slot", f"there must be such an item, for a {slot} slot")
        slots = [SLOTS.index(item.slot) for item in self.items]
        if slots != sorted(slots):
            raise self.folder.fault("items.toml", "item", "slot", "weapons come first, then spells, then the key")
        for item in self.items:
            self.check_range("items.toml", item.id, "attack", item.attack, 0, 30 if item.slot == "weapon" else 0)
        for treasure in self.treasures:
            self.check_range("items.toml", treasure.id, "points", treasure.points, 0, MOST_POINTS)
            if treasure.points * 2 % 1 or not treasure.points:
                raise self.folder.fault("items.toml", treasure.id, "points", "is not a number of half points")

    def add_up(self, file: str, what: str, found: int, promised: int) -> None:
        if found != promised:
            raise self.folder.fault(file, "all records", "count", f"{what}: {found} add up, the box holds {promised}")

    def open(self, setting: Setting) -> Box:
        """Makes the tables that the rules read, with the options of the table (K1:11.1 to K1:11.3)."""
        if len(self.heroes) < setting.seats:
            raise self.folder.fault("heroes.toml", "all records", "id", f"too few heroes for {setting.seats} seats")
        board = self.box.hero_board
        box = Box(
            exits=[mask_of(tile.exits) for tile in self.tiles],
            kinds=[tile.kind for tile in self.tiles],
            tiles=[tile.count for tile in self.tiles],
            tokens=[0, *(m.count for m in self.monsters), self.chests[0].count],
            strength=[0, *(m.strength for m in self.monsters), 0],
            rewards=["", *(m.reward for m in self.monsters), self.chests[0].reward],
            curses=[False, *(m.curse for m in self.monsters), False],
            last=1 + [m.last for m in self.monsters].index(True),
            items=[item.id for item in self.items],
            item_slots=[SLOTS.index(item.slot) for item in self.items],
            attacks=[item.attack for item in self.items],
            treasures={treasure.id: int(treasure.points * 2) for treasure in self.treasures},
            slots=[board.weapon, board.spell, board.key],
            lives=board.lives,
            steps=board.steps,
        )
        box.tile_names = [tile.id for tile in self.tiles]
        box.token_names = ["nothing", *(m.id for m in self.monsters), self.chests[0].id]
        box.hero_names = self.hero_names()
        box.heroes_chosen = "choose-heroes" in setting.options
        box.late_rooms = min(LATE_DRAGON, self.box.box.rooms - 1) if "late-dragon" in setting.options else 0
        if "no-curse" in setting.options:
            box.lift_curses()
        return box
