# The figures of a finished game.

web-luck-about-swords = Les épées de chaque lancer, comparées à ce que de tels dés donnent en moyenne, additionnées. Neuf parties sur dix restent dans la bande pâle.
