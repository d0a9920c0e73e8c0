"""Serves finished games: their story, uploaded files, the cases behind their dice, and playing on from a position."""
