"""Imperium, the expansion of Karak II: emperor and vassals, rifts, hero against hero."""
