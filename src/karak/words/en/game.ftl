# What every game says alike; a game of its own words comes first.

game-has-resigned = { $hero } resigns and takes no more turns.
    .brief = resigns
game-left-to-bot = { $hero } resigns, and a bot plays on.
    .brief = resigns; a bot plays on
game-closed = { $how ->
    [stuck] The game stands still, so it ends here. The points count.
    [agreed] The players agree to end the game here. The points count.
    [drawn] The players agree on a draw.
    [stopped] The owner of the table ends the game. The points count.
   *[resigned] All others have resigned.
}
game-ending-stuck = The game stood still: the points decide.
game-ending-agreed = The players agreed to end the game: the points decide.
game-ending-drawn = The players agreed on a draw.
game-ending-stopped = The owner of the table ended the game: the points decide.
game-ending-resigned = All others have resigned.
game-ended-stuck = game at a standstill
game-ended-agreed = ended by agreement
game-ended-drawn = draw by agreement
game-ended-stopped = ended by the owner
game-ended-resigned = all others resigned

game-ask-turn-over = Your turn is over. You can still take it back.
game-choice-end-turn = end your turn
    .web = End the turn
game-progress = Whatever brings the end nearer counts as progress.
game-idle = waits
