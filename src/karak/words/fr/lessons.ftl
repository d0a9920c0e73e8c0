# Apprendre : les règles dans le navigateur, et ce qui entoure chaque leçon.

lesson-other-way = Une partie le permettrait. Dans cette leçon, faites d’abord ce que dit le guide.
no-such-chapter = Il n’y a pas de chapitre { $chapter } ; cette leçon en a { $last }.
fair-lesson = C’est une leçon, pas une partie : ses dés et les autres joueurs suivent un scénario, il n’y a donc rien à vérifier.

web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-page = Ouvrir la page
web-rules-here = Que disent les règles ?
web-rules-search = Chercher dans les règles
web-rules-clear = Effacer la recherche
web-rules-contents = Sommaire
web-rules-found =
    { $count ->
        [0] Aucun article ne contient tous ces mots. Essayez avec moins de mots, ou avec un numéro comme { $example }.
        [one] { $count } article
       *[other] { $count } articles
    }
web-rules-ruling = Pourquoi ce choix
web-rules-marks = Que veulent dire les marques
web-rules-games = Autres jeux
web-rules-link = Lien vers { $clause }
web-rules-mark-rulebook = livret
    .about = La règle imprimée le dit.
web-rules-mark-community = communauté
    .about = Plusieurs joueurs sont d’accord, ou les pièces le montrent.
web-rules-mark-ruling = décision
    .about = Le livret se tait ou se contredit ; nous avons choisi, et disons pourquoi.
web-rules-mark-reconstructed = reconstitué
    .about = Personne ne l’a publié ; la valeur est la nôtre et peut être remplacée.

web-learn = Apprendre à jouer
web-learn-minutes = Trois minutes à une vraie table, avec un guide
web-learn-go-on = Reprendre la leçon
web-learn-go-on-about = Vous en êtes au chapitre { $chapter }
web-learn-again = Encore une fois
web-learn-done = Vous la connaissez déjà
web-learn-lesson = Leçon
web-learn-coach = Guide
web-learn-step = { $step } sur { $steps }
web-learn-next = Continuer
web-learn-chapters = Chapitres
web-learn-chapter = { $number }. { $title }
web-learn-skip = Chapitre suivant
web-learn-leave = Quitter la leçon
web-learn-watch = Regardez ce qui se passe…
web-learn-looking-back = Revenez au présent, et le guide continue.
web-learn-over = Vous savez tout ce qu’il faut
web-learn-over-about = Vous savez jouer à { $game }. En cas de doute, chaque question mène aux règles en un geste.
web-learn-play = Jouer contre des robots
