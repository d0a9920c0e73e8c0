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
