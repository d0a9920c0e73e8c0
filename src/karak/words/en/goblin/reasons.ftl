# Why something is not offered: what stands in the way and, where it helps, what to do instead.

goblin-why-game-is-over = The game is over; nobody acts any more.
goblin-why-chance-decides = What is dealt and drawn is not for players to choose.
goblin-why-waiting-for-chance = Cards are being dealt or drawn first.
goblin-why-answer-first = Answer this first: “{ $step ->
        [seating] { goblin-ask-seating }
        [deciding] { goblin-ask-deciding }
        [bracing] { goblin-ask-bracing }
        [foreseeing] { goblin-ask-foreseeing }
        [stacking] { goblin-ask-stacking }
        [equipping] { goblin-ask-equipping }
       *[paying] { goblin-ask-paying }
    }”
goblin-why-not-among-the-choices = That is none of the choices here.

goblin-why-heroes-are-seated = The heroes are seated already.
goblin-why-hero-is-taken = That hero is taken. Choose another.
goblin-why-battle-or-visit-is-on = A battle or a visit is going on. Finish it first.
goblin-why-nothing-is-discarded = Cards are discarded only when a curse takes a hand bonus away.
goblin-why-no-battle = Potions are drunk in a battle. Choose a monster to fight first.
goblin-why-no-card-is-played-now = Cards are played in a battle. Choose a monster to fight first.
goblin-why-nothing-looked-at = No cards are being looked at. Only foresight looks at two.
goblin-why-no-deck-to-stack = There is no deck to make now. That happens when the old one is empty.
goblin-why-no-equipment-won = There is no new weapon or armour to decide about.
goblin-why-not-at-the-merchant = Things are bought at the merchant. Visit the merchant instead of fighting.
goblin-why-nothing-to-pay-for = Nothing is being bought now.
goblin-why-not-down = You have hit points left. At this table only a hero without any revives.

goblin-why-no-key = That way is locked. Beat the gatekeeper of the level above for its key.
goblin-why-not-this-lord = That lord is not in this game.
goblin-why-key-held-already = You have the key of that level already; its gatekeepers let you pass.
goblin-why-top-of-the-deck = The top of the deck only shows what comes next. Fight one of the row.
goblin-why-not-on-the-table = That monster does not lie open on the table.
goblin-why-already-beaten = That monster is beaten already.

goblin-why-colour-cursed = A curse forbids that colour in this battle.
goblin-why-colour-not-named = The card before does not allow that colour next.
goblin-why-not-in-hand = You do not have that card in your hand.

goblin-why-no-such-potion = You do not have that potion. The merchant sells it.
goblin-why-not-wounded = You have all your hit points; there is nothing to heal.
goblin-why-too-late-for-that = The cards are being counted; it is too late for that potion.
goblin-why-not-at-this-moment = Not at this moment: play a card first, or answer what is asked.
goblin-why-effect-cursed = A curse takes that effect away; twice nothing is nothing.
goblin-why-nothing-to-double = There is no attack or defence to double on the card just played.
goblin-why-no-such-curse = There is no such curse on this battle.

goblin-why-potion-owned = You have one of these already; one of each kind is all you may carry.
goblin-why-pile-empty = There is no potion of that kind left.
goblin-why-not-in-pawnshop = That is not in the pawnshop.
goblin-why-laid-down-just-now = You laid that down on this very visit; it is for sale from the next turn on.
goblin-why-one-card-a-visit = Only one card of the pawnshop is sold on a visit.

goblin-why-not-your-ability = Your hero does not have that ability, or abilities are not played at this table.
goblin-why-not-now = That ability cannot be used at this moment.
