# Ce que la ligne de commande dit d’elle-même.

unknown-language = Il n’y a pas de langue { $language } ici ; il y a : { $languages }.

cli-about = Karak, le jeu de société : y jouer, le simuler, en lire les règles. Une édition de fans non officielle.
cli-begin = Pour commencer : karak play. Chaque commande s’explique : karak play --help. Chaque commande parle votre langue : --language, puis une de { $languages }.
cli-usage = Usage : { $words }
cli-word-command = COMMANDE
cli-word-options = [OPTIONS]
cli-word-args = [ARGUMENTS]
cli-commands = Commandes
cli-parameters = Paramètres
cli-required = (nécessaire)
cli-help = Montrer ceci et s’arrêter.
cli-version = Montrer la version et s’arrêter.
cli-interrupted = interrompu.
rules-slow = Les règles sont interprétées, donc lentes. Pour les accélérer, voyez : karak --version
rules-interpreted = Les règles sont interprétées, donc environ cent fois plus lentes que compilées, et les robots réfléchissent moins loin. Pour les compiler, installez un compilateur C, puis lancez : { $command }
rules-free-threaded = Les règles sont interprétées, donc environ cent fois plus lentes que compilées : elles ne sont jamais compilées pour un Python sans GIL. Pour des règles rapides, installez karak-games dans un Python avec GIL.
output-closed = La sortie standard est fermée. Envoyez-la vers un fichier, un programme ou /dev/null.
output-lost = Impossible d’écrire la sortie : { $fault }. Libérez de la place ou envoyez la sortie ailleurs.
file-unusable = { $file } est inutilisable : { $fault }. Choisissez un autre fichier ou changez ses droits d’accès.

## Commandes

cli-play = Jouer dans ce terminal, contre des robots ou à plusieurs au même clavier.
cli-new = Écrire une nouvelle partie dans un fichier, à jouer avec : karak play --resume FICHIER
cli-replay = Montrer une partie enregistrée, ou une de ses positions.
cli-hint = Dire ce que ferait un robot dans une partie enregistrée, et pourquoi.
cli-analyse = Parcourir une partie enregistrée : la chance de gagner après chaque action, la part du hasard, le prix des choix et les tournants.
cli-verify-tape = Rejouer une partie enregistrée et vérifier chaque position : état 0 si elle est juste, 1 sinon, 2 si elle est illisible.
cli-verify = Vérifier que chaque lancer et chaque tirage d’une partie découle de la graine promise : état 0 si oui, 1 sinon, 2 si ce n’est pas vérifiable.
cli-backup = Copier toutes les parties gardées dans un nouveau fichier, même pendant qu’un serveur tourne.
cli-fsck = Rejouer chaque partie gardée et la vérifier : état 0 si tout va bien, 1 sinon. Rien n’est changé.
cli-serve = Faire tourner un serveur avec des tables, pour jouer à distance ou dans une même pièce ; Ctrl-C l’arrête.
cli-owner-link = Donner un lien pour être l’hôte de toutes les tables d’un serveur ; il s’ouvre pendant une heure.
cli-rotate-links = Mettre fin pour de bon à tous les liens qu’un serveur a donnés ; arrêtez d’abord le serveur.
cli-simulate = Faire jouer beaucoup de parties à des robots, et compter.
cli-tournament = Opposer des robots, places et héros à tour de rôle, et les classer ; Ctrl-C garde ce qui est joué, la même commande continue.
cli-lab = Jouer une expérience décrite dans un petit fichier et en faire un rapport avec des graphiques ; Ctrl-C garde ce qui est joué, la même commande continue.
cli-perft = Compter les positions atteignables après 1, 2, 3 réponses et ainsi de suite.
cli-bench = Mesurer la vitesse des règles.
cli-rules = Lire les règles, ou vérifier que chaque clause a du code et des tests.
cli-engine = Répondre à un autre programme par lignes de texte : un objet JSON par ligne, dans les deux sens.

## Paramètres, pour toutes les commandes ou pour une

cli-game = Quel jeu ; karak si aucun n’est nommé.
cli-seats = Qui s’assoit où, avec des virgules : you pour vous, ou le nom d’un robot.
cli-heroes = Les héros dans l’ordre des places, avec des virgules ; ceux qui manquent sont tirés au sort, "-" en laisse un ouvert.
cli-options = Changements des règles, avec des virgules.
cli-data = Un dossier de fichiers qui remplacent les valeurs imprimées sur le matériel ; une partie enregistrée veut celui avec lequel elle a été jouée.
cli-json = En un objet JSON.
cli-file = Une partie enregistrée.
cli-database-url = Où les parties sont gardées : sqlite:///FICHIER ou postgresql://... ; sinon KARAK_DATABASE_URL, ou un fichier de votre dossier de données.
cli-play-seats = Qui s’assoit où, avec des virgules : you pour vous, ou le nom d’un robot. "you,you,random" : deux personnes et un robot. Sinon, vous contre deux robots ; avec --resume : qui prend la relève.
cli-play-seed = Un texte quelconque ; la même graine et les mêmes réponses donnent les mêmes dés et tirages. Au hasard sinon.
cli-play-save = Où garder la partie ; elle est écrite avant chacune de vos décisions. Doit être un nouveau fichier.
cli-play-resume = Continuer une partie enregistrée.
cli-play-odds = Montrer les chances d’un combat.
cli-new-file = Un nouveau fichier.
cli-replay-at = La position après tant d’actions.
cli-replay-step = Tour par tour ; Entrée continue, q quitte.
cli-hint-seat = Seulement si c’est à cette place de décider, comptée à partir de 1 ; sinon, celle qui décide.
cli-hint-bot = Quel robot y réfléchit ; sinon search:1s.
cli-analyse-worlds = Parties imaginées pour chaque position : plus il y en a, plus c’est lent et sûr. Sinon, assez pour quelques secondes, pas des minutes.
cli-analyse-seed = Un texte quelconque ; la même graine donne les mêmes chiffres.
cli-analyse-plot = Dessiner les chances dans ce fichier, une image (.svg) ou une page (.html).
cli-verify-file = Une partie finie, telle qu’un serveur l’exporte.
cli-verify-draw = Montrer comment ce tirage se fait à la main.
cli-backup-file = Un nouveau fichier.
cli-serve-host = L’adresse où écouter ; cette machine seule, sinon.
cli-serve-port = 8777 sinon ; 0 pour un port libre quelconque.
cli-serve-lan = Laisser entrer les autres du même réseau, et leur montrer le chemin par un code QR.
cli-serve-open = Montrer aussi la page dans un navigateur.
cli-simulate-seats = Un robot par place : random, explorer, greedy, easy, normal, hard, search ; les quatre derniers aussi avec un temps ou un nombre de parties imaginées : search:50ms, easy:200.
cli-simulate-games = Combien.
cli-simulate-most-turns = Une partie qui dure plus de tours est interrompue, sans vainqueur ; sinon 20 000.
cli-simulate-long = Compter les parties qui durent plus de tours que cela ; sinon 500.
cli-seed = La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-workers = Processus ; 0 en prend un par cœur.
cli-out = Le dossier des parties et du rapport ; les parties qui s’y trouvent ne sont pas rejouées.
cli-tournament-bots = Qui participe, avec des virgules, chaque robot une fois.
cli-tournament-games = Combien au moins ; la dernière ronde est jouée jusqu’au bout.
cli-tournament-seats = Combien sont à la table.
cli-lab-experiment = Un fichier TOML ; docs/lab.md dit ce qu’il contient.
cli-lab-cluster = Jouer sur une grappe Ray : à l’adresse donnée, ou une qui est lancée sur cette machine.
cli-perft-depth = Combien de réponses de profondeur.
cli-perft-seats = Combien jouent ; la première place commence.
cli-perft-heroes = Un par place ; sinon les premiers de la boîte.
cli-bench-games = Pour chaque mesure ; plus est plus lent et plus sûr.
cli-rules-game = Les règles de quel jeu.
cli-rules-clause = Une clause ou une section seulement, comme 4.3 ou 4.
cli-rules-coverage = Montrer clause, code, tests et données de chaque règle ; échoue s’il y a des lacunes. Demande un dépôt.
cli-rules-json = Avec --coverage : en un objet JSON.

## Fautes d’une ligne de commande ; near vaut none si rien n’y ressemble

cli-unknown-command = Il n’y a pas de commande { $given }. { $near ->
    [none] Il y a : { $commands }.
   *[other] Vouliez-vous dire { $near } ? Il y a : { $commands }.
 }
cli-unknown-option = { $command } n’a pas d’option { $given }. { $near ->
    [none] Voir { $command } --help.
   *[other] Vouliez-vous dire { $near } ?
 }
cli-not-a-number = { $option } prend un nombre entier, pas { $given }.
cli-missing = { $command } a besoin d’une valeur pour { $option } ; voir { $command } --help.
cli-twice = { $option } est donné deux fois ; enlevez-en un.
cli-left-over = { $words } : c’est trop pour { $command } ; voir { $command } --help.

## Résultats

games-word = parties
percent = { $part } %
bench-measuring = mesure en cours
bench-title = { $game }, { $kind ->
    [compiled] compilé
   *[interpreted] interprété
 }, { $runs ->
    [one] { $runs } mesure
   *[other] { $runs } mesures
 }
bench-figure = valeur
bench-median = médiane
bench-lowest = minimum
bench-highest = maximum
bench-decisions-per-s = réponses par seconde, joueurs qui explorent
bench-games-per-s = parties entières par seconde, joueurs qui explorent
bench-decisions-per-s-uniform = réponses par seconde, jeu au hasard uniforme
bench-decisions-per-s-small-map = réponses par seconde sur 10 tuiles fixes
bench-decisions-per-s-large-map = réponses par seconde sur le plus grand plan
bench-stepped-per-s = réponses par seconde, pas à pas depuis Python
bench-copy-us = microsecondes pour une copie en milieu de partie
bench-copy-us-small-map = microsecondes pour une copie de 10 tuiles
bench-copy-us-large-map = microsecondes pour une copie du plus grand plan

simulate-seat = place
simulate-hero = héros
simulate-wins = victoires
simulate-rate = taux
simulate-interval = intervalle à 95 %
simulate-from-to = { $low } à { $high }
simulate-turns = tours : { $mean } en moyenne, médiane { $median }, 10 % jusqu’à { $p10 }, 90 % jusqu’à { $p90 }, maximum { $max }
simulate-long = parties de plus de { $turns } tours : { $games }
simulate-unfinished = parties interrompues après { $turns } tours : { $games }
simulate-endings = fins : { $endings }
simulate-interrupted = interrompu après { $games } parties sur { $asked }.

## Le livret

rules-ruling = Arbitrage : { $title }
rules-nowhere = Il n’y a pas de livrets ici : ni dans le paquet, ni dans un docs/rules au-dessus de ce dossier.
rules-no-book = Il n’y a pas de livret nommé { $name } ; il y a : { $names }.
rules-no-clause = { $name } n’a pas de { $clause } ; il y a :
mark-rulebook = livret
mark-community = communauté
mark-ruling = arbitrage
mark-reconstructed = reconstitué

## karak analyse

worlds-out-of-range = { $worlds } parties imaginées pour chaque position, c’est impossible : entre 2 et { $most }.
plot-format = { $file } devrait se terminer par : { $formats }.
analyse-actions = actions
analyse-title = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }, chaque position poursuivie dans { $worlds } parties imaginées.
analyse-ends = de { $start } à { $end }
analyse-player = joueur
analyse-luck = hasard
analyse-loss = perdu par ses choix
analyse-worse = choix moins bons
analyse-turnings = Tournants :
analyse-turning = Tour { $turn }, action { $at } : { $told } ({ $by })
analyse-mistakes = Les choix qui ont le plus coûté :
analyse-mistake = Tour { $turn }, action { $at }, { $name } : { $action } ; avec { $better }, { $loss } de plus.
analyse-interrupted = interrompu après { $length } actions sur { $actions } ; les chiffres valent pour celles-ci.
analyse-page = Le cours d’une partie : { $names }
analyse-about = Le hasard est ce que dés et tirages ont changé ; ce qui est perdu est le prix de ses propres choix, d’après ce qu’on pouvait savoir, le tout en chances de gagner. Les chances valent pour des joueurs comme le robot greedy.
analyse-axis-actions = actions
analyse-axis-chance = Chance de gagner
