# What the title is called, and what it is about.

title-imperium = Imperium
web-game-imperium-about = Karak II w większym wydaniu: więcej bohaterów, więcej krain i korona.
