# Goblin pour ceux qui apprennent : ce qu’il faut savoir avant de répondre.

web-explain-goblin-seating = Chaque héros a son propre paquet et sa propre capacité. Pointez-en un pour en lire plus.
web-explain-goblin-deciding = Un monstre est vaincu si votre attaque atteint ses points de vie ; ce que son attaque a de plus que votre défense, vous le perdez. Le marchand vend contre des cartes.
web-explain-goblin-bracing = Défaussez ce qui va le moins bien entre vos autres cartes.
web-explain-goblin-playing = Chaque carte nomme les couleurs qui peuvent la suivre. Une longue chaîne frappe le plus fort.
web-explain-goblin-foreseeing = La carte que vous gardez peut être le maillon qu’il vous faut.
web-explain-goblin-stacking = Vous piochez par le dessus : mettez ensemble ce qui se suit par la couleur.
web-explain-goblin-counting = Plus rien ne peut être joué. Comptez maintenant attaque et défense.
web-explain-goblin-recovering = Qui tombe à zéro perd le combat. Une potion maintenant peut vous garder debout.
web-explain-goblin-equipping = Vous portez une arme et une armure. Le prêteur sur gages prend l’autre, et chacun peut l’acheter.
web-explain-goblin-shopping = Une potion sert une fois ; un équipement sert à chaque combat.
web-explain-goblin-paying = Une carte payée quitte votre paquet : payez avec la plus faible.
