"""A table in the terminal: it shows what the game describes and knows no rules."""
