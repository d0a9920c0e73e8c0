# Karak pour ceux qui apprennent : ce qu’il faut savoir avant de répondre.

web-explain-karak-seating = Chaque héros sait faire deux choses qu’aucun autre ne sait faire. Pointez-en un pour lire lesquelles.
web-explain-karak-dealing = Chaque héros sait faire deux choses qu’aucun autre ne sait faire. Pointez-en un pour lire lesquelles.
web-explain-karak-moving = Vous avez quatre pas par tour. Entrer dans le noir fait piocher une tuile ; un monstre arrête votre chemin par un combat. Ce qui se trouve sur votre tuile peut être pris, ouvert ou combattu.
web-explain-karak-turning = Le côté d’où vous venez reste ouvert. Tournez la tuile pour qu’elle mène où vous voulez aller ensuite.
web-explain-karak-picking = Les monstres gardent ce qu’ils donnent une fois vaincus : plus ils sont forts, mieux c’est. Choisissez ce que vous pouvez battre, ou ce que les autres ne peuvent pas.
web-explain-karak-meeting = Un combat, ce sont deux dés plus vos armes contre la force du monstre. Perdre coûte une vie ; rester caché ne coûte rien.
web-explain-karak-rolled = Les dés sont jetés. Un sort ou une capacité peut encore augmenter la somme ; sinon le jet compte tel quel.
web-explain-karak-thrown-back = Vous êtes revenu d’où vous veniez. À une fontaine, vous pouvez consacrer le reste du tour à vous soigner.
web-explain-karak-stowing = Un héros porte deux armes, trois sorts et une clé. Ce que vous laissez reste sur la tuile pour qui passera.
web-explain-karak-exchanging = Ce que vous donnez est à eux, ce que vous prenez est à vous, aussitôt.
web-explain-karak-cursing = Le maudit n’a plus de capacités jusqu’à ce qu’un autre le soit. Prenez celui que vous craignez le plus.
web-explain-karak-reborn = Vous revenez avec toutes vos vies, où vous voulez, et continuez au prochain tour.
