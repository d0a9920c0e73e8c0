# What the coach says in the lesson of Imperium.

web-learn-imperium-crown = The crown
web-learn-imperium-crown-hello = In Imperium one of you wears a crown. It begins when a rift is found.
web-learn-imperium-crown-move = Move east, into the forest.
web-learn-imperium-crown-gather = Gather the wood, as in Karak II.
web-learn-imperium-crown-rift = Now explore the north-east.

web-learn-imperium-challenge = Challenged
web-learn-imperium-challenge-emperor = A rift! All heroes were drawn there and rolled for the crown: your 2 beat Taia's 1. You are emperor, with 1 of each resource and a guard.
web-learn-imperium-challenge-challenged = Whoever stands on your tile may challenge you. Taia does at once, and rolled 3. Equal is not enough for you: you need 4.
web-learn-imperium-challenge-guard = The guard is a die of your own that only the emperor has. Let it join.
web-learn-imperium-challenge-roll = Ready. Roll the dice!
web-learn-imperium-challenge-held = Hero 2 and guard 2 make 4: you hold the crown. Be content with this roll.

web-learn-imperium-empire = The empire
web-learn-imperium-empire-back = Your turn. Go back to the forest in the south-west: on a rift there is no city.
web-learn-imperium-empire-found = Found your city here, for two wood.
web-learn-imperium-empire-cave = One action is left. Explore the east.
web-learn-imperium-empire-lay = A goblin cave! Lay it with the chasm to the east.
web-learn-imperium-empire-goblins = Goblins live here and come back whenever nobody is looking. They are weak: take the guard along.
web-learn-imperium-empire-roll = Roll the dice!
web-learn-imperium-empire-enough = 3 against 1 is plenty. Be content with this roll: they leave 1 food and 1 wood.
web-learn-imperium-empire-vassals = The others are vassals now: whoever founds, builds or recruits pays you 1 resource. In return you share: each of your buildings also stands in another city, free.
web-learn-imperium-empire-end = The crown is worth 2 points at the end, if you still wear it then.
