# What the title is called, and what it is about.

title-karak = Karak
web-game-karak-about = Explorez les catacombes, battez les monstres, trouvez le trésor du dragon. Pour bien commencer.
web-learn-minutes-karak = Cinq minutes à une vraie table, avec un guide
