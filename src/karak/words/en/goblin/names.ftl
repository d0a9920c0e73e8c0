# What things in Goblin are called. A word of this game comes before one that all games share.

## Starting cards of the heroes

goblin-name-argentus-magic-bolt = Magic Bolt
goblin-name-argentus-ward = Ward
goblin-name-argentus-flash-of-insight = Flash of Insight
goblin-name-argentus-staff-blow = Staff Blow
goblin-name-argentus-stone-skin = Stone Skin
goblin-name-argentus-second-wind = Second Wind

goblin-name-horan-hammer-strike = Hammer Strike
goblin-name-horan-iron-parry = Iron Parry
goblin-name-horan-battle-cry = Battle Cry
goblin-name-horan-charge = Charge
goblin-name-horan-shield-wall = Shield Wall
goblin-name-horan-grit = Grit

goblin-name-xanros-hex = Hex
goblin-name-xanros-shadow-veil = Shadow Veil
goblin-name-xanros-dark-whisper = Dark Whisper
goblin-name-xanros-soul-burn = Soul Burn
goblin-name-xanros-bone-ward = Bone Ward
goblin-name-xanros-life-tap = Life Tap

goblin-name-aderyn-backstab = Backstab
goblin-name-aderyn-sidestep = Sidestep
goblin-name-aderyn-sleight-of-hand = Sleight of Hand
goblin-name-aderyn-thrown-knife = Thrown Knife
goblin-name-aderyn-smoke-bomb = Smoke Bomb
goblin-name-aderyn-bandage = Bandage

goblin-name-victorius-lunge = Lunge
goblin-name-victorius-riposte = Riposte
goblin-name-victorius-feint = Feint
goblin-name-victorius-double-cut = Double Cut
goblin-name-victorius-blade-guard = Blade Guard
goblin-name-victorius-steady-breath = Steady Breath

goblin-name-taia-spirit-arrow = Spirit Arrow
goblin-name-taia-premonition = Premonition
goblin-name-taia-vision = Vision
goblin-name-taia-star-fall = Star Fall
goblin-name-taia-guardian-spirit = Guardian Spirit
goblin-name-taia-healing-chant = Healing Chant

goblin-name-starting-card = starting card
goblin-name-start = A starting card, face down

## Monsters, and the cards on their backs

goblin-name-goblin-scout = Goblin Scout
goblin-name-goblin-brawler = Goblin Brawler
goblin-name-goblin-drummer = Goblin Drummer
goblin-name-cave-bat = Cave Bat
goblin-name-goblin-apprentice = Goblin Apprentice
goblin-name-lantern-imp = Lantern Imp
goblin-name-young-cave-worm = Young Cave Worm
goblin-name-mushroom-creeper = Mushroom Creeper
goblin-name-goblin-poacher = Goblin Poacher
goblin-name-goblin-sentry = Goblin Sentry
goblin-name-stone-beetle = Stone Beetle
goblin-name-goblin-slinger = Goblin Slinger
goblin-name-goblin-thug = Goblin Thug
goblin-name-cave-spider = Cave Spider
goblin-name-goblin-knifer = Goblin Knifer
goblin-name-marsh-toad = Marsh Toad
goblin-name-goblin-cook = Goblin Cook
goblin-name-giant-rat = Giant Rat
goblin-name-goblin-guard = Goblin Guard
goblin-name-slime = Slime

goblin-name-orc-raider = Orc Raider
goblin-name-orc-axeman = Orc Axeman
goblin-name-orc-shieldbearer = Orc Shieldbearer
goblin-name-goblin-shaman = Goblin Shaman
goblin-name-frost-imp = Frost Imp
goblin-name-whispering-shade = Whispering Shade
goblin-name-swamp-witch = Swamp Witch
goblin-name-goblin-archer = Goblin Archer
goblin-name-stalking-panther = Stalking Panther
goblin-name-orc-veteran = Orc Veteran
goblin-name-boar-rider = Boar Rider
goblin-name-cave-troll-whelp = Cave Troll Whelp
goblin-name-orc-smith = Orc Smith
goblin-name-armoured-worm = Armoured Worm
goblin-name-giant-spider = Giant Spider
goblin-name-mimic-chest = Mimic Chest
goblin-name-orc-drummer = Orc Drummer
goblin-name-stone-gargoyle = Stone Gargoyle
goblin-name-blood-leech = Blood Leech
goblin-name-goblin-thief = Goblin Thief

goblin-name-troll-crusher = Troll Crusher
goblin-name-fire-hound = Fire Hound
goblin-name-orc-champion = Orc Champion
goblin-name-dark-elf-duelist = Dark Elf Duelist
goblin-name-goblin-archmage = Goblin Archmage
goblin-name-ice-wraith = Ice Wraith
goblin-name-mind-eater = Mind Eater
goblin-name-rune-guardian = Rune Guardian
goblin-name-bog-hag = Bog Hag
goblin-name-giant-scorpion = Giant Scorpion
goblin-name-shadow-stalker = Shadow Stalker
goblin-name-elder-treant = Elder Treant
goblin-name-death-knight = Death Knight
goblin-name-minotaur = Minotaur
goblin-name-stone-colossus = Stone Colossus
goblin-name-griffin-rider = Griffin Rider
goblin-name-orc-warlord = Orc Warlord
goblin-name-fire-demon = Fire Demon
goblin-name-vampire = Vampire
goblin-name-spectral-mage = Spectral Mage
goblin-name-ancient-worm = Ancient Worm
goblin-name-troll-guardian = Troll Guardian
goblin-name-basilisk = Basilisk
goblin-name-lich-acolyte = Lich Acolyte

goblin-name-quick-jab = Quick Jab
goblin-name-wild-swing = Wild Swing
goblin-name-braced-blow = Braced Blow
goblin-name-spark = Spark
goblin-name-quick-wits = Quick Wits
goblin-name-deep-thought = Deep Thought
goblin-name-thorn-dart = Thorn Dart
goblin-name-herb-pouch = Herb Pouch
goblin-name-nimble-step = Nimble Step
goblin-name-shield-bash = Shield Bash
goblin-name-tower-shield = Tower Shield
goblin-name-sling-stone = Sling Stone
goblin-name-goblin-club = Goblin Club
goblin-name-fang-dagger = Fang Dagger
goblin-name-notched-sword = Notched Sword
goblin-name-healing-rod = Healing Rod
goblin-name-iron-pot-helmet = Iron Pot Helmet
goblin-name-rat-hide-vest = Rat-hide Vest
goblin-name-wooden-shield = Wooden Shield
goblin-name-moss-cloak = Moss Cloak

goblin-name-cleave = Cleave
goblin-name-axe-throw = Axe Throw
goblin-name-counter-blow = Counter Blow
goblin-name-chain-lightning = Chain Lightning
goblin-name-ice-lance = Ice Lance
goblin-name-clairvoyance = Clairvoyance
goblin-name-life-leaf = Life Leaf
goblin-name-piercing-arrow = Piercing Arrow
goblin-name-pounce = Pounce
goblin-name-bulwark-rush = Bulwark Rush
goblin-name-trample = Trample
goblin-name-watchful-guard = Watchful Guard
goblin-name-orc-axe = Orc Axe
goblin-name-worm-tooth-spear = Worm-tooth Spear
goblin-name-venom-sword = Venom Sword
goblin-name-seer-staff = Seer Staff
goblin-name-chain-mail = Chain Mail
goblin-name-stone-shield = Stone Shield
goblin-name-ranger-mantle = Ranger Mantle
goblin-name-belt-of-pouches = Belt of Pouches

goblin-name-giant-slayer = Giant Slayer
goblin-name-flame-slash = Flame Slash
goblin-name-whirling-blades = Whirling Blades
goblin-name-battle-trance = Battle Trance
goblin-name-arcane-surge = Arcane Surge
goblin-name-blizzard = Blizzard
goblin-name-third-eye = Third Eye
goblin-name-mirror-rune = Mirror Rune
goblin-name-heart-of-oak = Heart of Oak
goblin-name-poison-barb = Poison Barb
goblin-name-ambush = Ambush
goblin-name-bark-blessing = Bark Blessing
goblin-name-aegis-charge = Aegis Charge
goblin-name-bull-rush = Bull Rush
goblin-name-fortress = Fortress
goblin-name-sun-lance = Sun Lance
goblin-name-warlord-blade = Warlord Blade
goblin-name-flaming-sword = Flaming Sword
goblin-name-vampire-sabre = Vampire Sabre
goblin-name-archmage-staff = Archmage Staff
goblin-name-worm-scale-plate = Worm-scale Plate
goblin-name-troll-shield = Troll Shield
goblin-name-phoenix-robe = Phoenix Robe
goblin-name-robe-of-secrets = Robe of Secrets

## Gatekeepers and lords

goblin-name-goblin-porter = Goblin Porter
goblin-name-goblin-jailer = Goblin Jailer
goblin-name-spider-matron = Spider Matron
goblin-name-goblin-sergeant = Goblin Sergeant
goblin-name-tunnel-worm = Tunnel Worm
goblin-name-orc-warden = Orc Warden
goblin-name-goblin-wolfmaster = Goblin Wolfmaster
goblin-name-brood-mother = Brood Mother
goblin-name-iron-golem = Iron Golem
goblin-name-shade-keeper = Shade Keeper
goblin-name-two-headed-ogre = Two-headed Ogre
goblin-name-queen-of-spiders = Queen of Spiders
goblin-name-black-captain = Black Captain
goblin-name-great-worm = Great Worm
goblin-name-bone-priest = Bone Priest
goblin-name-dragon = Dragon
goblin-name-goblin-emperor = Goblin Emperor
goblin-name-demon-of-the-deep = Demon of the Deep

## Potions, colours, curses, rewards

goblin-name-strength = potion of strength
goblin-name-healing = healing potion
goblin-name-countercurse = countercurse potion

goblin-short-strength = strength
goblin-short-healing = healing
goblin-short-countercurse = countercurse

goblin-name-red = red
goblin-name-blue = blue
goblin-name-green = green
goblin-name-yellow = yellow

goblin-name-attack = attack
goblin-name-defence = defence
goblin-name-heal = heal
goblin-name-draw = draw
goblin-name-hand = hand
goblin-name-colour = colour

goblin-name-effect-attack = no attack
goblin-name-effect-defence = no defence
goblin-name-effect-heal = no heal
goblin-name-effect-draw = no draw
goblin-name-colour-red = no red
goblin-name-colour-blue = no blue
goblin-name-colour-green = no green
goblin-name-colour-yellow = no yellow
goblin-name-equipment-weapon = no weapon
goblin-name-equipment-armour = no armour

goblin-name-action = card
goblin-name-weapon = weapon
goblin-name-armour = armour
goblin-name-key = KEY
goblin-name-victory = VICTORY

# One letter, so that a colour never stands alone.
goblin-letter-red = R
goblin-letter-blue = B
goblin-letter-green = G
goblin-letter-yellow = Y

# Levels as they are numbered on the cards.
goblin-level-1 = I
goblin-level-2 = II
goblin-level-3 = III

## Abilities

goblin-name-blue-bridge = Blue bridge
goblin-name-double-attack = Double attack
goblin-name-curse-breaker = Curse breaker
goblin-name-last-gasp = Last gasp
goblin-name-free-second = Free second
goblin-name-foresight = Foresight

goblin-about-blue-bridge = Once a battle, play a blue card although the card before does not allow it.
goblin-about-double-attack = Once a battle, +1 attack for two cards with attack directly in a row.
goblin-about-curse-breaker = Once a battle, play one card of a cursed colour, or count one cursed effect of one card.
goblin-about-last-gasp = Hit the monster even after losing the last hit point, but not the lord.
goblin-about-free-second = The second card of a battle may have any colour.
goblin-about-foresight = For each card drawn by an effect, look at two, keep one and put the other under the deck.

## Options of a table

option-abilities = Each hero has an ability.
option-deal-heroes = Heroes are dealt instead of chosen.
option-five-seats = Five can play.
option-late-revive = A hero revives only without hit points.
option-show-rewards = The card on the back of a monster is shown before it is won.

## How a game ended

goblin-ending-champion = The lord of the goblins is beaten: the game is over.
goblin-ended-champion = lord beaten
goblin-closed = { $how ->
    [stuck] The game stands still, so it ends here. The keys count.
    [agreed] The players agree to end the game here. The keys count.
    [drawn] The players agree on a draw.
    [stopped] The owner of the table ends the game. The keys count.
   *[resigned] All others have resigned.
}
goblin-ending-stuck = The game stood still: the keys decide.
goblin-ending-agreed = The players agreed to end the game: the keys decide.
goblin-ending-stopped = The owner of the table ended the game: the keys decide.
