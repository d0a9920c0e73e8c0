# Imperium à la table du terminal.

imperium-map-legend = ▓▓ est un gouffre : pas de passage. ·· est ouvert, un ? mène à l’inconnu. ψ nourriture, ♣ bois, △ pierre : ce que donne une récolte, ou une victoire dans un repaire. ⌂ une cité, ☠ la peste y est, ≈ une faille, ♔ l’empereur. Sur chaque tuile, d’abord son numéro, puis qui s’y tient, avec sa force.
imperium-map-items = Objets sur une tuile : ep épée, mg marteau de guerre, bf boule de feu, vt vol à la tire, bn bénédiction, aR aG aA aP aT amulettes de ressources, de gloire, d’action, de protection, du titan.
imperium-map-monsters = Sur le plan entier : g guerriers squelettes, f mangeurs de feu, o mangeurs d’ombres, c colosses d’os, M adeptes du marteau, d dryades noires, s spectres, C cavaliers squelettes, E émissaires de la mort, S le seigneur du temps, b gobelins, p mangeurs de pierre, G le général noir.
imperium-map-no-crown = Personne ne porte encore la couronne.
imperium-map-crown = Empereur : { $hero }.
imperium-map-lord = Le seigneur du temps sert { $hero }.

imperium-panel-emperor = { $points ->
        [0] ♔ empereur
       *[other] ♔ empereur, +{ $points } à la fin
    }

imperium-picked-up = Repris : { $dice }.
imperium-gift = Le don : { $building }.
imperium-prey = Les monstres : { $token }, sur la case { $place } maintenant.

imperium-contest-rift = La faille ! Le plus grand total gagne la couronne.
imperium-contest-attack = { $attacker } défie { $emperor } pour la couronne ! Une égalité suffit pour la gagner.
imperium-contest-goal-rift = À battre : { $most }.
imperium-contest-goal-defence = Pour garder la couronne, battre { $most }.
imperium-contest-sum = { $parts } = { $attack }
imperium-contest-sum-rift = { $parts } = { $attack } contre { $most } : { $state ->
        [ahead] en tête !
        [level] à égalité
       *[short] il manque { $missing }
    }
imperium-contest-sum-defence = { $parts } = { $attack } contre { $most } : { $state ->
        [ahead] assez !
        [level] une égalité ne suffit pas
       *[short] il manque { $missing }
    }
imperium-contest-win = Gagner { $win } %.
imperium-contest-tie = Égalité à { $total } : { $heroes } relancent le dé de héros et l’ajoutent.
imperium-contest-decided = { $hero } gagne
imperium-contest-skulls = { $hero } a des crânes à subir : { $skulls }.

imperium-contest-told = { $dice }, { $parts } = { $attack }
imperium-tie-told = encore { $dice } : { $attack }
imperium-told-of = { $hero } : { $told }

imperium-hint-meet = { $monsters } : combattre ou se faufiler
imperium-hint-foe = { $foe }, gagne à { $win } %
imperium-hint-sneak = le tour continue
imperium-hint-next = puis { $hero } combat
imperium-hint-tax = { $hint } + 1 d’impôt pour { $emperor }
imperium-hint-gift = { $hint } ; une autre cité le reçoit aussi
