# What happened, as a sentence; .brief is how a log says it that names the hero once for a whole turn.

karak2-dealt = { $hero } sits down at seat { $seat }.
    .brief = sits down at seat { $seat }
karak2-started = { $hero } begins.
    .brief = begins
karak2-turn-began = It is the turn of { $hero }.
karak2-woke = { $hero } wakes up with three lives more; that was the turn.
    .brief = wakes up; that was the turn
karak2-idle = waits
karak2-moved = { $hero } moves to place { $place }.
    .brief = moves to { $place }
karak2-tile-drawn = { $hero } draws a tile: { $tile }.
karak2-tile-laid = { $hero } discovers place { $place }: { $tile }.
    .brief = discovers { $place }, a { $tile }
karak2-token-drawn = { $hero } draws a token: { $token }.
karak2-token-placed = On place { $place } there are now: { $token }.
    .brief = there: { $token }
karak2-token-returned = Back into the bag go: { $token }.
    .brief = puts back: { $token }
karak2-general-came = The dark general stands on place { $place }.
    .brief = the dark general stands on { $place }!
karak2-met = { $hero } fights against strength { $number }.
karak2-dice-rolled = { $hero } rolls { $die }: { $roll }.
    .brief = { $die } { $roll }
karak2-fireball-cast = { $hero } casts a fireball: +1.
    .brief = casts a fireball
karak2-ability-used = { $hero } uses an ability: { $ability }.
    .brief = { $ability }
karak2-won = { $hero } wins with { $other } against { $number }.
    .brief = won
karak2-lost = { $hero } loses with { $other } against { $number }.
    .brief = lost
karak2-praetorian-fell = A praetorian falls; { $number } are left.
    .brief = a praetorian falls, { $number } left
karak2-lives-lost = { $hero } loses { $number } { $number ->
        [1] life
       *[other] lives
    }.
    .brief = loses { $number } { $number ->
        [1] life
       *[other] lives
    }
karak2-dice-lost = { $hero } loses dice: { $number } { $die }.
    .brief = loses { $number } { $die }
karak2-thrown-back = { $hero } goes back to place { $place }.
    .brief = back to { $place }
karak2-fell-unconscious = { $hero } falls unconscious.
    .brief = falls unconscious
karak2-glory-rose = The glory of { $hero } rises to { $number }.
    .brief = glory { $number }
karak2-gained = { $hero } takes: { $item }.
    .brief = takes: { $item }
karak2-left = { $hero } leaves on the tile: { $item }.
    .brief = leaves: { $item }
karak2-got = { $hero } gets { $number } { $resource }.
    .brief = +{ $number } { $resource }
karak2-stone-won = { $hero } wins a soul stone worth { $points }.
    .brief = soul stone worth { $points }
karak2-healed = { $hero } heals { $number } { $number ->
        [1] life
       *[other] lives
    }.
    .brief = heals { $number } { $number ->
        [1] life
       *[other] lives
    }
karak2-city-founded = { $hero } founds a city on place { $place }.
    .brief = founds a city on { $place }
karak2-built = { $hero } builds: { $building }.
    .brief = builds: { $building }
karak2-recruited = { $hero } recruits: { $die }.
    .brief = recruits: { $die }
karak2-gave-back = { $hero } gives back: { $die }.
    .brief = gives back: { $die }
karak2-plagued = { $hero } sends the plague to the city of { $target }.
    .brief = plague in the city of { $target }
karak2-suffered = { $hero } brings misery: { $target } loses one of each resource.
    .brief = misery: { $target } loses one of each resource
karak2-eradicated = { $hero } drives the plague out.
    .brief = drives the plague out
karak2-robbed = { $hero } robs { $target }.
    .brief = robs { $target }
karak2-general-beaten = { $hero } beats the dark general and wins the soul archstone!
    .brief = beats the dark general and wins the soul archstone!
