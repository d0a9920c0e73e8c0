# What the coach says in the lesson of Karak.

web-learn-karak-walking = Into the dark
web-learn-karak-walking-hello = This is Horan, and he is you. Under the castle of Karak lie treasures, and somewhere down there a dragon.
web-learn-karak-walking-sheet = Five lives, and four steps in each turn. Who has the most treasure when the dragon falls wins.
web-learn-karak-walking-dark = A question mark is a door into the dark. Step north, and a new tile is drawn.
web-learn-karak-walking-on = A corridor: nobody lives there, so you may walk on. Step north again.
web-learn-karak-walking-turn = This tile can lie in several ways. Lay it open to the north, east and south.
web-learn-karak-walking-room = Third step: go east. If the next tile is a room, somebody is waiting in it.

web-learn-karak-fighting = Fights
web-learn-karak-fighting-panel = A giant rat of strength 5! Both dice together have to be higher, and 1 and 2 make only 3.
web-learn-karak-fighting-chances = The bar shows your exact chances. If you lose, it costs a life and you go back; a tie costs nothing.
web-learn-karak-fighting-again = Every hero has abilities of their own. Horan may roll again once in each fight: use his double attack.

web-learn-karak-items = Things to carry
web-learn-karak-items-daggers = 8 beats 5! The rat leaves daggers, which add 1 in every fight. You carry two weapons, three spells and one key.
web-learn-karak-items-other = A fight ends your turn. Meanwhile Taia took hers: tap a player to see what they have.
web-learn-karak-items-door = Your turn again. Step east into the next room.
web-learn-karak-items-open = Lay it open to the north, so that you can go on from there.
web-learn-karak-items-enough = A turnkey of strength 8. You rolled 8, the daggers make it 9: enough! Keep this roll.

web-learn-karak-treasure = Treasure
web-learn-karak-treasure-key = The turnkey leaves a key, and a key opens one chest. Let us look for one.
web-learn-karak-treasure-seek = Step north into the dark.
web-learn-karak-treasure-chest = A chest, and nobody guards it! Open it: a treasure is worth 1 point, and opening ends the turn.

web-learn-karak-healing = Curses and wounds
web-learn-karak-healing-cursed = Taia beat a mummy and put its curse on you. As long as it lasts, your abilities do not work.
web-learn-karak-healing-corridor = A fountain takes the curse away. Step north, perhaps there is one.
web-learn-karak-healing-fountain = A fountain it is. Lay it open to the south and east.
web-learn-karak-healing-brave = You could heal now, but that would end the turn. Be brave first: step east.
web-learn-karak-healing-lost = 7 against the skeleton king's 10: a life is lost and you are back at the fountain. Heal: all lives return, and the curse is gone.

web-learn-karak-dragon = The dragon
web-learn-karak-dragon-again = The king is still there. Go in again, this time without the curse.
web-learn-karak-dragon-axe = 10 and the daggers make 11: the king falls. Keep this roll, and take his axe: it adds 3.
web-learn-karak-dragon-further = Daggers and axe: 4 more in every fight. Go on to the east.
web-learn-karak-dragon-mummy = A mummy of strength 7, and you have 9. Keep the roll: you get a magic bolt, and this time the curse goes to Taia.
web-learn-karak-dragon-last = One more door. Step east.
web-learn-karak-dragon-tie = The dragon, strength 15! 11 and your weapons make exactly 15: a tie, and he would stay.
web-learn-karak-dragon-bolt = A magic bolt adds 1 after the roll, and is used up. Now is the time: use it.
web-learn-karak-dragon-won = The dragon is beaten, and the game ends at once. His ruby and your chest make 2.5 points: you win!
