# What the title is called, and what it is about.

title-karak2 = Karak II
web-game-karak2-about = Kraina pól i przepaści: gromadź zasoby, zbuduj miasto, zbierz armię kości.
