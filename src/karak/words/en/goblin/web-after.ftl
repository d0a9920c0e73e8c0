# The figures of a finished game.

web-keys-over-time = Keys over time
