# Imperium at the table in the terminal.

imperium-map-legend = ▓▓ is a chasm: no way across. ·· is open, ? leads into the unknown. ψ food, ♣ wood, △ stone: what a gathering gives, or a win in a lair. ⌂ a city, ☠ plague there, ≈ a rift, ♔ the emperor. On each tile first its number, then who lies in wait, with strength.
imperium-map-items = Items on a tile: sw sword, wh warhammer, fb fireball, pp pickpocket, bl blessing, aR aG aA aP aT amulets of resources, glory, action, protection, titan.
imperium-map-monsters = On the whole map: w skeleton warriors, f fire eaters, s shadow eaters, h skeletal hulks, H hammer followers, d dark dryads, g ghosts, R skeleton riders, E envoys of death, L the lord of time, o goblins, e stone eaters, G the dark general.
imperium-map-no-crown = Nobody wears the crown yet.
imperium-map-crown = Emperor: { $hero }.
imperium-map-lord = The lord of time serves { $hero }.

imperium-panel-emperor = { $points ->
        [0] ♔ emperor
       *[other] ♔ emperor, +{ $points } at the end
    }

imperium-picked-up = Picked up: { $dice }.
imperium-gift = The gift: { $building }.
imperium-prey = The monsters: { $token }, on place { $place } now.

imperium-contest-rift = The rift! The highest total wins the crown.
imperium-contest-attack = { $attacker } challenges { $emperor } for the crown! A tie is enough to win it.
imperium-contest-goal-rift = To beat: { $most }.
imperium-contest-goal-defence = To keep the crown, beat { $most }.
imperium-contest-sum = { $parts } = { $attack }
imperium-contest-sum-rift = { $parts } = { $attack } against { $most }: { $state ->
        [ahead] in the lead!
        [level] level
       *[short] { $missing } short
    }
imperium-contest-sum-defence = { $parts } = { $attack } against { $most }: { $state ->
        [ahead] enough!
        [level] a tie is not enough
       *[short] { $missing } short
    }
imperium-contest-win = Win { $win } %.
imperium-contest-tie = A tie at { $total }: { $heroes } roll the hero die again and add it.
imperium-contest-decided = { $hero } wins
imperium-contest-skulls = { $hero } has skulls to suffer: { $skulls }.

imperium-contest-told = { $dice }, { $parts } = { $attack }
imperium-tie-told = again { $dice }: { $attack }
imperium-told-of = { $hero }: { $told }

imperium-hint-meet = { $monsters }: fight or sneak
imperium-hint-foe = { $foe }, wins { $win } %
imperium-hint-sneak = the turn goes on
imperium-hint-next = then { $hero } fights
imperium-hint-tax = { $hint } + 1 tax for { $emperor }
imperium-hint-gift = { $hint }; another city gets it, too
