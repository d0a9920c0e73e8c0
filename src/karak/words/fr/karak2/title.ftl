# What the title is called, and what it is about.

title-karak2 = Karak II
web-game-karak2-about = Un pays d’hexagones et de gouffres : récoltez, bâtissez une cité, levez une armée de dés.
