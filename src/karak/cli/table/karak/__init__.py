"""Karak at the table: a map of tiles, heroes beside it, fights as equations."""
