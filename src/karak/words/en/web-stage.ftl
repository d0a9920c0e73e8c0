# A fight on the stage.

web-stage = What is being decided
web-stage-against = against { $foes }
web-stage-dice = dice
web-stage-beat = to beat
web-stage-reach = to reach
web-stage-other = other
web-stage-rolling = The dice are falling …
web-stage-waiting = Tap, or press the space bar, to go on.
web-stage-skip = Let the dice land
web-stage-go-on = Go on
web-stage-won = { $hero } wins: { $total } beats { $needed }.
web-stage-equal = { $hero } wins: { $total } against { $needed }, and equal is enough.
web-stage-tied = A tie: { $total } against { $needed }.
web-stage-lost = { $hero } loses with { $total } against { $needed }.
web-stage-short = { $missing } more would win.
web-stage-enough = That is enough to win.
web-stage-total = { $hero } reaches { $total }.
