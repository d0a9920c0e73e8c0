# Karak II à la table du terminal.

karak2-map-legend = ▓▓ est un gouffre : pas de passage. ·· est ouvert, un ? mène à l’inconnu. ψ nourriture, ♣ bois, △ pierre : ce que donne une récolte. ⌂ une cité, ☠ la peste y est. Sur chaque tuile, d’abord son numéro, puis qui s’y tient, avec sa force.
karak2-map-items = Objets sur une tuile : ep épée, mg marteau de guerre, bf boule de feu, vt vol à la tire, aR aG aA aP aT amulettes de ressources, de gloire, d’action, de protection, du titan.
karak2-map-monsters = Sur le plan entier : g guerriers squelettes, f mangeurs de feu, o mangeurs d’ombres, c colosses d’os, M adeptes du marteau, d dryades noires, C cavaliers squelettes, E émissaires de la mort, G le général noir.
karak2-map-bag = Dans le sachet : { $tokens }.
karak2-map-supply = Dés dans la réserve : { $dice }.
karak2-nothing = rien

karak2-panel-glory = gloire { $glory }
karak2-panel-actions = { $actions ->
        [0] aucune action
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $moved ->
        [yes] , déplacé
       *[no] {""}
    }
karak2-panel-left = tour { $turn }, tuiles { $near }+{ $far }, jetons { $tokens }
karak2-panel-city = ⌂{ $place }
karak2-panel-plague = PESTE
karak2-panel-unconscious = sans connaissance

karak2-battle-against = Bataille ! { $monsters } = { $strength }
karak2-battle-alone = Bataille ! { $monsters }
karak2-battle-general = Bataille ! général noir { $general } + { $praetorians } prétoriens = { $strength }
karak2-battle-bring = Vous amenez : { $things }.
karak2-battle-weapons = armes +{ $number }
karak2-battle-swords = épées { $number }
karak2-battle-fireballs = boules de feu +{ $number }
karak2-battle-sum = { $parts } = { $attack } contre { $strength } : { $missing ->
        [0] assez !
       *[other] il manque { $missing }
    }
karak2-battle-odds = Gagner { $win } %. En moyenne { $lives } vies et { $dice } dés perdus.
karak2-battle-told = { $dice }, { $parts } = { $attack } contre { $monsters } : { $outcome }

karak2-hint-fight = bataille : { $monsters }
karak2-hint-fight-odds = bataille : { $monsters }, gagne à { $win } %
karak2-hint-odds = gagne à { $win } %, { $lives } vies et { $dice } dés perdus
karak2-hint-owns = a { $things }
karak2-hint-owns-city = a { $things } et une cité
karak2-hint-price = { $price }
karak2-hint-price-for = { $price } ; { $about }

karak2-put-back = Sur la pile, connue de vous seul : { $tile }.
karak2-in-hand = La tuile : { $tile }.

about-stable = +1 action
about-portal = voyager loin
about-glory-banners = +2 gloire
about-military-camp = chevaliers
about-shooting-range = archers
about-wizard-tower = mages

help-karak2-notation = move east         taper un choix ; ne, e, se, sw, w, nw sont des déplacements
help-karak2-why = why heal          ce qui s’y oppose, avec la règle
