# What the title is called, and what it is about.

title-goblin = Goblin
web-game-goblin-about = Chain coloured cards to beat the monsters of the cave, one after the other.
