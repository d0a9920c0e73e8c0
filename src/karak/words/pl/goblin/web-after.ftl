# The figures of a finished game.

web-keys-over-time = Klucze w czasie
