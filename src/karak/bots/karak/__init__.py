"""How bots play this title."""
