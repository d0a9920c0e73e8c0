# The board of Karak in a browser, and what every map there offers.

web-map-tools = Map
web-map-nearer = Nearer (+)
web-map-farther = Farther (-)
web-map-fit = See everything (0)
web-map-centre = Centre on me

web-dice = The dice show { $dice }. Tap to skip the tumbling.

web-karak-board = The catacombs of Karak
web-karak-menu = What do you want to do here?
web-karak-draws = draws a tile; that cannot be undone
web-karak-fights = begins a fight; that cannot be undone
web-karak-turn-left = Turn back (Shift+R)
web-karak-turn-right = Turn (R)
web-karak-lay = Lay the tile (Enter)
web-karak-close = Close

## The fight

web-karak-fight = Fight
web-karak-against = against
web-karak-two-dice = two dice
web-karak-roll = { $low } + { $high } = { $sum }
web-karak-bonus = bonus
web-karak-ability = ability
web-karak-carried = added
web-karak-attack = attack
web-karak-strength = strength
web-karak-enough = Enough to win.
web-karak-short = { $missing } more would win.
web-karak-win = win { $percent } %
web-karak-tie = tie { $percent } %
web-karak-lose = lose { $percent } %
web-karak-gain = Won: { $reward }
web-karak-risk = Lost: one life, and back you go

## What things are, for whoever points at them

web-karak-tip-monster = Strength { $strength }. Beaten, it leaves: { $reward }.
web-karak-tip-ability = { $ability }: { $about }
web-karak-tip-hero = { $lives ->
        [0] Fainted
        [one] 1 life
       *[other] { $lives } lives
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
web-karak-tip-has = Carries: { $items }.
web-karak-tip-count = { $count } × { $item }
web-karak-tip-cursed = Cursed: no ability works until healed at a fountain.
web-karak-tip-drawn = Turn it as you like, then lay it: you come from the lit side.

karak-about-start = Here everybody began. Its fountain heals: all lives back, the curse gone, and the turn ends.
karak-about-corridor = Just a way through.
karak-about-room = When it was found, a monster or a chest lay here.
karak-about-fountain = Heals: all lives back, the curse gone, and the turn ends.
karak-about-portal = One step leads from here to any other portal.
karak-about-unexplored = Nobody has been there. Stepping in draws a tile, and that cannot be undone.
karak-about-giant-rat = It must be fought by whoever enters.
karak-about-giant-spider = It must be fought by whoever enters.
karak-about-mummy = Whoever beats it lays the curse on another hero.
karak-about-skeleton-turnkey = Keys open chests.
karak-about-skeleton-swordsman = It must be fought by whoever enters.
karak-about-skeleton-king = It must be fought by whoever enters.
karak-about-fallen = Its treasure needs no key: 1 point.
karak-about-dragon = Its ruby is worth 1.5 points; when it is beaten, the game ends.
karak-about-chest = A key opens it: treasure worth 1 point, and the turn ends.
karak-about-daggers = A weapon: +1 in every fight.
karak-about-sword = A weapon: +2 in every fight.
karak-about-axe = A weapon: +3 in every fight.
karak-about-magic-bolt = A spell: +1 after a roll, once.
karak-about-healing-portal = A spell: sends any hero to a fountain and heals it.
karak-about-key = Opens one chest.
karak-about-treasure = 1 point.
karak-about-ruby-treasure = 1.5 points.
web-karak-left = { $tiles } tiles, { $tokens } tokens left
