# What is said of the place where games are kept.

store-exists = The database already holds game { $game }.
store-missing = The database holds no game { $game }.
store-behind = Another writer has changed game { $game }: its last record is { $head }.
store-frozen = Game { $game } is frozen because of a fault. The server writes nothing more to it; check it with: karak fsck
store-lost = Another server has taken over this database. This one writes nothing more; stop it.
store-closed = The database is closed, because the server is stopping.
store-reading = This database was opened for reading only.
store-busy = { $place } is in use by another server (process { $process }). Stop it first, or give this one its own with --database-url.
store-full = The disk with { $place } is full. Nothing that was acknowledged is lost; make room and try again.
store-unwritable = { $place } cannot be written: { $fault }. Give this user the right to write there, or choose another place with --database-url.
store-failed = The database { $place } failed: { $fault }. Check that it runs and can be reached. Nothing that was acknowledged is lost.
store-broken = { $place } is damaged or is not a database: { $fault }. Replace it with a backup, or choose another one with --database-url.
store-newer = { $place } was written by a newer version of Karak (schema { $found }; this one knows { $known }). Install that version, or use another database.
store-older = { $place } was written by an older version of Karak (schema { $found } of { $known }). Start the server once to upgrade it.
store-empty = { $place } holds no games of Karak yet. Start the server once: karak serve
store-none = There is no { $place } yet. Start the server once, or name another with --database-url.
store-no-url = "{ $url }" is not the address of a database. Use sqlite:///FILE (sqlite:////var/lib/karak/karak.db) or postgresql://USER@HOST/NAME.
store-no-driver = PostgreSQL needs a driver ({ $fault }). Install it with: { $command }
store-no-backup = This command copies SQLite files. Copy PostgreSQL with its own tool: pg_dump --format=custom --file='{ $file }' '{ $url }'
store-backup-exists = { $file } exists already. Choose another name; a backup never replaces one.
store-uneven = Game { $game } has { $count } records up to { $last }, but should have { $head }.
store-orphans = There are records of game { $game }, but the game itself is missing.
store-page = The file is damaged: { $fault }

backup-done = { $file } holds all games. It holds the secrets of the server too: keep it to yourself. To use it: karak restore { $file }
fsck-ok = ok: { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $records } records
fsck-not-ok = not ok: { $faults ->
        [one] 1 fault
       *[other] { $faults } faults
    }; games: { $games }, records: { $records }
fsck-interrupted = interrupted after { $done } of { $games } games; faults so far: { $faults }. Nothing was changed.
fsck-fault = { $game }, record { $seq }: { $reason }
fsck-store = store: { $reason }
fsck-gap = This record is missing.
fsck-unreadable = This record cannot be read: { $fault }
fsck-crashed = The rules failed on this record: { $fault }
fsck-no-opening = A journal begins with the opening of its table.
fsck-opened-twice = The table is opened or started a second time.
fsck-other-game = This record opens another game, { $game }.
fsck-not-started = An action was recorded before the game started.
fsck-wrong-seat = Seat { $seat } was not asked.
fsck-differs = The position after it is { $found }, but the record says { $wanted }.
fsck-misnumbered = Draw { $draw } comes where chance is not asked, or its number was used before.
fsck-undone-too-far = This record goes back to action { $length }, but the game has only { $actions }.
fsck-seal = The shares in the dice are not those that were sealed, opened or named before.
fsck-seed = The seed is not the one that was promised when the table was opened.
