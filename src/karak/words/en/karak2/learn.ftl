# What the coach says in the lesson of Karak II.

web-learn-karak2-land = The land
web-learn-karak2-land-hello = This is Horan, before Karak Castle. Gather, build and raise an army, until you can face the dark general.
web-learn-karak2-land-sheet = A turn has two actions. Before each of them you may move one tile.
web-learn-karak2-land-move = Move east, into the forest.
web-learn-karak2-land-gather = A forest gives wood. Gather: that is your first action.
web-learn-karak2-land-explore = Now move on to the north-east, where nobody has been. Monsters live on new land.

web-learn-karak2-city = A city
web-learn-karak2-city-won = Your hero die showed 2 swords against 1: won, with a sword to carry. Glory is the greatest strength you have beaten, and Horan plundered wood on top.
web-learn-karak2-city-found = Two wood are enough for a city, your only one. Found it here.
web-learn-karak2-city-explore = One action is left. Explore the north-east.
web-learn-karak2-city-chasm = The dark edge of the new tile is a chasm, which nobody crosses. Lay it with the chasm to the east.
web-learn-karak2-city-cart = 1 and your sword beat the hulks of strength 2. Their cart gives three resources of your choice: take food.
web-learn-karak2-city-more = Food again: your first building needs three.
web-learn-karak2-city-last = And once more food.
web-learn-karak2-city-loaded = The cart is empty. Nothing is settled until you say so: that is all.

web-learn-karak2-army = An army
web-learn-karak2-army-home = Back into your city: move south-west.
web-learn-karak2-army-camp = Build the military camp. In one action you may put up as many buildings as you can pay for.
web-learn-karak2-army-built = The camp stands. Nothing more can be paid: be done with building.
web-learn-karak2-army-recruit = The camp trains knights. Recruit one; your army may be as large as your glory.
web-learn-karak2-army-recruited = There is nothing left to pay with. End the recruiting.
web-learn-karak2-army-out = Now for something stronger. Move east into the unknown.
web-learn-karak2-army-join = Skeleton riders of strength 4. Before each battle you choose who comes along: one knight.
web-learn-karak2-army-roll = The knight is at your side. Roll the dice!
web-learn-karak2-army-skull = Hero 2, sword 1, and the knight a skull: 3 is too little, and the knight would fall. Horan may roll the small dice again: use his war strategy.
web-learn-karak2-army-stone = That makes 4, and won! Riders leave a soul stone, worth 1 point.
web-learn-karak2-army-end = Further out lie richer land and the infernal abyss, where the dark general waits. When he falls the game ends, and most points win.
