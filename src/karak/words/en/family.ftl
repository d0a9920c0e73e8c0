# What several titles of the family have in common.

## Heroes and abilities

name-argentus = Argentus
name-horan = Horan
name-xanros = Xanros
name-aderyn = Aderyn
name-victorius = Victorius
name-taia = Taia

name-magical-affinity = Magical affinity
name-fate-weaver = Fate weaver

## Things and sides

name-sword = sword
name-portal = portal
name-unexplored = the dark

name-north = north
name-east = east
name-south = south
name-west = west

## Options

option-choose-heroes = Players choose their heroes instead of being dealt them.
