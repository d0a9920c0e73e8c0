# Ce que dit le guide dans la leçon de Karak.

web-learn-karak-walking = Dans le noir
web-learn-karak-walking-hello = Voici Horan : c’est vous. Sous le château de Karak dorment des trésors, et quelque part un dragon.
web-learn-karak-walking-sheet = Cinq vies, et quatre pas par tour. Qui a le plus de trésors quand le dragon tombe gagne.
web-learn-karak-walking-dark = Un point d’interrogation est une porte vers l’inconnu. Allez au nord : une nouvelle tuile est piochée.
web-learn-karak-walking-on = Un couloir : personne n’y vit, vous pouvez continuer. Encore un pas au nord.
web-learn-karak-walking-turn = Cette tuile peut être posée de plusieurs façons. Posez-la ouverte au nord, à l’est et au sud.
web-learn-karak-walking-room = Troisième pas : allez à l’est. Si c’est une pièce, quelqu’un vous y attend.

web-learn-karak-fighting = Combats
web-learn-karak-fighting-panel = Un rat géant de force 5 ! La somme des deux dés doit la dépasser, et 1 et 2 ne font que 3.
web-learn-karak-fighting-chances = La barre montre vos chances exactes. Une défaite coûte une vie et vous fait reculer ; une égalité ne coûte rien.
web-learn-karak-fighting-again = Chaque héros a ses capacités. Horan peut relancer une fois par combat : utilisez sa double attaque.

web-learn-karak-items = Butin
web-learn-karak-items-daggers = 8 bat 5 ! Le rat laisse des poignards : +1 à chaque combat. Vous portez deux armes, trois sorts et une clé.
web-learn-karak-items-other = Un combat termine le tour. Taia a joué le sien : touchez un joueur pour voir ce qu’il possède.
web-learn-karak-items-door = À vous de nouveau. Entrez dans la pièce suivante, à l’est.
web-learn-karak-items-open = Posez-la ouverte au nord, pour pouvoir continuer par là.
web-learn-karak-items-enough = Un gardien des clés de force 8. Vous avez 8, et 9 avec les poignards : cela suffit ! Gardez ce lancer.

web-learn-karak-treasure = Trésor
web-learn-karak-treasure-key = Le gardien laisse une clé, et une clé ouvre un coffre. Cherchons-en un.
web-learn-karak-treasure-seek = Avancez dans le noir, au nord.
web-learn-karak-treasure-chest = Un coffre, et personne pour le garder ! Ouvrez-le : un trésor vaut 1 point, et l’ouvrir termine le tour.

web-learn-karak-healing = Malédiction et blessures
web-learn-karak-healing-cursed = Taia a vaincu une momie et vous a maudit. Tant que cela dure, vos capacités ne servent à rien.
web-learn-karak-healing-corridor = Une fontaine lève la malédiction. Allez au nord, il y en a peut-être une.
web-learn-karak-healing-fountain = Une fontaine, justement. Posez-la ouverte au sud et à l’est.
web-learn-karak-healing-brave = Vous pourriez vous soigner, mais le tour serait fini. Soyez d’abord brave : allez à l’est.
web-learn-karak-healing-lost = 7 contre les 10 du roi des squelettes : une vie perdue, et retour à la fontaine. Soignez-vous : toutes les vies reviennent, la malédiction s’en va.

web-learn-karak-dragon = Le dragon
web-learn-karak-dragon-again = Le roi est toujours là. Retournez-y, cette fois sans malédiction.
web-learn-karak-dragon-axe = 10 et les poignards font 11 : le roi tombe. Gardez ce lancer et prenez sa hache : +3.
web-learn-karak-dragon-further = Poignards et hache : 4 de plus à chaque combat. Continuez à l’est.
web-learn-karak-dragon-mummy = Une momie de force 7, et vous avez 9. Gardez le lancer : vous gagnez un tir magique, et cette fois Taia est maudite.
web-learn-karak-dragon-last = Encore une porte. Allez à l’est.
web-learn-karak-dragon-tie = Le dragon, force 15 ! 11 et vos armes font exactement 15 : une égalité, et il resterait là.
web-learn-karak-dragon-bolt = Un tir magique ajoute 1 après le lancer, puis il est perdu. C’est le moment : utilisez-le.
web-learn-karak-dragon-won = Le dragon est vaincu et la partie s’arrête aussitôt. Son rubis et votre coffre font 2,5 points : vous gagnez !
