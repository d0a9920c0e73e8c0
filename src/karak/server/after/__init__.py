"""After the game: its story, files brought along, the cases behind its dice, playing on from a position."""
