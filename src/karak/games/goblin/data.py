"""The cards as records, and a census of whether they add up to the box (GB:1.1 to GB:1.4)."""

from pathlib import Path
from typing import Literal

import msgspec

from karak.core.ruleset import Setting
from karak.games.goblin.abilities import ABILITY_NAMES
from karak.games.goblin.box import COLOURS, CURSES, NONE, STARTING_CARDS, ActionCard, Box, Colour, Equipment, Monster
from karak.kit.catalogue import CONFIDENCE, Folder, Sourced
from karak.kit.changes import Changes

POTIONS = ["strength", "healing", "countercurse"]
LORDS = 4  # the level below the three rows


class Contents(Sourced):
    heroes: int
    starting_actions: int
    hit_point_cards: int
    monsters_1: int
    monsters_2: int
    monsters_3: int
    gatekeepers_per_level: int
    lords: int
    potions_per_type: int
    setup_cards: int
    merchant_card: int
    pawnshop_card: int
    cards: int


class TableSize(Sourced):
    hit_points: int
    hand: int
    row: int


class Potion(Sourced):
    id: str
    count: int


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    box: Contents
    table: TableSize
    potion: list[Potion]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """An action card has a colour, equipment has not."""

    id: str
    attack: int
    defence: int
    heal: int
    colour: Colour | None = None
    next: list[Colour] = []
    draw: int = 0
    hand: int = 0


class HeroCard(Sourced):
    id: str
    ability: str
    cards: list[Card]


class HeroFile(msgspec.Struct, forbid_unknown_fields=True):
    hero: list[HeroCard]


class Foe(Sourced):
    id: str
    attack: int
    hit_points: int
    curses: list[str]


class Gatekeeper(Foe):
    level: int


class RowMonster(Gatekeeper):
    reward: Literal["action", "weapon", "armour"]
    card: Card


class MonsterFile(msgspec.Struct, forbid_unknown_fields=True):
    monster: list[RowMonster]


class GateFile(msgspec.Struct, forbid_unknown_fields=True):
    gatekeeper: list[Gatekeeper]
    lord: list[Foe]


class Pieces:
    """All files of the game, read and counted."""

    def __init__(self, own: str = "", changes: Changes | None = None) -> None:
        self.folder = Folder(Path(__file__).parent / "data", own, changes=changes)
        self.box = self.folder.read("box.toml", BoxFile)
        self.heroes = self.folder.read("heroes.toml", HeroFile).hero
        self.monsters = self.folder.read("monsters.toml", MonsterFile).monster
        gates = self.folder.read("gatekeepers.toml", GateFile)
        self.gatekeepers, self.lords = gates.gatekeeper, gates.lord

    def hero_names(self) -> list[str]:
        return [card.id for card in self.heroes]

    def check(self) -> None:
        """Takes the census of the box (GB:1.1 to GB:1.4) and refuses a fault by file, record and field."""
        self.check_heroes()
        self.check_foes()
        self.check_rewards()
        self.check_counts()
        self.check_names()

    def check_heroes(self) -> None:
        """GB:1.1, GB:1.4."""
        for hero in self.heroes:
            if hero.ability not in ABILITY_NAMES:
                raise self.folder.fault("heroes.toml", hero.id, "ability", f'"{hero.ability}" is unknown')
            if len(hero.cards) != STARTING_CARDS:
                raise self.folder.fault("heroes.toml", hero.id, "cards", f"there must be {int(STARTING_CARDS)}")
            for card in hero.cards:
                self.check_action("heroes.toml", hero.id, card)
        for name, least in (("hit_points", 1), ("hand", 1), ("row", 1)):
            if not least <= getattr(self.box.table, name) <= 9:
                raise self.folder.fault("box.toml", "table", name, f"is not from {least} to 9")

    def check_action(self, file: str, record: str, card: Card) -> None:
        if card.colour is None:
            raise self.folder.fault(file, record, "colour", f'"{card.id}" is an action card and needs one')
        for effect in ("attack", "defence", "heal", "draw"):
            if not 0 <= getattr(card, effect) <= 9:
                raise self.folder.fault(file, record, effect, "is not from 0 to 9")

    def check_foes(self) -> None:
        """GB:1.2, GB:4.1 to GB:4.3."""
        files: list[tuple[str, list[Foe]]] = [
            ("monsters.toml", [*self.monsters]),
            ("gatekeepers.toml", [*self.gatekeepers, *self.lords]),
        ]
        for file, foes in files:
            for foe in foes:
                if foe.confidence not in CONFIDENCE:
                    raise self.folder.fault(file, foe.id, "confidence", f"is none of {', '.join(CONFIDENCE)}")
                if not 0 <= foe.attack <= 30 or not 1 <= foe.hit_points <= 60:
                    raise self.folder.fault(file, foe.id, "attack", "attack is not from 0 to 30, or hit points over 60")
                for curse in foe.curses:
                    if curse not in CURSES:
                        raise self.folder.fault(file, foe.id, "curses", f'"{curse}" is none of {", ".join(CURSES)}')

    def check_rewards(self) -> None:
        """GB:1.3."""
        for monster in self.monsters:
            if monster.reward == "action":
                self.check_action("monsters.toml", monster.id, monster.card)
            elif monster.card.colour is not None or monster.card.draw:
                raise self.folder.fault(
                    "monsters.toml", monster.id, "card", "equipment has no colour and draws nothing"
                )

    def check_counts(self) -> None:
        """GB:1.2: 162 cards."""
        box = self.box.box
        for level, promised in enumerate((box.monsters_1, box.monsters_2, box.monsters_3), 1):
            self.add_up("monsters.toml", f"level {level}", sum(m.level == level for m in self.monsters), promised)
            found = sum(gate.level == level for gate in self.gatekeepers)
            self.add_up("gatekeepers.toml", f"level {level}", found, box.gatekeepers_per_level)
            if promised <= self.box.table.row or box.gatekeepers_per_level < 1:
                raise self.folder.fault("box.toml", "box", f"monsters_{level}", "is too few for a row and a deck")
        self.add_up(
            "monsters.toml", "levels 1 to 3", len(self.monsters), box.monsters_1 + box.monsters_2 + box.monsters_3
        )
        self.add_up("gatekeepers.toml", "levels 1 to 3", len(self.gatekeepers), 3 * box.gatekeepers_per_level)
        self.add_up("gatekeepers.toml", "lords", len(self.lords), box.lords)
        self.add_up("heroes.toml", "heroes", len(self.heroes), box.heroes)
        self.add_up("heroes.toml", "starting cards", sum(len(h.cards) for h in self.heroes), box.starting_actions)
        if [potion.id for potion in self.box.potion] != POTIONS:
            raise self.folder.fault("box.toml", "potion", "id", f"must be {', '.join(POTIONS)}, in this order")
        for potion in self.box.potion:
            self.add_up("box.toml", potion.id, potion.count, box.potions_per_type)
        printed = box.heroes + box.starting_actions + box.hit_point_cards + len(self.monsters) + len(self.gatekeepers)
        printed += box.lords + len(POTIONS) * box.potions_per_type + box.setup_cards + box.merchant_card
        self.add_up("box.toml", "cards", printed + box.pawnshop_card, box.cards)

    def check_names(self) -> None:
        """Checks that no two cards or foes have the same name."""
        cards = [card.id for hero in self.heroes for card in hero.cards] + [m.card.id for m in self.monsters]
        foes = [foe.id for foe in [*self.monsters, *self.gatekeepers, *self.lords]]
        for names in (cards, foes, self.hero_names()):
            for name in names:
                if names.count(name) > 1:
                    raise self.folder.fault("monsters.toml", name, "id", "stands twice")
        if len(cards) > 250 or len(foes) > 250 or not 5 <= len(self.heroes) <= 20:
            raise self.folder.fault("monsters.toml", "all records", "count", "too many cards, or not 5 to 20 heroes")

    def add_up(self, file: str, what: str, found: int, promised: int) -> None:
        if found != promised:
            raise self.folder.fault(file, "all records", "count", f"{what}: {found} add up, the box holds {promised}")

    def open(self, setting: Setting) -> Box:
        """Makes the tables that the rules read, with the options of the table."""
        won = [monster.card for monster in self.monsters if monster.reward == "action"]
        actions = [action_card(card) for hero in self.heroes for card in hero.cards] + [action_card(c) for c in won]
        equipment = [
            Equipment(m.card.id, m.reward == "weapon", [m.card.attack, m.card.defence, m.card.heal, m.card.hand])
            for m in self.monsters
            if m.reward != "action"
        ]
        names = [card.name for card in actions] + [item.name for item in equipment]
        box = Box(
            self.hero_names(),
            actions,
            equipment,
            [foe(monster, monster.level, names.index(monster.card.id)) for monster in self.monsters],
            [foe(gate, gate.level, int(NONE)) for gate in self.gatekeepers],
            [foe(lord, LORDS, int(NONE)) for lord in self.lords],
            [potion.count for potion in self.box.potion],
            self.box.table.hit_points,
            self.box.table.hand,
            self.box.table.row,
        )
        box.heroes_dealt = "deal-heroes" in setting.options
        box.late_revive = "late-revive" in setting.options
        box.rewards_shown = "show-rewards" in setting.options
        return box


def action_card(card: Card) -> ActionCard:
    assert card.colour is not None, "the census has looked"
    follow = sum(1 << COLOURS.index(colour) for colour in set(card.next))
    return ActionCard(card.id, COLOURS.index(card.colour), follow, [card.attack, card.defence, card.heal, card.draw])


def foe(record: Foe, level: int, reward: int) -> Monster:
    curses = sum(1 << CURSES.index(curse) for curse in set(record.curses))
    return Monster(record.id, level, record.attack, record.hit_points, curses, reward)
