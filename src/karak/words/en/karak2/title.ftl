# What the title is called, and what it is about.

title-karak2 = Karak II
web-game-karak2-about = A land of hexes and chasms: gather, build a city, raise an army of dice.
