# Goblin for learners: what to know before answering.

web-explain-goblin-seating = Every hero has a deck and an ability of its own. Point at one to read more.
web-explain-goblin-deciding = A monster is beaten if your attack reaches its hit points; what its attack has over your defence you lose. The merchant sells for cards.
web-explain-goblin-bracing = Discard what fits worst between your other cards.
web-explain-goblin-playing = Each card names the colours that may follow it. A long chain of colours hits hardest.
web-explain-goblin-foreseeing = The card you keep may be the link that your chain needs.
web-explain-goblin-stacking = You draw from the top: put together what follows each other by colour.
web-explain-goblin-counting = Nothing more can be played. Let attack and defence count now.
web-explain-goblin-recovering = Who falls to zero loses the fight. A potion now may keep you standing.
web-explain-goblin-equipping = You wear one weapon and one armour. The pawnshop takes the other, and anybody may buy it.
web-explain-goblin-shopping = A potion works once; equipment works in every fight.
web-explain-goblin-paying = A card you pay with is gone from your deck: pay with the weakest.
