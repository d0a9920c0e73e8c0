# Après la partie : revoir, chiffres, fichiers, dés loyaux, continuer.

## Refusals

heroes-quoted = Les héros de cette table sont ceux de la partie qu'elle continue.
branch-seats = { $seats } places ont été indiquées, mais cette partie en a { $wanted }.
branch-over = La partie est terminée dans cette position. Revenez un peu en arrière et continuez de là.
story-too-long = Les chiffres sont calculés pour des parties de { $most } actions au plus ; celle-ci est plus longue.
upload-too-big = Ce fichier dépasse { $most } Mo. Choisissez le fichier d'une seule partie, tel qu'il a été téléchargé ou enregistré.
upload-too-long = Cette partie compte plus de { $most } actions. C'est trop long pour être montré ici.
upload-broken = Ce n'est pas un fichier de partie complet. Choisissez le fichier tel qu'il a été téléchargé ou enregistré ; s'il a été coupé, téléchargez-le de nouveau.
upload-unfinished = Ce fichier a été téléchargé pendant la partie, les coups n'y figurent donc pas. Téléchargez-le de nouveau une fois la partie terminée.
upload-other-version = Cette partie a été jouée avec une autre version des règles ou des pièces. Regardez-la avec la version d'origine.
upload-altered = Ce fichier a été modifié après la partie : à l'action { $number }, « { $text } », la suite n'est plus conforme aux règles. Reprenez le fichier là où la partie a été jouée.
upload-gone = Cette partie n'est plus gardée ici. Apportez de nouveau le fichier.

fair-quoted = Les { $actions } premières actions viennent d'une autre partie ; leurs dés se vérifient là-bas.
log-played-on = Cette partie continue une autre à partir de la position { $length }. À partir d'ici, les dés sont nouveaux.
