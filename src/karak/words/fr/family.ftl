# What several titles of the family have in common.

## Heroes and abilities

name-argentus = Argentus
name-horan = Horan
name-xanros = Xanros
name-aderyn = Aderyn
name-victorius = Victorius
name-taia = Taia

name-magical-affinity = Affinité magique
name-fate-weaver = Tisseuse de destin

## Things and sides

name-sword = épée
name-portal = portail
name-unexplored = secteur inexploré

name-north = nord
name-east = est
name-south = sud
name-west = ouest

## Options

option-choose-heroes = Chacun choisit son héros au lieu de le tirer au sort.
