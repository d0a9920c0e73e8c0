# Les noms des choses de Karak II ; ce que Karak a aussi est dans karak-names.ftl.

## Héros et pouvoirs

name-lorraine = Lorraine
name-elspeth = Elspeth
name-darius = Darius

name-war-strategy = Stratégie de guerre
name-plunder = Pillage
name-expert-builder = Maîtresse bâtisseuse
name-hawkeye = Œil de faucon
name-bear-friend = Amie des ours
name-necromancy = Nécromancie
name-soul-collector = Collecteur d’âmes
name-combat-finesse = Finesse au combat
name-magic-run = Course magique
name-terrain-exploration = Exploration du terrain
name-claws-and-fangs = Griffes et crocs

about-war-strategy = Une fois par bataille, relancer tous les dés sauf le dé de héros ; le second lancer compte.
about-plunder = Après une victoire, récolter aussitôt sur la tuile.
karak2-about-fate-weaver = Sur une nouvelle tuile, tirer un jeton de plus et choisir lesquels placer.
about-expert-builder = La cité et chaque bâtiment coûtent une ressource de moins, parmi celles du prix.
about-hawkeye = Une fois par tour, sans action : tirer une tuile et la poser à un bord ouvert du plan, sans se déplacer.
about-bear-friend = Le dé de l’ours se joint à chaque bataille que vous voulez.
about-necromancy = Pour une action : un dé de squelette de plus, trois au maximum.
about-soul-collector = Guérir une vie pour chaque dé perdu dans une bataille.
about-combat-finesse = Une fois par bataille, relancer le dé de héros ; le second lancer compte.
about-magic-run = Une fois par tour, au lieu d’un déplacement : jusqu’à trois tuiles explorées tout droit, gouffres compris.
about-terrain-exploration = En explorant, regarder deux tuiles et en poser une ; l’autre retourne sur la pile.
about-claws-and-fangs = Un jeton de force 1 est vaincu sans dés. Un prétorien fuit à chaque attaque.

## Jetons, et ce qu’ils laissent

name-skeleton-warriors = guerriers squelettes
name-fire-eaters = mangeurs de feu
name-shadow-eaters = mangeurs d’ombres
name-skeletal-hulks = colosses d’os
name-hammer-followers = adeptes du marteau
name-dark-dryads = dryades noires
name-skeleton-riders = cavaliers squelettes
name-envoys-of-death = émissaires de la mort
name-general = général noir
name-warhammer = marteau de guerre
name-fireball = boule de feu
name-pickpocket = vol à la tire
name-amulet-of-resources = amulette de ressources
name-amulet-of-glory = amulette de gloire
name-amulet-of-action = amulette d’action
name-amulet-of-protection = amulette de protection
name-amulet-of-titan = amulette du titan

# Sept lettres au plus : avec une force, ils tiennent sur un hexagone du plan.
short-skeleton-warriors = guerr.
short-fire-eaters = m.feu
short-shadow-eaters = m.ombre
short-skeletal-hulks = coloss.
short-hammer-followers = marteau
short-dark-dryads = dryades
short-skeleton-riders = cavalrs
short-envoys-of-death = ÉMISS.
short-general = GÉNÉRAL

# Pour une colonne étroite.
short-warhammer = marteau
short-fireball = boule de feu
short-pickpocket = vol à la tire
short-amulet-of-resources = am. ressources
short-amulet-of-glory = am. gloire
short-amulet-of-action = am. action
short-amulet-of-protection = am. protection
short-amulet-of-titan = am. titan

# Deux lettres, pour le petit plan et pour ce qui est posé sur une tuile.
tiny-skeleton-warriors = g
tiny-fire-eaters = f
tiny-shadow-eaters = o
tiny-skeletal-hulks = c
tiny-hammer-followers = M
tiny-dark-dryads = d
tiny-skeleton-riders = C
tiny-envoys-of-death = E
tiny-general = G
tiny-castle = ♜
tiny-warhammer = mg
tiny-fireball = bf
tiny-pickpocket = vt
tiny-amulet-of-resources = aR
tiny-amulet-of-glory = aG
tiny-amulet-of-action = aA
tiny-amulet-of-protection = aP
tiny-amulet-of-titan = aT

## Dés, ressources, bâtiments

name-knight = chevalier
name-archer = archer
name-mage = mage
name-skeleton = squelette
name-bear = ours
name-titan = titan
name-hero = dé de héros

name-food = nourriture
name-wood = bois
name-stone = pierre

name-stable = écurie
name-glory-banners = bannières de gloire
name-military-camp = camp militaire
name-shooting-range = champ de tir
name-wizard-tower = tour de mage

short-stable = écurie
short-portal = portail
short-glory-banners = bannières
short-military-camp = camp
short-shooting-range = tir
short-wizard-tower = tour

## Faces des dés

name-s = crâne
name-ss = deux crânes

## Le plan

name-northeast = nord-est
name-southeast = sud-est
name-southwest = sud-ouest
name-northwest = nord-ouest

name-castle = château de Karak
name-farm = ferme
name-forest = forêt
name-farm-forest = ferme et forêt
name-farm-rock = ferme et rochers
name-forest-rock = forêt et rochers
name-big-farm = grande ferme
name-dense-forest = forêt dense
name-giant-rocks = rochers géants
name-abyss = abîme infernal

# Neuf lettres au plus : ils tiennent sur un hexagone du plan.
short-castle = CHÂTEAU
short-farm = ferme
short-forest = forêt
short-farm-forest = fer.+for.
short-farm-rock = fer.+roc
short-forest-rock = for.+roc
short-big-farm = gr. ferme
short-dense-forest = for.dense
short-giant-rocks = gr. rocs
short-abyss = ABÎME

name-farm-1-open = ferme, sans gouffre
name-farm-1-0 = ferme, 1 gouffre
name-farm-1-01 = ferme, 2 gouffres côte à côte
name-farm-1-03 = ferme, 2 gouffres face à face
name-forest-1-open = forêt, sans gouffre
name-forest-1-0 = forêt, 1 gouffre
name-forest-1-02 = forêt, 2 gouffres écartés
name-forest-1-03 = forêt, 2 gouffres face à face
name-farm-forest-1-0 = ferme et forêt, 1 gouffre
name-farm-forest-1-01 = ferme et forêt, 2 gouffres côte à côte
name-farm-rock-1-open = ferme et rochers, sans gouffre
name-farm-rock-1-0 = ferme et rochers, 1 gouffre
name-farm-rock-1-02 = ferme et rochers, 2 gouffres écartés
name-farm-rock-1-03 = ferme et rochers, 2 gouffres face à face
name-forest-rock-1-open = forêt et rochers, sans gouffre
name-forest-rock-1-0 = forêt et rochers, 1 gouffre
name-forest-rock-1-01 = forêt et rochers, 2 gouffres côte à côte
name-forest-rock-1-02 = forêt et rochers, 2 gouffres écartés
name-big-farm-2-0 = grande ferme, 1 gouffre
name-big-farm-2-02 = grande ferme, 2 gouffres écartés
name-dense-forest-2-0 = forêt dense, 1 gouffre
name-dense-forest-2-03 = forêt dense, 2 gouffres face à face
name-giant-rocks-2-01 = rochers géants, 2 gouffres côte à côte
name-giant-rocks-2-024 = rochers géants, 3 gouffres
name-farm-forest-2-02 = ferme et forêt (niveau 2), 2 gouffres écartés
name-farm-rock-2-03 = ferme et rochers (niveau 2), 2 gouffres face à face
name-forest-rock-2-01 = forêt et rochers (niveau 2), 2 gouffres côte à côte
name-abyss-2-024 = abîme infernal, 3 gouffres

## Options d’une table

option-no-plague = Deux crânes n’apportent ni peste ni misère.

## Comment une partie a pris fin

karak2-ending-general = Le général noir est vaincu : la partie est finie.
karak2-ended-general = général vaincu
