# How the dice get what the players add to them.

log-sealed = Seat { $seat } seals what it adds to the dice.
log-seals-fixed = The seals are fixed: what is added to the dice cannot change any more.
log-revealed = Seat { $seat } opens what it adds to the dice: { $salt }
log-withheld = Seat { $seat } did not open in time what it had sealed. Its seal stays on the record, and the game goes on without it.

table-revealing = The seals are being opened; the game begins in a moment.
seal-taken = Another seat has this very seal. Make a salt of your own.
reveal-too-early = The seals are not fixed yet: open yours after the start.
reveal-too-late = It is too late: the game goes on without this salt.
reveal-differs = This is not what seat { $seat } sealed.
beacon-not-asked = This table does not wait for that round.
beacon-too-early = This round is not published yet.
beacon-wrong = This is no signature of that beacon.

web-revealing = The seals are being opened …
web-revealing-beacon = Waiting for the public beacon …
web-status-revealing = begins
