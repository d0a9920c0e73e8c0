# What things in Karak are called.

## Heroes and their abilities

name-astral-walk = Astral walk
name-double-attack = Double attack
name-reincarnation = Reincarnation
name-sacrifice = Sacrifice
name-swap = Swap
name-backstab = Backstab
name-stealth = Stealth
name-strict-stealth = Stealth
name-combat-training = Combat training
name-unstoppable = Unstoppable
name-premonition = Premonition

about-magical-affinity = Magic bolts stay in hand when used, each good for one fight after another.
about-astral-walk = Walls between explored tiles are no obstacle to a step.
about-double-attack = Once a fight, roll both dice again; the second roll counts.
about-reincarnation = Losing the last life leads to a fountain with all lives, not to a faint.
about-sacrifice = Once a fight, give one life for +1.
about-swap = At the start of a turn, trade places with any hero instead of stepping.
about-backstab = A tie is a win.
about-stealth = Stay hidden from a monster instead of fighting it, and walk on.
about-strict-stealth = Stay hidden from a monster and walk on, but not to end a turn there.
about-combat-training = A die never shows 1.
about-unstoppable = With a 6 in the roll, the turn goes on after the fight.
about-premonition = +1 in a fight that the first step of a turn leads to.
about-fate-weaver = Draw two tokens for a new room and choose which one lies there.

## Tokens: monsters, chests, and what they leave

name-giant-rat = giant rat
name-giant-spider = giant spider
name-mummy = mummy
name-skeleton-turnkey = skeleton turnkey
name-skeleton-swordsman = skeleton swordsman
name-skeleton-king = skeleton king
name-fallen = fallen
name-dragon = dragon
name-chest = locked chest
name-daggers = daggers
name-axe = axe
name-magic-bolt = magic bolt
name-healing-portal = healing portal
name-key = key
name-bolt = magic bolt
name-treasure = treasure
name-ruby-treasure = ruby treasure

# Seven letters at most: they stand on a tile of the map.
short-giant-rat = rat
short-giant-spider = spider
short-mummy = mummy
short-skeleton-turnkey = turnkey
short-skeleton-swordsman = swdsman
short-skeleton-king = KING
short-fallen = FALLEN
short-dragon = DRAGON
short-chest = chest
short-daggers = daggers
short-sword = sword
short-axe = axe
short-magic-bolt = bolt
short-healing-portal = healing
short-key = key

# Two letters, for the small map.
tiny-giant-rat = r
tiny-giant-spider = s
tiny-mummy = m
tiny-skeleton-turnkey = t
tiny-skeleton-swordsman = w
tiny-skeleton-king = K
tiny-fallen = F
tiny-dragon = D
tiny-chest = ch
tiny-daggers = dg
tiny-sword = sw
tiny-axe = ax
tiny-magic-bolt = bo
tiny-healing-portal = he
tiny-key = ky

## The map

name-start = the start tile
name-corridor-cross = a corridor crossing
name-corridor-t = a forked corridor
name-corridor-straight = a straight corridor
name-corridor-corner = a bent corridor
name-portal-straight = a corridor with a portal
name-fountain-corner = a corridor with a fountain
name-room-cross = a room with four exits
name-room-t = a room with three exits
name-room-straight = a room with two facing exits
name-room-corner = a room with a bend
name-corridor = corridor
name-room = room
name-fountain = fountain

## Options of a table

option-no-curse = Mummies lay no curse.
option-late-dragon = The dragon joins the bag only when 27 rooms have got their token.
option-strict-stealth = Aderyn cannot end her turn hidden on a monster's tile.

## How a game ended

karak-ending-dragon = The dragon is beaten: the game is over.
karak-ending-sealed = No way leads further into the dark: the game is over.
karak-ended-dragon = dragon beaten
karak-ended-sealed = map sealed
