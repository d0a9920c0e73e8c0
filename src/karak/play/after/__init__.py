"""What can be told of a game once it is over: luck, fights, and how the points came about."""
