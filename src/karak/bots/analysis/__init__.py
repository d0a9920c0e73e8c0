"""Analyses a finished game: each seat's chance to win at each moment, luck, and choices that cost something."""
