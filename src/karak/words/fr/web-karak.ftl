# Le plateau de Karak dans un navigateur, et ce qu’y offre tout plan.

web-map-tools = Plan
web-map-nearer = Plus près (+)
web-map-farther = Plus loin (-)
web-map-fit = Tout voir (0)
web-map-centre = Centrer sur moi

web-dice = Les dés montrent { $dice }. Touchez pour abréger.

web-karak-board = Les catacombes de Karak
web-karak-menu = Que voulez-vous faire ici ?
web-karak-draws = tire une tuile ; cela ne se reprend pas
web-karak-fights = commence un combat ; cela ne se reprend pas
web-karak-turn-left = Tourner à rebours (Maj+R)
web-karak-turn-right = Tourner (R)
web-karak-lay = Poser la tuile (Entrée)
web-karak-close = Fermer

## Le combat

web-karak-fight = Combat
web-karak-against = contre
web-karak-two-dice = deux dés
web-karak-roll = { $low } + { $high } = { $sum }
web-karak-bonus = bonus
web-karak-ability = pouvoir
web-karak-carried = ajouté
web-karak-attack = attaque
web-karak-strength = force
web-karak-enough = Assez pour gagner.
web-karak-short = Il manque { $missing } pour gagner.
web-karak-win = gagner { $percent } %
web-karak-tie = nul { $percent } %
web-karak-lose = perdre { $percent } %
web-karak-gain = Gagné : { $reward }
web-karak-risk = Perdu : une vie, et retour en arrière

## Ce que sont les choses, pour qui les montre

web-karak-tip-monster = Force { $strength }. Vaincu, il laisse : { $reward }.
web-karak-tip-ability = { $ability } : { $about }
web-karak-tip-hero = { $lives ->
        [0] Sans connaissance
        [one] { $lives } vie
       *[other] { $lives } vies
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-karak-tip-has = Porte : { $items }.
web-karak-tip-count = { $count } × { $item }
web-karak-tip-cursed = Malédiction : aucun pouvoir n’agit jusqu’à la guérison à une fontaine.
web-karak-tip-drawn = Tournez-la comme vous voulez, puis posez-la : vous venez du côté éclairé.

karak-about-start = Tout le monde est parti d’ici. Sa fontaine guérit : toutes les vies, plus de malédiction, et le tour finit.
karak-about-corridor = Un simple passage.
karak-about-room = À sa découverte, un monstre ou un coffre s’y trouvait.
karak-about-fountain = Guérit : toutes les vies, plus de malédiction, et le tour finit.
karak-about-portal = Un déplacement mène d’ici à tout autre portail.
karak-about-unexplored = Personne n’y est allé. Y entrer tire une tuile, et cela ne se reprend pas.
karak-about-giant-rat = Qui entre doit le combattre.
karak-about-giant-spider = Qui entre doit la combattre.
karak-about-mummy = Qui la bat jette la malédiction sur un autre héros.
karak-about-skeleton-turnkey = Les clés ouvrent les coffres.
karak-about-skeleton-swordsman = Qui entre doit le combattre.
karak-about-skeleton-king = Qui entre doit le combattre.
karak-about-fallen = Son trésor se passe de clé : 1 point.
karak-about-dragon = Son rubis vaut 1,5 point ; quand il est vaincu, la partie finit.
karak-about-chest = Une clé l’ouvre : un trésor qui vaut 1 point, et le tour finit.
karak-about-daggers = Une arme : +1 à chaque combat.
karak-about-sword = Une arme : +2 à chaque combat.
karak-about-axe = Une arme : +3 à chaque combat.
karak-about-magic-bolt = Un tour de magie : +1 après un lancer, une fois.
karak-about-healing-portal = Un tour de magie : envoie un héros au choix à une fontaine et le guérit.
karak-about-key = Ouvre un coffre.
karak-about-treasure = 1 point.
karak-about-ruby-treasure = 1,5 point.
web-karak-left = { $tiles } tuiles, { $tokens } jetons restants
