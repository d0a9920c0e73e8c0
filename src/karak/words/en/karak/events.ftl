# What happened, as a sentence; .brief is how a log says it that names the hero once for a whole turn.

karak-dealt = { $hero } sits down at seat { $seat }.
    .brief = sits down at seat { $seat }
karak-started = { $hero } begins.
    .brief = begins
karak-turn-began = It is the turn of { $hero }.
karak-woke = { $hero } wakes up with one life; that was the turn.
    .brief = wakes up with one life
karak-stepped = { $hero } takes a step.
karak-walked = { $hero } walks { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
    .brief = walks { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
karak-tile-drawn = { $hero } draws a tile: { $tile }.
karak-tile-laid = { $hero } explores { $tile }.
    .brief = explores { $tile }
karak-token-drawn = { $hero } draws a token: { $token }.
karak-token-placed = In the room: { $token }.
    .brief = finds: { $token }
karak-token-returned = Back into the bag goes: { $token }.
    .brief = puts back: { $token }
karak-met = { $hero } fights: { $token }.
karak-rolled = { $hero } rolls { $number } and { $other }.
    .brief = rolls { $number }+{ $other }
karak-bolt-used = { $hero } uses a magic bolt: +1.
    .brief = uses a magic bolt
karak-ability-used = { $hero } uses an ability: { $ability }.
    .brief = { $ability }
karak-won = { $hero } wins with { $number }. Beaten: { $token }.
    .brief = won
karak-tied = A tie at { $number }: { $hero } and the monster part unhurt. It stays: { $token }.
    .brief = tied
karak-lost = { $hero } loses with { $number }. Not beaten: { $token }.
    .brief = lost
karak-life-lost = { $hero } loses a life and has { $number } left.
    .brief = loses a life, { $number } left
karak-thrown-back = { $hero } goes back where the step began.
    .brief = goes back
karak-fainted = { $hero } faints.
    .brief = faints
karak-revived = { $hero } does not faint but stands at a fountain with all lives.
    .brief = returns at a fountain with all lives
karak-gained = { $hero } takes: { $token }.
    .brief = takes: { $token }
karak-left = { $hero } leaves on the tile: { $token }.
    .brief = leaves: { $token }
karak-treasure-won = { $hero } wins a treasure worth { $points }.
    .brief = wins a treasure worth { $points }
karak-chest-opened = { $hero } opens a chest.
    .brief = opens a chest
karak-healed = { $hero } has all lives again.
    .brief = all lives again
karak-portal-cast = { $hero } sends { $target } to fountain { $sight } with a healing portal.
    .brief = sends { $target } to fountain { $sight }
karak-cursed = { $hero } lays the curse on { $target }.
    .brief = lays the curse on { $target }
karak-curse-lifted = { $hero } is rid of the curse.
    .brief = rid of the curse
karak-swapped = { $hero } trades places with { $target }.
    .brief = trades places with { $target }
karak-dragon-joined = The dragon is in the bag now.
    .brief = the dragon is in the bag now
karak-sealed = No way is left into the dark.
    .brief = no way is left into the dark
