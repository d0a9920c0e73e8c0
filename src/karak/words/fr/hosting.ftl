# What a host reads: settings, checks, copies of the games.

setting-unknown = Il n’y a pas de réglage { $name }. { $near ->
    [none] docs/serve.md décrit tous les réglages ; supprimez celui-ci.
   *[other] Vouliez-vous dire { $near } ? docs/serve.md décrit tous les réglages.
}
setting-twice = { $name } et { $file } sont donnés tous les deux. Gardez l’un des deux.
setting-no-file = { $name } nomme un fichier illisible, { $file } : { $fault }. Corrigez le chemin, ou permettez à cet utilisateur de lire le fichier.
body-missing = La demande n’a pas de corps. Envoyez un objet JSON.
body-too-big = La demande est trop grande.
address-unknown = Il n’y a rien à cette adresse.
method-wrong = Cette adresse n’accepte pas les demandes { $method }.
serve-port-taken = Le port { $port } de { $host } est déjà utilisé par un autre programme. Arrêtez ce programme, ou choisissez un autre port : karak serve --port 0 en prend un libre.
serve-port-forbidden = Cet utilisateur n’a pas le droit d’écouter sur le port { $port }. Choisissez un port au-dessus de 1023, par exemple 8777, et laissez un proxy répondre sur { $port }.
serve-no-host = { $host } n’est pas une adresse de cette machine. Utilisez 127.0.0.1 pour cette machine seule, ou 0.0.0.0 pour tous les réseaux.
doctor-mark-ok = ok
doctor-mark-warn = à voir
doctor-mark-bad = faux
doctor-name-python = Python
doctor-name-rules = règles
doctor-name-client = page web
doctor-name-package = paquet
doctor-name-extras = extras
doctor-name-settings = réglages
doctor-name-sqlite = SQLite
doctor-name-folder = dossier
doctor-name-disk = disque
doctor-name-database = base
doctor-name-clock = horloge
doctor-name-port = port
doctor-name-proxy = adresse
doctor-python = { $version }, { $place }
doctor-python-new = { $version }, { $place } ; Karak est testé avec Python 3.11 à 3.14.
doctor-python-free = { $version }, sans GIL : les règles sont interprétées. Prenez le Python ordinaire pour des règles rapides.
doctor-compiled = karak { $version }, compilé
doctor-interpreted = karak { $version }, interprété : les robots réfléchissent environ cent fois moins vite. Installez une roue compilée, ou un compilateur C avant d’installer.
doctor-client = Elle est dans le paquet.
doctor-no-client = Elle manque : pas de table dans le navigateur. Installez la roue de karak-games, ou lancez « make web » dans une copie des sources.
doctor-package = { $version } dans { $place }
doctor-foreign = Un autre projet nommé karak ({ $version }) est installé dans le même dossier, { $place }. Désinstallez karak et karak-games, puis installez karak-games.
doctor-extras = installés : { $names }
doctor-settings = donnés : { $names }
doctor-sqlite = { $version }
doctor-sqlite-old = { $version } est trop ancien ; il faut 3.24. Installez un Python plus récent.
doctor-folder = { $place } est accessible en écriture.
doctor-unwritable = Cet utilisateur ne peut pas écrire dans { $place }. Donnez-lui ce dossier, ou choisissez un autre endroit avec KARAK_DATABASE_URL.
doctor-disk = { $free } libres
doctor-disk-full = Seulement { $free } libres dans { $place }. Faites de la place : un disque plein arrête toutes les parties.
doctor-database = { $place }, parties : { $games }, schéma { $schema }
doctor-database-new = { $place } ne contient pas encore de parties ; le premier démarrage la crée.
doctor-database-old = { $place } vient d’une version plus ancienne. Faites une sauvegarde avec cette version-là ; le prochain démarrage du serveur la met à jour.
doctor-clock = { $time }
doctor-clock-wrong = { $time } est avant la partie la plus récente ou avant cette version. Réglez l’horloge, par exemple avec timedatectl set-ntp true.
doctor-port = { $port } de { $host } est libre.
doctor-serving = Un serveur Karak répond sur { $host }, port { $port }.
doctor-port-taken = { $port } de { $host } n’est pas utilisable : un autre programme l’occupe, ou cet utilisateur n’en a pas le droit. Choisissez-en un autre avec KARAK_HOST et KARAK_PORT.
doctor-proxy = publique : { $url } ; proxys de confiance : { $proxies }
doctor-proxy-all = KARAK_TRUSTED_PROXIES vaut * : un client peut se faire passer pour un autre. Nommez l’adresse de votre proxy.
doctor-proxy-wrong = { $proxy } dans KARAK_TRUSTED_PROXIES n’est ni une adresse IP ni un réseau. Écrivez par exemple 127.0.0.1 ou 10.0.0.0/8.
doctor-proxy-none = KARAK_PUBLIC_URL est en https, mais aucun proxy n’est de confiance : tous les joueurs comptent comme un seul client. Mettez l’adresse de votre proxy dans KARAK_TRUSTED_PROXIES.
doctor-no-tls = { $url } est sans TLS : d’autres sur le chemin peuvent lire et utiliser les cookies des joueurs. Placez devant un proxy avec un certificat et prenez https.
doctor-open = Le serveur écoute sur { $host } sans TLS. C’est bien dans un réseau domestique ; sur Internet, placez un proxy devant et donnez KARAK_PUBLIC_URL.
doctor-well = Tout va bien.
doctor-ill = { $bad ->
    [one] { $bad } chose est à réparer.
   *[other] { $bad } choses sont à réparer.
}
store-no-restore = Cette commande restaure des fichiers SQLite. Restaurez PostgreSQL avec son propre outil, dans une base vide : pg_restore --no-owner --exit-on-error --dbname="{ $url }" "{ $file }"
restore-exists = { $file } existe déjà, et la restauration ne remplace aucun fichier. Arrêtez le serveur et déplacez ce fichier, ou choisissez un autre endroit avec --database-url.
restore-broken = { $file } est endommagé, rien n’a été restauré : { $fault } Prenez une sauvegarde plus ancienne.
restore-done = { $file } contient maintenant { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de la sauvegarde. Vérifiez-les avec : karak fsck. Puis démarrez le serveur : karak serve
fsck-other = { $game } : cette version garderait cette partie sans la jouer. { $reason }
fsck-kept = { $kept ->
    [one] { $kept } partie est gardée, mais cette version ne peut pas la jouer.
   *[other] { $kept } parties sont gardées, mais cette version ne peut pas les jouer.
} Pour y jouer encore, restez à la version qui les a ouvertes.
fsck-other-lesson = Le script de cette leçon a changé depuis.
cli-restore = Mettre les parties d’une sauvegarde là où le serveur les cherche ; rien n’est remplacé.
cli-restore-file = Un fichier fait par karak backup.
cli-doctor = Vérifier cette installation, ses réglages et sa base, et dire que faire : état 0 si tout va bien, 1 sinon.
