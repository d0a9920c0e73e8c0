"""Durable journals of games."""
