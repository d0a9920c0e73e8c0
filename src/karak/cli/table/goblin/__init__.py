"""Goblin at the table: rows of monsters, hands of coloured cards, a battle as a chain."""
