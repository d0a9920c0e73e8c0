# What the title is called, and what it is about.

title-goblin = Goblin
web-game-goblin-about = Enchaînez des cartes de couleur pour battre un à un les monstres de la grotte.
