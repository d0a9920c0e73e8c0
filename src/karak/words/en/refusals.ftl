# What is said to somebody who asked for the impossible: what is wrong, and what to do next.

seats-out-of-range = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: this game takes { $fewest } to { $most }.
heroes-do-not-match-seats = { $heroes ->
    [one] { $heroes } hero
   *[other] { $heroes } heroes
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: name one for every seat, or none.
unknown-hero = There is no hero "{ $hero }" in this game. Choose from: { $heroes }.
hero-taken-twice = { $hero } can sit at one seat only.
unknown-option = There is no option "{ $option }". This game has: { $options }.
unknown-game = There is no game "{ $game }". Choose from: { $games }.
unknown-bot = There is no bot "{ $bot }" for this game. Choose from: { $bots }.
no-search = No bot can search { $game } yet, so there is no analysis of it.
no-lesson = { $game } has no lesson yet. Read its rules, or watch a game of bots.
no-rulebook = { $game } has no rulebook here.
games-out-of-range = The number of games must be at least 1, not { $games }.
turns-out-of-range = The number of turns must be at least 1, not { $turns }.
workers-out-of-range = The number of workers must be at least 0, not { $workers }; 0 takes one for each core.
depth-out-of-range = The depth must be at least 1, not { $depth }.
unknown-action = "{ $text }" is no action of this game. Try for example: { $examples }.
unknown-number = { $number } is no action of this game.
chance-decides = Dice, draws and deals are decided by chance, not by players.
not-your-decision = It is for seat { $seat } to decide now.
undo-nothing = There is nothing to take back: dice, draws and earlier turns stay as they are.
undo-game-over = The game is over; nothing can be taken back.
resigned-already = This player has resigned already, or has no hero yet.
turn-goes-on = Your turn is not over yet: answer the question first.
turn-is-over = Your turn is over. Take back what you did, or end the turn.

data-no-folder = There is no folder { $folder }. Give one that holds files such as tokens.toml.
data-no-file = { $folder } replaces nothing: it must hold only files of these names: { $known }. { $found }
data-unreadable = { $file } cannot be read: { $fault }
data-wrong = { $file }, record { $record }, field { $field }: { $fault }

file-unreadable = { $file } cannot be read: { $fault }.
file-unwritable = { $file } cannot be written: { $fault }. Nothing was changed.
tape-broken = { $file } is not a complete saved game: { $fault } Export or copy it again; it was cut off or edited.
tape-mixed = { $file } says that it has format { $found }, but holds parts of another one. It was edited; export or copy it again.
tape-orders = { $file } holds control characters, which no saved game has, so it was not read. Export or copy it again.
tape-other-format = { $file } is a tape of format { $found }; this version reads { $oldest } to { $newest }.
tape-other-rules = This tape was played with version { $found } of the rules of { $game }; here they are version { $wanted }.
tape-other-data = This tape was played with the pieces { $found }; here they are { $wanted }. Give the same folder with --data.
tape-uneven = The tape has { $actions } actions, { $texts } texts and { $hashes } positions; it was cut or edited.
tape-illegal = Action { $number } of the tape, "{ $text }", is not allowed there. The tape was edited, or made by other rules.
tape-differs = After action { $number }, "{ $text }", the position is not the one on the tape. The tape was edited.
tape-wrong-result = The tape ends with another result than its own actions lead to.

fair-none = This tape does not say where its dice came from: it was not played on a server, so there is nothing to check. Its positions are checked by: karak verify-tape
fair-unfinished = The seed of this game is not shown yet: the server shows it when the game is over. Export it again then.
fair-salts = The tape has { $salts } salts for { $seats } seats; it was edited.
fair-other-seed = The seed is not the one that was promised: its hash is { $found }, the commitment was { $wanted }.
fair-altered = Draw { $draw }, which is action { $number }: the tape says "{ $found }", the seed gives "{ $wanted }".
fair-misnumbered = Action { $number }, "{ $text }", has no number of its own among the draws: each draw is numbered higher than the one before.
fair-left-over = The tape lists { $draws } draws, but chance answers { $checked } times on it; it was cut or edited.
fair-no-such-draw = There is no draw { $draw } on this tape.
fair-not-plain = "{ $text }" cannot be part of a draw: seeds, ids and salts have at most 64 letters, digits, - and _.

file-exists = { $file } exists already. Choose another name, or go on with it: karak play --resume { $file }
seats-do-not-match = { $file } has { $seats } seats, but { $named } are named.
tape-no-such-action = There is no position { $at } on this tape; it has 0 to { $most }.

## Why a text is no JSON

json-cut = It ends too early.
json-byte = Something there is not JSON, at byte { $at }.
json-deep = Its parts are nested too deeply.
