# What the title is called, and what it is about.

title-imperium = Imperium
web-game-imperium-about = Karak II grown larger: more heroes, more land, and a crown.
