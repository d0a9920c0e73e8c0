"""Karak: Goblin (2021): a chain of colours against the monsters of three rows and their lord."""
