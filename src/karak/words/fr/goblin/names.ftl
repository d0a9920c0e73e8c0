# Les noms des choses de Goblin. Un mot de ce jeu passe avant celui que tous les jeux partagent.

## Cartes de départ des héros

goblin-name-argentus-magic-bolt = Tir magique
goblin-name-argentus-ward = Protection
goblin-name-argentus-flash-of-insight = Éclair de génie
goblin-name-argentus-staff-blow = Coup de bâton
goblin-name-argentus-stone-skin = Peau de pierre
goblin-name-argentus-second-wind = Second souffle

goblin-name-horan-hammer-strike = Coup de marteau
goblin-name-horan-iron-parry = Parade de fer
goblin-name-horan-battle-cry = Cri de guerre
goblin-name-horan-charge = Charge
goblin-name-horan-shield-wall = Mur de boucliers
goblin-name-horan-grit = Ténacité

goblin-name-xanros-hex = Maléfice
goblin-name-xanros-shadow-veil = Voile d’ombre
goblin-name-xanros-dark-whisper = Sombre murmure
goblin-name-xanros-soul-burn = Brûlure d’âme
goblin-name-xanros-bone-ward = Rempart d’os
goblin-name-xanros-life-tap = Drain de vie

goblin-name-aderyn-backstab = Attaque par l’arrière
goblin-name-aderyn-sidestep = Pas de côté
goblin-name-aderyn-sleight-of-hand = Tour de passe-passe
goblin-name-aderyn-thrown-knife = Couteau lancé
goblin-name-aderyn-smoke-bomb = Bombe fumigène
goblin-name-aderyn-bandage = Bandage

goblin-name-victorius-lunge = Fente
goblin-name-victorius-riposte = Riposte
goblin-name-victorius-feint = Feinte
goblin-name-victorius-double-cut = Double entaille
goblin-name-victorius-blade-guard = Garde de lame
goblin-name-victorius-steady-breath = Souffle calme

goblin-name-taia-spirit-arrow = Flèche d’esprit
goblin-name-taia-premonition = Prémonition
goblin-name-taia-vision = Vision
goblin-name-taia-star-fall = Pluie d’étoiles
goblin-name-taia-guardian-spirit = Esprit gardien
goblin-name-taia-healing-chant = Chant de guérison

goblin-name-starting-card = carte de départ
goblin-name-start = Une carte de départ, face cachée

## Monstres, et les cartes à leur dos

goblin-name-goblin-scout = Gobelin éclaireur
goblin-name-goblin-brawler = Gobelin bagarreur
goblin-name-goblin-drummer = Gobelin tambour
goblin-name-cave-bat = Chauve-souris des grottes
goblin-name-goblin-apprentice = Gobelin apprenti
goblin-name-lantern-imp = Diablotin à lanterne
goblin-name-young-cave-worm = Jeune ver des grottes
goblin-name-mushroom-creeper = Champignon rampant
goblin-name-goblin-poacher = Gobelin braconnier
goblin-name-goblin-sentry = Gobelin sentinelle
goblin-name-stone-beetle = Scarabée de pierre
goblin-name-goblin-slinger = Gobelin frondeur
goblin-name-goblin-thug = Gobelin brigand
goblin-name-cave-spider = Araignée des grottes
goblin-name-goblin-knifer = Gobelin à couteaux
goblin-name-marsh-toad = Crapaud des marais
goblin-name-goblin-cook = Gobelin cuisinier
goblin-name-giant-rat = Rat géant
goblin-name-goblin-guard = Gobelin garde
goblin-name-slime = Gelée visqueuse

goblin-name-orc-raider = Orque pillard
goblin-name-orc-axeman = Orque à la hache
goblin-name-orc-shieldbearer = Orque au bouclier
goblin-name-goblin-shaman = Gobelin chaman
goblin-name-frost-imp = Diablotin de givre
goblin-name-whispering-shade = Ombre murmurante
goblin-name-swamp-witch = Sorcière des marais
goblin-name-goblin-archer = Gobelin archer
goblin-name-stalking-panther = Panthère à l’affût
goblin-name-orc-veteran = Orque vétéran
goblin-name-boar-rider = Cavalier de sanglier
goblin-name-cave-troll-whelp = Jeune troll des grottes
goblin-name-orc-smith = Orque forgeron
goblin-name-armoured-worm = Ver cuirassé
goblin-name-giant-spider = Araignée géante
goblin-name-mimic-chest = Coffre mimique
goblin-name-orc-drummer = Orque tambour
goblin-name-stone-gargoyle = Gargouille de pierre
goblin-name-blood-leech = Sangsue
goblin-name-goblin-thief = Gobelin voleur

goblin-name-troll-crusher = Troll broyeur
goblin-name-fire-hound = Molosse de feu
goblin-name-orc-champion = Orque champion
goblin-name-dark-elf-duelist = Elfe noir duelliste
goblin-name-goblin-archmage = Gobelin archimage
goblin-name-ice-wraith = Spectre de glace
goblin-name-mind-eater = Mangeur d’esprits
goblin-name-rune-guardian = Gardien des runes
goblin-name-bog-hag = Vieille des tourbières
goblin-name-giant-scorpion = Scorpion géant
goblin-name-shadow-stalker = Rôdeur d’ombre
goblin-name-elder-treant = Vieux sylvanien
goblin-name-death-knight = Chevalier de la mort
goblin-name-minotaur = Minotaure
goblin-name-stone-colossus = Colosse de pierre
goblin-name-griffin-rider = Cavalier de griffon
goblin-name-orc-warlord = Orque seigneur de guerre
goblin-name-fire-demon = Démon de feu
goblin-name-vampire = Vampire
goblin-name-spectral-mage = Mage spectral
goblin-name-ancient-worm = Ver ancien
goblin-name-troll-guardian = Troll gardien
goblin-name-basilisk = Basilic
goblin-name-lich-acolyte = Acolyte de liche

goblin-name-quick-jab = Coup rapide
goblin-name-wild-swing = Coup sauvage
goblin-name-braced-blow = Coup campé
goblin-name-spark = Étincelle
goblin-name-quick-wits = Vivacité
goblin-name-deep-thought = Réflexion
goblin-name-thorn-dart = Dard d’épine
goblin-name-herb-pouch = Sachet d’herbes
goblin-name-nimble-step = Pas agile
goblin-name-shield-bash = Coup de bouclier
goblin-name-tower-shield = Grand bouclier
goblin-name-sling-stone = Pierre de fronde
goblin-name-goblin-club = Gourdin de gobelin
goblin-name-fang-dagger = Dague à croc
goblin-name-notched-sword = Épée ébréchée
goblin-name-healing-rod = Baguette de soin
goblin-name-iron-pot-helmet = Casque marmite
goblin-name-rat-hide-vest = Gilet en peau de rat
goblin-name-wooden-shield = Bouclier de bois
goblin-name-moss-cloak = Cape de mousse

goblin-name-cleave = Fendre
goblin-name-axe-throw = Lancer de hache
goblin-name-counter-blow = Contre-coup
goblin-name-chain-lightning = Chaîne d’éclairs
goblin-name-ice-lance = Lance de glace
goblin-name-clairvoyance = Clairvoyance
goblin-name-life-leaf = Feuille de vie
goblin-name-piercing-arrow = Flèche perçante
goblin-name-pounce = Bond
goblin-name-bulwark-rush = Ruée du rempart
goblin-name-trample = Piétinement
goblin-name-watchful-guard = Garde vigilante
goblin-name-orc-axe = Hache d’orque
goblin-name-worm-tooth-spear = Lance en dent de ver
goblin-name-venom-sword = Épée venimeuse
goblin-name-seer-staff = Bâton de voyance
goblin-name-chain-mail = Cotte de mailles
goblin-name-stone-shield = Bouclier de pierre
goblin-name-ranger-mantle = Manteau de rôdeur
goblin-name-belt-of-pouches = Ceinture à bourses

goblin-name-giant-slayer = Tueur de géants
goblin-name-flame-slash = Taille de flammes
goblin-name-whirling-blades = Lames tournoyantes
goblin-name-battle-trance = Transe de combat
goblin-name-arcane-surge = Vague arcanique
goblin-name-blizzard = Blizzard
goblin-name-third-eye = Troisième œil
goblin-name-mirror-rune = Rune miroir
goblin-name-heart-of-oak = Cœur de chêne
goblin-name-poison-barb = Pointe empoisonnée
goblin-name-ambush = Embuscade
goblin-name-bark-blessing = Bénédiction d’écorce
goblin-name-aegis-charge = Charge de l’égide
goblin-name-bull-rush = Charge du taureau
goblin-name-fortress = Forteresse
goblin-name-sun-lance = Lance du soleil
goblin-name-warlord-blade = Lame du seigneur de guerre
goblin-name-flaming-sword = Épée flamboyante
goblin-name-vampire-sabre = Sabre de vampire
goblin-name-archmage-staff = Bâton d’archimage
goblin-name-worm-scale-plate = Plastron en écailles de ver
goblin-name-troll-shield = Bouclier de troll
goblin-name-phoenix-robe = Robe du phénix
goblin-name-robe-of-secrets = Robe des secrets

## Gardiens et seigneurs

goblin-name-goblin-porter = Gobelin portier
goblin-name-goblin-jailer = Gobelin geôlier
goblin-name-spider-matron = Araignée matrone
goblin-name-goblin-sergeant = Gobelin sergent
goblin-name-tunnel-worm = Ver des galeries
goblin-name-orc-warden = Orque gardien
goblin-name-goblin-wolfmaster = Gobelin maître des loups
goblin-name-brood-mother = Mère des couvées
goblin-name-iron-golem = Golem de fer
goblin-name-shade-keeper = Gardien des ombres
goblin-name-two-headed-ogre = Ogre à deux têtes
goblin-name-queen-of-spiders = Reine des araignées
goblin-name-black-captain = Capitaine noir
goblin-name-great-worm = Grand ver
goblin-name-bone-priest = Prêtre des os
goblin-name-dragon = Dragon
goblin-name-goblin-emperor = Empereur gobelin
goblin-name-demon-of-the-deep = Démon des profondeurs

## Potions, couleurs, malédictions, récompenses

goblin-name-strength = potion de force
goblin-name-healing = potion de guérison
goblin-name-countercurse = potion anti-malédiction

goblin-short-strength = force
goblin-short-healing = guérison
goblin-short-countercurse = anti-malédiction

goblin-name-red = rouge
goblin-name-blue = bleu
goblin-name-green = vert
goblin-name-yellow = jaune

goblin-name-attack = attaque
goblin-name-defence = défense
goblin-name-heal = soin
goblin-name-draw = pioche
goblin-name-hand = main
goblin-name-colour = couleur

goblin-name-effect-attack = sans attaque
goblin-name-effect-defence = sans défense
goblin-name-effect-heal = sans soin
goblin-name-effect-draw = sans pioche
goblin-name-colour-red = sans rouge
goblin-name-colour-blue = sans bleu
goblin-name-colour-green = sans vert
goblin-name-colour-yellow = sans jaune
goblin-name-equipment-weapon = sans arme
goblin-name-equipment-armour = sans armure

goblin-name-action = carte
goblin-name-weapon = arme
goblin-name-armour = armure
goblin-name-key = CLÉ
goblin-name-victory = VICTOIRE

# Une lettre, pour qu’une couleur ne soit jamais seule.
goblin-letter-red = R
goblin-letter-blue = B
goblin-letter-green = V
goblin-letter-yellow = J

# Les niveaux comme ils sont numérotés sur les cartes.
goblin-level-1 = I
goblin-level-2 = II
goblin-level-3 = III

## Pouvoirs

goblin-name-blue-bridge = Pont bleu
goblin-name-double-attack = Double attaque
goblin-name-curse-breaker = Brise-malédiction
goblin-name-last-gasp = Dernier souffle
goblin-name-free-second = Seconde libre
goblin-name-foresight = Prescience

goblin-about-blue-bridge = Une fois par combat, jouer une carte bleue que la carte précédente ne permet pas.
goblin-about-double-attack = Une fois par combat, +1 d’attaque pour deux cartes d’attaque qui se suivent.
goblin-about-curse-breaker = Une fois par combat, jouer une carte d’une couleur maudite, ou compter un effet maudit d’une carte.
goblin-about-last-gasp = Frapper le monstre même après la perte du dernier point de vie, mais pas le seigneur.
goblin-about-free-second = La deuxième carte d’un combat peut avoir n’importe quelle couleur.
goblin-about-foresight = Pour chaque carte piochée par un effet, en regarder deux, en garder une et mettre l’autre sous la pioche.

## Options d’une table

option-abilities = Chaque héros a un pouvoir.
option-deal-heroes = Les héros sont distribués au lieu d’être choisis.
option-five-seats = On peut jouer à cinq.
option-late-revive = Un héros ne se ranime que s’il n’a plus de points de vie.
option-show-rewards = La carte au dos d’un monstre est montrée avant d’être gagnée.

## Comment une partie a pris fin

goblin-ending-champion = Le seigneur des gobelins est vaincu : la partie est finie.
goblin-ended-champion = seigneur vaincu
goblin-closed = { $how ->
    [stuck] La partie n’avance plus : elle s’arrête ici. On compte les clés.
    [agreed] Les joueurs décident d’arrêter la partie ici. On compte les clés.
    [drawn] Les joueurs conviennent d’un match nul.
    [stopped] Le propriétaire de la table met fin à la partie. On compte les clés.
   *[resigned] Tous les autres ont abandonné.
}
goblin-ending-stuck = La partie n’avançait plus : les clés décident.
goblin-ending-agreed = Les joueurs ont décidé d’arrêter : les clés décident.
goblin-ending-stopped = Le propriétaire de la table a mis fin à la partie : les clés décident.
