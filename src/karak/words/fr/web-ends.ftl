# Comment une partie finit à la table : on abandonne, on s’accorde, ou l’hôte y met fin.

## Abandonner

web-this-game = Cette partie
web-resign = Abandonner
web-resign-who = Qui abandonne ?
web-resign-how = Qui continue ?
web-resign-about = On ne revient plus dans cette partie.
web-resign-bot = Un robot joue à ma place
web-resign-none = Mon héros ne joue plus
web-resign-last = Il ne reste alors qu’un joueur : la partie finit.
web-keep-playing = Continuer à jouer

## Arrêter la partie

web-offer = Proposition d’arrêter la partie
web-offer-points = Proposer d’arrêter : on compte les points
web-offer-draw = Proposer le match nul
web-offer-points-about = Tous les autres joueurs sont consultés. S’ils acceptent, la partie s’arrête ici et les points décident.
web-offer-draw-about = Tous les autres joueurs sont consultés. S’ils acceptent, la partie finit par un match nul.
web-offer-alone = Il n’y a personne d’autre à consulter : la partie finit tout de suite.
web-offer-send = Demander aux autres
web-offered-points = { $name } propose d’arrêter la partie. Les points décideraient.
web-offered-draw = { $name } propose le match nul.
web-offering-points = Vous proposez d’arrêter la partie. Les points décideraient.
web-offering-draw = Vous proposez le match nul.
web-offer-agreed = D’accord : { $names }.
web-offer-asked = Pas encore de réponse : { $names }.
web-offer-agree = Accepter
web-offer-refuse = Refuser
web-offer-withdraw = Retirer
web-end = Mettre fin à la partie
web-end-about = La partie finit pour tout le monde, et les points comptent.
web-over-draw = Match nul : { $names }.

## Une partie qui n’avance plus

web-standstill = { $rounds ->
        [one] Sans progrès, la partie finit dans { $rounds } tour de table, et les points décident.
       *[other] Sans progrès, la partie finit dans { $rounds } tours de table, et les points décident.
    }
