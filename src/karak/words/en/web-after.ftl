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
