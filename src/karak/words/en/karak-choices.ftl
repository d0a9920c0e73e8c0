# What a player is asked at each step of the rules, and how the answers read.

karak-ask-dealing = Choose your hero.
karak-ask-moving = Take a step, act on your tile, or stop.
karak-ask-turning = Turn the tile: which sides shall be open?
karak-ask-picking = Choose the token that lies in the room.
karak-ask-meeting = Fight, or stay hidden?
karak-ask-rolled = Add to the roll, or let it stand.
karak-ask-thrown-back = Heal at the fountain, or end the turn?
karak-ask-stowing = Leave one item: the slots are full.
karak-ask-exchanging = Exchange for which item?
karak-ask-cursing = Lay the curse on whom?
karak-ask-reborn = Return at which fountain?

karak-choice-stop = End the turn
karak-choice-stop-rolled = Let the roll stand
karak-choice-step = Step { $first }
karak-choice-jump = Go through to portal { $first }
karak-choice-heal = Heal
karak-choice-open = Open the chest
karak-choice-take = Pick up
karak-choice-cast = Send { $first } to fountain { $second }, healed
karak-choice-lay = Lay it { $first } open { $second }
    .web = Lay it open { $second }
karak-choice-place = Place { $first }
karak-choice-fight = Fight
karak-choice-use-bolt = Use a magic bolt, +1
karak-choice-use-double-attack = Roll both dice again
karak-choice-use-sacrifice = Give a life, +1
karak-choice-use-swap = Trade places with { $first }
karak-choice-use-stealth = Stay hidden
karak-choice-use-strict-stealth = Stay hidden
karak-choice-leave = Leave on the tile: { $first }
karak-choice-curse = Curse { $first }
karak-choice-return = Return at fountain { $first }
karak-choice-hero = Play { $first }

karak-next-exploring = draw a tile
karak-next-drawing = draw a token
karak-next-rolling = roll the dice
