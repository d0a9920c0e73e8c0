# Ce que les robots disent de leurs choix.

bot-budget = « { $bot } » n’est pas un robot : après le deux-points vient un temps, comme 50ms ou 2s (600s au plus), ou un nombre de parties imaginées, comme 200.
hint-thinking = Un autre conseil est en préparation à cette table. Redemandez dans un instant.
hint-failed = Aucun conseil n’a pu être trouvé à temps. Redemandez, ou choisissez vous-même.

## Bots from outside

bot-no-file = Il n’y a pas de fichier { $file }. Indiquez le fichier Python de votre robot, par exemple ./my_bot.py.
bot-broken = Impossible de charger le robot { $bot } : { $fault }. Corrigez-le et réessayez.
bot-no-class = { $found ->
    [none] { $bot } n’est pas une classe avec une méthode choose(game, view, dealer). docs/bots.md en montre une.
   *[other] { $bot } ne désigne pas un seul robot. Choisissez une classe, comme dans { $example }, parmi : { $found }.
 }
bot-failed = Le robot { $bot } a échoué quand on l’a interrogé : { $fault }. Corrigez-le et réessayez.
bot-answer = Le robot { $bot } a répondu { $answer }, qui n’est pas une de ses options. Il doit renvoyer une des view.count premières valeurs de view.options.
bot-in-tape = La partie enregistrée nomme { $bot }, et Karak n’exécute du code que si vous le nommez vous-même. Ajoutez : --seats { $seats }

hint-for = { $hero }, place { $seat }. Ce que ferait { $bot } :
hint-choice = { $place }. { $label } [{ $notation }] : gagne dans { $chance }

## Pourquoi le premier choix est le premier

advice-only = Il n’y a pas d’autre choix.
advice-wins = Il gagne la partie.
advice-better = Il gagne plus souvent : { $chance } % contre { $other } %.
advice-alike = C’est le choix habituel ici, et le suivant gagne à peu près aussi souvent : { $chance } % contre { $other } %.
advice-habit = { $bot } choisit par habitude ; des parties imaginées lui donnent { $chance } %.

## Le bouton à côté de la question

web-hint = Conseil
web-hint-thinking = Je réfléchis…
web-hint-choices = Les choix que ferait un robot
web-hint-chance = { $part } %
