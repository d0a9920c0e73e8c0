# What a player is asked at each step of the rules, and how the answers read.

karak2-ask-dealing = Choose your hero.
karak2-ask-acting = Move, act, or end the turn.
karak2-ask-scouting = You look at two tiles. Lay which one?
karak2-ask-attaching = Lay the tile at which border?
karak2-ask-turning = Turn the tile: where shall its chasms be?
karak2-ask-picking = { $open ->
        [0] The tokens for the tile are chosen.
        [one] Choose a token for the tile.
       *[other] Choose a token for the tile, { $open } in all.
    }
karak2-ask-clawing = Beat which one without dice?
karak2-ask-mustering = { $open ->
        [0] Ready: roll the dice?
       *[other] How many of these dice join the hero die?
    }
karak2-ask-rolled = Roll again, or let the dice lie.
karak2-ask-plaguing = Two skulls: plague and misery for whom?
karak2-ask-spending = Cast fireballs?
karak2-ask-shielding = { $open ->
        [0] No skull is left to ignore.
        [one] Your amulet protects: ignore which skull?
       *[other] Your amulet protects: ignore which skull? { $open } may be.
    }
karak2-ask-stowing = The slots are full: leave which item on the tile?
karak2-ask-carting = { $open ->
        [0] The cart is empty.
        [one] A resource cart: take the last one. Of what?
       *[other] A resource cart: { $open } more. Take what?
    }
karak2-ask-gathering = Your amulet gives one more: of what?
karak2-ask-building = Build more, or be done.
karak2-ask-recruiting = Recruit more, or be done.
karak2-ask-picking-up = Pick up more, or be done.
karak2-ask-laying-down = Lay down which item for it?
karak2-ask-robbing = { $open ->
        [one] Take one more resource, or be done.
       *[other] Take up to { $open } resources.
    }
karak2-ask-deaths = Units are about to fall. Save one?
karak2-ask-disbanding = { $open ->
        [0] Your army fits your glory again.
       *[other] Your glory fell: give back which die?
    }

karak2-choice-done = End the turn
karak2-choice-done-rolled = Let the dice lie
karak2-choice-done-mustering = Roll the dice
karak2-choice-done-picking = That is all
karak2-choice-done-carting = That is all
karak2-choice-done-disbanding = That is all
karak2-choice-done-spending = Let the attack count
karak2-choice-done-shielding = Suffer what is left
karak2-choice-done-building = Build no more
karak2-choice-done-recruiting = Recruit no more
karak2-choice-done-picking-up = Pick up no more
karak2-choice-done-robbing = Take no more
karak2-choice-move = Move { $first }
karak2-choice-portal = Portal to place { $first }
karak2-choice-heal = Heal 2 lives
karak2-choice-gather = Gather
karak2-choice-found-city = Found your city
    .web = { $first ->
        [none] Found your city
       *[other] Found your city, saving 1 { $first }
    }
karak2-choice-build = Build { $first }
    .web = { $second ->
        [none] Build { $first }
       *[other] Build { $first }, saving 1 { $second }
    }
karak2-choice-give-back = Give back { $first }
karak2-choice-recruit = Recruit { $first }
karak2-choice-take = Pick up { $first }
karak2-choice-eradicate-plague = All lives back, plague driven out
karak2-choice-rob = Pickpocket: rob { $first }
karak2-choice-steal = Take 1 { $first }
karak2-choice-hero = Play { $first }
karak2-choice-choose-tile = { $first }
karak2-choice-attach = Lay it { $second } of place { $first }
karak2-choice-lay = { $first ->
        [none] Without a chasm
       *[other] Chasms: { $first }
    }
karak2-choice-place = Place { $first }
karak2-choice-claw = Beat { $first }
karak2-choice-join = { $second } × { $first }
karak2-choice-plague = { $first }
karak2-choice-use-fireball = Cast a fireball, +1
karak2-choice-use-war-strategy = Roll all dice but the hero die again
karak2-choice-use-combat-finesse = Roll the hero die again
karak2-choice-use-hawkeye = Hawkeye: draw a tile and lay it anywhere
karak2-choice-use-necromancy = Necromancy: one skeleton die
karak2-choice-use-magic-run = Magic run { $first }, { $second } far
karak2-choice-ignore = Ignore a skull: { $first }
karak2-choice-leave = Leave { $first }
karak2-choice-gain = 1 { $first }

karak2-next-exploring = draw a tile
karak2-next-drawing = draw a token
karak2-next-rolling = roll the dice
karak2-next-spoils = draw an amulet
