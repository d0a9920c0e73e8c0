# Ce que le moteur dit à un programme, ou à qui l’a écrit, quand il demande l’impossible.

line-too-long = La ligne dépasse { $most } octets.
line-not-json = La ligne n’est pas un objet JSON : { $fault }
line-not-command = La commande ne convient pas : { $fault }
unknown-command = Il n’y a pas de commande « { $command } ». Il y a : { $commands }.
no-game = Aucune partie n’est ouverte : commencez-en une avec « new » ou « load ».
chance-is-not-asked = Le hasard n’est pas consulté maintenant. Envoyez "do" avec une réponse de la place qui décide.
chance-has-no-seed = Le moteur n’a pas de graine pour tirer : répondez pour le hasard avec « do », ou donnez une graine avec « new ».
undo-too-many = { $force } actions ne peuvent pas être reprises : il y en a { $length }.
no-such-seat = Il n’y a pas de place { $seat } dans cette partie ; on les compte de 0 à { $last }.
players-do-not-match-seats = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : nommez-en un par place, ou aucun.
bots-do-not-match-seats = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
 } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : donnez-en un pour chaque place, et "" pour les places que vous jouez.
end-needs-all = Une place seule ne peut pas finir la partie. Envoyez cela sans place.
resign-not-yours = La place { $seat } ne peut abandonner que pour elle-même.
engine-broken = Le moteur lui-même est en faute ({ $fault }) ; rien n’a changé. Signalez-le avec l’enregistrement.

data-strange-file = { $folder } contient { $found }, qui ne remplace rien. Les fichiers s’appellent { $known }.
