"""The contract and the loop; no noun from any rulebook."""
