# La table dans le terminal.

colon =  :
semicolon =  ;

map-more-north = ▴ la suite au nord
map-more-south = ▾ la suite au sud
map-part = Partie { $part } sur { $parts }, d’ouest en est
map-legend = Les pièces ont des murs ══, les couloirs passent dans le roc ▒. Un ? mène à l’inexploré. ≈ fontaine, ◎ portail.
map-numbers = Un nombre sur le plan est le choix qui y mène.

panel-points = { $points } { $points ->
        [one] pt
       *[other] pts
    }
panel-steps = { $steps ->
        [0] aucun déplacement
        [one] { $steps } déplacement
       *[other] { $steps } déplacements
    }
panel-left = tour { $turn }, tuiles { $tiles }, jetons { $tokens }
panel-cursed = MALÉDICTION
panel-fainted = sans connaissance
panel-resigned = a abandonné

fight-roll = dés { $low }+{ $high } = { $sum }
fight-part = +{ $number } { $what }
fight-spent = utilisé
fight-ability = pouvoir
fight-no-weapon = aucune arme
fight-summed = { $parts } = { $attack } contre { $monster } { $strength } : { $outcome }
fight-plain = { $parts } contre { $monster } { $strength } : { $outcome }
fight-before = Combat ! { $monster } { $strength } ; vous avez les dés et { $bonus }.
fight-needed = Un lancer de { $needed } ou plus gagne.
fight-hopeless = Aucun lancer ne gagne.
fight-now = { $parts } = { $attack } contre { $monster } { $strength }.
fight-chances = Gagner { $win } %, match nul { $tie } %, perdre { $lose } %.

hint-fight = combat : { $monster } { $strength }
hint-fight-odds = combat : { $monster } { $strength }, gagne à { $win } %
hint-fight-needed = combat : { $monster } { $strength }, il faut { $needed }+, { $win } %
hint-turn-ends = finit le tour

title-karak = Karak
title-goblin = Goblin
title-karak2 = Karak II

table-welcome = { $game } : { $players }. Tapez un nombre, ou ? pour l’aide.
table-options = Règles changées à cette table :
table-option = - { $option } ({ $clause })
table-turn = Tour { $turn } : { $hero }, place { $seat }
table-your-turn = Tour { $turn } : { $hero }, place { $seat }. À vous de jouer, { $hero } !
table-seat = Place { $seat }, à vous de choisir
table-hand-over = Passez le clavier à { $hero }, place { $seat }, puis appuyez sur Entrée.
table-drawn = En main : { $things }.
table-ask-turn-over = Votre tour est fini. Terminez-le, ou reprenez une action avec « undo ».
table-closing = Pour abandonner, tapez « resign », ou « resign to greedy » si un robot doit continuer. Pour finir la partie ensemble, tapez « offer end » ou « offer draw ».
table-yes = o oui y yes
table-resign-sure = Voulez-vous vraiment abandonner ? Vous ne jouerez plus et ne pourrez pas gagner. (oui / non)
table-resign-bot-sure = Voulez-vous vraiment abandonner ? Le robot { $bot } continue avec votre héros, et il n’y a pas de retour. (oui / non)
table-resign-how = Pour abandonner, tapez « resign ». Si un robot doit continuer avec votre héros, nommez-le : « resign to greedy ».
table-offer-what = Proposer quoi ? « offer end » finit la partie aux points, « offer draw » en fait une partie nulle.
table-offer-end = { $hero }, place { $seat } : { $other } propose de finir la partie maintenant, aux points. D’accord ? (oui / non)
table-offer-draw = { $hero }, place { $seat } : { $other } propose une partie nulle. D’accord ? (oui / non)
table-offer-declined = { $hero }, place { $seat }, veut continuer la partie.
table-final = ! ne se reprend pas
table-no-log = Il ne s’est encore rien passé.
table-undone = Repris : { $text }.
table-free = Rien ne s’oppose à « { $text } ».
table-not-a-number = Il n’y a pas de choix { $number }. Choisissez de 1 à { $most }, ou ? pour l’aide.
table-can-do = Vous pouvez : { $examples }.
table-why-what = Dites quoi : « why », puis ce que vous voudriez faire.
table-saved = Enregistré dans { $file }.
table-resume = Pour reprendre plus tard : karak play --resume { $file }
table-interrupted = Interrompu.
table-not-saved = La partie n’a pas été enregistrée.
table-goes-on = La partie continue.
table-resumed = Reprise de { $file } après { $actions } actions.

over-points = { $place }. { $hero } ({ $player }) : { $points } { $points ->
        [one] point
       *[other] points
    }
over-winner = { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
over-seed = La graine de cette séance était { $seed }. La même graine et les mêmes réponses donnent la même partie.
over-tape = La partie est dans { $file }. Pour la revoir : karak replay { $file }

help-number = 1, 2, 3 ...       choisir dans la liste
help-notation = step north        taper un choix ; n, e, s, w sont des déplacements
help-enter = (juste Entrée)    montrer la table à nouveau
help-undo = undo              reprendre, jusqu’aux derniers dés, tirage ou tour
help-end = end turn          terminer votre tour, s’il attend cela
help-resign = resign            abandonner ; votre héros ne joue plus
help-resign-bot = resign to greedy  abandonner ; ce robot continue avec votre héros
help-offer = offer end         finir la partie aux points, ou sur une nulle avec « offer draw », si tous sont d’accord
help-why = why step east     ce qui s’y oppose, avec la règle
help-rules = rules 4.3         lire une règle
help-map = map               tout le plan
help-heroes = heroes            ce que les héros savent faire
help-log = log               tout ce qui s’est passé
help-save = save FICHIER      enregistrer la partie et continuer
help-quit = quit              enregistrer la partie et partir

tape-new = { $file } : une nouvelle partie de { $game } pour { $players }.
tape-replaying = { $actions } actions sont rejouées ...
verify-ok = ok : { $actions } actions, { $ending }, victoire : { $winners }
verify-unfinished = ok : { $actions } actions, pas finie
verify-differs = pas ok : { $reason }
fair-ok = ok : les { $draws } tirages découlent tous de la graine promise sous { $commitment }
fair-gaps = Absents de l’enregistrement, car repris : tirages { $draws }. Chacun doit être un tirage que vous avez vu.
fair-number = Les 8 premiers chiffres, fois { $total }, divisés par 2^32 et arrondis vers le bas, font { $number } (si le reste est inférieur à 2^32 modulo { $total }, on prend les 8 chiffres suivants).
