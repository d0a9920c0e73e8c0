"""Karak II (2023): explore the land, gather, build a city, lead dice into battle, face the dark general."""
