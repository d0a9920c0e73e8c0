"""One game being played: match, dealer, tape, undo, and why an action is refused."""
