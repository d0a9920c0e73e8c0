# Why something is not offered: what stands in the way and, where it helps, what to do instead.

karak2-why-game-is-over = The game is over; nobody acts any more.
karak2-why-chance-decides = Dice, tiles and tokens are not for players to choose.
karak2-why-not-among-the-choices = That is none of the choices here.
karak2-why-answer-first = Answer this first: “{ $step ->
        [dealing] { karak2-ask-dealing }
        [stowing] { karak2-ask-stowing }
        [carting] { karak2-ask-carting }
        [gathering] { karak2-ask-gathering }
        [building] { karak2-ask-building }
        [recruiting] { karak2-ask-recruiting }
        [picking-up] { karak2-ask-picking-up }
        [laying-down] { karak2-ask-laying-down }
        [robbing] { karak2-ask-robbing }
       *[deaths] { karak2-ask-deaths }
    }”

karak2-why-nobody-is-robbed = Nobody is being robbed. Pickpocket spells do that; shadow eaters have them.
karak2-why-heroes-are-dealt = The heroes are dealt already, or by chance.
karak2-why-no-tiles-looked-at = There are no two tiles to choose from. Only the scout looks at two.
karak2-why-no-tile-in-hand = There is no tile to lay. Move into the unknown to draw one.
karak2-why-no-tokens-in-hand = There are no tokens to choose from. Only the oracle draws one too many.
karak2-why-no-weak-monsters = Only the scout beats monsters of strength 1 without dice, when he meets them.
karak2-why-no-battle = There is no battle to join. Enter a tile with monsters to fight.
karak2-why-no-two-skulls = Plague and misery come with two skulls on the hero die.
karak2-why-no-use-for-fireball = Fireballs are cast in a battle, after the roll, while the attack is too low.
karak2-why-no-skull-to-ignore = Skulls are ignored after a battle, with the amulet of protection.
karak2-why-nothing-is-dropped = Items are never dropped at will, only exchanged when the slots are full.
karak2-why-nothing-to-gain = There are no resources to choose now.

karak2-why-no-action-left = No action is left in this turn.
karak2-why-no-move-left = No move is left. There is one before each action.
karak2-why-no-tile-left = All tiles are laid; there is nothing to explore.
karak2-why-chasm = A chasm lies on that border.

karak2-why-no-portal = Your city has no portal.
karak2-why-portal-used = The portal was used already in this turn.
karak2-why-portal-leads-home = From outside your city the portal leads only there.

karak2-why-no-pickpocket = You have no pickpocket spell. Shadow eaters have them.
karak2-why-not-an-opponent = That is no opponent in this game.
karak2-why-nothing-to-steal = That hero has no resources.

karak2-why-not-wounded = You have all your lives.
karak2-why-monsters-here = There are monsters on this tile.
karak2-why-city-here = There is a city on this tile.
karak2-why-gathered-already = You have gathered here already in this turn.
karak2-why-land-gives-nothing = This land gives nothing.
karak2-why-one-city-only = You have a city; there is one for each player.
karak2-why-no-city-on-this-land = No city can stand on the castle or on the abyss.
karak2-why-another-hero-here = Another hero stands on this tile.
karak2-why-cannot-pay = You do not have enough resources.
karak2-why-not-in-the-city = You are not in your city.
karak2-why-built-already = That stands in your city already.
karak2-why-plague-in-the-city = There is plague in your city. Drive it out at Karak Castle.
karak2-why-building-missing = The building for it does not stand in your city.
karak2-why-glory-too-low = Your army may not be larger than your glory. Beat something stronger.
karak2-why-no-dice-left = No such die is left in the supply.
karak2-why-not-at-the-castle = The plague is eradicated at Karak Castle, on its own hex.
karak2-why-nothing-to-eradicate = You have all your lives and no plague in your city.
karak2-why-nothing-to-take = That does not lie on your tile.
karak2-why-no-use = That would change nothing.

karak2-why-not-your-ability = Your hero does not have that ability.
karak2-why-not-now = That ability cannot be used at this moment.

karak2-why-waiting-for-dice = The dice come first.
karak2-why-waiting-for-deal = The heroes are still being dealt.
karak2-why-waiting-for-tile = A tile is being drawn first.
karak2-why-waiting-for-token = A token is being drawn first.
karak2-why-waiting-for-amulet = The amulet is being drawn first.
karak2-why-tile-first = The tile in hand must be laid first.
karak2-why-battle-first = The battle comes first.
karak2-why-recruit-first = Units were given back; now at least one must be recruited.
karak2-why-army-too-large = The army is larger than your glory; give units back first.
karak2-why-tile-does-not-join = Laid so, a chasm would close the border you come across.
karak2-why-tile-has-other-chasms = The tile has its chasms elsewhere.
karak2-why-not-of-that-kind = Only an item of the same kind can stay in its place.
karak2-why-land-gives-other-things = This land gives nothing of that kind.
karak2-why-no-such-tile = There is no such tile on the map.
karak2-why-already-there = You are there already.
karak2-why-save-one = You save one resource of the price; say which.
karak2-why-just-laid-down = That was laid down in this very action.
