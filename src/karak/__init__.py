"""Karak, Karak II, Imperium and Goblin: rules engine, table, bots and laboratory."""

__version__ = "0.1.0"
