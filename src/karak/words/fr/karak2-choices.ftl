# Ce qu’on demande au joueur à chaque étape des règles, et comment se lisent les réponses.

karak2-ask-dealing = Choisissez votre héros.
karak2-ask-acting = Déplacez-vous, agissez ou finissez le tour.
karak2-ask-scouting = Vous regardez deux tuiles. Laquelle poser ?
karak2-ask-attaching = À quel bord poser la tuile ?
karak2-ask-turning = Tournez la tuile : où seront ses gouffres ?
karak2-ask-picking = { $open ->
        [0] Les jetons de la tuile sont choisis.
        [one] Choisissez un jeton pour la tuile.
       *[other] Choisissez un jeton pour la tuile, { $open } en tout.
    }
karak2-ask-clawing = Lequel vaincre sans dés ?
karak2-ask-mustering = { $open ->
        [0] Prêt : lancer les dés ?
       *[other] Combien de ces dés se joignent au dé de héros ?
    }
karak2-ask-rolled = Relancez, ou laissez les dés.
karak2-ask-plaguing = Deux crânes : peste et misère pour qui ?
karak2-ask-spending = Lancer des boules de feu ?
karak2-ask-shielding = { $open ->
        [0] Plus aucun crâne à ignorer.
        [one] Votre amulette protège : quel crâne ignorer ?
       *[other] Votre amulette protège : quel crâne ignorer ? Jusqu’à { $open }.
    }
karak2-ask-stowing = Les cases sont pleines : quel objet laisser sur la tuile ?
karak2-ask-carting = { $open ->
        [0] Le chariot est vide.
        [one] Chariot de ressources : prenez la dernière. Laquelle ?
       *[other] Chariot de ressources : encore { $open }. Que prendre ?
    }
karak2-ask-gathering = Votre amulette en donne une de plus : laquelle ?
karak2-ask-building = Bâtir encore, ou terminer.
karak2-ask-recruiting = Recruter encore, ou terminer.
karak2-ask-picking-up = Ramasser encore, ou terminer.
karak2-ask-laying-down = Quel objet poser à la place ?
karak2-ask-robbing = { $open ->
        [one] Prenez encore une ressource, ou terminez.
       *[other] Prenez jusqu’à { $open } ressources.
    }
karak2-ask-deaths = Des unités vont tomber. En sauver une ?
karak2-ask-disbanding = { $open ->
        [0] Votre armée tient de nouveau dans votre gloire.
       *[other] Votre gloire a baissé : quel dé rendre ?
    }

karak2-choice-done = Terminer le tour
karak2-choice-done-rolled = Laisser les dés
karak2-choice-done-mustering = Lancer les dés
karak2-choice-done-picking = C’est tout
karak2-choice-done-carting = C’est tout
karak2-choice-done-disbanding = C’est tout
karak2-choice-done-spending = Compter l’attaque
karak2-choice-done-shielding = Subir le reste
karak2-choice-done-building = Ne plus bâtir
karak2-choice-done-recruiting = Ne plus recruter
karak2-choice-done-picking-up = Ne plus ramasser
karak2-choice-done-robbing = Ne plus rien prendre
karak2-choice-move = Aller { $first ->
        [est] à l’est
        [ouest] à l’ouest
       *[other] au { $first }
    }
karak2-choice-portal = Portail vers la case { $first }
karak2-choice-heal = Guérir 2 vies
karak2-choice-gather = Récolter
karak2-choice-found-city = Fonder votre cité
    .web = { $first ->
        [none] Fonder votre cité
       *[other] Fonder votre cité, épargne 1 { $first }
    }
karak2-choice-build = Bâtir : { $first }
    .web = { $second ->
        [none] Bâtir : { $first }
       *[other] Bâtir : { $first }, épargne 1 { $second }
    }
karak2-choice-give-back = Rendre : { $first }
karak2-choice-recruit = Recruter : { $first }
karak2-choice-take = Ramasser : { $first }
karak2-choice-eradicate-plague = Toutes les vies, peste chassée
karak2-choice-rob = Vol à la tire : voler { $first }
karak2-choice-steal = Prendre 1 { $first }
karak2-choice-hero = Prendre { $first }
karak2-choice-choose-tile = { $first }
karak2-choice-attach = La poser { $second ->
        [est] à l’est
        [ouest] à l’ouest
       *[other] au { $second }
    } de la case { $first }
karak2-choice-lay = { $first ->
        [none] Sans gouffre
       *[other] Gouffres : { $first }
    }
karak2-choice-place = Placer : { $first }
karak2-choice-claw = Vaincre : { $first }
karak2-choice-join = { $second } × { $first }
karak2-choice-plague = { $first }
karak2-choice-use-fireball = Lancer une boule de feu, +1
karak2-choice-use-war-strategy = Relancer tous les dés sauf le dé de héros
karak2-choice-use-combat-finesse = Relancer le dé de héros
karak2-choice-use-hawkeye = Œil de faucon : tirer une tuile, la poser où l’on veut
karak2-choice-use-necromancy = Nécromancie : un dé de squelette
karak2-choice-use-magic-run = Course magique { $first ->
        [est] à l’est
        [ouest] à l’ouest
       *[other] au { $first }
    }, à { $second }
karak2-choice-ignore = Ignorer un crâne : { $first }
karak2-choice-leave = Laisser : { $first }
karak2-choice-gain = 1 { $first }

karak2-next-exploring = tirer une tuile
karak2-next-drawing = tirer un jeton
karak2-next-rolling = lancer les dés
karak2-next-spoils = tirer une amulette
