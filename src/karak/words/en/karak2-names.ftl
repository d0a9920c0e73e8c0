# What things in Karak II are called; what Karak has too is in karak-names.ftl.

## Heroes and their abilities

name-lorraine = Lorraine
name-elspeth = Elspeth
name-darius = Darius

name-war-strategy = War strategy
name-plunder = Plunder
name-expert-builder = Expert builder
name-hawkeye = Hawkeye
name-bear-friend = Bear friend
name-necromancy = Necromancy
name-soul-collector = Soul collector
name-combat-finesse = Combat finesse
name-magic-run = Magic run
name-terrain-exploration = Terrain exploration
name-claws-and-fangs = Claws and fangs

about-war-strategy = Once a battle, roll all dice but the hero die again; the second roll counts.
about-plunder = After a win, gather from the tile at once.
karak2-about-fate-weaver = Draw one token more for a new tile and choose which to place.
about-expert-builder = The city and each building cost one resource less, of a kind in the price.
about-hawkeye = Once a turn, free: draw a tile and lay it at any open border of the map, without moving.
about-bear-friend = The bear die joins in every battle you like.
about-necromancy = As an action: one skeleton die more, three at most.
about-soul-collector = Heal one life for each die lost in a battle.
about-combat-finesse = Once a battle, roll the hero die again; the second roll counts.
about-magic-run = Once a turn, instead of a move: up to three explored tiles straight on, over chasms too.
about-terrain-exploration = Exploring, look at two tiles and lay one; the other goes back on top.
about-claws-and-fangs = One token of strength 1 is beaten without dice. One praetorian flees from each attack.

## Tokens, and what they leave

name-skeleton-warriors = skeleton warriors
name-fire-eaters = fire eaters
name-shadow-eaters = shadow eaters
name-skeletal-hulks = skeletal hulks
name-hammer-followers = hammer followers
name-dark-dryads = dark dryads
name-skeleton-riders = skeleton riders
name-envoys-of-death = envoys of death
name-general = dark general
name-warhammer = warhammer
name-fireball = fireball
name-pickpocket = pickpocket
name-amulet-of-resources = amulet of resources
name-amulet-of-glory = amulet of glory
name-amulet-of-action = amulet of action
name-amulet-of-protection = amulet of protection
name-amulet-of-titan = amulet of titan

# Seven letters at most: with a strength they stand on a hex of the map.
short-skeleton-warriors = warrior
short-fire-eaters = f.eater
short-shadow-eaters = s.eater
short-skeletal-hulks = hulks
short-hammer-followers = hammer
short-dark-dryads = dryads
short-skeleton-riders = riders
short-envoys-of-death = ENVOYS
short-general = GENERAL

# For a narrow column.
short-warhammer = warhammer
short-fireball = fireball
short-pickpocket = pickpocket
short-amulet-of-resources = resources amulet
short-amulet-of-glory = glory amulet
short-amulet-of-action = action amulet
short-amulet-of-protection = protection amulet
short-amulet-of-titan = titan amulet

# Two letters, for the small map and for what lies on a tile.
tiny-skeleton-warriors = w
tiny-fire-eaters = f
tiny-shadow-eaters = s
tiny-skeletal-hulks = h
tiny-hammer-followers = H
tiny-dark-dryads = d
tiny-skeleton-riders = R
tiny-envoys-of-death = E
tiny-general = G
tiny-castle = ♜
tiny-warhammer = wh
tiny-fireball = fb
tiny-pickpocket = pp
tiny-amulet-of-resources = aR
tiny-amulet-of-glory = aG
tiny-amulet-of-action = aA
tiny-amulet-of-protection = aP
tiny-amulet-of-titan = aT

## Dice, resources, buildings

name-knight = knight
name-archer = archer
name-mage = mage
name-skeleton = skeleton
name-bear = bear
name-titan = titan
name-hero = hero die

name-food = food
name-wood = wood
name-stone = stone

name-stable = stable
name-glory-banners = glory banners
name-military-camp = military camp
name-shooting-range = shooting range
name-wizard-tower = wizard tower

short-stable = stable
short-portal = portal
short-glory-banners = banners
short-military-camp = camp
short-shooting-range = range
short-wizard-tower = tower

## Faces of dice

name-s = skull
name-ss = two skulls

## The map

name-northeast = north-east
name-southeast = south-east
name-southwest = south-west
name-northwest = north-west

name-castle = Karak Castle
name-farm = farm
name-forest = forest
name-farm-forest = farm and forest
name-farm-rock = farm and rock
name-forest-rock = forest and rock
name-big-farm = big farm
name-dense-forest = dense forest
name-giant-rocks = giant rocks
name-abyss = infernal abyss

# Nine letters at most: they stand on a hex of the map.
short-castle = CASTLE
short-farm = farm
short-forest = forest
short-farm-forest = farm+wood
short-farm-rock = farm+rock
short-forest-rock = wood+rock
short-big-farm = big farm
short-dense-forest = densewood
short-giant-rocks = big rocks
short-abyss = ABYSS

name-farm-1-open = farm, no chasm
name-farm-1-0 = farm, 1 chasm
name-farm-1-01 = farm, 2 chasms side by side
name-farm-1-03 = farm, 2 facing chasms
name-forest-1-open = forest, no chasm
name-forest-1-0 = forest, 1 chasm
name-forest-1-02 = forest, 2 chasms apart
name-forest-1-03 = forest, 2 facing chasms
name-farm-forest-1-0 = farm and forest, 1 chasm
name-farm-forest-1-01 = farm and forest, 2 chasms side by side
name-farm-rock-1-open = farm and rock, no chasm
name-farm-rock-1-0 = farm and rock, 1 chasm
name-farm-rock-1-02 = farm and rock, 2 chasms apart
name-farm-rock-1-03 = farm and rock, 2 facing chasms
name-forest-rock-1-open = forest and rock, no chasm
name-forest-rock-1-0 = forest and rock, 1 chasm
name-forest-rock-1-01 = forest and rock, 2 chasms side by side
name-forest-rock-1-02 = forest and rock, 2 chasms apart
name-big-farm-2-0 = big farm, 1 chasm
name-big-farm-2-02 = big farm, 2 chasms apart
name-dense-forest-2-0 = dense forest, 1 chasm
name-dense-forest-2-03 = dense forest, 2 facing chasms
name-giant-rocks-2-01 = giant rocks, 2 chasms side by side
name-giant-rocks-2-024 = giant rocks, 3 chasms
name-farm-forest-2-02 = farm and forest (tier 2), 2 chasms apart
name-farm-rock-2-03 = farm and rock (tier 2), 2 facing chasms
name-forest-rock-2-01 = forest and rock (tier 2), 2 chasms side by side
name-abyss-2-024 = infernal abyss, 3 chasms

## Options of a table

option-no-plague = Two skulls bring no plague and misery.

## How a game ended

karak2-ending-general = The dark general is beaten: the game is over.
karak2-ended-general = general beaten
