"""The names of what Imperium adds: its steps, actions, moments and events follow those of Karak II."""

from typing import Final

from mypy_extensions import i64

from karak.games.karak2 import moves

# Steps
MEETING: Final[i64] = 32
BETRAYING: Final[i64] = 33
CHOOSING_DICE: Final[i64] = 34
TYING: Final[i64] = 35
SUFFERING: Final[i64] = 36
CROWNING: Final[i64] = 37
PARTING: Final[i64] = 38
TAXING: Final[i64] = 39
GIVING: Final[i64] = 40
GRANTING: Final[i64] = 41
DRIVING: Final[i64] = 42

# Actions, in the order in which they are offered
BLESS: Final[i64] = 29  # die, or no die
CHALLENGE: Final[i64] = 30
FIGHT: Final[i64] = 31
BETRAY: Final[i64] = 32  # hero
REROLL: Final[i64] = 33  # die, face
PAY: Final[i64] = 34  # resource
GIVE: Final[i64] = 35  # hero
GRANT: Final[i64] = 36  # hero, die
DRIVE: Final[i64] = 37  # place

# Moments
AT_MEETING: Final[i64] = moves.MOMENTS  # offer: monsters are there, and no fight has begun
AT_FOUNDED: Final[i64] = moves.MOMENTS + 1  # react: the city stands
MOMENTS: Final = moves.MOMENTS + 2

# Events; the first argument is the hero
RIFT_OPENED: Final[i64] = 64  # place
CHALLENGED: Final[i64] = 65  # hero
TOTALLED: Final[i64] = 66  # attack
CROWNED: Final[i64] = 67
DEFENDED: Final[i64] = 68
TAXED: Final[i64] = 69  # resource, hero
GIFT_BUILT: Final[i64] = 70  # building, hero
DIE_GRANTED: Final[i64] = 71  # die, hero
BLESSED: Final[i64] = 72
SKULLS_CANCELLED: Final[i64] = 73
LORD_JOINED: Final[i64] = 74
LORD_BETRAYED: Final[i64] = 75  # hero
INHABITANTS_BACK: Final[i64] = 76  # token, place
SNEAKED: Final[i64] = 77  # place
DRIVEN: Final[i64] = 78  # token, place
FREE_BUILT: Final[i64] = 79  # building
UNIT_SAVED: Final[i64] = 80  # die
