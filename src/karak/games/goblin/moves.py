"""The names of things in Goblin: steps, actions, moments, events."""

from typing import Final

from mypy_extensions import i64

# Steps, in the order of the book
SEATING: Final[i64] = 0
LAYING_OUT: Final[i64] = 1
OPENING: Final[i64] = 2
TURN: Final[i64] = 3
DECIDING: Final[i64] = 4
BRACING: Final[i64] = 5
PLAYING: Final[i64] = 6
DRAWING: Final[i64] = 7
FORESEEING: Final[i64] = 8
STACKING: Final[i64] = 9
COUNTING: Final[i64] = 10
TAKING_HITS: Final[i64] = 11
HITTING: Final[i64] = 12
EQUIPPING: Final[i64] = 13
FILLING: Final[i64] = 14
RECOVERING: Final[i64] = 15
TIDYING: Final[i64] = 16
SHOPPING: Final[i64] = 17
PAYING: Final[i64] = 18

# Actions, in the order in which they are offered
DONE: Final[i64] = 0
HERO: Final[i64] = 1  # hero
BEGIN: Final[i64] = 2  # seat
REVEAL: Final[i64] = 3  # monster
FIGHT: Final[i64] = 4  # monster
VISIT: Final[i64] = 5
REVIVE: Final[i64] = 6
DISCARD: Final[i64] = 7  # card
PLAY: Final[i64] = 8  # card
DRINK: Final[i64] = 9  # potion, what it is used on
DRAW: Final[i64] = 10  # card
KEEP: Final[i64] = 11  # card
STACK: Final[i64] = 12  # card, or START_CARD
AS_SHOWN: Final[i64] = 13
EQUIP: Final[i64] = 14  # equipment
PAWN: Final[i64] = 15  # equipment
BUY: Final[i64] = 16  # card
PAY: Final[i64] = 17  # card
BUY_POTION: Final[i64] = 18  # potion

# Moments at which abilities listen
AT_COLOURS: Final[i64] = 0  # amend: the colours that may follow, one bit each
AT_PLAYING: Final[i64] = 1  # offer: another card may be played
AT_LOOK: Final[i64] = 2  # amend: cards looked at for one drawn by an effect
AT_COUNTING: Final[i64] = 3  # offer: the cards are played, attack and defence not yet counted
AT_ATTACK: Final[i64] = 4  # amend: the attack of the cards
AT_DOWN: Final[i64] = 5  # amend: a hero without hit points still hits (0 or 1)
AT_DOUBLING: Final[i64] = 6  # amend: the curses that keep the potion of strength from an effect
MOMENTS: Final = 7

# Events; the first argument is the hero
SEATED: Final[i64] = 0  # seat
BEGAN: Final[i64] = 1
TURN_BEGAN: Final[i64] = 2
REVEALED: Final[i64] = 3  # monster
CHALLENGED: Final[i64] = 4  # monster
VISITED: Final[i64] = 5
REVIVED: Final[i64] = 6
DISCARDED: Final[i64] = 7  # card
PLAYED: Final[i64] = 8  # card
DRANK: Final[i64] = 9  # potion
DREW: Final[i64] = 10  # card, secret if it is a starting card
PUT_UNDER: Final[i64] = 11  # card, secret if it is a starting card
STACKED: Final[i64] = 12  # cards in the new deck
HEALED: Final[i64] = 13  # hit points
HURT: Final[i64] = 14  # hit points lost
FELL: Final[i64] = 15
BEAT: Final[i64] = 16  # monster, attack
FAILED: Final[i64] = 17  # monster, attack
GAINED: Final[i64] = 18  # card
PAWNED: Final[i64] = 19  # card
KEY_WON: Final[i64] = 20  # level
BOUGHT: Final[i64] = 21  # card
POTION_BOUGHT: Final[i64] = 22  # potion
ABILITY_USED: Final[i64] = 23  # ability
CHAMPION: Final[i64] = 24

# Potions
STRENGTH: Final[i64] = 0
HEALING: Final[i64] = 1
COUNTERCURSE: Final[i64] = 2
POTIONS: Final[i64] = 3
ON_ATTACK: Final[i64] = 0  # what strength doubles
ON_DEFENCE: Final[i64] = 1
