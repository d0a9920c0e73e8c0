# Karak II pour ceux qui apprennent : ce qu’il faut savoir avant de répondre.

web-explain-karak2-dealing = Chaque héros sait faire des choses qu’aucun autre ne sait faire. Pointez-en un pour lire lesquelles.
web-explain-karak2-acting = Vous vous déplacez une fois par tour et faites deux actions : récolter ce que donne la terre, fonder une ville, construire, recruter. Franchir une frontière ouverte fait piocher une tuile.
web-explain-karak2-scouting = La tuile que vous ne posez pas retourne sur sa pile, et vous seul la connaissez.
web-explain-karak2-attaching = La tuile peut se poser à toute frontière ouverte où elle convient.
web-explain-karak2-turning = On ne traverse pas un gouffre. Tournez-le vers les autres, ou loin de votre chemin.
web-explain-karak2-picking = Choisissez les monstres qui gardent la tuile : ils combattent ensemble et donnent ce qu’ils gardent.
web-explain-karak2-clawing = Il est vaincu aussitôt, et sa récompense est à vous.
web-explain-karak2-mustering = Chaque dé de votre armée peut se joindre. Plus de dés frappent plus fort, mais un crâne prend une unité.
web-explain-karak2-rolled = Relancez ce qui ne vous plaît pas, ou laissez : l’attaque se compare alors à la force.
web-explain-karak2-plaguing = On ne recrute pas dans une ville atteinte de la peste ; son propriétaire doit aller au château pour s’en défaire.
web-explain-karak2-spending = Une boule de feu s’ajoute à cette attaque, puis disparaît.
web-explain-karak2-shielding = Un crâne ignoré ne vous coûte rien.
web-explain-karak2-stowing = Ce que vous laissez reste sur la tuile pour qui passera.
web-explain-karak2-carting = Une charrette donne trois ressources au choix, même trois pareilles.
web-explain-karak2-gathering = Prenez ce qu’il faut à votre prochain bâtiment.
web-explain-karak2-building = Chaque bâtiment coûte des biens et donne quelque chose pour le reste de la partie.
web-explain-karak2-recruiting = Chaque point de gloire permet à une unité de vous servir.
web-explain-karak2-picking-up = Chaque sorte d’objet a ses propres emplacements.
web-explain-karak2-laying-down = Ce que vous posez reste sur la tuile.
web-explain-karak2-robbing = Prenez ce qui leur fait mal, ou ce qu’il vous faut.
web-explain-karak2-deaths = Qui n’est pas sauvé est perdu.
web-explain-karak2-disbanding = Moins de gloire, moins d’unités : rendez celle dont vous avez le moins besoin.
