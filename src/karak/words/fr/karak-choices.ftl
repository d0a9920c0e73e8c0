# Ce qu’on demande au joueur à chaque étape des règles, et comment se lisent les réponses.

karak-ask-dealing = Choisissez votre héros.
karak-ask-moving = Déplacez-vous, agissez sur votre tuile ou arrêtez-vous.
karak-ask-turning = Tournez la tuile : quels côtés seront ouverts ?
karak-ask-picking = Choisissez le jeton qui reste dans la pièce.
karak-ask-meeting = Combattre, ou rester dans l’ombre ?
karak-ask-rolled = Ajoutez au lancer, ou gardez-le tel quel.
karak-ask-thrown-back = Guérir à la fontaine, ou finir le tour ?
karak-ask-stowing = Laissez un objet : les cases sont pleines.
karak-ask-exchanging = Échanger contre quel objet ?
karak-ask-cursing = Sur qui jeter la malédiction ?
karak-ask-reborn = À quelle fontaine revenir ?

karak-choice-stop = Terminer le tour
karak-choice-stop-rolled = Garder ce lancer
karak-choice-step = Aller { $first ->
        [est] à l’est
        [ouest] à l’ouest
       *[other] au { $first }
    }
karak-choice-jump = Passer au portail { $first }
karak-choice-heal = Guérir
karak-choice-open = Ouvrir le coffre
karak-choice-take = Ramasser
karak-choice-cast = Envoyer { $first } guérir à la fontaine { $second }
karak-choice-lay = Poser { $first } avec issues : { $second }
    .web = La poser avec issues : { $second }
karak-choice-place = Placer : { $first }
karak-choice-fight = Combattre
karak-choice-use-bolt = Utiliser un tir magique, +1
karak-choice-use-double-attack = Relancer les deux dés
karak-choice-use-sacrifice = Donner une vie, +1
karak-choice-use-swap = Échanger sa place avec { $first }
karak-choice-use-stealth = Rester dans l’ombre
karak-choice-use-strict-stealth = Rester dans l’ombre
karak-choice-leave = Laisser sur la tuile : { $first }
karak-choice-curse = Maudire { $first }
karak-choice-return = Revenir à la fontaine { $first }
karak-choice-hero = Prendre { $first }

karak-next-exploring = tirer une tuile
karak-next-drawing = tirer un jeton
karak-next-rolling = lancer les dés
