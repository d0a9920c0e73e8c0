# After the game: looking back, figures, files, fair dice, playing on.

## Refusals

heroes-quoted = The heroes of this table are those of the game it goes on from.
branch-seats = { $seats } seats were named, but this game has { $wanted }.
branch-over = The game is over at this position. Go back a little, and play on from there.
story-too-long = Figures are reckoned for games of up to { $most } actions; this one is longer.
upload-too-big = This file is larger than { $most } MB. Choose the file of a single game, as it was downloaded or saved.
upload-too-long = This game has more than { $most } actions. That is too long to be shown here.
upload-broken = This is no whole game file. Choose the file as it was downloaded or saved; if it was cut off, download it again.
upload-unfinished = This file was downloaded while the game was still being played, so the moves are not in it. Download it again when the game is over.
upload-other-version = This game was played with another version of the rules or pieces. Look at it with the version it was played with.
upload-altered = This file was changed after the game: at action { $number }, "{ $text }", it does not go on by the rules. Get the file again from where the game was played.
upload-gone = This game is not kept here any more. Bring the file again.

fair-quoted = The first { $actions } actions were taken over from another game; their dice are checked there.
log-played-on = This game goes on from position { $length } of another one. From here on the dice are new.

## Figures

web-story = Figures
web-story-reading = The game is being looked through …
web-story-nothing = Nothing happened in this game that could be counted.
web-as-table = As a table
web-axis-turn = Turn
web-axis-turns = turns
web-axis-rolls = rolls
web-axis-chance = chance to win
web-player-head = Player
web-percent = { $percent } %
web-signed = { $sign ->
        [plus] +{ $value }
        [minus] −{ $value }
       *[none] { $value }
    }
web-points-over-time = Points over time
web-source-none = nothing yet
web-source-chest = { $count ->
        [one] 1 chest: { $points }
       *[other] { $count } chests: { $points }
    }
web-source-treasure = { $count ->
        [one] 1 treasure of a monster: { $points }
       *[other] { $count } treasures of monsters: { $points }
    }
web-source-stone = { $count ->
        [one] 1 stone: { $points }
       *[other] { $count } stones: { $points }
    }
web-source-archstone = the archstone: { $points }
web-source-crown = the crown, { $count ->
        [one] won once
       *[other] won { $count } times
    }: { $points }
web-source-key = { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
web-source-lord = the lord beaten
web-luck = Luck with the dice
web-luck-about-pips = Every roll in a fight, against what such dice show on average, added up. Nine of ten games stay inside the pale band.
web-luck-of = { $name }: { $sum } against the average, more luck than in { $percent } of 100 games
web-luck-percent = More luck than in { $percent } of 100 such games.
web-luck-none = No dice rolled.
web-luckiest = The luckiest roll: { $name } rolls { $value } in turn { $turn }, where { $mean } is usual ({ $percent } % chance of that or better).
web-unluckiest = The unluckiest roll: { $name } rolls { $value } in turn { $turn }, where { $mean } is usual ({ $percent } % chance of that or worse).
web-rolled = Rolled
web-expected = On average
web-fights = Fights
web-fights-about = Each point is a fight, at the chance it had before the dice fell. Press one to look at it.
web-fights-plain = Who beat what, and who did not.
web-fights-count = { $won } won, { $tied } drawn, { $lost } lost
web-fights-expected = { $won } won; by the chances, { $expected } were to be expected.
web-fights-odds = Fights of { $name } by their chance
web-fight-against = Against
web-fight-result = Result
web-fight-heroes = heroes
web-fight-strength = strength { $strength }
web-fight-won = Turn { $turn }: won against { $against }, at { $percent } %
web-fight-tied = Turn { $turn }: drawn against { $against }, at { $percent } %
web-fight-lost = Turn { $turn }: lost against { $against }, at { $percent } %
web-result-won = won
web-result-tied = drawn
web-result-lost = lost

## Chances

web-chances = Chance to win
web-chances-ask = Who was how likely to win when, what was luck, and which choices cost something? Bots play on from every position to find out.
web-chances-go = Find out
web-chances-waiting = The game is played on from every position. This may take a minute …
web-chances-about = Each position was played on { $worlds } times, as the bot “{ $bot }” would play. Numbers mark the turning points.
web-chances-part = There was time for the first { $length } of { $actions } actions.
web-chances-luck = Luck: { $swing } (± { $error })
web-chances-loss = { $count ->
        [0] No choice that clearly gave something away.
        [one] One worse choice gave away { $loss } % (± { $error }).
       *[other] { $count } worse choices gave away { $loss } % (± { $error }).
    }
web-chances-worst = The costliest: turn { $turn }, { $loss } %
web-chances-explained = Luck is what dice and draws changed; given away is what one's own choices cost, as far as one could know it. Both in chances to win.
web-axis-actions = actions
web-turnings = Turning points
web-turnings-none = No single action changed much.
web-turning = Turn { $turn }: { $told }
web-turning-chance = what chance drew
web-turning-choice = a choice of { $name }
web-swing = { $sign ->
        [plus] +{ $value } %
        [minus] −{ $value } %
       *[none] { $value } %
    }

## Looking at it again

web-replay-at = Position { $at } of { $length }, turn { $turn }
web-replay-short = { $at } / { $length }
web-replay-play = Play
web-replay-speed = Speed
web-replay-nothing = The game begins.
web-times = { $number } ×
web-step-back = One step back
web-step-on = One step on
web-turn-back = One turn back
web-turn-on = One turn on
web-eyes = Seen by
web-eyes-all = everybody
web-eyes-mine = me
web-copy-position = Link to this position
web-play-on = Play on from here
web-play-on-about = A new table begins at this position. What came before stays as it was; from here on the dice are new, with a sealed number of their own.
web-play-on-go = Begin here

## Files

web-choose-file = Choose a file
web-bring = Look at a game
web-bring-about = Choose a game file that was downloaded here, or saved by the program in the terminal.
web-bring-fair = Check the dice of a game file

## Fair dice

web-fair-lead = Before the game the server sealed a number. All dice and draws had to follow from it and from what the players added. Now that the number is open, your browser works out every one of them again.
web-fair-file = Check another game: choose its file, as it was downloaded.
web-fair-checking = Drawing everything again …
web-fair-good = { $draws ->
        [one] The only draw is what it had to be.
       *[other] All { $draws } draws are what they had to be.
    }
web-fair-bad = This game is not as it was dealt.
web-fair-meaning = { $checked ->
        [0] No draw before it could be confirmed.
        [one] One draw before it is right.
       *[other] { $checked } draws before it are right.
    } Either the file was changed after the game, or the dice did not come from the sealed number.
web-fair-fault-none = This game was not played on a server, so nobody sealed a number for it: there are no dice to check.
web-fair-fault-unfinished = The sealed number is shown when the game is over. Download the game again then.
web-fair-fault-seed = The number that was opened is not the one that was sealed: its seal is { $found }, the promised one was { $wanted }.
web-fair-fault-number = Action { $action } is a draw without a number of its own.
web-fair-fault-draw = Draw { $draw }, which is action { $action }: the game says “{ $found }”, but the sealed number gives “{ $wanted }” (signed text { $signed }).
web-fair-fault-stopped = Action { $action }, “{ $text }”, does not go by the rules.
web-fair-fault-left-over = The file lists { $listed } draws, but { $made } were made.
web-fair-promise-same = The seal is the one that this device noted before the game, and what it added to the dice is there.
web-fair-promise-other = The seal, or what this device added to the dice, is not what it noted before the game.
web-fair-quoted = The first { $actions } actions were taken over from another game; their dice are checked there.
web-fair-missing = { $count ->
        [one] Draw { $draws } was taken back during the game and never used again.
       *[other] Draws { $draws } were taken back during the game and never used again.
    }
web-fair-commitment = The seal, shown before the game
web-fair-seed = The sealed number, shown after it
web-fair-seals = The seals, by seat
web-fair-salts = What the players added, by seat
web-fair-no-salt = nothing
web-fair-by-browser = Worked out by this browser's own cryptography.
web-fair-by-us = Worked out by our own code: without https this browser lends no cryptography of its own.
web-fair-how = How this is checked
web-fair-how-1 = The seal is the SHA-256 of the sealed number. Your browser computes it from the number that was opened; both must agree.
web-fair-how-2 = Each player's browser sealed what it adds to the dice, and opened it only when all seals were fixed. Your browser computes every seal anew.
web-fair-how-3 = For each draw one line of text is signed with the server's number (HMAC-SHA256): the game, the number of the draw, and one number made of all that was added. The first digits of the signature, times the number of cases, give the case that had to come.
web-fair-how-4 = Which cases there were, the server's rules say. If you trust no server in this either, check the downloaded file with your own copy: karak verify FILE
web-fair-how-5 = So no number was chosen to go with the others. What is left: one choice for each seat that sealed, for a player who worked with the operator; and the operator could foresee the dice.

## Who added what to the dice

fair-other-salt = What seat { $seat } opened does not fit its seal.
fair-other-beacon = The beacon { $chain } is not known here.
fair-beacon-differs = The number of round { $round } is not the SHA-256 of its signature.
fair-beacon-early = Round { $round } of the beacon was published before the seals were fixed.
fair-said-nothing = No player added anything: the operator of the server alone knew the dice, and could choose them.
fair-said-earlier = Salts were given openly, one after the other, as in earlier versions. Who gave the last one and knew the seed could choose the dice.
fair-said-revealed = Sealed, and opened after all seals were fixed: seats { $seats }.
fair-said-withheld = Sealed, but not opened in time: seats { $seats }. Each of them is one choice between two courses of the dice, for a player who worked with the operator.
fair-said-open = Given openly before the start: seats { $seats }. Who came later and knew the seed could choose to go with it.
fair-said-none = Added nothing: seats { $seats }.
fair-said-beacon = Mixed in: round { $round } of the beacon { $chain }, which was named first and published after the seals were fixed. Its number is the SHA-256 of its signature. The signature itself is not checked here; compare it with { $address }
fair-said-first = The first game of its table.
fair-said-rematch = Games of this table before it: { $rematch }; ended by the owner after their seals were fixed: { $restarts }.
fair-said-file = This is a file, not the record of a server. It agrees with itself; only the commitment and the seals that you noted before the game show that it is the game you played.
