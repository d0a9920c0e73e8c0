# The figures of a finished game.

web-keys-over-time = Les clés au fil du temps
