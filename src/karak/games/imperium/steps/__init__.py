"""The steps that Imperium adds to Karak II, or replaces."""
