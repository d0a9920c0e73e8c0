# La question au bas de la table, quand les réponses sont éclairées sur le plateau.

web-list = Liste
web-list-about = Tous les choix en boutons, chacun avec une touche
web-list-close = Fermer la liste
