# Karak II for learners: what to know before answering.

web-explain-karak2-dealing = Every hero can do things that no other can. Point at one to read what.
web-explain-karak2-acting = You move once a turn and do two actions: gather what the land gives, found a city, build, recruit. Crossing an open border draws a new tile.
web-explain-karak2-scouting = The tile that you do not lay goes back on its stack, and only you know it.
web-explain-karak2-attaching = The tile may lie at any open border of the land that it fits.
web-explain-karak2-turning = A chasm cannot be crossed. Turn it towards the others, or away from your own way.
web-explain-karak2-picking = Choose which monsters guard the tile: they fight together, and give what they guard.
web-explain-karak2-clawing = It is beaten at once, and its reward is yours.
web-explain-karak2-mustering = Each die of your army may join. More dice hit harder, but a skull takes a unit.
web-explain-karak2-rolled = Roll again what you do not like, or let it lie: then the attack is counted against the strength.
web-explain-karak2-plaguing = Nobody recruits in a city with the plague; its owner has to go to the castle to be rid of it.
web-explain-karak2-spending = A fireball adds to this attack and is gone.
web-explain-karak2-shielding = A skull that is ignored costs you nothing.
web-explain-karak2-stowing = What you leave lies on the tile for whoever comes.
web-explain-karak2-carting = A cart gives any three resources, three alike included.
web-explain-karak2-gathering = Take what your next building needs.
web-explain-karak2-building = Each building costs goods and gives something for the rest of the game.
web-explain-karak2-recruiting = Each point of glory lets one unit serve you.
web-explain-karak2-picking-up = Every kind of item has its own slots.
web-explain-karak2-laying-down = What you lay down stays on the tile.
web-explain-karak2-robbing = Take what hurts them, or what you need.
web-explain-karak2-deaths = Whom you do not save is gone.
web-explain-karak2-disbanding = Less glory, fewer units: give back the one you need least.
