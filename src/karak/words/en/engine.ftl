# What the engine says to a program, or its author, who asked for the impossible.

line-too-long = The line is longer than { $most } bytes.
line-not-json = The line is not a JSON object: { $fault }
line-not-command = The command does not fit: { $fault }
unknown-command = There is no command "{ $command }". Choose from: { $commands }.
no-game = No game is open yet: start one with "new" or "load".
chance-is-not-asked = Chance is not asked now. Send "do" with an answer of the seat that is asked.
chance-has-no-seed = The engine has no seed to draw with: answer for chance with "do", or give a seed with "new".
undo-too-many = { $force } actions cannot be taken back: there are { $length }.
no-such-seat = There is no seat { $seat } in this game; they are counted from 0 to { $last }.
players-do-not-match-seats = { $players ->
    [one] { $players } player
   *[other] { $players } players
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: name one for every seat, or none.
bots-do-not-match-seats = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }: give one for every seat, and "" for the seats that you play.
end-needs-all = One seat alone cannot end the game. Send this without a seat.
resign-not-yours = Seat { $seat } can resign for itself only.
engine-broken = The engine failed ({ $fault }); nothing was changed. Please report it with the tape.

data-strange-file = { $folder } holds { $found }, which replaces nothing. The files are called { $known }.
