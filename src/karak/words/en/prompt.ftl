# The question at the foot of the table, where the answers are lit up on the board.

web-list = List
web-list-about = Every choice as a button with a key
web-list-close = Close the list
