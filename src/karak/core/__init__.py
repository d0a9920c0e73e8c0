"""The contract and the game loop; no noun from any rulebook."""
