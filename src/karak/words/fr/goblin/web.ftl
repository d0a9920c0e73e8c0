# La table de Goblin dans un navigateur.

web-goblin-board = La grotte des gobelins
web-goblin-level = Niveau { $level }
web-goblin-left = { $left ->
        [0] pile vide
       *[other] prochain sur { $left }
    }
web-goblin-lord = Seigneur de la grotte
web-goblin-lord-what = Battez-le et vous gagnez la partie.
web-goblin-lord-locked = Il vous faut la clé III pour l’atteindre.
web-goblin-lord-open = Votre clé III ouvre le chemin.
web-goblin-peek = Voir la table
web-goblin-back = Revenir où nous en étions
web-goblin-price = Chaque chose coûte une de celles-ci : votre arme, votre armure, une carte gagnée de votre main.
web-goblin-poor = Vous n’avez rien pour payer : ni arme, ni armure, ni carte gagnée en main.
web-goblin-pawnshop-empty = Le prêteur sur gages n’a rien.

## Un combat

web-goblin-fight = { $hero } contre { $monster }
web-goblin-chain = Cartes jouées
web-goblin-next = couleur suivante
web-goblin-no-next = aucune couleur ne peut suivre
web-goblin-of = sur
web-goblin-against = contre
web-goblin-bonus = D’une potion ou d’un pouvoir
web-goblin-fall = vous tombez
web-goblin-lost = { $hurt ->
        [0] sans blessure
       *[other] { $hurt } PV perdus
    }

## Pioches

web-goblin-stacked = Nouvelle pioche, du dessus
web-goblin-to-stack = Que vient-il ensuite ?
web-goblin-beaten = vaincu
web-goblin-worn = porté maintenant
web-goblin-hand = Main : { $number }
web-goblin-deck = Pioche : { $number }
web-goblin-discard = Défausse : { $number }
web-goblin-in-hand = { $cards }
web-goblin-in-deck = Du dessus : { $cards }
web-goblin-in-discard = { $cards }
web-goblin-about-hand = Les cartes gagnées se reconnaissent à leur dos ; celles de départ, non.
web-goblin-about-deck = Quand elle est vide, la défausse devient une nouvelle pioche.
web-goblin-about-discard = Cartes jouées et gagnées ; la prochaine pioche en est faite.
web-goblin-count = { $count } × { $card }

## Ce que sont les choses, pour qui les montre

web-goblin-coloured = Une carte { $colour ->
        [bleu] bleue
        [vert] verte
       *[other] { $colour }
    }
web-goblin-then = puis { $colours }
web-goblin-does-attack = Attaque { $number }
web-goblin-does-defence = Défense { $number }
web-goblin-does-heal = Soigne { $number } aussitôt
web-goblin-does-draw = { $number ->
        [one] Piocher une carte aussitôt
       *[other] Piocher { $number } cartes aussitôt
    }
web-goblin-does-hand = Taille de main +{ $number }
web-goblin-gives-attack = Attaque +{ $number } à chaque combat
web-goblin-gives-defence = Défense +{ $number } à chaque combat
web-goblin-gives-heal = Soigne { $number } à chaque combat, après les coups
web-goblin-gives-hand = Taille de main +{ $number }
web-goblin-gives-draw = Piocher { $number }
web-goblin-tip-foe = Frappe à { $attack } ; une attaque de { $hp } le bat.
web-goblin-tip-back = Vaincu, il donne : { $card }.
web-goblin-tip-next = Sur le dessus de la pile : il comble le prochain vide et ne se combat pas encore.
web-goblin-tip-starting = Une carte de départ, face cachée.
web-goblin-tip-hero = { $hp ->
        [0] plus de points de vie
        [one] { $hp } point de vie
       *[other] { $hp } points de vie
    }
web-goblin-ability = Pouvoir, si la table en joue : { $ability }
web-goblin-tip-ability = Si la table joue avec les pouvoirs, { $ability } : { $about }

web-goblin-reward-action = Vaincu, il donne une nouvelle carte d’action.
web-goblin-reward-weapon = Vaincu, il donne une arme.
web-goblin-reward-armour = Vaincu, il donne une armure.
web-goblin-reward-key = Gardien : vaincu, il donne la clé du niveau suivant.
web-goblin-reward-victory = Qui bat le seigneur gagne la partie.

web-goblin-curse-effect-attack = Malédiction : l’attaque des cartes ne compte pas.
web-goblin-curse-effect-defence = Malédiction : la défense des cartes ne compte pas.
web-goblin-curse-effect-heal = Malédiction : les cartes ne soignent pas.
web-goblin-curse-effect-draw = Malédiction : les cartes ne font pas piocher.
web-goblin-curse-colour-red = Malédiction : aucune carte rouge ne se joue.
web-goblin-curse-colour-blue = Malédiction : aucune carte bleue ne se joue.
web-goblin-curse-colour-green = Malédiction : aucune carte verte ne se joue.
web-goblin-curse-colour-yellow = Malédiction : aucune carte jaune ne se joue.
web-goblin-curse-equipment-weapon = Malédiction : l’arme ne fait rien.
web-goblin-curse-equipment-armour = Malédiction : l’armure ne fait rien.

web-goblin-potion-strength = Double l’attaque ou la défense de la carte qui vient d’être jouée.
web-goblin-potion-healing = Tous les points de vie, avant ou après les coups.
web-goblin-potion-countercurse = Une malédiction ne vaut pas dans ce combat.

web-goblin-sign-merchant = Marchand
web-goblin-about-merchant = Payez une arme, une armure ou une carte gagnée pour chaque chose : des potions à volonté, et une carte du prêteur.
web-goblin-sign-pawnshop = Prêteur
web-goblin-about-pawnshop = Ce que d’autres ont laissé ; une de ces choses s’achète par visite.
web-goblin-sign-next = La pile des monstres
web-goblin-about-next = Son dessus comble le prochain vide de la rangée.
web-goblin-sign-chain = La chaîne
web-goblin-about-chain = La carte suivante doit avoir une couleur que la précédente nomme sur son bord droit.
web-goblin-sign-attack = Attaque
web-goblin-about-attack = Cartes et arme ensemble ; autant que le monstre a de points de vie le bat.
web-goblin-sign-defence = Défense
web-goblin-about-defence = Chaque point arrête un coup ; tout autre coup coûte un point de vie.
web-goblin-sign-weapon = Pas d’arme
web-goblin-about-weapon = On peut porter une arme.
web-goblin-sign-armour = Pas d’armure
web-goblin-about-armour = On peut porter une armure.
web-goblin-sign-key = Clés
web-goblin-about-key = La clé I ouvre le niveau II, la clé II le niveau III, la clé III le chemin du seigneur.
web-goblin-sign-open-1 = Niveau I
web-goblin-about-open-1 = Tout le monde peut combattre ici. Le gardien a la clé du niveau II.
web-goblin-sign-open-2 = Niveau II
web-goblin-about-open-2 = Vous avez sa clé. Le gardien a la clé du niveau III.
web-goblin-sign-open-3 = Niveau III
web-goblin-about-open-3 = Vous avez sa clé. Le gardien a la clé du seigneur.
web-goblin-sign-held-1 = Niveau I
web-goblin-about-held-1 = Vous avez battu son gardien et tenez la clé.
web-goblin-sign-held-2 = Niveau II
web-goblin-about-held-2 = Vous avez battu son gardien et tenez la clé.
web-goblin-sign-held-3 = Niveau III
web-goblin-about-held-3 = Vous avez battu son gardien : le chemin du seigneur est ouvert.
web-goblin-sign-locked-2 = Niveau II, fermé
web-goblin-about-locked-2 = Battez le gardien du niveau I pour avoir la clé.
web-goblin-sign-locked-3 = Niveau III, fermé
web-goblin-about-locked-3 = Battez le gardien du niveau II pour avoir la clé.
