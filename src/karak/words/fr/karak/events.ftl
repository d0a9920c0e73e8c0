# Ce qui s’est passé, en une phrase ; .brief est la forme du journal, qui nomme le héros une fois par tour.

karak-dealt = { $hero } prend la place { $seat }.
    .brief = prend la place { $seat }
karak-started = { $hero } commence.
    .brief = commence
karak-turn-began = C’est à { $hero } de jouer.
karak-woke = { $hero } se réveille avec une vie ; le tour s’arrête là.
    .brief = se réveille avec une vie
karak-stepped = { $hero } se déplace.
karak-walked = { $hero } avance : { $steps ->
        [one] un déplacement
       *[other] { $steps } déplacements
    }.
    .brief = { $steps ->
        [one] un déplacement
       *[other] { $steps } déplacements
    }
karak-tile-drawn = { $hero } tire une tuile : { $tile }.
karak-tile-laid = { $hero } explore : { $tile }.
    .brief = explore : { $tile }
karak-token-drawn = { $hero } tire un jeton : { $token }.
karak-token-placed = Dans la pièce : { $token }.
    .brief = trouve : { $token }
karak-token-returned = Retourne dans le sachet : { $token }.
    .brief = remet : { $token }
karak-met = { $hero } combat : { $token }.
karak-rolled = { $hero } lance { $number } et { $other }.
    .brief = lance { $number }+{ $other }
karak-bolt-used = { $hero } utilise un tir magique : +1.
    .brief = utilise un tir magique
karak-ability-used = { $hero } utilise un pouvoir : { $ability }.
    .brief = { $ability }
karak-won = { $hero } gagne avec { $number }. Vaincu : { $token }.
    .brief = gagné
karak-tied = Match nul à { $number } : personne n’est blessé, ni { $hero } ni le monstre. Il reste là : { $token }.
    .brief = match nul
karak-lost = { $hero } perd avec { $number }. Toujours là : { $token }.
    .brief = perdu
karak-life-lost = { $hero } perd une vie ; vies restantes : { $number }.
    .brief = perd une vie, reste { $number }
karak-thrown-back = { $hero } recule d’où venait le déplacement.
    .brief = recule
karak-fainted = { $hero } perd connaissance.
    .brief = perd connaissance
karak-revived = { $hero } ne perd pas connaissance mais revient à une fontaine avec toutes ses vies.
    .brief = revient à une fontaine avec toutes ses vies
karak-gained = { $hero } prend : { $token }.
    .brief = prend : { $token }
karak-left = { $hero } laisse sur la tuile : { $token }.
    .brief = laisse : { $token }
karak-treasure-won = { $hero } gagne un trésor qui vaut { $points }.
    .brief = gagne un trésor qui vaut { $points }
karak-chest-opened = { $hero } ouvre un coffre.
    .brief = ouvre un coffre
karak-healed = { $hero } retrouve toutes ses vies.
    .brief = toutes ses vies
karak-portal-cast = { $hero } envoie { $target } à la fontaine { $sight } par un portail de guérison.
    .brief = envoie { $target } à la fontaine { $sight }
karak-cursed = { $hero } jette la malédiction sur { $target }.
    .brief = jette la malédiction sur { $target }
karak-curse-lifted = { $hero } se défait de la malédiction.
    .brief = se défait de la malédiction
karak-swapped = { $hero } échange sa place avec { $target }.
    .brief = échange sa place avec { $target }
karak-dragon-joined = Le dragon est maintenant dans le sachet.
    .brief = le dragon est maintenant dans le sachet
karak-sealed = Plus aucun chemin ne mène à l’inexploré.
    .brief = plus aucun chemin ne mène à l’inexploré
