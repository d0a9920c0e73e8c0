# Ce qu’on dit de l’endroit où les parties sont gardées.

store-exists = Il y a déjà une partie { $game }.
store-missing = Il n’y a pas de partie { $game }.
store-behind = La partie { $game } a été modifiée entre-temps : sa dernière entrée est { $head }.
store-frozen = La partie { $game } est figée à cause d’une faute. Le serveur n’y écrit plus rien ; vérifiez-la avec : karak fsck
store-lost = Un autre serveur a repris cette base de données. Celui-ci n’écrit plus rien ; arrêtez-le.
store-closed = La base est fermée ; le serveur s’arrête.
store-reading = Cette base a été ouverte en lecture seule.
store-busy = { $place } est utilisé par un autre serveur (processus { $process }). Arrêtez-le d’abord, ou donnez à celui-ci le sien avec --database-url.
store-full = Le disque de { $place } est plein. Rien de ce qui a été confirmé n’est perdu ; faites de la place et réessayez.
store-unwritable = { $place } ne peut pas être écrit : { $fault }. Donnez à cet utilisateur le droit d’y écrire, ou choisissez un autre endroit avec --database-url.
store-failed = La base de données { $place } a échoué : { $fault }. Vérifiez qu’elle tourne et qu’elle est joignable. Rien de ce qui a été confirmé n’est perdu.
store-broken = { $place } est abîmé ou n’est pas une base de données : { $fault }. Remplacez-le par une sauvegarde, ou choisissez-en une autre avec --database-url.
store-newer = { $place } a été écrit par une version plus récente de Karak (schéma { $found } ; celle-ci connaît { $known }). Installez cette version, ou utilisez une autre base.
store-older = { $place } a été écrit par une version plus ancienne de Karak (schéma { $found } sur { $known }). Démarrez le serveur une fois pour le mettre à jour.
store-empty = { $place } ne contient pas encore de parties de Karak. Démarrez le serveur une fois : karak serve
store-none = Il n’y a pas encore de { $place }. Démarrez le serveur une fois, ou nommez-en un autre avec --database-url.
store-no-url = « { $url } » n’est pas l’adresse d’une base de données. Utilisez sqlite:///FILE (sqlite:////var/lib/karak/karak.db) ou postgresql://UTILISATEUR@HÔTE/NOM.
store-no-driver = PostgreSQL a besoin d’un pilote ({ $fault }). Installez-le avec : { $command }
store-no-backup = Cette commande copie des fichiers SQLite. Copiez PostgreSQL avec son propre outil : pg_dump --format=custom --file="{ $file }" "{ $url }"
store-backup-exists = { $file } existe déjà. Choisissez un autre nom ; une sauvegarde n’en remplace jamais une autre.
store-uneven = La partie { $game } a { $count } entrées jusqu’à { $last }, mais devrait en avoir { $head }.
store-orphans = Il y a des entrées d’une partie { $game }, mais pas de partie.
store-page = Le fichier est abîmé : { $fault }

backup-done = { $file } contient toutes les parties. Il contient aussi les secrets du serveur : gardez-le pour vous. Pour l’utiliser : karak restore { $file }
fsck-ok = ok : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec { $records } entrées
fsck-not-ok = pas ok : { $faults ->
        [one] { $faults } faute
       *[other] { $faults } fautes
    } ; parties : { $games }, entrées : { $records }
fsck-interrupted = interrompu après { $done } parties sur { $games } ; fautes jusqu’ici : { $faults }. Rien n’a changé.
fsck-fault = { $game }, entrée { $seq } : { $reason }
fsck-store = base : { $reason }
fsck-gap = Cette entrée manque.
fsck-unreadable = Cette entrée ne peut pas être lue : { $fault }
fsck-crashed = Les règles ont échoué sur cette entrée : { $fault }
fsck-no-opening = Un journal commence par l’ouverture de sa table.
fsck-opened-twice = La table est ouverte ou commencée une deuxième fois.
fsck-other-game = Cette entrée ouvre une autre partie, { $game }.
fsck-not-started = Une action a été enregistrée avant le début de la partie.
fsck-wrong-seat = Ce n’était pas à la place { $seat } de décider.
fsck-differs = La position qui suit est { $found }, mais l’entrée dit { $wanted }.
fsck-misnumbered = Le tirage { $draw } vient quand le hasard n’est pas consulté, ou son numéro a déjà servi.
fsck-undone-too-far = Cette entrée revient à l’action { $length }, mais la partie n’en a que { $actions }.
fsck-seal = Les parts dans les dés ne sont pas celles qui ont été scellées, ouvertes ou nommées auparavant.
fsck-seed = La graine n’est pas celle promise à l’ouverture de la table.
