# Ce que dit le guide dans la leçon de Karak II.

web-learn-karak2-land = Le pays
web-learn-karak2-land-hello = Voici Horan, devant le château de Karak. Récoltez, bâtissez et levez une armée, jusqu’à pouvoir affronter le général noir.
web-learn-karak2-land-sheet = Un tour a deux actions. Avant chacune, vous pouvez avancer d’une tuile.
web-learn-karak2-land-move = Allez à l’est, dans la forêt.
web-learn-karak2-land-gather = Une forêt donne du bois. Récoltez : c’est votre première action.
web-learn-karak2-land-explore = Continuez au nord-est, là où personne n’est allé. Des monstres vivent sur les terres nouvelles.

web-learn-karak2-city = Une ville
web-learn-karak2-city-won = Votre dé de héros a donné 2 épées contre 1 : gagné, avec une épée à porter. La gloire est la plus grande force vaincue, et Horan a pillé du bois en plus.
web-learn-karak2-city-found = Deux bois suffisent pour une ville, votre seule. Fondez-la ici.
web-learn-karak2-city-explore = Il reste une action. Explorez le nord-est.
web-learn-karak2-city-chasm = Le bord sombre de la tuile est un gouffre que personne ne traverse. Posez-la avec le gouffre à l’est.
web-learn-karak2-city-cart = 1 et votre épée battent les colosses de force 2. Leur chariot donne trois ressources au choix : prenez de la nourriture.
web-learn-karak2-city-more = Encore de la nourriture : votre premier bâtiment en demande trois.
web-learn-karak2-city-last = Et une dernière fois.
web-learn-karak2-city-loaded = Le chariot est vide. Rien n’est fait tant que vous ne le dites pas : c’est tout.

web-learn-karak2-army = Une armée
web-learn-karak2-army-home = Retournez dans votre ville, au sud-ouest.
web-learn-karak2-army-camp = Bâtissez le camp militaire. Une seule action suffit pour autant de bâtiments que vous pouvez payer.
web-learn-karak2-army-built = Le camp est debout. Plus rien ne peut être payé : finissez de bâtir.
web-learn-karak2-army-recruit = Le camp forme des chevaliers. Recrutez-en un ; votre armée peut compter autant d’unités que votre gloire.
web-learn-karak2-army-recruited = Il ne reste rien pour payer. Terminez le recrutement.
web-learn-karak2-army-out = Place à plus fort. Allez à l’est, dans l’inconnu.
web-learn-karak2-army-join = Des cavaliers squelettes de force 4. Avant chaque bataille, vous choisissez qui vous suit : un chevalier.
web-learn-karak2-army-roll = Le chevalier est à vos côtés. Lancez les dés !
web-learn-karak2-army-skull = Héros 2, épée 1, et un crâne pour le chevalier : 3, c’est trop peu, et il tomberait. Horan peut relancer les petits dés : utilisez sa stratégie de guerre.
web-learn-karak2-army-stone = Cela fait 4, et c’est gagné ! Les cavaliers laissent une pierre d’âme, qui vaut 1 point.
web-learn-karak2-army-end = Plus loin s’étendent des terres plus riches et l’abîme infernal, où attend le général noir. Quand il tombe, la partie s’arrête et le plus de points gagne.
