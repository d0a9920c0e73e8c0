# Ce qu’Imperium ajoute aux noms de Karak II.

## Héros et pouvoirs

name-valduk = Valduk
name-kirima = Kirima
name-saigo = Saigo

name-rebels = Rebelles
name-sneaking = Se faufiler
name-king-of-the-wilds = Roi des terres sauvages
name-berserk = Fureur
name-hard-skin = Peau dure
name-leap-into-battle = Bond au combat
name-dream-helper = Aide des songes
name-seasoned-traveller = Voyageur aguerri
name-strategic-positions = Positions stratégiques

about-rebels = Une fois par tour, pour une action, là où il y a de la forêt : un chevalier pour 2 nourriture, sans cité et sans impôt.
about-sneaking = Entrer sur une tuile avec des monstres sans combattre, et continuer. Parmi les monstres, combattre est une action.
imperium-about-magical-affinity = Une fois par bataille, avec une boule de feu en main : +1 et la garder, ou +2 et la défausser.
about-king-of-the-wilds = Une fois par tour, sans action : déplacer un jeton de monstre de force 3 ou moins vers une tuile vide où une cité pourrait tenir.
about-berserk = Deux crânes sur le dé de héros donnent +2.
about-hard-skin = Perdre une vie au lieu d’une unité, tant qu’il reste des vies.
about-leap-into-battle = +1 contre des monstres déjà présents sur le plan.
about-dream-helper = Une fois par tour, comme déplacement : rejoindre un héros blessé ; chacun guérit 1 vie.
about-seasoned-traveller = Le champ de tir est gratuit avec la cité.
about-strategic-positions = Une fois par bataille, relancer autant d’archers qu’on veut ; le second lancer compte.

## Ce que tous peuvent faire, ou doivent

name-blessing = bénédiction
name-challenge = défi
name-tax = impôt
name-levy = levée
name-time-loop = Boucle du temps

about-blessing = Une seule fois, à votre tour : une unité au choix, si la gloire le permet. Juste après une bataille, elle annule aussi tous vos crânes.
about-challenge = Sur la tuile de l’empereur, sans action, et le tour finit : vous attaquez, puis l’empereur se défend. Une égalité suffit.
about-tax = Qui n’est pas empereur lui paie 1 ressource pour chaque action de fonder, bâtir ou recruter.
about-levy = Ce que l’empereur bâtit, une autre cité le reçoit aussi ; qui recrute en empereur accorde une unité à un autre héros.
about-time-loop = Une fois par bataille, quand le seigneur du temps la montre : relancer autant de vos autres dés que vous voulez.

## Jetons, et qui habite un repaire

name-ghosts = spectres
name-lord-of-time = seigneur du temps
name-goblins = gobelins
name-stone-eaters = mangeurs de pierre

# Sept lettres au plus : avec une force, ils tiennent sur un hexagone du plan.
short-ghosts = spectr.
short-lord-of-time = SEIGN.
short-goblins = gobelin
short-stone-eaters = m.pier.

short-blessing = bénédiction

tiny-ghosts = s
tiny-lord-of-time = S
tiny-goblins = b
tiny-stone-eaters = p
tiny-blessing = bn

## Dés et leurs faces

name-guard = garde de l’empereur
name-shield = bouclier
name-loop = boucle
name-betrayal = trahison

## Le plan

name-goblin-cave = grotte des gobelins
name-stone-eater-mines = mines des mangeurs de pierre
name-rift = faille

# Neuf lettres au plus : ils tiennent sur un hexagone du plan.
short-goblin-cave = grotte
short-stone-eater-mines = mines
short-rift = FAILLE

tiny-rift = ≈

name-goblin-cave-1-0 = grotte des gobelins, 1 gouffre
name-stone-eater-mines-1-0 = mines des mangeurs de pierre, 1 gouffre
name-rift-1-open = faille, sans gouffre
name-rift-1-0 = faille, 1 gouffre
name-rift-2-open = faille (niveau 2), sans gouffre
name-rift-2-03 = faille (niveau 2), 2 gouffres face à face
name-forest-rock-2-02 = forêt et rochers (niveau 2), 2 gouffres écartés
name-farm-rock-2-01 = ferme et rochers (niveau 2), 2 gouffres côte à côte

## Options d’une table

option-bare-crown = On se bat pour la couronne, mais elle ne donne rien : ni garde, ni points, ni impôts, ni dons.
