# The table server: its log, its refusals, its pages.

log-opened = The table is open for { $title }.
log-seated = { $name } sits at seat { $seat }.
log-vacated = { $name } leaves seat { $seat }.
log-started = The game begins.
log-undo-asked = { $name } asks to take back an action.
log-undo-agreed = { $name } agrees.
log-undo-declined = { $name } does not agree; nothing is taken back.
log-undone = { $name } takes back an action; the game has { $length } actions again.
log-end-offered =
    { $how ->
        [draw] { $name } offers a draw.
       *[points] { $name } offers to end the game by points.
    }
log-end-agreed = { $name } agrees to end the game.
log-end-declined = { $name } wants to play on.
log-end-lapsed = The offer to end the game got no answer in time.
log-seat-bot =
    { $by ->
        [clock] { $name } is gone; a bot plays on.
        [owner] The owner lets a bot play for { $name }.
       *[other] { $name } lets a bot play.
    }
log-seat-human = { $name } plays again.
log-said = { $name }: { $text }
log-frozen = This game has a fault: it is stopped, and kept as it is.
log-ended =
    { $reason ->
        [owner] The owner ends the game.
        [expired] Nobody sat down at this table for a day: it is closed.
       *[other] The game is over.
    }
log-salted = Seat { $seat } adds to the dice: { $salt }
log-kicked = The owner sends { $name } away.
log-extended = The owner waits longer for { $name }.
log-rematch = There is a new game at table { $table }.
log-bot-failed = The bot of { $name } did not answer in time, so a random action was taken.

message-wrong = This message does not follow the protocol: { $fault }
message-not-json = This is not JSON.
table-not-started = The game has not begun.
table-started = The game has begun.
table-frozen = This game has a fault: it is stopped, and kept as it is.
table-other-version = This game was played with another version of the rules or pieces. The server keeps it, but can neither show nor continue it.
no-such-table = There is no table "{ $table }".
no-such-position = There is no position { $at }; the game has { $length } actions so far.
no-seat = You have no seat at this table.
no-session = Ask for a session first; then you can sit down.
no-spectators = This table has no spectators.
not-your-seat = Seat { $seat } is not yours.
seat-taken = Seat { $seat } is taken.
seat-has-bot = A bot already plays at seat { $seat }.
seat-has-no-bot = No bot has replaced a player at seat { $seat }.
seat-has-no-player = Seat { $seat } is empty.
table-full = There is no free seat at this table.
seats-empty = A seat is empty: sit down there, or add a bot.
owner-only = Only the owner of the table may do that.
undo-already-asked = The others have been asked already.
undo-not-asked = No player has asked to take anything back.
undo-not-yours = You are not asked.
undo-not-past-resigning = What happened before a player resigned cannot be taken back.
seat-resigned = The player of seat { $seat } has resigned.
end-already-offered = There is already an offer to end the game.
end-not-offered = There is no offer to end the game.
end-not-yours = You are not asked.
end-declined = Your last offer was not accepted. You can make another when the turn has changed.
nothing-said = There is nothing to say.
emote-unknown = There is no such emote.
no-name = A name needs a letter.
game-is-over = The game is over.
game-not-over = The game is not over.
link-not-good = This link opens nothing any more: it is too old, or it was replaced. Ask the player who sent it to you for a new one.
too-many-tables = You have opened many tables. Wait a few minutes before you open another.
too-many-requests = Too many requests; wait a moment.
talk-too-fast = That was quick; wait a moment before you say more.
table-log-full = The log of this table is full: the server records moves only.
server-busy = The server is busy. Try again in a moment.
clerk-failed = This game could not be analysed. Try again; or download it and run: karak analyse FILE
other-origin = This request came from a page of another site.
request-wrong = The request cannot be met (status { $status }).
server-fault = The server failed. The fault is in its log.
setting-wrong = The setting { $name } is wrong: { $fault }. docs/serve.md describes every setting.
store-stopping = The server is being restarted; try again in a moment.
id-taken = This command has the id of another one that you sent before. Give every command a new id.
key-wrong = An Idempotency-Key has { $fewest } to { $most } letters, digits, - or _. A random one is best.
key-used = This Idempotency-Key opened another table. Send the new request with a new key.
not-stored = The server cannot store anything right now, so nothing was done. Try again in a moment.
not-known = The server cannot tell right now whether this was done. Try again in a moment.

bye-silence = We have not heard from you for a while.
bye-too-fast = Too many messages in a short time.
bye-no-sense = Too many messages that make no sense.
bye-restart = The server is being restarted; you will be connected again.
bye-moved = This table is on another server now; you will be connected there.
bye-other-protocol = Your client speaks another version of the protocol; load the page again.

page-about = This is a table server for Karak and its family. Programs play over the socket. The table for browsers is missing here; the server prints at its start how to get it.
page-tables = Open tables
page-none = none yet

serve-url = Tables are at { $url }
serve-owner = To own every table, open the link that this prints: karak owner-link
links-rotated = All links that were given out have ended, and so have the rights of owners of every table.
serve-lan = Others in this network go to { $url }
serve-stopped = Stopped. All games are kept, and go on when the server is started again.
serve-no-client = This server has no table for browsers, because its browser client was not built. To build it, unset KARAK_CLIENT and run: { $command }
serve-no-port = The server cannot listen on { $host } port { $port }: { $fault }. Choose another with --host and --port.
