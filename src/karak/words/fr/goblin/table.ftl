# La table de Goblin dans le terminal.

goblin-row = Niveau { $level } : { $left ->
        [0] plus rien dans la pile
       *[other] encore { $left }
    }
goblin-row-next = , puis { $monster }
goblin-row-locked = il vous faut la clé { $key }
goblin-lord = Seigneur
goblin-row-gate = gardien { $monster }
goblin-key-yours = clé à vous
goblin-foe-att = att { $attack } PV { $hp }
goblin-foe-numbers = { $attack }/{ $hp }
goblin-legend = Un monstre montre son attaque, ses points de vie (PV), ce qu’il donne et sa malédiction. 4/3 : attaque 4, 3 PV.
goblin-legend-colours = Couleurs : R rouge, B bleu, V vert, J jaune. Un nombre entre crochets est le choix qui y mène.

goblin-down = À TERRE
goblin-keys = { $count ->
        [0] aucune clé
        [one] clé { $keys }
       *[other] clés { $keys }
    }
goblin-piles = main { $hand }, pioche { $deck }, défausse { $discard }
goblin-won-in-hand = tient { $cards }
goblin-merchant = Le marchand a des potions : { $potions }. Prêteur sur gages : { $cards }.
goblin-potion-pile = { $potion } { $number }
goblin-empty = rien
goblin-effect = { $effect } { $number }
goblin-effect-cursed = { $effect } { $number } (maudit)
goblin-then = puis { $colours }
goblin-then-nothing = puis rien
goblin-any-colour = toute couleur
goblin-or = { $first } ou { $second }
goblin-hand = Votre main, { $number } :
goblin-no-hand = Votre main est vide.
goblin-looked-at = Vous regardez : { $cards }.

goblin-battle = { $hero } contre { $monster } : attaque { $attack }, { $hp } PV, donne { $reward }
goblin-curses = Malédictions en vigueur : { $curses }
goblin-no-curses = Aucune malédiction en vigueur
goblin-chain = Joué : { $cards }
goblin-chain-empty = Rien de joué encore
goblin-may-follow = Ensuite : { $colours }
goblin-nothing-follows = Ensuite : aucune couleur n’est permise
goblin-your-attack = Attaque { $attack } sur { $hp } : { $outcome }
goblin-enough = assez
goblin-short = il manque { $missing }
goblin-your-defence = Défense { $defence } contre { $attack } : { $outcome }
goblin-unhurt = sans blessure
goblin-would-lose = perdre { $hurt } PV
goblin-would-fall = perdre les { $hurt } PV et tomber

goblin-new-deck = Nouvelle pioche, du dessus : { $cards }
goblin-left-to-stack = Encore à placer : { $cards }
goblin-hand-known = Main : { $cards }
goblin-pile-deck = Pioche, du dessus : { $cards }
goblin-pile-discard = Défausse : { $cards }
goblin-nobody = Personne n’est encore assis ici

help-goblin-notation = fight cave-bat    taper un choix ; d termine (ou « comme listé »), m est le marchand
help-goblin-why = why play spark    ce qui s’y oppose, avec la règle
help-goblin-rules = rules 3.2         lire une règle
help-goblin-map = map               tous les monstres, les défausses et les cartes connues des pioches
