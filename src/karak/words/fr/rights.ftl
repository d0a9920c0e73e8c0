# Qui peut quoi à une table, et les liens qui en donnent le droit.

log-seat-left = { $name } laisse la place { $seat }.
log-links-renewed = La place { $seat } a de nouveaux liens ; les anciens ne marchent plus.
log-undo-lapsed = Tous n’ont pas accepté à temps ; rien n’est repris.

evicted = L’hôte vous a renvoyé de cette table.
seat-yours = La place { $seat } est la vôtre. Levez-vous plutôt.

page-link = Ouvrir ce lien ?
page-link-seat =
    { $count ->
        [one] Il permet à ce navigateur de jouer en tant que { $name } à la place { $seats } d’une table de { $game } (table { $table }), et de voir ce que voit ce joueur.
       *[other] Il permet à ce navigateur de jouer en tant que { $name } aux places { $seats } d’une table de { $game } (table { $table }), et de voir ce que voient ces joueurs.
    }
page-link-owner = Il fait de ce navigateur un hôte d’une table de { $game } (table { $table }) : il peut commencer la partie, y mettre fin et renvoyer des joueurs.
page-link-all = Il fait de ce navigateur un hôte de toutes les tables de ce serveur.
page-link-caution = N’acceptez que si vous avez demandé ce lien. Rien ne change à vos autres tables.
page-link-agree = L’ouvrir ici
page-link-decline = Non, merci
page-link-refused = Ce lien n’ouvre rien
page-link-home = Vers les tables
