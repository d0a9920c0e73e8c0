# Un combat sur la scène.

web-stage = Ce qui se décide
web-stage-against = contre { $foes }
web-stage-dice = dés
web-stage-beat = à battre
web-stage-reach = à atteindre
web-stage-other = autre
web-stage-rolling = Les dés roulent …
web-stage-waiting = Touchez l’écran ou appuyez sur la barre d’espace pour continuer.
web-stage-skip = Arrêter les dés
web-stage-go-on = Continuer
web-stage-won = { $hero } gagne : { $total } contre { $needed }.
web-stage-equal = { $hero } gagne : { $total } contre { $needed }, l’égalité suffit.
web-stage-tied = Égalité : { $total } contre { $needed }.
web-stage-lost = { $hero } perd avec { $total } contre { $needed }.
web-stage-short = Il manque { $missing } pour gagner.
web-stage-enough = C’est assez pour gagner.
web-stage-total = { $hero } atteint { $total }.
