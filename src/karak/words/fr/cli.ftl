# Ce que la ligne de commande dit d’elle-même.

unknown-language = Il n’y a pas de langue { $language } ici ; il y a : { $languages }.

cli-about = Karak, le jeu de société : y jouer, le simuler, en lire les règles. Une édition de fans non officielle.
cli-begin = Pour commencer : karak play. Pour les options d’une commande : karak COMMANDE --help. --language choisit la langue : { $languages }.
cli-usage = Usage : { $words }
cli-word-command = COMMANDE
cli-word-options = [OPTIONS]
cli-word-args = [ARGUMENTS]
cli-commands = Commandes
cli-parameters = Paramètres
cli-required = (obligatoire)
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-interrupted = interrompu.
rules-slow = Les règles sont interprétées, donc lentes. Pour les accélérer, voyez : karak --version
rules-interpreted = Les règles sont interprétées, donc environ cent fois plus lentes que compilées, et les robots réfléchissent moins loin. Pour les compiler, installez un compilateur C, puis lancez : { $command }
rules-free-threaded = Les règles sont interprétées, donc environ cent fois plus lentes que compilées : elles ne sont jamais compilées pour un Python sans GIL. Pour des règles rapides, installez karak-games dans un Python avec GIL.

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
cli-simulate = Faire jouer de nombreuses parties à des robots et compter les résultats.
cli-tournament = Opposer des robots et les classer ; chacun passe par toutes les places. Ctrl-C garde les parties finies ; relancez la même commande pour continuer.
cli-lab = Mener l’expérience décrite dans un petit fichier et en tirer un rapport avec des graphiques. Ctrl-C garde les parties finies ; relancez la même commande pour continuer.
cli-perft = Compter les positions atteignables après 1, 2, 3 réponses et ainsi de suite.
cli-bench = Mesurer la vitesse des règles.
cli-rules = Lire les règles, ou vérifier que chaque clause a du code et des tests.
cli-engine = Répondre à un autre programme par lignes de texte : un objet JSON par ligne, dans les deux sens.

## Paramètres, pour toutes les commandes ou pour une

cli-game = Le jeu ; par défaut : karak.
cli-seats = Les joueurs par place, séparés par des virgules : you pour vous, ou le nom d’un robot.
cli-heroes = Les héros par place, séparés par des virgules ; ceux qui manquent sont tirés au sort, "-" en laisse un ouvert.
cli-options = Les variantes de règles, séparées par des virgules.
cli-data = Un dossier de fichiers qui remplacent les valeurs imprimées sur le matériel ; une partie enregistrée a besoin de celui avec lequel elle a été jouée.
cli-json = Afficher un seul objet JSON.
cli-file = Une partie enregistrée.
cli-database-url = La base de données : sqlite:///FICHIER ou postgresql://... ; par défaut : KARAK_DATABASE_URL, ou un fichier de votre dossier de données.
cli-play-seats = Les joueurs par place, séparés par des virgules : you pour vous, le nom d’un robot ou le fichier de votre propre robot (./my_bot.py). Par défaut : vous contre deux robots. "you,you,random" : deux personnes et un robot. Avec --resume : qui continue.
cli-play-seed = Un texte quelconque ; la même graine et les mêmes réponses donnent les mêmes dés et tirages. Par défaut : au hasard.
cli-play-save = Un nouveau fichier pour la partie ; elle y est enregistrée avant chacune de vos décisions.
cli-play-resume = Une partie enregistrée à continuer.
cli-play-odds = Montrer les chances d’un combat.
cli-new-file = Un nouveau fichier.
cli-replay-at = Montrer la position après ce nombre d’actions.
cli-replay-step = Tour par tour ; Entrée continue, q quitte.
cli-hint-seat = Refuser si ce n’est pas à cette place, comptée à partir de 1, de décider.
cli-hint-bot = Le robot à interroger ; par défaut : search:1s.
cli-analyse-worlds = Parties imaginées pour chaque position ; plus il y en a, plus c’est lent et précis. Par défaut : de quoi calculer quelques secondes.
cli-analyse-seed = Un texte quelconque ; la même graine donne les mêmes chiffres.
cli-analyse-plot = Dessiner les chances dans ce fichier, une image (.svg) ou une page (.html).
cli-verify-file = Une partie finie, telle qu’un serveur l’exporte.
cli-verify-draw = Montrer comment ce tirage se fait à la main.
cli-backup-file = Un nouveau fichier.
cli-serve-host = L’adresse d’écoute ; par défaut : cette machine seulement.
cli-serve-port = Le port ; par défaut : 8777. 0 prend un port libre quelconque.
cli-serve-lan = Laisser entrer les autres du même réseau, et leur montrer le chemin par un code QR.
cli-serve-open = Montrer aussi la page dans un navigateur.
cli-simulate-seats = Un robot par place : random, explorer, greedy, easy, normal, hard, search, ou le fichier de votre propre robot (./my_bot.py). Les quatre derniers noms acceptent aussi un temps ou un nombre de parties imaginées : search:50ms, easy:200.
cli-simulate-games = Le nombre de parties.
cli-simulate-most-turns = Interrompre une partie après ce nombre de tours ; elle n’a alors pas de vainqueur. Par défaut : 20 000.
cli-simulate-long = Compter les parties qui durent plus de tours ; par défaut : 500.
cli-seed = La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-workers = Nombre de processus ; 0 en prend un par cœur.
cli-out = Le dossier des parties et du rapport ; les parties qui s’y trouvent déjà ne sont pas rejouées.
cli-tournament-bots = Les robots, séparés par des virgules, chacun une fois : des noms, ou les fichiers de vos propres robots (./my_bot.py).
cli-tournament-games = Le nombre minimal de parties ; la dernière ronde est jouée jusqu’au bout.
cli-tournament-seats = Le nombre de places à une table.
cli-lab-experiment = Un fichier TOML ; format : docs/lab.md.
cli-lab-cluster = Jouer sur une grappe Ray : à l’adresse donnée, ou une qui est lancée sur cette machine.
cli-perft-depth = Le nombre de réponses à parcourir.
cli-perft-seats = Le nombre de places ; la première commence.
cli-perft-heroes = Les héros, séparés par des virgules, un par place ; par défaut : les premiers de la boîte.
cli-bench-games = Parties par mesure ; plus il y en a, plus c’est lent et stable.
cli-rules-game = Le jeu ; par défaut : karak.
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
cli-left-over = { $command } n’accepte pas { $words }. Voir { $command } --help.
output-closed = La sortie standard est fermée. Envoyez-la vers un fichier, un programme ou /dev/null.
output-lost = Impossible d’écrire la sortie : { $fault }. Libérez de la place ou envoyez la sortie ailleurs.
file-unusable = { $file } est inutilisable : { $fault }. Choisissez un autre fichier ou changez ses droits d’accès.

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
rules-nowhere = Aucun livret n’a été trouvé. Lancez la commande dans un dossier de sources, ou réinstallez Karak.
rules-no-book = Il n’y a pas de livret nommé { $name }. Au choix : { $names }.
rules-no-clause = Les règles de { $name } n’ont pas de clause { $clause }. Au choix :
mark-rulebook = livret
mark-community = communauté
mark-ruling = arbitrage
mark-reconstructed = reconstitué

## karak analyse

worlds-out-of-range = --worlds { $worlds } : donnez un nombre de parties imaginées entre 2 et { $most }.
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
analyse-about = Le hasard est ce que dés et tirages ont changé aux chances de gagner ; ce qui est perdu est le prix des choix du joueur, d’après ce qu’il pouvait savoir. Les chances supposent que tous jouent comme le robot greedy.
analyse-axis-actions = actions
analyse-axis-chance = Chance de gagner
