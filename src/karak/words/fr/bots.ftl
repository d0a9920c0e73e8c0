# Ce que les robots disent de leurs choix.

bot-budget = « { $bot } » n’est pas un robot : après le deux-points vient un temps, comme 50ms ou 2s (600s au plus), ou un nombre de parties imaginées, comme 200.
hint-thinking = On réfléchit déjà pour quelqu’un à cette table. Redemandez dans un instant.
hint-failed = Aucun conseil n’a pu être trouvé à temps. Redemandez, ou choisissez vous-même.

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
