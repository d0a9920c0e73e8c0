# Why something is not offered: what stands in the way and, where it helps, what to do instead.

karak-why-game-is-over = The game is over; nobody acts any more.
karak-why-chance-decides = Dice, tiles and tokens are not for players to choose.
karak-why-waiting-for-deal = The heroes are still being dealt.
karak-why-waiting-for-dice = The dice come first.
karak-why-waiting-for-tile = A tile is being drawn first.
karak-why-waiting-for-token = A token is being drawn first.

karak-why-no-tile-in-hand = There is no tile to lay. Step into the dark to draw one.
karak-why-no-tokens-in-hand = There are no two tokens to choose from. Only the oracle draws two, in a new room.
karak-why-no-monster-met = There is no fight to begin. Enter the tile of a monster to fight it.
karak-why-no-roll-on-the-table = Bolts are used in a fight, after the roll.
karak-why-no-mummy-beaten = The curse is laid by whoever has just beaten a mummy.
karak-why-not-reborn = Nobody is returning from a lost fight.
karak-why-heroes-are-dealt = The heroes are dealt already, or by chance.
karak-why-not-among-the-choices = That is none of the choices here.
karak-why-no-bolt = There is no magic bolt left to use.
karak-why-curse-not-on-winner = The curse goes to another hero in play, or stays with whoever bears it.

karak-why-tile-would-seal = Laid so, the tile would close the last way into the dark. Turn it another way.
karak-why-tile-does-not-join = The tile must be open towards the one you come from. Turn it another way.
karak-why-tile-has-other-exits = This tile does not have those exits.

karak-why-not-of-that-kind = Only an item of the same kind can be left for this one.
karak-why-nothing-is-dropped = Items are never dropped at will, only exchanged when the slots are full.

karak-why-fight-first = There is a fight to finish first.
karak-why-only-healing = Thrown back, you may heal at the fountain or end the turn, nothing else.
karak-why-tile-first = Lay the tile first.
karak-why-answer-first = Answer this first: “{ $step ->
        [dealing] { karak-ask-dealing }
        [picking] { karak-ask-picking }
        [stowing] { karak-ask-stowing }
        [exchanging] { karak-ask-exchanging }
        [cursing] { karak-ask-cursing }
       *[reborn] { karak-ask-reborn }
    }”

karak-why-no-step-left = No step is left in this turn. You may still act on your tile, or stop.
karak-why-no-tile-left = All tiles are laid; there is nothing to explore.
karak-why-wall-here = Your tile has a wall on that side.
karak-why-wall-there = The tile beyond has a wall on this side.

karak-why-not-on-portal = You are not on a portal.
karak-why-no-such-portal = There is no other portal of that number. Two must be on the map.
karak-why-nothing-to-heal = You have all your lives and no curse; there is nothing to heal.
karak-why-not-on-fountain = You are not on a fountain.
karak-why-no-key = Opening a chest takes a key. Skeleton turnkeys have them.
karak-why-no-chest = There is no chest on your tile.
karak-why-monster-guards = A monster guards this tile; nothing can be taken here.
karak-why-no-use = Your slots are full of the same; there is nothing to exchange.
karak-why-nothing-to-take = There is no item on your tile.
karak-why-no-healing-portal = You have no healing portal. Giant spiders have them.
karak-why-hero-not-in-play = That hero is not in this game.
karak-why-no-such-fountain = There is no fountain of that number on the map.

karak-why-not-your-ability = Your hero does not have that ability.
karak-why-abilities-silenced = Your hero is cursed: no ability works. Heal at a fountain to be rid of the curse.
karak-why-not-now = That ability cannot be used at this moment.
