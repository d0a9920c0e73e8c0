# Ce qu’on dit à qui demande l’impossible : ce qui ne va pas, et que faire ensuite.

seats-out-of-range = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : ce jeu en prend de { $fewest } à { $most }.
heroes-do-not-match-seats = { $heroes } héros pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : nommez-en un par place, ou aucun.
unknown-hero = Il n’y a pas de héros « { $hero } » dans ce jeu. Au choix : { $heroes }.
hero-taken-twice = { $hero } ne peut occuper qu’une place.
unknown-option = Il n’y a pas d’option « { $option } ». Ce jeu a : { $options }.
unknown-game = Il n’y a pas de jeu « { $game } ». Au choix : { $games }.
unknown-bot = Il n’y a pas de robot « { $bot } » pour ce jeu. Au choix : { $bots }.
no-search = Aucun bot ne sait encore chercher dans { $game }, il n’y a donc pas d’analyse.
no-lesson = { $game } n’a pas encore de leçon. Lisez ses règles, ou regardez jouer des bots.
no-rulebook = { $game } n’a pas de livret de règles ici.
games-out-of-range = Le nombre de parties doit être au moins 1, pas { $games }.
turns-out-of-range = Le nombre de tours doit être au moins 1, pas { $turns }.
workers-out-of-range = Le nombre de processus doit être au moins 0, pas { $workers } ; 0 en prend un par cœur.
depth-out-of-range = La profondeur doit être au moins 1, pas { $depth }.
unknown-action = « { $text } » n’est pas une action de ce jeu. Essayez par exemple : { $examples }.
unknown-number = { $number } n’est pas une action de ce jeu.
chance-decides = Les dés, les tirages et la distribution ne se choisissent pas.
not-your-decision = C’est à la place { $seat } de décider maintenant.
undo-nothing = Il n’y a rien à reprendre : les dés, les tirages et les tours passés restent.
undo-game-over = La partie est finie ; plus rien ne se reprend.
resigned-already = Ce joueur a déjà abandonné, ou n’a pas encore de héros.
turn-goes-on = Votre tour n’est pas fini : répondez d’abord à la question.
turn-is-over = Votre tour est fini. Annulez votre action ou terminez le tour.

data-no-folder = Il n’y a pas de dossier { $folder }. Donnez-en un avec des fichiers comme tokens.toml.
data-no-file = { $folder } ne remplace rien : il ne doit contenir que des fichiers de ces noms : { $known }. { $found }
data-unreadable = { $file } ne peut pas être lu : { $fault }
data-wrong = { $file }, entrée { $record }, champ { $field } : { $fault }

file-unreadable = { $file } ne peut pas être lu : { $fault }.
file-unwritable = { $file } ne peut pas être écrit : { $fault }. Rien n’a changé.
tape-broken = { $file } n’est pas une partie enregistrée complète : { $fault } Exportez-la ou copiez-la de nouveau ; elle a été coupée ou modifiée.
tape-mixed = { $file } annonce le format { $found }, mais contient des éléments d’un autre. Le fichier a été modifié ; exportez-le ou copiez-le de nouveau.
tape-orders = { $file } contient des caractères de contrôle, qu’aucune partie enregistrée ne contient ; le fichier n’a pas été lu. Exportez-le ou copiez-le de nouveau.
tape-other-format = { $file } est un enregistrement au format { $found } ; cette version lit de { $oldest } à { $newest }.
tape-other-rules = Cet enregistrement a été joué avec la version { $found } des règles de { $game } ; ici, c’est la version { $wanted }.
tape-other-data = Cet enregistrement a été joué avec le matériel { $found } ; ici, c’est { $wanted }. Donnez le même dossier avec --data.
tape-uneven = L’enregistrement a { $actions } actions, { $texts } textes et { $hashes } positions ; il a été coupé ou modifié.
tape-illegal = L’action { $number } de l’enregistrement, « { $text } », n’est pas permise à cet endroit. Il a été modifié, ou fait avec d’autres règles.
tape-differs = Après l’action { $number }, « { $text } », la position n’est pas celle de l’enregistrement. Il a été modifié.
tape-wrong-result = L’enregistrement finit sur un autre résultat que celui de ses propres actions.

fair-none = Cet enregistrement ne dit pas d’où viennent ses dés : il n’a pas été joué sur un serveur, il n’y a donc rien à vérifier. Ses positions se vérifient avec : karak verify-tape
fair-unfinished = La graine de cette partie n’est pas encore révélée : le serveur la montre à la fin. Exportez-la à nouveau à ce moment.
fair-salts = L’enregistrement a { $salts } sels pour { $seats } places ; il a été modifié.
fair-other-seed = La graine n’est pas celle qui était promise : son empreinte est { $found }, l’engagement était { $wanted }.
fair-altered = Tirage { $draw }, soit l’action { $number } : l’enregistrement dit « { $found } », la graine donne « { $wanted } ».
fair-misnumbered = L’action { $number }, « { $text } », n’a pas de numéro à elle parmi les tirages : chacun porte un numéro plus grand que le précédent.
fair-left-over = L’enregistrement compte { $draws } tirages, mais le hasard y répond { $checked } fois ; il a été coupé ou modifié.
fair-no-such-draw = Il n’y a pas de tirage { $draw } sur cet enregistrement.
fair-not-plain = « { $text } » ne peut pas faire partie d’un tirage : graines, identifiants et sels ont au plus 64 lettres, chiffres, - et _.

file-exists = { $file } existe déjà. Choisissez un autre nom, ou reprenez la partie : karak play --resume { $file }
seats-do-not-match = { $file } a { $seats } places, mais { $named } sont nommées.
tape-no-such-action = Il n’y a pas de position { $at } sur cet enregistrement ; elles vont de 0 à { $most }.

## Why a text is no JSON

json-cut = Le texte s’arrête trop tôt.
json-byte = À l’octet { $at }, ce n’est plus du JSON.
json-deep = Ses parties sont imbriquées trop profondément.
