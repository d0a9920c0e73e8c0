"""Imperium on the text table: what Karak II has, and a crown to fight for."""
