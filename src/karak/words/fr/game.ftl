# Ce que tous les jeux disent de la même façon ; les mots propres à un jeu passent avant.

game-has-resigned = { $hero } abandonne et ne joue plus.
    .brief = abandonne
game-left-to-bot = { $hero } abandonne, un robot joue à sa place.
    .brief = abandonne ; un robot prend la suite
game-closed = { $how ->
    [stuck] La partie n’avance plus : elle s’arrête ici. On compte les points.
    [agreed] Les joueurs décident d’arrêter la partie ici. On compte les points.
    [drawn] Les joueurs conviennent d’un match nul.
    [stopped] L’hôte met fin à la partie. On compte les points.
   *[resigned] Tous les autres ont abandonné.
}
game-ending-stuck = La partie n’avançait plus : les points décident.
game-ending-agreed = Les joueurs ont décidé d’arrêter : les points décident.
game-ending-drawn = Les joueurs sont convenus d’un match nul.
game-ending-stopped = L’hôte a mis fin à la partie : les points décident.
game-ending-resigned = Tous les autres ont abandonné.
game-ended-stuck = partie sans progrès
game-ended-agreed = fin d’un commun accord
game-ended-drawn = nulle d’un commun accord
game-ended-stopped = arrêtée par l’hôte
game-ended-resigned = tous les autres ont abandonné

game-ask-turn-over = Votre tour est fini. Vous pouvez encore revenir en arrière.
game-choice-end-turn = terminer votre tour
    .web = Terminer le tour
game-progress = Tout ce qui rapproche la fin compte comme progrès.
game-idle = attend
