"""The course of a turn: fight, visit the merchant, or revive."""
