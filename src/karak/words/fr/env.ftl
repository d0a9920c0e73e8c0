# Ce qu’on dit à qui ouvre un jeu pour la recherche.

env-unknown-field = Il n’y a pas de champ « { $field } » dans « { $section } { $number } » de cette observation. docs/research en donne la liste pour chaque jeu.
env-bots-do-not-match = { $bots } joueurs pour { $seats } places : nommez un bot pour chaque place, et "" pour celles qui sont jouées de l’extérieur, au moins une.
env-no-sight = { $game } n’a pas de vue en nombres. Écrivez karak/env/sights/{ $game }.py pour l’employer en recherche.
