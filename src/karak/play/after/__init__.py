"""What can be told about a finished game: luck, fights, and how the points came about."""
