"""Shells for research: Gymnasium, PettingZoo, OpenSpiel, and many games stepped at once."""
