# Karak for learners: what to know before answering.

web-explain-karak-seating = Every hero can do two things that no other can. Point at one to read what.
web-explain-karak-dealing = Every hero can do two things that no other can. Point at one to read what.
web-explain-karak-moving = You have four steps a turn. Stepping into the dark draws a tile; a monster ends your way with a fight. What lies on your tile can be taken, opened or fought.
web-explain-karak-turning = The side you come from stays open. Turn the tile so that it leads where you want to go next.
web-explain-karak-picking = Monsters guard what they give when beaten: the stronger, the better. Choose what you can beat, or what the others cannot.
web-explain-karak-meeting = A fight is two dice plus your weapons against the monster's strength. Losing costs a life; staying hidden costs nothing.
web-explain-karak-rolled = The dice lie. A spell or an ability can still raise the sum; without one the roll counts as it is.
web-explain-karak-thrown-back = You are back where you came from. At a fountain you may spend the rest of the turn on healing.
web-explain-karak-stowing = A hero carries two weapons, three spells and one key. What you leave lies on the tile for whoever comes.
web-explain-karak-exchanging = What you give is theirs, what you take is yours, at once.
web-explain-karak-cursing = Whoever is cursed has no abilities until somebody else is. Take the one you fear most.
web-explain-karak-reborn = You come back with full lives, where you choose, and go on next turn.
