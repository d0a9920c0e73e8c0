"""Pig: roll as often as you dare; whoever first has twenty points wins."""
