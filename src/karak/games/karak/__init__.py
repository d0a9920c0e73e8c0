"""Karak (2017): explore the catacombs, fight two dice at a time, beat the dragon."""
