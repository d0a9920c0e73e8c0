# What the coach says in the lesson of Goblin.

web-learn-goblin-chain = The chain
web-learn-goblin-chain-hello = Three levels of caverns, and at the bottom a lord. Who beats the lord first wins.
web-learn-goblin-chain-hand = You fight with cards. Each has a colour, and names the colours that may follow it.
web-learn-goblin-chain-target = Begin small: fight the goblin brawler. It has attack 2 and 4 hit points.
web-learn-goblin-chain-first = The first card may have any colour. Play the battle cry: attack 1, and you draw a card.
web-learn-goblin-chain-second = Red or yellow may follow. Play the iron parry: attack 1 and defence 1.
web-learn-goblin-chain-third = Blue or green may follow. Play the charge: attack 2.
web-learn-goblin-chain-sum = Attack 4 reaches its 4 hit points: it will fall. Your defence takes 1 off its 2, so it costs you one hit point. End the chain.
web-learn-goblin-chain-stack = On the monster's back was a card for you: wild swing. Your deck is made anew, and only won cards have a place of choice in it: put it on top.
web-learn-goblin-chain-rest = The starting cards come below it, unseen. That is all: leave the rest as listed.

web-learn-goblin-loot = Loot
web-learn-goblin-loot-thug = Your hand is full again, wild swing included. The sign on the thug shows a weapon: fight him.
web-learn-goblin-loot-shield = He hits hard. Begin with the shield wall: defence 2.
web-learn-goblin-loot-swing = Red may follow: play wild swing, attack 3.
web-learn-goblin-loot-grit = Yellow may follow: grit heals a hit point at once, and adds 1.
web-learn-goblin-loot-sum = Attack 4 against 3, and only one hit gets through. End the chain.
web-learn-goblin-loot-club = A club, attack 1 in every fight. Carry it; what you do not want goes to the pawnshop, where the merchant sells it.

web-learn-goblin-key = The key
web-learn-goblin-key-porter = At the end of each row stands a gatekeeper with the key to the next level. Fight the porter: attack 3, 5 hit points.
web-learn-goblin-key-first = Play the battle cry first, and draw.
web-learn-goblin-key-deck = Your deck is empty, so a new one is made first. Put wild swing on top, and you will draw it.
web-learn-goblin-key-rest = That is all: the rest as listed.
web-learn-goblin-key-second = Go on with the iron parry, to block a hit.
web-learn-goblin-key-third = And the charge.
web-learn-goblin-key-sum = Attack 4 and the club make 5: just enough. End the chain.
web-learn-goblin-key-end = The key opens level II. Watch out for curses there: they forbid a colour, an effect or your equipment. Wounded, you may spend a turn reviving; at no hit points you must.
