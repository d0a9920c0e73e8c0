# Pour tout le monde : réglages, installation, télévision, touches, lecture à voix haute.

## Réglages

web-level = Explications
web-level-learner = J’apprends
web-level-learner-about = Chaque question est expliquée, et ce qui est définitif est demandé deux fois.
web-level-expert = Je connais le jeu
web-level-expert-about = Des questions courtes, et un seul appui suffit.
web-aids = Aides
web-aid-odds = Chances au combat
web-aid-hints = Bulles qui disent ce qu’est une chose
web-aid-advice = Un robot à qui demander conseil
web-aid-counters = Combien de tuiles, de jetons et de cartes il reste
web-aid-shapes = Grandes formes sur les pièces des joueurs
web-aid-words = Le plateau en mots aussi
web-turns = Mes tours
web-ends-turns = Terminer mon tour automatiquement
web-ends-turns-about = Sinon, un tour fini vous attend tant que vous pouvez revenir en arrière.
web-appearance = Apparence
web-theme = Thème
web-theme-dark = À la torche
web-theme-light = En plein jour
web-theme-system = Comme l’appareil
web-text = Taille du texte
web-text-0 = normale
web-text-1 = plus grande
web-text-2 = grande
web-text-3 = énorme
web-contrast = Contraste élevé
web-motion-sound = Mouvement et son
web-still = Moins de mouvement

## Installation

web-renewal = Il existe une version plus récente de cette page.
web-renewal-take = Recharger

## Télévision

web-tv-open = Montrer cette table sur une télévision
web-tv-board = Le plateau
web-tv-join = Scannez pour prendre place, ou ouvrez
web-tv-follow = Scannez pour suivre la partie, ou ouvrez

## Le plateau en mots

web-walk = Le plateau en mots
web-walk-open = Lire le plateau en mots
web-walk-close = Ranger les mots
web-walk-keys = Les flèches parcourent le plateau en pensée, Échap revient à votre héros. Sur les hexagones : gauche, droite, Début, Page précédente, Fin, Page suivante.
web-walk-commands = Interroger le plateau
web-walk-command = ici, autour, coups, dernier, une direction ou un numéro
web-walk-ask = Demander
web-walk-here-word = ici
web-walk-around-word = autour
web-walk-moves-word = coups
web-walk-last-word = dernier
web-walk-here = Vous êtes ici : { $what }
web-walk-way = { $way } : { $what }
web-walk-move = { $number }. { $label }{ $where ->
        [none] {""}
       *[other] {" "}– { $where }
    }{ $next ->
        [none] {""}
       *[other] {" "}({ $next })
    }
web-walk-no-moves = Ce n’est pas votre tour.
web-walk-nothing = rien
web-walk-unknown = Demandez ici, autour, coups ou dernier, marchez avec une direction, ou choisissez par numéro.
web-walk-unexplored = inexploré
web-walk-wall = mur
web-walk-chasm = { $what }, au-delà d’un gouffre
web-walk-monster = { $monster }, force { $strength }
web-walk-resigned = { $hero }, qui a abandonné
web-walk-numbered = { $thing } { $number }
web-walk-city = ville de { $hero }
web-walk-hand = votre main
web-walk-fight = le combat
web-walk-gear = ce que vous portez
web-walk-row = caverne { $level }
web-walk-lord = le seigneur de la caverne
web-walk-shop = le prêteur sur gages
web-walk-keeper = gardien { $what }
web-walk-sums = attaque { $attack }, défense { $defence }
web-walk-other = points de vie : { $hp }, clés : { $keys }, cartes en main : { $cards }

## À voix haute

web-told-more = { $count } de plus dans le journal.

## Touches

web-keyboard = Touches
web-key-choose = choisir ce qui porte cette touche sur son bouton
web-key-step = faire un pas ; sur le plateau ou dans une liste, aller au choix voisin
web-key-tab = d’une partie de la table à la suivante
web-key-list = lister tous les choix, ou seulement ceux qui ne sont pas sur le plateau
web-key-turn = tourner une tuile avant de la poser
web-key-map = regarder de plus près, de plus loin, tout
web-key-words = le plateau en mots
web-key-undo = annuler
web-key-back = fermer, laisser ce qui était choisi, revenir du passé
web-key-help = cette liste

## Toucher

web-picked = Faire ceci ?
web-picked-do = Valider
web-picked-leave = Laisser
web-sheet = Choix : tirer vers le haut ou le bas
