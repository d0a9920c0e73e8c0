# The figures of a finished game.

web-luck-about-swords = The swords of every roll, against what such dice show on average, added up. Nine of ten games stay inside the pale band.
