# What the command line says of itself.

unknown-language = There is no language { $language } here; there are: { $languages }.

cli-about = Karak, the board game: play it, simulate it, read its rules. An unofficial fan edition.
cli-begin = Start with: karak play. See karak COMMAND --help for the options of a command. --language sets the language: { $languages }.
cli-usage = Usage: { $words }
cli-word-command = COMMAND
cli-word-options = [OPTIONS]
cli-word-args = [ARGS]
cli-commands = Commands
cli-parameters = Parameters
cli-required = (required)
cli-help = Show this help.
cli-version = Show the version.
cli-interrupted = interrupted.
rules-slow = The rules run interpreted, which is slow. To speed them up, see: karak --version
rules-interpreted = The rules run interpreted, about a hundred times slower than compiled, so bots think less deeply. For compiled rules, install a C compiler and run: { $command }
rules-free-threaded = The rules run interpreted, about a hundred times slower than compiled, because they are never compiled for a free-threaded Python. For fast rules, install karak-games into a Python with the GIL.

## Commands

cli-play = Play at this terminal, against bots or with others at the same keyboard.
cli-new = Write a fresh game to a file, to be played with: karak play --resume FILE
cli-replay = Show a saved game, or any position of it.
cli-hint = Say what a bot would do in a saved game, and why.
cli-analyse = Look through a saved game: the chance to win after every action, luck, what choices cost, and its turning points.
cli-verify-tape = Replay a saved game and check every position: status 0 if it verifies, 1 if not, 2 if it cannot be read.
cli-verify = Check that every dice roll and draw of a game followed from the promised seed: status 0 if so, 1 if not, 2 if it cannot be checked.
cli-backup = Copy all stored games to a new file, also while a server runs.
cli-fsck = Replay every stored game and check it: status 0 if all is well, 1 if not. Nothing is changed.
cli-serve = Run a server with tables for people far apart, or in one room; stop it with Ctrl-C.
cli-owner-link = Print a link to own every table of a server; it can be opened for an hour.
cli-rotate-links = End every link that a server has given out, for good; stop the server first.
cli-simulate = Let bots play many games and count the results.
cli-tournament = Let bots play each other and rate them; every bot gets every seat. Ctrl-C keeps finished games; run the same command again to continue.
cli-lab = Run the experiment that a small file describes, and report it with plots. Ctrl-C keeps finished games; run the same command again to continue.
cli-perft = Count the positions that can be reached after 1, 2, 3 answers and so on.
cli-bench = Measure how fast the rules are.
cli-rules = Read the rules, or check that every clause has code and tests.
cli-engine = Answer another program over lines of text: one JSON object per line in, one per line out.

## Parameters, for all commands or for one

cli-game = The game; default: karak.
cli-seats = Comma-separated players, by seat: you, or the name of a bot.
cli-heroes = Comma-separated heroes, by seat; missing ones are dealt, "-" leaves one open.
cli-options = Comma-separated rule variants.
cli-data = A folder of files that replace the values printed on the pieces; a saved game needs the folder it was played with.
cli-json = Print one JSON object.
cli-file = A saved game.
cli-database-url = The database: sqlite:///FILE or postgresql://...; default: KARAK_DATABASE_URL, or a file in your data folder.
cli-play-seats = Comma-separated players, by seat: you, the name of a bot, or the file of your own bot (./my_bot.py). Default: you against two bots. "you,you,random" is two people and a bot. With --resume: who plays on.
cli-play-seed = Any text; the same seed and answers give the same dice and draws. Default: random.
cli-play-save = A new file for the game; it is saved before each of your decisions.
cli-play-resume = A saved game to continue.
cli-play-odds = Show the chances of a fight.
cli-new-file = A new file.
cli-replay-at = Show the position after this many actions.
cli-replay-step = Turn by turn; Enter goes on, q leaves.
cli-hint-seat = Refuse unless this seat, counted from 1, is asked.
cli-hint-bot = The bot to ask; default: search:1s.
cli-analyse-worlds = Imagined games for each position; more are slower and more precise. Default: a few seconds’ worth.
cli-analyse-seed = Any text; the same seed gives the same figures.
cli-analyse-plot = Draw the chances into this file, a picture (.svg) or a page (.html).
cli-verify-file = A finished game, as a server exports it.
cli-verify-draw = Show how this one draw is done by hand.
cli-backup-file = A new file.
cli-serve-host = The address to listen on; default: this machine only.
cli-serve-port = The port; default: 8777. 0 takes any free one.
cli-serve-lan = Let others in the same network in, and show them the way with a QR code.
cli-serve-open = Show the page in a browser too.
cli-simulate-seats = A bot for each seat: random, explorer, greedy, easy, normal, hard, search, or the file of your own bot (./my_bot.py). The last four names also take a time or a number of imagined games: search:50ms, easy:200.
cli-simulate-games = The number of games.
cli-simulate-most-turns = Cut a game off after this many turns; it then has no winner. Default: 20,000.
cli-simulate-long = Count games that take more turns than this; default: 500.
cli-seed = The same seed gives the same games, with any number of workers.
cli-workers = Number of processes; 0 takes one for each core.
cli-out = The folder for games and report; games already there are not played again.
cli-tournament-bots = Comma-separated bots, each once; names, or files of your own bots (./my_bot.py).
cli-tournament-games = The minimum number of games; the last round is played to its end.
cli-tournament-seats = The number of seats at a table.
cli-lab-experiment = A TOML file; format: docs/lab.md.
cli-lab-cluster = Play on a Ray cluster: at the address given, or one that is started on this machine.
cli-perft-depth = The number of answers to look ahead.
cli-perft-seats = The number of seats; the first one begins.
cli-perft-heroes = Comma-separated heroes, one for each seat; default: the first ones of the box.
cli-bench-games = Games in each run; more are slower and steadier.
cli-rules-game = The game; default: karak.
cli-rules-clause = One clause or section only, such as 4.3 or 4.
cli-rules-coverage = Print clause, code, tests and data of every rule; fails on gaps. Needs a checkout.
cli-rules-json = With --coverage: as one JSON object.

## Faults of a command line; near is none where nothing is like it

cli-unknown-command = There is no command { $given }. { $near ->
    [none] There are: { $commands }.
   *[other] Did you mean { $near }? There are: { $commands }.
 }
cli-unknown-option = { $command } has no option { $given }. { $near ->
    [none] See { $command } --help.
   *[other] Did you mean { $near }?
 }
cli-not-a-number = { $option } takes a whole number, not { $given }.
cli-missing = { $command } needs a value for { $option }; see { $command } --help.
cli-twice = { $option } is given twice; leave one out.
cli-left-over = { $command } does not take { $words }. See { $command } --help.
output-closed = Standard output is closed. Send it to a file, to a program or to /dev/null.
output-lost = The output cannot be written: { $fault }. Make room, or send the output elsewhere.
file-unusable = { $file } cannot be used: { $fault }. Choose another file, or change its permissions.

## Results

games-word = games
percent = { $part } %
bench-measuring = measuring
bench-title = { $game }, { $kind ->
    [compiled] compiled
   *[interpreted] interpreted
 }, { $runs ->
    [one] { $runs } run
   *[other] { $runs } runs
 }
bench-figure = figure
bench-median = median
bench-lowest = lowest
bench-highest = highest
bench-decisions-per-s = answers a second, players who explore
bench-games-per-s = whole games a second, players who explore
bench-decisions-per-s-uniform = answers a second, uniform random play
bench-decisions-per-s-small-map = answers a second on 10 tiles that do not grow
bench-decisions-per-s-large-map = answers a second on the largest map
bench-stepped-per-s = answers a second, stepped from Python
bench-copy-us = microseconds for a copy in mid-game
bench-copy-us-small-map = microseconds for a copy of 10 tiles
bench-copy-us-large-map = microseconds for a copy of the largest map

simulate-seat = seat
simulate-hero = hero
simulate-wins = wins
simulate-rate = win rate
simulate-interval = 95 % interval
simulate-from-to = { $low } to { $high }
simulate-turns = turns: { $mean } on average, median { $median }, 10 % up to { $p10 }, 90 % up to { $p90 }, longest { $max }
simulate-long = games over { $turns } turns: { $games }
simulate-unfinished = games cut off after { $turns } turns: { $games }
simulate-endings = endings: { $endings }
simulate-interrupted = interrupted after { $games } of { $asked } games.

## The rulebook

rules-ruling = Ruling: { $title }
rules-nowhere = No rulebooks were found. Run this in a checkout, or install Karak again.
rules-no-book = There is no rulebook called { $name }. Choose from: { $names }.
rules-no-clause = The rules of { $name } have no clause { $clause }. Choose from:
mark-rulebook = rulebook
mark-community = community
mark-ruling = ruling
mark-reconstructed = reconstructed

## karak analyse

worlds-out-of-range = --worlds { $worlds }: give a number of imagined games between 2 and { $most }.
plot-format = { $file } should end in one of: { $formats }.
analyse-actions = actions
analyse-title = { $actions ->
    [one] One action
   *[other] { $actions } actions
 }, each position played on in { $worlds } imagined games.
analyse-ends = from { $start } to { $end }
analyse-player = player
analyse-luck = luck
analyse-loss = given away
analyse-worse = worse choices
analyse-turnings = Turning points:
analyse-turning = Turn { $turn }, action { $at }: { $told } ({ $by })
analyse-mistakes = Choices that gave away most:
analyse-mistake = Turn { $turn }, action { $at }, { $name }: { $action }; with { $better } { $loss } more.
analyse-interrupted = interrupted after { $length } of { $actions } actions; the figures are for those.
analyse-page = The course of a game: { $names }
analyse-about = Luck is how much dice and draws changed the chance to win; given away is what the player’s own choices cost, judged by what the player could know. The chances assume that everyone plays like the bot greedy.
analyse-axis-actions = actions
analyse-axis-chance = Chance to win
