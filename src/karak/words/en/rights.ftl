# Who may do what at a table, and the links that grant it.

log-seat-left = { $name } gives up seat { $seat }.
log-links-renewed = There are new links to seat { $seat }; the old ones no longer work.
log-undo-lapsed = Not everyone agreed in time; nothing is taken back.

evicted = The owner has sent you away from this table.
seat-yours = Seat { $seat } is your own. Stand up instead.

page-link = Open this link?
page-link-seat =
    { $count ->
        [one] It lets this browser play as { $name } at seat { $seats } of a table of { $game } (table { $table }), and see what that player sees.
       *[other] It lets this browser play as { $name } at seats { $seats } of a table of { $game } (table { $table }), and see what those players see.
    }
page-link-owner = It makes this browser an owner of a table of { $game } (table { $table }): it may start the game, end it, and send players away.
page-link-all = It makes this browser an owner of every table on this server.
page-link-caution = Agree only if you asked for this link. It changes nothing at your other tables.
page-link-agree = Open it here
page-link-decline = No, leave it
page-link-refused = This link opens nothing
page-link-home = To the tables
