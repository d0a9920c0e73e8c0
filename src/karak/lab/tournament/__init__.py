"""Tournaments: bots against bots, rated."""
