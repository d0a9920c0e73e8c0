# What is said to somebody who opens a game for research.

env-unknown-field = There is no field "{ $field }" in "{ $section } { $number }" of this observation. docs/research lists them for every game.
env-bots-do-not-match = { $bots } players for { $seats } seats: name a bot for every seat, and "" for those that are played from outside, at least one.
env-no-sight = { $game } has no sight: write karak/env/sights/{ $game }.py to play it for research.
