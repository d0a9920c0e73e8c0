# Tournois, expériences et leurs pages.

## Ce qui fait obstacle

extra-missing = Il faut { $packages }, qui n’est pas installé. Installez-le avec : { $command }
crew-lost = Un processus est mort. Les parties finies sont gardées : relancez la même commande pour continuer, peut-être avec moins de --workers.
cluster-unreachable = { $address ->
    [none] Ray ne démarre pas ici : { $fault }
   *[other] Il n’y a pas de grappe Ray à { $address } : { $fault }
 }. Donnez l’adresse d’une grappe en marche, ou aucune pour lancer Ray sur cette machine.
run-other = { $folder } contient d’autres parties : d’autres robots, places, options ou nombres, ou une autre graine. Donnez un autre dossier avec --out, ou supprimez celui-ci.
run-broken = { $file } est abîmé. Supprimez-le pour recommencer.
tournament-bots = Un tournoi demande au moins deux robots différents, chacun nommé une fois ; donnés : { $bots }.
experiment-unknown-key = { $place } ne connaît pas « { $found } ». Il y a : { $known }.
experiment-wrong = { $file } : { $fault } docs/lab.md décrit tous les champs.
experiment-bots = Variante « { $variant } » : { $bots } robots pour { $seats } places. Nommez-en un pour tous, ou au plus un par place.
experiment-name = Le nom d’expérience « { $name } » devient un nom de fichier : lettres, chiffres, espaces et . , _ + - seulement, une lettre ou un chiffre au début, 80 signes au plus.
experiment-names = Variante « { $name } » : chaque variante a besoin d’un nom à elle.
change-no-file = Il n’y a pas de fichier de données « { $file } » à changer. Il y a : { $known }.
change-unknown = Il n’y a pas de « { $found } » dans { $way }. Il y a : { $known }.
change-not-whole = { $way } n’est pas une valeur simple. Nommez une de ses parties : { $known }.

## Dit à la fin

lab-written = Écrit : { $files }
lab-interrupted = interrompu après { $games } parties sur { $asked }, qui sont gardées. Redonnez la même commande pour continuer.
lab-first-seat = place 1
lab-best = le plus fort
lab-worst = le plus faible
lab-times-note = Les victoires des places et des héros sont des multiples de la part équitable : 1 est équitable.

## Les deux sortes de pages

lab-findings = Ce que nous avons vu
lab-heroes = Héros
lab-seat = place { $seat }

## Tournoi

tournament-title = { $game } : un tournoi de robots
tournament-lead = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, { $seats } à la table, graine { $seed }. Chaque robot a eu chaque place aussi souvent, avec les mêmes héros.
tournament-unfinished = Pas encore fini : { $games } parties sur { $asked }.
tournament-best = { $bot } est le plus fort et gagne { $share } de ses parties.
tournament-last = { $bot } est le plus faible et gagne { $share } de ses parties.
tournament-seat = La meilleure place est la { $seat } : elle gagne { $share } ; { $fair } serait équitable.
tournament-length = Une partie dure { $turns } tours par joueur.
tournament-ratings = Classement
tournament-ratings-text = La force selon openskill (Plackett et Luce) : tous les robots commencent à 25, et battre un robot fort compte davantage. La vraie force est presque toujours sur le trait.
tournament-ratings-plot = Cote, avec deux sigmas de chaque côté
tournament-course-plot = Comment les cotes ont trouvé leur place
tournament-rating = cote
tournament-bot = robot
tournament-cross = Qui bat qui
tournament-cross-text = Des parties que l’un des deux a gagnées, combien le robot de la ligne en a-t-il gagné contre celui de la colonne ? Sous chaque part, son intervalle à 95 %.
tournament-cross-plot = Ligne contre colonne
tournament-seats = Places
tournament-seats-text = Ce que vaut une place, pour tous et pour chaque robot. La ligne pointillée est la part équitable, les traits sont des intervalles à 95 %.
tournament-seats-plot = Taux de victoire par place
tournament-by-seat-plot = Taux de victoire par place et par robot
tournament-by-seat = taux de victoire par place : { $seats }
tournament-heroes-text = Les héros sont distribués, et tournent avec les places.
tournament-heroes-plot = Taux de victoire par héros

## Expérience

lab-lead = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } entre robots, en { $variants ->
    [one] une variante
   *[other] { $variants } variantes
 }. Les robots ne sont pas des gens : lisez ceci comme ce que font les nombres des pièces entre des joueurs égaux et simples.
lab-variant = variante
lab-heroes-finding = { $variant } : { $best } gagne { $most } fois la part équitable, { $worst } { $least } fois.
lab-length-finding = { $variant } : { $turns } tours par joueur, le plus souvent de { $low } à { $high } ; la meilleure place est la { $seat }, avec { $times } fois la part équitable.
lab-heroes-text = Les victoires en multiples de la part équitable, qui est 1 : à quatre, une partie sur quatre. Les traits sont des intervalles à 95 %.
lab-heroes-plot = Victoires par héros
lab-times-fair = victoires, en multiples de la part équitable
lab-seats = Places
lab-seats-text = Est-il important de commencer ?
lab-seats-plot = Victoires par place
lab-pairs = Héros contre héros
lab-pairs-text = Les deux étaient à la table, et l’un d’eux a gagné : combien de fois était-ce le héros de la ligne ? Rouge : souvent, bleu : rarement.
lab-length = Durée
lab-length-text = Combien de tours a chaque joueur.
lab-length-plot = Durée des parties
lab-turns = tours par joueur
lab-share-of-games = part
lab-points-title = Points
lab-points-text = Ce qu’ont à la fin les gagnants et les autres.
lab-winners-plot = Points des gagnants
lab-others-plot = Points des autres
lab-points = points
lab-endings = Ce qui finit les parties
lab-endings-plot = Fins
lab-ending-dragon = le dragon tombe
lab-ending-sealed = plus de chemin
lab-ending-general = le général tombe
lab-ending-champion = un champion
lab-ending-unfinished = pas finie
lab-effect = Ce que fait le changement
lab-effect-text = Chaque variante contre la première, « { $first } ». Un intervalle qui laisse 0 dehors est un changement à peu près certain.
lab-effect-plot = Changement de la part des héros, contre « { $first } »
lab-effect-axis = changement, en multiples de la part équitable
lab-clear = héros qui gagnent ou perdent
lab-nobody = personne à coup sûr
