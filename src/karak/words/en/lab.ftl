# Tournaments, experiments and their pages.

## What stands in the way

extra-missing = This needs { $packages }, which is not installed. Install it with: { $command }
crew-lost = A worker has died. Finished games are kept: run the same command again to continue, perhaps with fewer --workers.
cluster-unreachable = { $address ->
    [none] Ray does not start here: { $fault }
   *[other] There is no Ray cluster at { $address }: { $fault }
 }. Give the address of a running one, or leave it out to start Ray on this machine.
run-other = { $folder } holds games with other bots, seats, options, numbers or another seed. Name another folder with --out, or delete this one.
run-broken = { $file } is damaged. Delete it to start again.
tournament-bots = A tournament needs at least two different bots, each named once; given: { $bots }.
experiment-unknown-key = { $place } has no field "{ $found }". Choose from: { $known }.
experiment-wrong = { $file }: { $fault } docs/lab.md describes every field.
experiment-bots = Variant "{ $variant }": { $bots } bots for { $seats } seats. Name one for all, or at most one for each seat.
experiment-name = The experiment’s name "{ $name }" becomes a file name: letters, digits, spaces and . , _ + - only, beginning with a letter or digit, at most 80.
experiment-names = Variant "{ $name }": every variant needs its own name.
change-no-file = There is no data file "{ $file }" to change. Choose from: { $known }.
change-unknown = There is no "{ $found }" in { $way }. Choose from: { $known }.
change-not-whole = { $way } is not a single value. Name one of its parts: { $known }.

## Said at the end

lab-written = Written: { $files }
lab-interrupted = interrupted after { $games } of { $asked } games, which are kept. Run the same command again to continue.
lab-first-seat = seat 1
lab-best = strongest
lab-worst = weakest
lab-times-note = Wins of seats and heroes are multiples of the fair share: 1 is fair.

## Both kinds of pages

lab-findings = What we saw
lab-heroes = Heroes
lab-seat = seat { $seat }

## Tournament

tournament-title = { $game }: a tournament of bots
tournament-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $seats } at the table, seed { $seed }. Every bot had every seat equally often, with the same heroes.
tournament-unfinished = Not finished yet: { $games } of { $asked } games.
tournament-best = { $bot } is the strongest and wins { $share } of its games.
tournament-last = { $bot } is the weakest and wins { $share } of its games.
tournament-seat = The best seat is number { $seat }: it wins { $share }; fair would be { $fair }.
tournament-length = A game takes { $turns } turns of each player.
tournament-ratings = Ratings
tournament-ratings-text = Strength as openskill computes it (Plackett and Luce): all bots begin at 25, and beating a strong bot counts more. The true strength is almost always within the line.
tournament-ratings-plot = Rating, with two sigma to either side
tournament-course-plot = How the ratings found their places
tournament-rating = rating
tournament-bot = bot
tournament-cross = Who beats whom
tournament-cross-text = Of the games that one of the two won, how many did the bot of the row win against that of the column? Below each share its 95 % interval.
tournament-cross-plot = Row against column
tournament-seats = Seats
tournament-seats-text = What a seat is worth, for everybody and for each bot. The dashed line is the fair share, the bars are 95 % intervals.
tournament-seats-plot = Win rate by seat
tournament-by-seat-plot = Win rate by seat and bot
tournament-by-seat = win rate by seat: { $seats }
tournament-heroes-text = Heroes are dealt, and go round with the seats.
tournament-heroes-plot = Win rate by hero

## Experiment

lab-lead = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } between bots, in { $variants ->
    [one] one variant
   *[other] { $variants } variants
 }. Bots are not people: read this as what the numbers on the pieces do between equal and simple players.
lab-variant = variant
lab-heroes-finding = { $variant }: { $best } wins { $most } times the fair share, { $worst } { $least } times.
lab-length-finding = { $variant }: { $turns } turns of each player, mostly { $low } to { $high }; the best seat is number { $seat }, with { $times } times the fair share.
lab-heroes-text = Wins as a multiple of the fair share, which is 1: with four at the table, every fourth game. Lines are 95 % intervals.
lab-heroes-plot = Wins by hero
lab-times-fair = wins, as a multiple of the fair share
lab-seats = Seats
lab-seats-text = Does it matter who begins?
lab-seats-plot = Wins by seat
lab-pairs = Hero against hero
lab-pairs-text = Both sat at the table, and one of them won: how often was it the hero of the row? Red is often, blue is seldom.
lab-length = Length
lab-length-text = How many turns each player has.
lab-length-plot = Length of the games
lab-turns = turns of each player
lab-share-of-games = share
lab-points-title = Points
lab-points-text = What winners and the others have in the end.
lab-winners-plot = Points of winners
lab-others-plot = Points of the others
lab-points = points
lab-endings = What ends the games
lab-endings-plot = Endings
lab-ending-dragon = the dragon falls
lab-ending-sealed = no way on
lab-ending-general = the general falls
lab-ending-champion = a champion
lab-ending-unfinished = not finished
lab-effect = What the change does
lab-effect-text = Every variant against the first, "{ $first }". An interval that leaves out 0 is a change beyond reasonable doubt.
lab-effect-plot = Change of the heroes’ share of wins, against "{ $first }"
lab-effect-axis = change, in multiples of the fair share
lab-clear = heroes who gain or lose
lab-nobody = nobody for certain
