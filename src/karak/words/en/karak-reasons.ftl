# Why something is not offered: what stands in the way and, where it helps, what to do instead.

game-is-over = The game is over; nobody acts any more.
chance-decides = Dice, tiles and tokens are not for players to choose.
waiting-for-deal = The heroes are still being dealt.
waiting-for-dice = The dice come first.
waiting-for-tile = A tile is being drawn first.
waiting-for-token = A token is being drawn first.

no-tile-in-hand = There is no tile to lay. Step into the dark to draw one.
no-tokens-in-hand = There are no two tokens to choose from. Only the oracle draws two, in a new room.
no-monster-met = There is no fight to begin. Enter the tile of a monster to fight it.
no-roll-on-the-table = Bolts are used in a fight, after the roll.
no-mummy-beaten = The curse is laid by whoever has just beaten a mummy.
not-reborn = Nobody is returning from a lost fight.
heroes-are-dealt = The heroes are dealt already, or by chance.
not-among-the-choices = That is none of the choices here.
no-bolt = There is no magic bolt left to use.
curse-not-on-winner = The curse goes to another hero in play, or stays with whoever bears it.

tile-would-seal = Laid so, the tile would close the last way into the dark. Turn it another way.
tile-does-not-join = The tile must be open towards the one you come from. Turn it another way.
tile-has-other-exits = This tile does not have those exits.

not-of-that-kind = Only an item of the same kind can be left for this one.
nothing-is-dropped = Items are never dropped at will, only exchanged when the slots are full.

fight-first = There is a fight to finish first.
only-healing = Thrown back, you may heal at the fountain or end the turn, nothing else.
tile-first = Lay the tile first.
answer-first = Another question must be answered first.

no-step-left = No step is left in this turn. You may still act on your tile, or stop.
no-tile-left = All tiles are laid; there is nothing to explore.
wall-here = Your tile has a wall on that side.
wall-there = The tile beyond has a wall on this side.

not-on-portal = You are not on a portal.
no-such-portal = There is no other portal of that number. Two must be on the map.
nothing-to-heal = You have all your lives and no curse; there is nothing to heal.
not-on-fountain = You are not on a fountain.
no-key = Opening a chest takes a key. Skeleton turnkeys have them.
no-chest = There is no chest on your tile.
monster-guards = A monster guards this tile; nothing can be taken here.
no-use = Your slots are full of the same; there is nothing to exchange.
nothing-to-take = There is no item on your tile.
no-healing-portal = You have no healing portal. Giant spiders have them.
hero-not-in-play = That hero is not in this game.
no-such-fountain = There is no fountain of that number on the map.

not-your-ability = Your hero does not have that ability.
abilities-silenced = Your hero is cursed: no ability works. Heal at a fountain to be rid of the curse.
not-now = That ability cannot be used at this moment.
