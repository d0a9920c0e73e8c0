# The table of Goblin in a browser.

web-goblin-board = The cave of the goblins
web-goblin-level = Level { $level }
web-goblin-left = { $left ->
        [0] deck empty
       *[other] next of { $left }
    }
web-goblin-lord = Lord of the cave
web-goblin-lord-what = Beat it and you win the game.
web-goblin-lord-locked = You need key III to reach it.
web-goblin-lord-open = Your key III opens the way.
web-goblin-peek = See the table
web-goblin-back = Back to where we were
web-goblin-price = Each thing costs one of these: your weapon, your armour, a won card of your hand.
web-goblin-poor = You have nothing to pay with: no weapon, no armour, no won card in your hand.
web-goblin-pawnshop-empty = The pawnshop is empty.

## A battle

web-goblin-fight = { $hero } against { $monster }
web-goblin-chain = Cards played
web-goblin-next = next colour
web-goblin-no-next = no colour may follow
web-goblin-of = of
web-goblin-against = against
web-goblin-bonus = From a potion or an ability
web-goblin-fall = you fall
web-goblin-lost = { $hurt ->
        [0] unhurt
       *[other] lost { $hurt } hp
    }

## Decks

web-goblin-stacked = New deck, from the top
web-goblin-to-stack = What comes next?
web-goblin-beaten = beaten
web-goblin-worn = carried now
web-goblin-hand = Hand: { $number }
web-goblin-deck = Deck: { $number }
web-goblin-discard = Discard: { $number }
web-goblin-in-hand = { $cards }
web-goblin-in-deck = From the top: { $cards }
web-goblin-in-discard = { $cards }
web-goblin-about-hand = Won cards are known by their backs; starting cards are not.
web-goblin-about-deck = When it is empty, the discard pile becomes a new deck.
web-goblin-about-discard = Cards played and won; the next deck is made of them.
web-goblin-count = { $count } × { $card }

## What things are, for whoever points at them

web-goblin-coloured = A { $colour } card
web-goblin-then = then { $colours }
web-goblin-does-attack = Attack { $number }
web-goblin-does-defence = Defence { $number }
web-goblin-does-heal = Heals { $number } at once
web-goblin-does-draw = { $number ->
        [one] Draw a card at once
       *[other] Draw { $number } cards at once
    }
web-goblin-does-hand = Hand size +{ $number }
web-goblin-gives-attack = Attack +{ $number } in every battle
web-goblin-gives-defence = Defence +{ $number } in every battle
web-goblin-gives-heal = Heals { $number } in every battle, after the hits
web-goblin-gives-hand = Hand size +{ $number }
web-goblin-gives-draw = Draw { $number }
web-goblin-tip-foe = Hits for { $attack }; an attack of { $hp } beats it.
web-goblin-tip-back = Beaten, it gives: { $card }.
web-goblin-tip-next = On top of the deck: it fills the next gap and cannot be fought yet.
web-goblin-tip-starting = A starting card, face down.
web-goblin-tip-hero = { $hp ->
        [0] no hit points left
        [one] 1 hit point
       *[other] { $hp } hit points
    }
web-goblin-ability = Ability, where played: { $ability }
web-goblin-tip-ability = Where abilities are played, { $ability }: { $about }

web-goblin-reward-action = Beaten, it gives a new action card.
web-goblin-reward-weapon = Beaten, it gives a weapon.
web-goblin-reward-armour = Beaten, it gives armour.
web-goblin-reward-key = Gatekeeper: beaten, it gives the key to the next level.
web-goblin-reward-victory = Whoever beats the lord wins the game.

web-goblin-curse-effect-attack = Curse: attack of cards does not count.
web-goblin-curse-effect-defence = Curse: defence of cards does not count.
web-goblin-curse-effect-heal = Curse: cards do not heal.
web-goblin-curse-effect-draw = Curse: cards do not draw.
web-goblin-curse-colour-red = Curse: no red card can be played.
web-goblin-curse-colour-blue = Curse: no blue card can be played.
web-goblin-curse-colour-green = Curse: no green card can be played.
web-goblin-curse-colour-yellow = Curse: no yellow card can be played.
web-goblin-curse-equipment-weapon = Curse: the weapon does nothing.
web-goblin-curse-equipment-armour = Curse: the armour does nothing.

web-goblin-potion-strength = Doubles the attack or the defence of the card just played.
web-goblin-potion-healing = All hit points back, before or after the hits.
web-goblin-potion-countercurse = One curse does not apply in this battle.

web-goblin-sign-merchant = Merchant
web-goblin-about-merchant = Pay one weapon, armour or won card for each thing: any potions, and one card of the pawnshop.
web-goblin-sign-pawnshop = Pawnshop
web-goblin-about-pawnshop = What others gave away; one of these can be bought on a visit.
web-goblin-sign-next = The monster deck
web-goblin-about-next = Its top fills the next gap in the row.
web-goblin-sign-chain = The chain
web-goblin-about-chain = The next card must have a colour that the card before names on its right edge.
web-goblin-sign-attack = Attack
web-goblin-about-attack = Cards and weapon together; as much as the monster has hit points beats it.
web-goblin-sign-defence = Defence
web-goblin-about-defence = Each point stops one hit; every other hit costs a hit point.
web-goblin-sign-weapon = No weapon
web-goblin-about-weapon = One weapon can be carried.
web-goblin-sign-armour = No armour
web-goblin-about-armour = One armour can be carried.
web-goblin-sign-key = Keys
web-goblin-about-key = Key I opens level II, key II opens level III, key III the way to the lord.
web-goblin-sign-open-1 = Level I
web-goblin-about-open-1 = Anybody may fight here. The gatekeeper has the key to level II.
web-goblin-sign-open-2 = Level II
web-goblin-about-open-2 = You have its key. The gatekeeper has the key to level III.
web-goblin-sign-open-3 = Level III
web-goblin-about-open-3 = You have its key. The gatekeeper has the key to the lord.
web-goblin-sign-held-1 = Level I
web-goblin-about-held-1 = You have beaten its gatekeeper and hold the key.
web-goblin-sign-held-2 = Level II
web-goblin-about-held-2 = You have beaten its gatekeeper and hold the key.
web-goblin-sign-held-3 = Level III
web-goblin-about-held-3 = You have beaten its gatekeeper: the way to the lord is open.
web-goblin-sign-locked-2 = Level II, locked
web-goblin-about-locked-2 = Beat the gatekeeper of level I for the key.
web-goblin-sign-locked-3 = Level III, locked
web-goblin-about-locked-3 = Beat the gatekeeper of level II for the key.
