# Ce qu’on demande au joueur à chaque étape des règles, et comment se lisent les réponses.

goblin-ask-seating = Choisissez votre héros.
goblin-ask-deciding = Combattre un monstre, ou aller chez le marchand ?
goblin-ask-bracing = Une malédiction réduit votre main. Quelle carte défausser ?
goblin-ask-playing = Jouez une carte, ou faites le compte.
goblin-ask-foreseeing = Quelle carte garder ? L’autre va sous votre pioche.
goblin-ask-stacking = Faites une nouvelle pioche, de haut en bas : que vient-il ensuite ?
goblin-ask-counting = Faire le compte des cartes ?
goblin-ask-recovering = Boire une potion de guérison avant de frapper ?
goblin-ask-equipping = La porter, ou l’envoyer au prêteur sur gages ?
goblin-ask-shopping = Acheter quoi ?
goblin-ask-paying = Payer avec quoi ?

goblin-choice-done = Quitter le marchand
goblin-choice-done-playing = C’est tout : faire le compte
goblin-choice-done-counting = Faire le compte
goblin-choice-done-recovering = Frapper sans plus
goblin-choice-hero = Prendre { $first }
goblin-choice-fight = Combattre : { $first }
goblin-choice-visit-merchant = Aller chez le marchand
goblin-choice-revive = Se ranimer
goblin-choice-discard = Défausser : { $first }
goblin-choice-play = { $first }
goblin-choice-drink-strength = Boire la force, pour doubler : { $first }
goblin-choice-drink-healing = Boire la guérison : tous les points de vie
goblin-choice-drink-countercurse = Boire l’anti-malédiction contre : { $first }
goblin-choice-keep = Garder : { $first }
goblin-choice-stack = { $first }
goblin-choice-stack-as-shown = Assez, le reste comme listé
goblin-choice-equip = Porter : { $first }
goblin-choice-pawn = Au prêteur sur gages : { $first }
goblin-choice-buy = Acheter : { $first }
goblin-choice-buy-potion = Acheter : { $first }
goblin-choice-pay = Payer avec : { $first }
goblin-choice-use-blue-bridge = { $first }, par le pont bleu
goblin-choice-use-curse-breaker = { $first }, contre la malédiction : { $second }
goblin-choice-use-curse-breaker-counting = { $first } contre la malédiction : { $second } compte

goblin-hint-foe = attaque { $attack }, { $hp } PV, { $reward }
goblin-hint-outcome = { $hurt ->
        [0] sans blessure
       *[other] perdre { $hurt } PV
    }, { $outcome }
goblin-hint-beaten = il est vaincu
goblin-hint-unbeaten = il n’est pas vaincu
goblin-hint-down = vous tombez
goblin-hint-replaces = à la place de : { $card }
goblin-hint-standing = att { $attack } sur { $hp }, déf { $defence } sur { $hit }
