# Le serveur de tables : son journal, ses refus, ses pages.

log-opened = La table est ouverte pour { $title }.
log-seated = { $name } prend la place { $seat }.
log-vacated = { $name } quitte la place { $seat }.
log-started = La partie commence.
log-undo-asked = { $name } demande à reprendre un coup.
log-undo-agreed = { $name } accepte.
log-undo-declined = { $name } n’accepte pas ; rien n’est repris.
log-undone = { $name } reprend un coup ; la partie compte de nouveau { $length } actions.
log-end-offered =
    { $how ->
        [draw] { $name } propose une partie nulle.
       *[points] { $name } propose de finir la partie aux points.
    }
log-end-agreed = { $name } accepte de finir la partie.
log-end-declined = { $name } veut continuer la partie.
log-end-lapsed = La proposition de finir la partie est restée trop longtemps sans réponse.
log-seat-bot =
    { $by ->
        [clock] { $name } n’est plus là ; un robot continue.
        [owner] L’hôte fait jouer un robot à la place de qui s’appelle { $name }.
       *[other] { $name } laisse jouer un robot.
    }
log-seat-human = { $name } joue à nouveau.
log-said = { $name } : { $text }
log-frozen = Quelque chose ne va pas avec cette partie : elle est arrêtée et gardée telle quelle.
log-ended =
    { $reason ->
        [owner] L’hôte met fin à la partie.
        [expired] Personne ne s’est assis à cette table de toute une journée : elle est fermée.
       *[other] La partie est finie.
    }
log-salted = La place { $seat } ajoute aux dés : { $salt }
log-kicked = L’hôte renvoie { $name }.
log-extended = L’hôte attend { $name } plus longtemps.
log-rematch = Il y a une nouvelle partie à la table { $table }.
log-bot-failed = Le robot de { $name } n’a pas répondu à temps ; une action a été tirée au hasard.

message-wrong = Ce n’est pas un message du protocole : { $fault }.
message-not-json = Ce n’est pas du JSON.
table-not-started = La partie n’a pas commencé.
table-started = La partie a commencé.
table-frozen = Quelque chose ne va pas avec cette partie : elle est arrêtée et gardée telle quelle.
table-other-version = Cette partie a été jouée avec une autre version des règles ou du matériel. Le serveur la garde, mais ne peut ni la montrer ni la continuer.
no-such-table = Il n’y a pas de table « { $table } ».
no-such-position = Il n’y a pas de position { $at } ; la partie compte { $length } actions jusqu’ici.
no-seat = Vous n’avez pas de place à cette table.
no-session = Demandez d’abord une session ; ensuite vous pourrez vous asseoir.
no-spectators = Cette table n’a pas de spectateurs.
not-your-seat = La place { $seat } n’est pas la vôtre.
seat-taken = La place { $seat } est prise.
seat-has-bot = Un robot joue déjà à la place { $seat }.
seat-has-no-bot = Aucun robot ne remplace un joueur à la place { $seat }.
seat-has-no-player = La place { $seat } est vide.
table-full = Il n’y a plus de place libre à cette table.
seats-empty = Une place est vide : asseyez-vous-y, ou ajoutez un robot.
owner-only = Seul l’hôte de la table peut faire cela.
undo-already-asked = Les autres ont déjà été consultés.
undo-not-asked = Aucun joueur n’a demandé à reprendre un coup.
undo-not-yours = On ne vous demande rien.
undo-not-past-resigning = Ce qui précède l’abandon d’un joueur ne se reprend plus.
seat-resigned = Le joueur de la place { $seat } a abandonné.
end-already-offered = On propose déjà de finir la partie.
end-not-offered = Personne ne propose de finir la partie.
end-not-yours = On ne vous demande rien.
end-declined = Votre dernière proposition n’a pas été acceptée. Attendez le prochain tour pour en faire une autre.
nothing-said = Il n’y a rien à dire.
emote-unknown = Cette expression n’existe pas.
no-name = Un nom a besoin d’une lettre.
game-is-over = La partie est finie.
game-not-over = La partie n’est pas finie.
link-not-good = Ce lien n’ouvre plus rien : il est trop ancien, ou il a été remplacé. Demandez-en un nouveau au joueur qui vous l’a envoyé.
too-many-tables = Vous avez ouvert beaucoup de tables ; attendez un peu.
too-many-requests = Trop de demandes ; attendez un instant.
talk-too-fast = C’est allé vite ; attendez un instant avant d’en dire plus.
table-log-full = Le journal de cette table est plein : seuls les coups y sont encore écrits.
server-busy = Le serveur est occupé. Réessayez dans un instant.
clerk-failed = Cette partie n’a pas pu être analysée. Réessayez ; ou téléchargez-la et lancez : karak analyse FICHIER
other-origin = La demande venait de la page d’un autre site.
request-wrong = La demande ne peut pas aboutir (état { $status }).
server-fault = Le serveur a échoué. La faute est dans son journal.
setting-wrong = Le réglage { $name } est faux : { $fault }. docs/serve.md décrit chaque réglage.
store-stopping = Le serveur redémarre ; réessayez dans un instant.
id-taken = Cette commande porte l’identifiant d’une autre que vous avez déjà envoyée. Donnez à chaque commande son propre identifiant.
key-wrong = Une Idempotency-Key compte de { $fewest } à { $most } lettres, chiffres, - ou _. Le mieux est de la tirer au hasard.
key-used = Cette Idempotency-Key a ouvert une autre table. Envoyez la nouvelle demande avec une nouvelle clé.
not-stored = Le serveur ne peut rien enregistrer en ce moment : rien n’a été fait. Réessayez dans un instant.
not-known = Le serveur ne peut pas dire en ce moment si cela a été fait. Réessayez dans un instant.

bye-silence = Nous n’avons pas eu de vos nouvelles depuis un moment.
bye-too-fast = Trop de messages en peu de temps.
bye-no-sense = Trop de messages qui n’ont pas de sens.
bye-restart = Le serveur redémarre ; vous serez reconnecté.
bye-moved = Cette table est maintenant sur un autre serveur ; vous y serez reconnecté.
bye-other-protocol = Votre client parle une autre version du protocole ; rechargez la page.

page-about = Ceci est un serveur de tables pour Karak et sa famille. Les programmes jouent par le socket. La table pour navigateurs manque ici ; à son démarrage, le serveur indique comment l’obtenir.
page-tables = Tables ouvertes
page-none = aucune pour l’instant

serve-url = Les tables sont sur { $url }
serve-owner = Pour être l’hôte de toutes les tables, ouvrez le lien que donne : karak owner-link
links-rotated = Tous les liens donnés ont pris fin, et avec eux les droits des hôtes de toutes les tables.
serve-lan = Les autres, dans ce réseau, vont sur { $url }
serve-stopped = Arrêté. Toutes les parties sont gardées, et continuent quand le serveur redémarre.
serve-no-client = Ce serveur n’a pas de table pour les navigateurs, car son client n’a pas été construit. Pour le construire, retirez KARAK_CLIENT et lancez : { $command }
serve-no-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $fault }. Choisissez-en un autre avec --host et --port.
