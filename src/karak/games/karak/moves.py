"""The names of things in Karak: steps, actions, moments, events."""

from typing import Final

from mypy_extensions import i64

# Steps, in the order of the book
DEALING: Final[i64] = 0
STARTING: Final[i64] = 1
TURN: Final[i64] = 2
MOVING: Final[i64] = 3
EXPLORING: Final[i64] = 4
TURNING: Final[i64] = 5
DRAWING: Final[i64] = 6
PICKING: Final[i64] = 7
ENTERED: Final[i64] = 8
MEETING: Final[i64] = 9
ROLLING: Final[i64] = 10
ROLLED: Final[i64] = 11
OUTCOME: Final[i64] = 12
THROWN_BACK: Final[i64] = 13
STOWING: Final[i64] = 14
EXCHANGING: Final[i64] = 15
CURSING: Final[i64] = 16
REBORN: Final[i64] = 17
AMBUSHED: Final[i64] = 18

# Actions, in the order in which they are offered
STOP: Final[i64] = 0
STEP: Final[i64] = 1  # side
JUMP: Final[i64] = 2  # portal, in the order laid
HEAL: Final[i64] = 3
OPEN: Final[i64] = 4
TAKE: Final[i64] = 5
CAST: Final[i64] = 6  # hero, fountain
TILE: Final[i64] = 7  # kind of tile
LAY: Final[i64] = 8  # its open sides as laid
TOKEN: Final[i64] = 9  # token
PLACE: Final[i64] = 10  # token
FIGHT: Final[i64] = 11
ROLL: Final[i64] = 12  # lower die, higher die
BOLT: Final[i64] = 13
LEAVE: Final[i64] = 14  # item
CURSE: Final[i64] = 15  # hero
RETURN: Final[i64] = 16  # fountain
HERO: Final[i64] = 17  # hero

# Moments at which abilities listen
AT_MOVING: Final[i64] = 0  # offer: before a step
AT_WALL: Final[i64] = 1  # amend: may walk through (0 or 1)
AT_LEAVING: Final[i64] = 2  # amend: the tile a lost fight throws back to
AT_TOKENS: Final[i64] = 3  # amend: tokens drawn for a room
AT_MEETING: Final[i64] = 4  # offer: a monster is met
AT_ROLLING: Final[i64] = 5  # amend: the lowest face of a die
AT_ROLLED: Final[i64] = 6  # offer: the dice lie on the table
AT_BOLT: Final[i64] = 7  # amend: bolts discarded for one used
AT_ATTACK: Final[i64] = 8  # amend: the attack
AT_TIE: Final[i64] = 9  # amend: the margin of a tie
AT_FAINT: Final[i64] = 10  # amend: the step of a hero without lives after a fight
AT_FOUGHT: Final[i64] = 11  # amend: the turn goes on after the fight (0 or 1)
AT_STOPPING: Final[i64] = 12  # react: the turn ends by choice or for want of steps
MOMENTS: Final = 13

# Events; the first argument is the hero
DEALT: Final[i64] = 0  # seat
STARTED: Final[i64] = 1
TURN_BEGAN: Final[i64] = 2
WOKE: Final[i64] = 3
STEPPED: Final[i64] = 4  # place
TILE_DRAWN: Final[i64] = 6  # kind of tile
TILE_LAID: Final[i64] = 7  # kind of tile, place
TOKEN_DRAWN: Final[i64] = 8  # token
TOKEN_PLACED: Final[i64] = 9  # token, place
TOKEN_RETURNED: Final[i64] = 10  # token
MET: Final[i64] = 11  # monster
ROLLED_DICE: Final[i64] = 12  # lower die, higher die
BOLT_USED: Final[i64] = 13
ABILITY_USED: Final[i64] = 14  # ability
WON: Final[i64] = 15  # monster, attack
TIED: Final[i64] = 16  # monster, attack
LOST: Final[i64] = 17  # monster, attack
LIFE_LOST: Final[i64] = 18  # lives left
WAS_THROWN_BACK: Final[i64] = 19  # place
FAINTED: Final[i64] = 20
REVIVED: Final[i64] = 21  # place
GAINED: Final[i64] = 22  # item
LEFT: Final[i64] = 23  # item
TREASURE_WON: Final[i64] = 24  # half points
CHEST_OPENED: Final[i64] = 25
HEALED: Final[i64] = 26
PORTAL_CAST: Final[i64] = 27  # hero moved, fountain
CURSED: Final[i64] = 28  # hero cursed
CURSE_LIFTED: Final[i64] = 29
SWAPPED: Final[i64] = 30  # other hero
DRAGON_JOINED: Final[i64] = 31
SEALED: Final[i64] = 32

# What ended the game
RUNNING_ON: Final[i64] = 0
DRAGON_BEATEN: Final[i64] = 1
MAP_SEALED: Final[i64] = 2
