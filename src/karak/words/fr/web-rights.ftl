# Sur la page : qui peut quoi à une table, et les liens vers sa place.

web-seat-link-new = Nouveau lien, les anciens prennent fin
web-seat-link-about = Qui ouvre le lien vers votre place joue à votre nom et voit ce que vous voyez.
web-links-end = Mettre fin aux liens vers cette place
web-kick-about = { $name } perd sa place et ne peut plus s’asseoir à cette table ; dans une partie en cours, un robot continue.
web-newcomers = D’autres peuvent remplacer un robot pendant la partie
web-undo-here = { $name }
web-undo-away = { $name } (loin)
web-undo-waits = Doivent encore accepter : { $names }.
web-undo-away-about = Sans réponse dans la minute, rien n’est repris.
