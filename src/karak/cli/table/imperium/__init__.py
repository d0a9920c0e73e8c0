"""Imperium on the text table: what Karak II has, and the crown."""
