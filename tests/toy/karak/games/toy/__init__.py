"""Pig: roll as often as you dare; the first player with twenty points wins."""
