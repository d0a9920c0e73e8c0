# What several titles of the family have in common.

## Heroes and abilities

name-argentus = Argentus
name-horan = Horan
name-xanros = Xanros
name-aderyn = Aderyn
name-victorius = Victorius
name-taia = Taia

name-magical-affinity = Magiczny talent
name-fate-weaver = Tkaczka losu

## Things and sides

name-sword = miecz
name-portal = portal
name-unexplored = ciemność

name-north = północ
name-east = wschód
name-south = południe
name-west = zachód

## Options

option-choose-heroes = Gracze wybierają bohaterów, zamiast ich losować.
