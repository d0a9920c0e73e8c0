"""The course of a turn, in the order of the book."""
