# What a player is asked at each step of the rules, and how the answers read.

goblin-ask-seating = Choose your hero.
goblin-ask-deciding = Fight a monster, or visit the merchant?
goblin-ask-bracing = A curse makes your hand smaller. Discard which card?
goblin-ask-playing = Play a card, or let the cards count.
goblin-ask-foreseeing = Keep which card? The other goes under your deck.
goblin-ask-stacking = Make a new deck, from top to bottom: what comes next?
goblin-ask-counting = Let the cards count?
goblin-ask-recovering = Drink a healing potion before you hit?
goblin-ask-equipping = Carry it, or send it to the pawnshop?
goblin-ask-shopping = Buy what?
goblin-ask-paying = Pay with what?

goblin-choice-done = Leave the merchant
goblin-choice-done-playing = That is all: let the cards count
goblin-choice-done-counting = Let the cards count
goblin-choice-done-recovering = Just hit
goblin-choice-hero = Play { $first }
goblin-choice-fight = Fight { $first }
goblin-choice-visit-merchant = Visit the merchant
goblin-choice-revive = Revive
goblin-choice-discard = Discard { $first }
goblin-choice-play = { $first }
goblin-choice-drink-strength = Drink strength: double the { $first }
goblin-choice-drink-healing = Drink healing: all hit points
goblin-choice-drink-countercurse = Drink countercurse against: { $first }
goblin-choice-keep = Keep { $first }
goblin-choice-stack = { $first }
goblin-choice-stack-as-shown = Enough, the rest as listed
goblin-choice-equip = Carry { $first }
goblin-choice-pawn = To the pawnshop: { $first }
goblin-choice-buy = Buy { $first }
goblin-choice-buy-potion = Buy a { $first }
goblin-choice-pay = Pay with { $first }
goblin-choice-use-blue-bridge = { $first }, over the blue bridge
goblin-choice-use-curse-breaker = { $first }, against the curse: { $second }
goblin-choice-use-curse-breaker-counting = { $first } against the curse: { $second } counts

goblin-hint-foe = attack { $attack }, { $hp } hp, { $reward }
goblin-hint-outcome = { $hurt ->
        [0] unhurt
       *[other] lose { $hurt } hp
    }, { $outcome }
goblin-hint-beaten = it is beaten
goblin-hint-unbeaten = it is not beaten
goblin-hint-down = you fall
goblin-hint-replaces = instead of { $card }
goblin-hint-standing = att { $attack } of { $hp }, def { $defence } of { $hit }
