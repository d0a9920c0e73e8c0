"""One sitting: match, dealer, tape, undo, why not."""
