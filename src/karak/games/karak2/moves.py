"""The names of things in Karak II: steps, actions, moments, events."""

from typing import Final

from mypy_extensions import i64

# Steps, in the order of the book
DEALING: Final[i64] = 0
STARTING: Final[i64] = 1
TURN: Final[i64] = 2
ACTING: Final[i64] = 3
EXPLORING: Final[i64] = 4
SCOUTING: Final[i64] = 5
ATTACHING: Final[i64] = 6
TURNING: Final[i64] = 7
DRAWING: Final[i64] = 8
PICKING: Final[i64] = 9
ARRIVED: Final[i64] = 10
CLAWING: Final[i64] = 11
MUSTERING: Final[i64] = 12
ROLLING: Final[i64] = 13
ROLLED: Final[i64] = 14
PLAGUING: Final[i64] = 15
SPENDING: Final[i64] = 16
OUTCOME: Final[i64] = 17
SHIELDING: Final[i64] = 18
WOUNDS: Final[i64] = 19
SPOILS: Final[i64] = 20
STOWING: Final[i64] = 21
CARTING: Final[i64] = 22
GATHERING: Final[i64] = 23
SETTLED: Final[i64] = 24
BUILDING: Final[i64] = 25
RECRUITING: Final[i64] = 26
PICKING_UP: Final[i64] = 27
LAYING_DOWN: Final[i64] = 28
ROBBING: Final[i64] = 29
DISBANDING: Final[i64] = 30
DEATHS: Final[i64] = 31

# Actions, in the order in which they are offered
DONE: Final[i64] = 0
MOVE: Final[i64] = 1  # side
TELEPORT: Final[i64] = 2  # place
HEAL: Final[i64] = 3
GATHER: Final[i64] = 4
FOUND: Final[i64] = 5  # what is saved
BUILD: Final[i64] = 6  # building, what is saved
GIVE_BACK: Final[i64] = 7  # die
RECRUIT: Final[i64] = 8  # die
TAKE: Final[i64] = 9  # item
ERADICATE: Final[i64] = 10
ROB: Final[i64] = 11  # hero
STEAL: Final[i64] = 12  # resource
HERO: Final[i64] = 13  # hero
TILE: Final[i64] = 14  # kind of tile
CHOOSE_TILE: Final[i64] = 15  # kind of tile
ATTACH: Final[i64] = 16  # place, side
LAY: Final[i64] = 17  # chasms as laid
TOKEN: Final[i64] = 18  # token
PLACE: Final[i64] = 19  # token
CLAW: Final[i64] = 20  # token
JOIN: Final[i64] = 21  # die, how many
ROLL: Final[i64] = 22  # die, faces
PLAGUE: Final[i64] = 23  # hero
FIREBALL: Final[i64] = 24
IGNORE: Final[i64] = 25  # die
AMULET: Final[i64] = 26  # item
LEAVE: Final[i64] = 27  # item
GAIN: Final[i64] = 28  # resource

# Moments at which abilities listen
AT_ACTING: Final[i64] = 0  # offer: actions and moves of a turn
AT_TILES: Final[i64] = 1  # amend: tiles looked at when exploring
AT_TOKENS: Final[i64] = 2  # amend: tokens drawn beyond those placed
AT_FACING: Final[i64] = 3  # react: monsters are met, and no die is rolled yet
AT_GENERAL: Final[i64] = 4  # amend: praetorians removed before the fight
AT_ROLLED: Final[i64] = 5  # offer: the dice lie on the table
AT_ATTACK: Final[i64] = 6  # amend: the attack
AT_LOSSES: Final[i64] = 7  # amend: lives healed for dice lost
AT_WON: Final[i64] = 8  # react: a battle is won and its rewards are taken
AT_PRICE: Final[i64] = 9  # amend: resources saved on a city or building
AT_DICE: Final[i64] = 10  # amend: dice a hero owns from the start, one bit each
AT_SPENDING: Final[i64] = 11  # offer: the attack falls short
AT_FIREBALLS: Final[i64] = 12  # amend: fireballs that may be cast
AT_SKULLS: Final[i64] = 13  # offer: skulls lie on the table, and none is suffered yet
AT_DEATHS: Final[i64] = 14  # offer: dice are about to be lost
AT_DUES: Final[i64] = 15  # amend: resources that must be left after paying a price
AT_LEVY: Final[i64] = 16  # amend: a kind of die to be recruited; NO_DIE if it may not be
AT_FREE: Final[i64] = 17  # offer: free things, at any time of a hero's turn outside a battle
AT_MUSTERING: Final[i64] = 18  # offer: monsters are met, and no die is rolled
MOMENTS: Final = 19
NO_DIE: Final[i64] = 15

# Events; the first argument is the hero
DEALT: Final[i64] = 0  # seat
STARTED: Final[i64] = 1
TURN_BEGAN: Final[i64] = 2
WOKE: Final[i64] = 3
MOVED: Final[i64] = 4  # place
TILE_DRAWN: Final[i64] = 6  # kind of tile
TILE_LAID: Final[i64] = 7  # kind of tile, place
TOKEN_DRAWN: Final[i64] = 8  # token
TOKEN_PLACED: Final[i64] = 9  # token, place
TOKEN_RETURNED: Final[i64] = 10  # token
GENERAL_CAME: Final[i64] = 11  # place
MET: Final[i64] = 12  # strength
DICE_ROLLED: Final[i64] = 13  # die, swords << 8 | skulls
FIREBALL_CAST: Final[i64] = 14
ABILITY_USED: Final[i64] = 15  # ability
WON: Final[i64] = 16  # strength, attack
LOST: Final[i64] = 17  # strength, attack
PRAETORIAN_FELL: Final[i64] = 18  # left
LIVES_LOST: Final[i64] = 19  # number
DICE_LOST: Final[i64] = 20  # die, number
THROWN_BACK: Final[i64] = 21  # place
FELL_UNCONSCIOUS: Final[i64] = 22
GLORY_ROSE: Final[i64] = 23  # glory
GAINED: Final[i64] = 24  # item
LEFT: Final[i64] = 25  # item
GOT: Final[i64] = 26  # resource, number
STONE_WON: Final[i64] = 27  # half points
HEALED: Final[i64] = 28  # lives
CITY_FOUNDED: Final[i64] = 29  # place
BUILT: Final[i64] = 30  # building
RECRUITED: Final[i64] = 31  # die
GAVE_BACK: Final[i64] = 32  # die
PLAGUED: Final[i64] = 33  # hero
SUFFERED: Final[i64] = 34  # hero
ERADICATED: Final[i64] = 35
ROBBED: Final[i64] = 36  # hero
GENERAL_BEATEN: Final[i64] = 38

# Resources
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
RESOURCES: Final[i64] = 3
