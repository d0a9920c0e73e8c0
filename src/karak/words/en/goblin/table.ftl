# The table of Goblin in the terminal.

goblin-row = Level { $level }: { $left ->
        [0] no more in the deck
       *[other] { $left } more
    }
goblin-row-next = , next { $monster }
goblin-row-locked = you need key { $key }
goblin-lord = Lord
goblin-row-gate = gatekeeper { $monster }
goblin-key-yours = key yours
goblin-foe-att = att { $attack } hp { $hp }
goblin-foe-numbers = { $attack }/{ $hp }
goblin-legend = A monster shows its attack, its hit points (hp), what it gives and its curse. 4/3 is attack 4, 3 hp.
goblin-legend-colours = Colours: R red, B blue, G green, Y yellow. A number in brackets is the choice that leads there.

goblin-down = DOWN
goblin-keys = { $count ->
        [0] no key
        [one] key { $keys }
       *[other] keys { $keys }
    }
goblin-piles = hand { $hand }, deck { $deck }, discard { $discard }
goblin-won-in-hand = holds { $cards }
goblin-merchant = The merchant has potions: { $potions }. Pawnshop: { $cards }.
goblin-potion-pile = { $potion } { $number }
goblin-empty = empty
goblin-effect = { $effect } { $number }
goblin-effect-cursed = { $effect } { $number } (cursed)
goblin-then = then { $colours }
goblin-then-nothing = then nothing
goblin-any-colour = any colour
goblin-or = { $first } or { $second }
goblin-hand = Your hand, { $number }:
goblin-no-hand = Your hand is empty.
goblin-looked-at = You look at: { $cards }.

goblin-battle = { $hero } against { $monster }: attack { $attack }, { $hp } hp, gives { $reward }
goblin-curses = Curses in force: { $curses }
goblin-no-curses = No curse in force
goblin-chain = Played: { $cards }
goblin-chain-empty = Nothing played yet
goblin-may-follow = Next: { $colours }
goblin-nothing-follows = Next: no colour is allowed
goblin-your-attack = Attack { $attack } of { $hp }: { $outcome }
goblin-enough = enough
goblin-short = { $missing } short
goblin-your-defence = Defence { $defence } against { $attack }: { $outcome }
goblin-unhurt = unhurt
goblin-would-lose = lose { $hurt } hp
goblin-would-fall = lose all { $hurt } hp and fall

goblin-new-deck = New deck from the top: { $cards }
goblin-left-to-stack = Still to place: { $cards }
goblin-hand-known = Hand: { $cards }
goblin-pile-deck = Deck from the top: { $cards }
goblin-pile-discard = Discard pile: { $cards }
goblin-nobody = Nobody sits here yet

help-goblin-notation = fight cave-bat    type a choice; d is done (or "as listed"), m is the merchant
help-goblin-why = why play spark    what stands in the way, with the rule
help-goblin-rules = rules 3.2         read a rule
help-goblin-map = map               all monsters, discard piles and known cards in decks
