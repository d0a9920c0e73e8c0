# On the page: who may do what at a table, and the links to one's seat.

web-seat-link-new = New link, end the old ones
web-seat-link-about = Whoever opens the link to your seat plays as you and sees what you see.
web-links-end = End all links to this seat
web-kick-about = { $name } loses the seat and cannot sit down at this table again; in a running game a bot plays on.
web-newcomers = Others may take over from a bot during the game
web-undo-here = { $name }
web-undo-away = { $name } (away)
web-undo-waits = Still to agree: { $names }.
web-undo-away-about = Without an answer within a minute, nothing is taken back.
