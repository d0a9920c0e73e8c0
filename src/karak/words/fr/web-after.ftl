# Après la partie : revoir, chiffres, fichiers, dés loyaux, continuer.

## Refusals

heroes-quoted = Les héros de cette table sont ceux de la partie qu’elle continue.
branch-seats = { $seats } places ont été indiquées, mais cette partie en a { $wanted }.
branch-over = La partie est terminée dans cette position. Revenez un peu en arrière et continuez de là.
story-too-long = Les chiffres sont calculés pour des parties de { $most } actions au plus ; celle-ci est plus longue.
upload-too-big = Ce fichier dépasse { $most } Mo. Choisissez le fichier d’une seule partie, tel qu’il a été téléchargé ou enregistré.
upload-too-long = Cette partie compte plus de { $most } actions. C’est trop long pour être montré ici.
upload-broken = Ce n’est pas un fichier de partie complet. Choisissez le fichier tel qu’il a été téléchargé ou enregistré ; s’il a été coupé, téléchargez-le de nouveau.
upload-unfinished = Ce fichier a été téléchargé pendant la partie, les coups n’y figurent donc pas. Téléchargez-le de nouveau une fois la partie terminée.
upload-other-version = Cette partie a été jouée avec une autre version des règles ou des pièces. Regardez-la avec la version d’origine.
upload-altered = Ce fichier a été modifié après la partie : à l’action { $number }, « { $text } », la suite n’est plus conforme aux règles. Reprenez le fichier là où la partie a été jouée.
upload-gone = Cette partie n’est plus gardée ici. Apportez de nouveau le fichier.

fair-quoted = Les { $actions } premières actions viennent d’une autre partie ; leurs dés se vérifient là-bas.
log-played-on = Cette partie continue une autre à partir de la position { $length }. À partir d’ici, les dés sont nouveaux.

## Figures

web-story = Chiffres
web-story-reading = La partie est passée en revue …
web-story-nothing = Rien dans cette partie ne se laisse compter.
web-as-table = En tableau
web-axis-turn = Tour
web-axis-turns = tours
web-axis-rolls = lancers
web-axis-chance = chance de gagner
web-player-head = Joueur
web-percent = { $percent } %
web-signed = { $sign ->
        [plus] +{ $value }
        [minus] −{ $value }
       *[none] { $value }
    }
web-points-over-time = Les points au fil du temps
web-source-none = rien encore
web-source-chest = { $count ->
        [one] 1 coffre : { $points }
       *[other] { $count } coffres : { $points }
    }
web-source-treasure = { $count ->
        [one] 1 trésor de monstre : { $points }
       *[other] { $count } trésors de monstres : { $points }
    }
web-source-stone = { $count ->
        [one] 1 pierre : { $points }
       *[other] { $count } pierres : { $points }
    }
web-source-archstone = la pierre maîtresse : { $points }
web-source-crown = la couronne, { $count ->
        [one] gagnée une fois
       *[other] gagnée { $count } fois
    } : { $points }
web-source-key = { $count ->
        [one] 1 clé
       *[other] { $count } clés
    }
web-source-lord = le seigneur vaincu
web-luck = La chance aux dés
web-luck-about-pips = Chaque lancer d’un combat, comparé à ce que de tels dés donnent en moyenne, additionné. Neuf parties sur dix restent dans la bande pâle.
web-luck-of = { $name } : { $sum } par rapport à la moyenne, plus de chance que dans { $percent } parties sur 100
web-luck-percent = Plus de chance que dans { $percent } parties semblables sur 100.
web-luck-none = Aucun dé lancé.
web-luckiest = Le lancer le plus chanceux : { $name } fait { $value } au tour { $turn }, alors que { $mean } est habituel ({ $percent } % de chance de faire cela ou mieux).
web-unluckiest = Le lancer le plus malchanceux : { $name } fait { $value } au tour { $turn }, alors que { $mean } est habituel ({ $percent } % de chance de faire cela ou pire).
web-rolled = Lancé
web-expected = En moyenne
web-fights = Combats
web-fights-about = Chaque point est un combat, placé à la chance qu’il avait avant les dés. Appuyez dessus pour le revoir.
web-fights-plain = Qui a vaincu quoi, et qui non.
web-fights-count = { $won } gagnés, { $tied } nuls, { $lost } perdus
web-fights-expected = { $won } gagnés ; d’après les chances, il fallait en attendre { $expected }.
web-fights-odds = Combats de { $name } selon leur chance
web-fight-against = Contre
web-fight-result = Résultat
web-fight-heroes = héros
web-fight-strength = force { $strength }
web-fight-won = Tour { $turn } : gagné contre { $against }, à { $percent } %
web-fight-tied = Tour { $turn } : nul contre { $against }, à { $percent } %
web-fight-lost = Tour { $turn } : perdu contre { $against }, à { $percent } %
web-result-won = gagné
web-result-tied = nul
web-result-lost = perdu

## Chances

web-chances = Chance de gagner
web-chances-ask = Qui avait quelle chance de gagner, et quand ? Quelle fut la part du hasard, et quels choix ont coûté ? Pour le savoir, des robots poursuivent la partie depuis chaque position.
web-chances-go = Le savoir
web-chances-waiting = La partie est poursuivie depuis chaque position. Cela peut prendre une minute …
web-chances-about = Chaque position a été poursuivie { $worlds } fois, comme jouerait le robot « { $bot } ». Les numéros marquent les tournants.
web-chances-part = Le temps a suffi pour les { $length } premières actions sur { $actions }.
web-chances-luck = Hasard : { $swing } (± { $error })
web-chances-loss = { $count ->
        [0] Aucun choix n’a clairement coûté.
        [one] { $count } choix moins bon a coûté { $loss } % (± { $error }).
       *[other] { $count } choix moins bons ont coûté { $loss } % (± { $error }).
    }
web-chances-worst = Le plus coûteux : tour { $turn }, { $loss } %
web-chances-explained = Le hasard est ce que dés et tirages ont changé ; le coût est celui de ses propres choix, d’après ce qu’on pouvait savoir. Le tout en chances de gagner.
web-axis-actions = actions
web-turnings = Tournants
web-turnings-none = Aucune action n’a changé grand-chose à elle seule.
web-turning = Tour { $turn } : { $told }
web-turning-chance = ce que le hasard a tiré
web-turning-choice = un choix de { $name }
web-swing = { $sign ->
        [plus] +{ $value } %
        [minus] −{ $value } %
       *[none] { $value } %
    }

## Looking at it again

web-replay-at = Position { $at } sur { $length }, tour { $turn }
web-replay-short = { $at } / { $length }
web-replay-play = Lecture
web-replay-speed = Vitesse
web-replay-nothing = La partie commence.
web-times = { $number } ×
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-turn-back = Un tour en arrière
web-turn-on = Un tour en avant
web-eyes = Vu par
web-eyes-all = tous
web-eyes-mine = moi
web-copy-position = Lien vers cette position
web-play-on = Continuer d’ici
web-play-on-about = Une nouvelle table commence à cette position. Ce qui précède reste tel quel ; à partir d’ici les dés sont nouveaux, avec un nombre scellé à eux.
web-play-on-go = Commencer ici

## Files

web-choose-file = Choisir un fichier
web-bring = Regarder une partie
web-bring-about = Choisissez un fichier de partie téléchargé ici, ou enregistré par le programme dans le terminal.
web-bring-fair = Vérifier les dés d’un fichier de partie

## Fair dice

web-fair-lead = Avant la partie, le serveur a scellé un nombre. Tous les dés et tirages devaient découler de ce nombre et de ce que les joueurs y ont ajouté. Maintenant que le nombre est connu, votre navigateur les recalcule tous.
web-fair-file = Vérifier une autre partie : choisissez son fichier, tel qu’il a été téléchargé.
web-fair-checking = Tout est tiré de nouveau …
web-fair-good = { $draws ->
        [one] Le seul tirage est ce qu’il devait être.
       *[other] Les { $draws } tirages sont tous ce qu’ils devaient être.
    }
web-fair-bad = Cette partie n’est pas telle qu’elle a été tirée.
web-fair-meaning = { $checked ->
        [0] Aucun tirage n’a pu être confirmé avant lui.
        [one] Un tirage avant lui est juste.
       *[other] { $checked } tirages avant lui sont justes.
    } Soit le fichier a été modifié après la partie, soit les dés ne venaient pas du nombre scellé.
web-fair-fault-none = Cette partie n’a pas été jouée sur un serveur, personne n’a donc scellé de nombre : il n’y a pas de dés à vérifier.
web-fair-fault-unfinished = Le nombre scellé est montré à la fin de la partie. Téléchargez-la de nouveau à ce moment-là.
web-fair-fault-seed = Le nombre ouvert n’est pas celui qui a été scellé : son sceau est { $found }, celui promis était { $wanted }.
web-fair-fault-number = L’action { $action } est un tirage sans numéro propre.
web-fair-fault-draw = Tirage { $draw }, qui est l’action { $action } : la partie dit « { $found } », mais le nombre scellé donne « { $wanted } » (texte signé { $signed }).
web-fair-fault-stopped = L’action { $action }, « { $text } », n’est pas conforme aux règles.
web-fair-fault-left-over = Le fichier annonce { $listed } tirages, mais { $made } ont été faits.
web-fair-promise-same = Le sceau est celui que cet appareil a noté avant la partie, et ce qu’il a ajouté aux dés s’y trouve.
web-fair-promise-other = Le sceau, ou ce que cet appareil a ajouté aux dés, n’est pas ce qu’il a noté avant la partie.
web-fair-quoted = Les { $actions } premières actions viennent d’une autre partie ; leurs dés se vérifient là-bas.
web-fair-missing = { $count ->
        [one] Le tirage { $draws } a été repris pendant la partie et n’a plus jamais servi.
       *[other] Les tirages { $draws } ont été repris pendant la partie et n’ont plus jamais servi.
    }
web-fair-commitment = Le sceau, montré avant la partie
web-fair-seed = Le nombre scellé, montré après elle
web-fair-seals = Les sceaux, par place
web-fair-salts = Ce que les joueurs ont ajouté, par place
web-fair-no-salt = rien
web-fair-by-browser = Calculé par la cryptographie propre à ce navigateur.
web-fair-by-us = Calculé par notre propre code : sans https, ce navigateur ne prête pas sa cryptographie.
web-fair-how = Comment cela se vérifie
web-fair-how-1 = Le sceau est le SHA-256 du nombre scellé. Votre navigateur le calcule à partir du nombre ouvert ; les deux doivent concorder.
web-fair-how-2 = Le navigateur de chaque joueur a scellé ce qu’il ajoute aux dés, et ne l’a ouvert qu’une fois tous les sceaux fixés. Votre navigateur recalcule chaque sceau.
web-fair-how-3 = Pour chaque tirage, une ligne de texte est signée avec le nombre du serveur (HMAC-SHA256) : la partie, le numéro du tirage et un nombre fait de tout ce qui a été ajouté. Les premiers chiffres de la signature, multipliés par le nombre de cas, donnent le cas qui devait sortir.
web-fair-how-4 = Quels cas étaient possibles, ce sont les règles du serveur qui le disent. Si vous ne vous fiez à aucun serveur, vérifiez le fichier téléchargé avec votre propre copie : karak verify FILE
web-fair-how-5 = Aucun nombre n’a donc été choisi en fonction des autres. Ce qui reste : un choix par place qui a scellé, pour un joueur de mèche avec l’opérateur ; et l’opérateur pouvait prévoir les dés.

## Qui a ajouté quoi aux dés

fair-other-salt = Ce que la place { $seat } a ouvert ne correspond pas à son sceau.
fair-other-beacon = La balise { $chain } n’est pas connue ici.
fair-beacon-differs = Le nombre du tour { $round } n’est pas le SHA-256 de sa signature.
fair-beacon-early = Le tour { $round } de la balise a été publié avant que les sceaux soient fixés.
fair-said-nothing = Aucun joueur n’a rien ajouté : l’opérateur du serveur était seul à connaître les dés, et pouvait les choisir.
fair-said-earlier = Les sels ont été donnés ouvertement, l’un après l’autre, comme dans les versions précédentes. Qui donnait le dernier et connaissait la graine pouvait choisir les dés.
fair-said-revealed = Scellé, puis ouvert une fois tous les sceaux fixés : places { $seats }.
fair-said-withheld = Scellé, mais pas ouvert à temps : places { $seats }. Chacune est un choix entre deux suites de dés, pour un joueur de mèche avec l’opérateur.
fair-said-open = Donné ouvertement avant le début : places { $seats }. Qui venait après et connaissait la graine pouvait choisir en conséquence.
fair-said-none = N’a rien ajouté : places { $seats }.
fair-said-beacon = Mêlé aux dés : le tour { $round } de la balise { $chain }, nommé d’abord et publié une fois les sceaux fixés. Son nombre est le SHA-256 de sa signature. La signature elle-même n’est pas vérifiée ici ; comparez-la avec { $address }
fair-said-first = La première partie de sa table.
fair-said-rematch = Parties de cette table avant celle-ci : { $rematch } ; arrêtées par l’hôte une fois leurs sceaux fixés : { $restarts }.
fair-said-file = Ceci est un fichier, et non l’inscription d’un serveur. Il concorde avec lui-même ; seuls l’engagement et les sceaux notés avant la partie montrent que c’est bien celle que vous avez jouée.
