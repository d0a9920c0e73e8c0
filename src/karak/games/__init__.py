"""One room for each game, and the shelf where they stand."""
