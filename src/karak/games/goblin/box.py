"""What is printed on the cards, as tables the rules can read."""

from typing import Final, Literal

from mypy_extensions import i64

from karak.core.vecs import vec

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: Final[list[Colour]] = ["red", "blue", "green", "yellow"]
EFFECTS: Final = ["attack", "defence", "heal", "draw"]
ALL_COLOURS: Final[i64] = 15

# Curses, one bit each: four effects, four colours, two kinds of equipment (GB:4.1 to GB:4.3).
CURSES: Final = [
    *(f"effect {effect}" for effect in ("attack", "defence", "heal", "draw")),
    *(f"colour {colour}" for colour in ("red", "blue", "green", "yellow")),
    "equipment weapon",
    "equipment armour",
]
NO_ATTACK: Final[i64] = 1
NO_DEFENCE: Final[i64] = 2
NO_HEAL: Final[i64] = 4
NO_DRAW: Final[i64] = 8
COLOUR_SHIFT: Final[i64] = 4  # bit of a colour among the curses
NO_WEAPON: Final[i64] = 256
NO_ARMOUR: Final[i64] = 512

# A card is a number: starting cards, then action cards won, then equipment. Monsters have their own numbers.
NONE: Final[i64] = 254  # no card, no monster
UNKNOWN: Final[i64] = 255  # a starting card whose face is not known
STARTING_CARDS: Final[i64] = 6  # of a hero
LEVELS: Final[i64] = 3


class ActionCard:
    def __init__(self, name: str, colour: int, follow: int, effects: list[int]) -> None:
        self.name = name
        self.colour = colour
        self.follow = follow  # colours that may be played next, one bit each
        self.effects = effects  # attack, defence, heal, draw


class Equipment:
    def __init__(self, name: str, weapon: bool, effects: list[int]) -> None:
        self.name = name
        self.weapon = weapon
        self.effects = effects  # attack, defence, heal, hand


class Monster:
    """The back of a monster is a card, that of a gatekeeper a key; a lord has none."""

    def __init__(self, name: str, level: int, attack: int, hit_points: int, curses: int, reward: int) -> None:
        self.name = name
        self.level = level
        self.attack = attack
        self.hit_points = hit_points
        self.curses = curses
        self.reward = reward


class Box:
    """The cards (GB:1.1 to GB:1.4) and the options of this table."""

    def __init__(
        self, heroes: list[str], cards: list[ActionCard], equipment: list[Equipment], monsters: list[Monster],
        gatekeepers: list[Monster], lords: list[Monster], potions: list[int], hit_points: int, hand: int, row: int,
    ) -> None:  # fmt: skip
        self.hero_names = heroes
        self.card_names: list[str] = [card.name for card in cards] + [item.name for item in equipment]
        self.actions: i64 = len(cards)  # starting cards and won ones
        self.starting: i64 = len(heroes) * STARTING_CARDS
        self.cards: i64 = len(cards) + len(equipment)
        self.colour = vec[i64]([card.colour for card in cards])
        self.follow = vec[i64]([card.follow for card in cards])
        effects = [card.effects for card in cards] + [item.effects for item in equipment]
        self.attack = vec[i64]([e[0] for e in effects])
        self.defence = vec[i64]([e[1] for e in effects])
        self.heal = vec[i64]([e[2] for e in effects])
        self.draw = vec[i64]([e[3] for e in effects[: len(cards)]])
        self.hand = vec[i64]([e[3] if i >= len(cards) else 0 for i, e in enumerate(effects)])
        self.weapon = vec[i64]([0] * len(cards) + [int(item.weapon) for item in equipment])

        foes = monsters + gatekeepers + lords
        self.monster_names: list[str] = [foe.name for foe in foes]
        self.first_gatekeeper: i64 = len(monsters)
        self.first_lord: i64 = len(monsters) + len(gatekeepers)
        self.monsters: i64 = len(foes)
        self.level = vec[i64]([foe.level for foe in foes])
        self.foe_attack = vec[i64]([foe.attack for foe in foes])
        self.foe_hit_points = vec[i64]([foe.hit_points for foe in foes])
        self.foe_curses = vec[i64]([foe.curses for foe in foes])
        self.reward = vec[i64]([foe.reward for foe in foes])

        kinds = [
            foe.reward if foe.reward >= len(effects) else reward_kind(foe.reward, len(cards), equipment) for foe in foes
        ]
        self.reward_kind = vec[i64](kinds)  # what the front promises

        self.potions: list[int] = potions
        self.hit_points: i64 = hit_points
        self.hand_size: i64 = hand
        self.row: i64 = row
        self.heroes_dealt = False
        self.late_revive = False
        self.rewards_shown = False

    def is_won(self, card: i64) -> bool:
        """Whether an action card was a monster, which shows on its back (GB:6.3)."""
        return card >= self.starting and card < self.actions

    def is_weapon(self, card: i64) -> bool:
        return self.weapon[card] != 0

    def is_equipment(self, card: i64) -> bool:
        return card >= self.actions

    def is_gatekeeper(self, monster: i64) -> bool:
        return monster >= self.first_gatekeeper and monster < self.first_lord

    def is_lord(self, monster: i64) -> bool:
        return monster >= self.first_lord


def reward_kind(reward: int, actions: int, equipment: list[Equipment]) -> int:
    """Returns 0 for an action card, 1 for a weapon, 2 for armour."""
    if reward < actions:
        return 0
    return 1 if equipment[reward - actions].weapon else 2
