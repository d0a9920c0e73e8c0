# What the title is called, and what it is about.

title-goblin = Goblin
web-game-goblin-about = Łącz kolorowe karty w łańcuchy, by pokonywać kolejne potwory jaskini.
