# The table in the terminal.

colon = :
semicolon = ;

map-more-north = ▴ more to the north
map-more-south = ▾ more to the south
map-part = Part { $part } of { $parts }, from west to east
map-legend = Rooms have walls ══, corridors lie in rock ▒. ? leads into the dark. ≈ fountain, ◎ portal.
map-numbers = A number on the map is the choice that leads there.

panel-points = { $points } { $points ->
        [one] pt
       *[other] pts
    }
panel-steps = { $steps ->
        [0] no step left
        [one] 1 step left
       *[other] { $steps } steps left
    }
panel-left = turn { $turn }, tiles { $tiles }, tokens { $tokens }
panel-cursed = CURSED
panel-fainted = fainted
panel-resigned = resigned

fight-roll = roll { $low }+{ $high } = { $sum }
fight-part = +{ $number } { $what }
fight-spent = spent
fight-ability = ability
fight-no-weapon = no weapon
fight-summed = { $parts } = { $attack } against { $monster } { $strength }: { $outcome }
fight-plain = { $parts } against { $monster } { $strength }: { $outcome }
fight-before = Fight! { $monster } { $strength }; you bring the dice and { $bonus }.
fight-needed = A roll of { $needed } or more wins.
fight-hopeless = No roll wins.
fight-now = { $parts } = { $attack } against { $monster } { $strength }.
fight-chances = Win { $win } %, tie { $tie } %, lose { $lose } %.

hint-fight = fight { $monster } { $strength }
hint-fight-odds = fight { $monster } { $strength }, wins { $win } %
hint-fight-needed = fight { $monster } { $strength }, roll { $needed }+ wins, { $win } %
hint-turn-ends = ends the turn

title-karak = Karak
title-goblin = Goblin
title-karak2 = Karak II

table-welcome = { $game }: { $players }. Type a number, or ? for help.
table-options = Changed rules at this table:
table-option = - { $option } ({ $clause })
table-turn = Turn { $turn }: { $hero }, seat { $seat }
table-your-turn = Turn { $turn }: { $hero }, seat { $seat }. It is your turn, { $hero }!
table-seat = Seat { $seat }, it is for you to choose
table-hand-over = Pass the keyboard to { $hero }, seat { $seat }, then press Enter.
table-drawn = In your hand: { $things }.
table-ask-turn-over = Your turn is over. End it, or take something back with "undo".
table-closing = To give up, type "resign", or "resign to greedy" if a bot is to play on. To end the game together, type "offer end" or "offer draw".
table-yes = y yes
table-resign-sure = Do you really want to resign? You take no more turns and cannot win. (yes / no)
table-resign-bot-sure = Do you really want to resign? The bot { $bot } plays on with your hero, and there is no way back. (yes / no)
table-resign-how = To give up, type "resign". If a bot is to play on with your hero, name it: "resign to greedy".
table-offer-what = Offer what? "offer end" ends the game by points, "offer draw" makes it a draw.
table-offer-end = { $hero }, seat { $seat }: { $other } offers to end the game now, by points. Do you agree? (yes / no)
table-offer-draw = { $hero }, seat { $seat }: { $other } offers a draw. Do you agree? (yes / no)
table-offer-declined = { $hero }, seat { $seat }, wants to play on.
table-final = ! cannot be taken back
table-no-log = Nothing has happened yet.
table-undone = Taken back: { $text }.
table-free = Nothing stands in the way of "{ $text }".
table-not-a-number = There is no choice { $number }. Choose 1 to { $most }, or ? for help.
table-can-do = You can: { $examples }.
table-why-what = Say what: "why", and then what you would like to do.
table-saved = Saved to { $file }.
table-resume = Go on later with: karak play --resume { $file }
table-interrupted = Interrupted.
table-not-saved = The game was not saved.
table-goes-on = The game goes on.
table-resumed = Going on with { $file } after { $actions } actions.

over-points = { $place }. { $hero } ({ $player }): { $points } { $points ->
        [one] point
       *[other] points
    }
over-winner = { $count ->
        [one] The winner is { $names }.
       *[other] The win is shared by { $names }.
    }
over-seed = The seed of this sitting was { $seed }. The same seed and answers give the same game.
over-tape = The game lies in { $file }. See it again with: karak replay { $file }

help-number = 1, 2, 3 ...       choose from the list
help-notation = step north        type a choice; n, e, s, w are steps
help-enter = (just Enter)      show the table again
help-undo = undo              take back, up to the last dice, draw or turn
help-end = end turn          end your turn, if it waits for that
help-resign = resign            give up; your hero takes no more turns
help-resign-bot = resign to greedy  give up; this bot plays on with your hero
help-offer = offer end         end the game by points, or as a draw with "offer draw", if all agree
help-why = why step east     what stands in the way, with the rule
help-rules = rules 4.3         read a rule
help-map = map               the whole map
help-heroes = heroes            what the heroes can do
help-log = log               all that has happened
help-save = save FILE         save the game and play on
help-quit = quit              save the game and leave

tape-new = { $file }: a fresh game of { $game } for { $players }.
tape-replaying = Replaying { $actions } actions ...
verify-ok = ok: { $actions } actions, { $ending }, won by { $winners }
verify-unfinished = ok: { $actions } actions, not finished
verify-differs = not ok: { $reason }
fair-ok = ok: all { $draws } draws follow from the seed that was promised as { $commitment }
fair-gaps = Not on the tape, because they were taken back: draws { $draws }. Each of them must be one you saw.
fair-number = The first 8 digits, times { $total }, divided by 2^32, rounded down, are { $number } (if the remainder is less than 2^32 modulo { $total }, the next 8 digits are taken).
