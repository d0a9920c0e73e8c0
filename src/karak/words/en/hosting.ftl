# What a host reads: settings, checks, copies of the games.

setting-unknown = There is no setting { $name }. { $near ->
    [none] See docs/serve.md for all settings; unset it.
   *[other] Did you mean { $near }? See docs/serve.md for all settings.
}
setting-twice = { $name } and { $file } are both set. Keep one of them.
setting-no-file = { $name } names a file that cannot be read, { $file }: { $fault }. Correct the path, or let this user read the file.
body-missing = The request has no body. Send a JSON object.
body-too-big = The request is too large.
address-unknown = There is nothing at this address.
method-wrong = This address does not take { $method } requests.
serve-port-taken = Port { $port } of { $host } is in use by another program. Stop that program, or choose another port: karak serve --port 0 takes a free one.
serve-port-forbidden = This user may not listen on port { $port }. Choose a port above 1023, such as 8777, and let a proxy answer on { $port }.
serve-no-host = { $host } is not an address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all networks.
doctor-mark-ok = ok
doctor-mark-warn = warn
doctor-mark-bad = bad
doctor-name-python = Python
doctor-name-rules = rules
doctor-name-client = browser page
doctor-name-package = package
doctor-name-extras = extras
doctor-name-settings = settings
doctor-name-sqlite = SQLite
doctor-name-folder = folder
doctor-name-disk = disk
doctor-name-database = database
doctor-name-clock = clock
doctor-name-port = port
doctor-name-proxy = address
doctor-python = { $version }, { $place }
doctor-python-new = { $version }, { $place }; Karak is tested with Python 3.11 to 3.14.
doctor-python-free = { $version }, free-threaded: the rules run interpreted. Use the ordinary build of Python for fast rules.
doctor-compiled = karak { $version }, compiled
doctor-interpreted = karak { $version }, interpreted: bots think about a hundred times slower. Install a compiled wheel, or a C compiler before installing.
doctor-client = It is in the package.
doctor-no-client = It is missing, so there is no table in the browser. Install the wheel of karak-games, or run 'make web' in a checkout.
doctor-package = { $version } in { $place }
doctor-foreign = Another project called karak ({ $version }) is installed into the same folder, { $place }. Uninstall karak and karak-games, then install karak-games.
doctor-extras = installed: { $names }
doctor-settings = set: { $names }
doctor-sqlite = { $version }
doctor-sqlite-old = { $version } is too old; 3.24 is needed. Install a newer Python.
doctor-folder = { $place } can be written.
doctor-unwritable = { $place } cannot be written by this user. Give it to this user, or choose another place with KARAK_DATABASE_URL.
doctor-disk = { $free } free
doctor-disk-full = Only { $free } free in { $place }. Make room: a full disk stops all games.
doctor-database = { $place }, games: { $games }, schema { $schema }
doctor-database-new = { $place } holds no games yet; the first start makes it.
doctor-database-old = { $place } is from an older version. Make a backup with that version; the next start of the server brings it up to date.
doctor-clock = { $time }
doctor-clock-wrong = { $time } is earlier than the newest game or than this version. Set the clock, for example with timedatectl set-ntp true.
doctor-port = { $port } of { $host } is free.
doctor-serving = A Karak server answers on { $host } port { $port }.
doctor-port-taken = { $port } of { $host } cannot be used: another program has it, or this user may not listen there. Choose another with KARAK_HOST and KARAK_PORT.
doctor-proxy = public: { $url }; trusted proxies: { $proxies }
doctor-proxy-all = KARAK_TRUSTED_PROXIES is *, so any client can pretend to be another. Name the address of your proxy.
doctor-proxy-wrong = { $proxy } in KARAK_TRUSTED_PROXIES is not an IP address or network. Write it like 127.0.0.1 or 10.0.0.0/8.
doctor-proxy-none = KARAK_PUBLIC_URL is https, but no proxy is trusted, so all players count as one client. Set KARAK_TRUSTED_PROXIES to the address of your proxy.
doctor-no-tls = { $url } has no TLS, so others on the way can read and use the players’ cookies. Put a proxy with a certificate in front and use https.
doctor-open = The server listens on { $host } without TLS. That is right in a home network; on the internet, put a proxy in front and set KARAK_PUBLIC_URL.
doctor-well = All is well.
doctor-ill = { $bad ->
    [one] 1 thing needs to be mended.
   *[other] { $bad } things need to be mended.
}
store-no-restore = This command restores SQLite files. Restore PostgreSQL with its own tool, into an empty database: pg_restore --no-owner --exit-on-error --dbname='{ $url }' '{ $file }'
restore-exists = { $file } exists already, and restoring never replaces a file. Stop the server and move it away, or choose another place with --database-url.
restore-broken = { $file } is damaged, so nothing was restored: { $fault } Take an older backup.
restore-done = { $file } now holds { $games ->
    [one] 1 game
   *[other] { $games } games
} of the backup. Check them with: karak fsck. Then start the server: karak serve
fsck-other = { $game }: this version would keep this game, but not play it. { $reason }
fsck-kept = { $kept ->
    [one] 1 game is kept but cannot be played with this version.
   *[other] { $kept } games are kept but cannot be played with this version.
} To play on, stay with the version that opened them.
fsck-other-lesson = The script of this lesson has changed since.
cli-restore = Put the games of a backup where the server looks for them; it replaces nothing.
cli-restore-file = A file that karak backup made.
cli-doctor = Check this installation, its settings and its database, and say what to do: status 0 if all is well, 1 if not.
