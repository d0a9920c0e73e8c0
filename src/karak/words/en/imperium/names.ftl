# What Imperium adds to the names of Karak II.

## Heroes and their abilities

name-valduk = Valduk
name-kirima = Kirima
name-saigo = Saigo

name-rebels = Rebels
name-sneaking = Sneaking
name-king-of-the-wilds = King of the wilds
name-berserk = Berserk
name-hard-skin = Hard skin
name-leap-into-battle = Leap into battle
name-dream-helper = Dream helper
name-seasoned-traveller = Seasoned traveller
name-strategic-positions = Strategic positions

about-rebels = Once a turn, as an action, where there is forest: a knight for 2 food, in no city and without tax.
about-sneaking = Enter a tile with monsters without a fight, and go on. Among monsters, a fight is an action.
imperium-about-magical-affinity = Once a battle, with a fireball in hand: +1 and keep it, or +2 and discard it.
about-king-of-the-wilds = Once a turn, free: move a monster token of strength 3 or less to any empty tile a city could stand on.
about-berserk = Two skulls on the hero die give +2.
about-hard-skin = Lose a life instead of a unit, as long as there are lives.
about-leap-into-battle = +1 against monsters that were on the map before.
about-dream-helper = Once a turn, as a move: go to a wounded hero; both heal 1 life.
about-seasoned-traveller = The shooting range comes free with the city.
about-strategic-positions = Once a battle, roll any number of archers again; the second roll counts.

## What everybody can do, or must

name-blessing = blessing
name-challenge = challenge
name-tax = tax
name-levy = levy
name-time-loop = Time loop

about-blessing = Once, in your turn: a unit of your choice, if glory allows. Right after a battle it cancels all your skulls, too.
about-challenge = On the emperor's tile, free, and it ends the turn: attack first, then the emperor defends. A tie is a win.
about-tax = Whoever is not emperor pays the emperor 1 resource for each action of founding, building or recruiting.
about-levy = What the emperor builds, another city gets, too; who recruits as emperor grants another hero a unit.
about-time-loop = Once a battle, when the lord of time shows it: roll any number of your other dice again.

## Tokens, and who lives in a lair

name-ghosts = ghosts
name-lord-of-time = lord of time
name-goblins = goblins
name-stone-eaters = stone eaters

# Seven letters at most: with a strength they stand on a hex of the map.
short-ghosts = ghosts
short-lord-of-time = LORD
short-goblins = goblins
short-stone-eaters = st.eatr

short-blessing = blessing

tiny-ghosts = g
tiny-lord-of-time = L
tiny-goblins = o
tiny-stone-eaters = e
tiny-blessing = bl

## Dice and their faces

name-guard = emperor's guard
name-shield = shield
name-loop = loop
name-betrayal = betrayal

## The map

name-goblin-cave = goblin cave
name-stone-eater-mines = stone eater mines
name-rift = rift

# Nine letters at most: they stand on a hex of the map.
short-goblin-cave = gob.cave
short-stone-eater-mines = mines
short-rift = RIFT

tiny-rift = ≈

name-goblin-cave-1-0 = goblin cave, 1 chasm
name-stone-eater-mines-1-0 = stone eater mines, 1 chasm
name-rift-1-open = rift, no chasm
name-rift-1-0 = rift, 1 chasm
name-rift-2-open = rift (tier 2), no chasm
name-rift-2-03 = rift (tier 2), 2 facing chasms
name-forest-rock-2-02 = forest and rock (tier 2), 2 chasms apart
name-farm-rock-2-01 = farm and rock (tier 2), 2 chasms side by side

## Options of a table

option-bare-crown = The crown is fought for, but gives nothing: no guard, no points, no taxes, no gifts.
