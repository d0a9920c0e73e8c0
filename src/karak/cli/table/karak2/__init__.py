"""Karak II on the text table: hexes and chasms, cities and armies."""
