# Les noms des choses de Karak, comme dans le livret français.

## Héros et pouvoirs

name-astral-walk = Marche astrale
name-double-attack = Double attaque
name-reincarnation = Réincarnation
name-sacrifice = Sacrifice
name-swap = Substitution
name-backstab = Attaque par l’arrière
name-stealth = Marche rampante
name-strict-stealth = Marche rampante
name-combat-training = Entraînement au combat
name-unstoppable = Inarrêtable
name-premonition = Prémonition

about-magical-affinity = Les tirs magiques utilisés restent en main et servent à chaque combat.
about-astral-walk = Entre deux tuiles explorées, les murs n’arrêtent pas le héros.
about-double-attack = Une fois par combat, relancer les deux dés ; le second lancer compte.
about-reincarnation = La dernière vie perdue mène à une fontaine, toutes vies retrouvées, sans évanouissement.
about-sacrifice = Une fois par combat, donner une vie pour +1.
about-swap = Au début du tour, échanger sa place avec un autre héros au lieu de se déplacer.
about-backstab = Un match nul est une victoire.
about-stealth = Rester dans l’ombre au lieu de combattre un monstre, et continuer son chemin.
about-strict-stealth = Rester dans l’ombre face à un monstre et continuer, sans finir son tour à cet endroit.
about-combat-training = Un dé ne montre jamais 1.
about-unstoppable = Avec un 6 au lancer, le tour continue après le combat.
about-premonition = +1 dans un combat où mène le premier déplacement du tour.
about-fate-weaver = Dans une nouvelle pièce, tirer deux jetons et choisir celui qui y reste.

## Jetons : monstres, coffres, et ce qu’ils laissent

name-giant-rat = rat géant
name-giant-spider = araignée géante
name-mummy = momie
name-skeleton-turnkey = squelette-gardien des clés
name-skeleton-swordsman = squelette-spadassin
name-skeleton-king = roi des squelettes
name-fallen = Mort
name-dragon = dragon
name-chest = coffre verrouillé
name-daggers = poignards
name-axe = hache
name-magic-bolt = tir magique
name-healing-portal = portail de guérison
name-key = clé
name-bolt = tir magique
name-treasure = trésor
name-ruby-treasure = trésor avec un rubis

# Sept lettres au plus : ils tiennent sur une tuile du plan.
short-giant-rat = rat
short-giant-spider = araign.
short-mummy = momie
short-skeleton-turnkey = gardien
short-skeleton-swordsman = spadas.
short-skeleton-king = ROI
short-fallen = MORT
short-dragon = DRAGON
short-chest = coffre
short-daggers = poign.
short-sword = épée
short-axe = hache
short-magic-bolt = tir
short-healing-portal = portail
short-key = clé

# Deux lettres, pour le petit plan.
tiny-giant-rat = r
tiny-giant-spider = a
tiny-mummy = m
tiny-skeleton-turnkey = g
tiny-skeleton-swordsman = s
tiny-skeleton-king = R
tiny-fallen = M
tiny-dragon = D
tiny-chest = co
tiny-daggers = pg
tiny-sword = ep
tiny-axe = ha
tiny-magic-bolt = ti
tiny-healing-portal = po
tiny-key = cl

## Le plan

name-start = tuile de départ
name-corridor-cross = croisement de couloirs
name-corridor-t = bifurcation
name-corridor-straight = couloir droit
name-corridor-corner = couloir coudé
name-portal-straight = couloir avec portail
name-fountain-corner = couloir avec fontaine
name-room-cross = pièce à quatre issues
name-room-t = pièce à trois issues
name-room-straight = pièce à deux issues face à face
name-room-corner = pièce coudée
name-corridor = couloir
name-room = pièce
name-fountain = fontaine

## Options d’une table

option-no-curse = Les momies ne jettent pas de malédiction.
option-late-dragon = Le dragon n’entre dans le sachet que lorsque 27 pièces ont reçu leur jeton.
option-strict-stealth = Aderyn ne peut pas finir son tour cachée sur la tuile d’un monstre.

## Comment une partie a pris fin

karak-ending-dragon = Le dragon est vaincu : la partie est finie.
karak-ending-sealed = Plus aucun chemin ne mène à l’inexploré : la partie est finie.
karak-ended-dragon = dragon vaincu
karak-ended-sealed = plan fermé
