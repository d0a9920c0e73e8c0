"""Boards as SVG, one file for each title that can be drawn."""
