"""The pieces of Karak II and of the expansion as one box (IM:1.1 to IM:1.3)."""

from pathlib import Path

import msgspec

from karak.core.refusal import Refusal
from karak.core.ruleset import Setting
from karak.games.imperium.abilities import ABILITY_NAMES
from karak.games.imperium.realm import MARKS, Lair, Realm
from karak.games.karak2 import data as karak2
from karak.games.karak2.box import Box
from karak.kit.catalogue import Sourced
from karak.kit.changes import Changes

FILE = "imperium.toml"
NEEDED_DICE = ["guard", "lord-of-time"]
NEEDED_LANDS = ["rift"]


class CrownRecord(Sourced):
    points: float


class LairRecord(karak2.Named):
    land: str
    strength: int
    food: int
    wood: int
    stone: int


class ImperiumFile(msgspec.Struct, forbid_unknown_fields=True):
    box: karak2.Contents
    crown: CrownRecord
    hero: list[karak2.HeroCard]
    land: list[karak2.LandRecord]
    lair: list[LairRecord]
    tile: list[karak2.TileRecord]
    monster: list[karak2.MonsterRecord]
    item: list[karak2.ItemRecord]
    die: list[karak2.DieRecord]


class Pieces(karak2.Pieces):
    """The base box with the expansion's records after its own."""

    def __init__(self, own: str = "", changes: Changes | None = None) -> None:
        super().__init__(own, changes, Path(__file__).parent / "data")
        self.imperium = self.folder.read(FILE, ImperiumFile)
        self.ability_names = ABILITY_NAMES
        self.marks = MARKS
        self.add(self.imperium)

    def add(self, more: ImperiumFile) -> None:
        self.box.box.tiles += more.box.tiles
        self.box.box.tokens += more.box.tokens
        self.box.box.heroes += more.box.heroes
        self.heroes += more.hero
        self.lands += more.land
        self.tiles += more.tile
        self.monsters += more.monster
        self.monsters += [self.dweller(lair) for lair in more.lair]
        self.items += more.item
        self.dice += more.die

    def dweller(self, lair: LairRecord) -> karak2.MonsterRecord:
        """Makes a token for each lair's inhabitants, of which the box holds none."""
        return karak2.MonsterRecord(
            id=lair.id, count=0, strength=lair.strength, reward=lair.id, source=lair.source, confidence=lair.confidence
        )

    def check(self) -> None:
        """Takes the census of both boxes together; a fault in a record of the expansion names its file."""
        self.check_own()
        try:
            super().check()
        except Refusal as fault:
            more = self.imperium
            ids = [r.id for r in (*more.hero, *more.land, *more.lair, *more.tile, *more.monster, *more.item, *more.die)]
            if fault.named["record"] in ids:
                fault.named["file"] = str(self.folder.path(FILE))
            raise

    def check_own(self) -> None:
        more = self.imperium
        self.add_up(FILE, "heroes", len(more.hero), more.box.heroes)
        self.add_up(FILE, "tiles", sum(tile.count for tile in more.tile), more.box.tiles)
        self.add_up(FILE, "tokens", sum(monster.count for monster in more.monster), more.box.tokens)
        self.check_lands()
        self.check_lone_pieces()

    def check_lands(self) -> None:
        """IM:2.1, IM:2.2."""
        lands = {land.id: land for land in self.imperium.land}
        for needed in NEEDED_LANDS:
            if needed not in lands:
                raise self.folder.fault(FILE, needed, "id", "is missing")
        for lair in self.imperium.lair:
            if lair.land not in lands or lands[lair.land].tokens:
                raise self.folder.fault(FILE, lair.id, "land", f'"{lair.land}" is no land without tokens')

    def check_lone_pieces(self) -> None:
        """Checks crown, guard, lord of time, his token, and the spell that saves (IM:1.2, IM:1.3)."""
        dice = [die.id for die in self.imperium.die]
        if dice[: len(NEEDED_DICE)] != NEEDED_DICE:
            raise self.folder.fault(FILE, "die", "id", f"the first must be {', '.join(NEEDED_DICE)}")
        lords = [monster for monster in self.imperium.monster if monster.id == "lord-of-time"]
        lone = [(die.id, die.count) for die in self.imperium.die if die.id in NEEDED_DICE]
        for name, count in [*lone, *((lord.id, lord.count) for lord in lords)]:
            if count != 1:
                raise self.folder.fault(FILE, name, "count", "there must be exactly one")
        if not lords or lords[0].reward != "lord-of-time":
            raise self.folder.fault(FILE, "lord-of-time", "reward", "his token is missing, or gives something else")
        if "blessing" not in [item.id for item in self.imperium.item]:
            raise self.folder.fault(FILE, "blessing", "id", "is missing")
        if not karak2.is_half(self.imperium.crown.points):
            raise self.folder.fault(FILE, "crown", "points", "is not a number of half points up to 20")

    def rewards(self) -> list[str]:
        return [*super().rewards(), "lord-of-time", *(lair.id for lair in self.imperium.lair)]

    def realm(self, box: Box, setting: Setting) -> Realm:
        """Makes the expansion's tables, with the option of the table (IM:7.1)."""
        lairs = [Lair(lair.id, lair.land, [lair.food, lair.wood, lair.stone]) for lair in self.imperium.lair]
        realm = Realm(box, lairs, int(self.imperium.crown.points * 2))
        realm.is_crown_bare = "bare-crown" in setting.options
        return realm
