"""Experiments: variants of a game, described in a file and compared."""
