"""A game looked at again: who was how likely to win when, what was luck, and what was a worse choice."""
