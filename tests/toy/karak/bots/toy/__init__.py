"""How bots play Pig."""
