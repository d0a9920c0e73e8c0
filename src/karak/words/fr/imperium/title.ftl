# What the title is called, and what it is about.

title-imperium = Imperium
web-game-imperium-about = Karak II en plus grand : plus de héros, plus de terres, et une couronne.
