# How a game ends at the table: players resign, agree to end it, or the owner ends it.

## Resigning

web-this-game = This game
web-resign = Resign
web-resign-who = Who resigns?
web-resign-how = Who plays on?
web-resign-about = There is no way back into this game.
web-resign-bot = A bot plays on
web-resign-none = My hero takes no more turns
web-resign-last = Only one player is left then: the game ends.
web-keep-playing = Keep playing

## Ending the game

web-offer = An offer to end the game
web-offer-points = Offer to end: points count
web-offer-draw = Offer a draw
web-offer-points-about = All other players are asked. If they agree, the game ends here and the points decide.
web-offer-draw-about = All other players are asked. If they agree, the game ends in a draw.
web-offer-alone = There is nobody else to ask: the game ends at once.
web-offer-send = Ask the others
web-offered-points = { $name } offers to end the game. The points would decide.
web-offered-draw = { $name } offers a draw.
web-offering-points = You offer to end the game. The points would decide.
web-offering-draw = You offer a draw.
web-offer-agreed = Agreed: { $names }.
web-offer-asked = Still to answer: { $names }.
web-offer-agree = Agree
web-offer-refuse = Refuse
web-offer-withdraw = Withdraw
web-end = End this game
web-end-about = The game ends for everybody, and the points count.
web-over-draw = A draw: { $names }.

## Standing still

web-standstill = { $rounds ->
        [one] Without progress the game ends in 1 round, and the points decide.
       *[other] Without progress the game ends in { $rounds } rounds, and the points decide.
    }
