# Ce que dit le guide dans la leçon d’Imperium.

web-learn-imperium-crown = La couronne
web-learn-imperium-crown-hello = Dans Imperium, l’un de vous porte une couronne. Tout commence quand on découvre une faille.
web-learn-imperium-crown-move = Allez à l’est, dans la forêt.
web-learn-imperium-crown-gather = Récoltez le bois, comme dans Karak II.
web-learn-imperium-crown-rift = Maintenant, explorez le nord-est.

web-learn-imperium-challenge = Défi
web-learn-imperium-challenge-emperor = Une faille ! Tous les héros y ont été attirés et ont lancé leurs dés : votre 2 bat le 1 de Taia. Vous êtes empereur, avec 1 de chaque ressource et une garde.
web-learn-imperium-challenge-challenged = Qui se trouve sur votre tuile peut vous défier. Taia le fait aussitôt et obtient 3. Une égalité ne vous suffit pas : il vous faut 4.
web-learn-imperium-challenge-guard = La garde est un dé que seul l’empereur possède. Faites-la venir.
web-learn-imperium-challenge-roll = Tout est prêt. Lancez les dés !
web-learn-imperium-challenge-held = Héros 2 et garde 2 font 4 : vous gardez la couronne. Contentez-vous de ce lancer.

web-learn-imperium-empire = L’empire
web-learn-imperium-empire-back = À vous. Retournez dans la forêt au sud-ouest : pas de ville sur une faille.
web-learn-imperium-empire-found = Fondez ici votre ville, pour deux bois.
web-learn-imperium-empire-cave = Il reste une action. Explorez l’est.
web-learn-imperium-empire-lay = Une grotte des gobelins ! Posez-la avec le gouffre à l’est.
web-learn-imperium-empire-goblins = Des gobelins vivent ici et reviennent dès que plus personne n’est là. Ils sont faibles : emmenez la garde.
web-learn-imperium-empire-roll = Lancez les dés !
web-learn-imperium-empire-enough = 3 contre 1, c’est largement assez. Contentez-vous de ce lancer : ils laissent 1 nourriture et 1 bois.
web-learn-imperium-empire-vassals = Les autres sont maintenant vassaux : qui fonde, bâtit ou recrute vous paie 1 ressource. En échange vous partagez : chacun de vos bâtiments s’élève aussi, gratuitement, dans une autre ville.
web-learn-imperium-empire-end = La couronne vaut 2 points à la fin, si vous la portez encore.
