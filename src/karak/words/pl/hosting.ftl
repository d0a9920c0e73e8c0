# What a host reads: settings, checks, copies of the games.

setting-unknown = Nie ma ustawienia { $name }. { $near ->
    [none] Wszystkie ustawienia opisuje docs/serve.md; to usuń.
   *[other] Czy chodziło o { $near }? Wszystkie ustawienia opisuje docs/serve.md.
}
setting-twice = Ustawiono naraz { $name } i { $file }. Zostaw jedno z nich.
setting-no-file = { $name } wskazuje plik, którego nie można odczytać, { $file }: { $fault }. Popraw ścieżkę albo pozwól temu użytkownikowi czytać plik.
body-missing = Żądanie nie ma treści. Wyślij obiekt JSON.
body-too-big = Żądanie jest zbyt duże.
address-unknown = Pod tym adresem niczego nie ma.
method-wrong = Ten adres nie przyjmuje żądań { $method }.
serve-port-taken = Port { $port } na { $host } jest zajęty przez inny program. Zatrzymaj ten program albo wybierz inny port: karak serve --port 0 weźmie wolny.
serve-port-forbidden = Ten użytkownik nie może nasłuchiwać na porcie { $port }. Wybierz port powyżej 1023, na przykład 8777, a na { $port } postaw serwer pośredniczący.
serve-no-host = { $host } nie jest adresem tej maszyny. Użyj 127.0.0.1 tylko dla niej albo 0.0.0.0 dla wszystkich sieci.
doctor-mark-ok = ok
doctor-mark-warn = uwaga
doctor-mark-bad = źle
doctor-name-python = Python
doctor-name-rules = zasady
doctor-name-client = strona
doctor-name-package = pakiet
doctor-name-extras = dodatki
doctor-name-settings = ustawienia
doctor-name-sqlite = SQLite
doctor-name-folder = folder
doctor-name-disk = dysk
doctor-name-database = baza
doctor-name-clock = zegar
doctor-name-port = port
doctor-name-proxy = adres
doctor-python = { $version }, { $place }
doctor-python-new = { $version }, { $place }; Karak jest testowany z Pythonem od 3.11 do 3.14.
doctor-python-free = { $version }, bez GIL: zasady są interpretowane. Dla szybkich zasad użyj zwykłego Pythona.
doctor-compiled = karak { $version }, skompilowany
doctor-interpreted = karak { $version }, interpretowany: boty myślą około stu razy wolniej. Zainstaluj skompilowany pakiet albo kompilator C przed instalacją.
doctor-client = Jest w pakiecie.
doctor-no-client = Brakuje jej, więc nie ma stołu w przeglądarce. Zainstaluj pakiet karak-games albo uruchom „make web” w kopii źródeł.
doctor-package = { $version } w { $place }
doctor-foreign = Inny projekt o nazwie karak ({ $version }) jest zainstalowany w tym samym folderze, { $place }. Odinstaluj karak i karak-games, potem zainstaluj karak-games.
doctor-extras = zainstalowane: { $names }
doctor-settings = ustawione: { $names }
doctor-sqlite = { $version }
doctor-sqlite-old = { $version } jest zbyt stary; potrzebny jest 3.24. Zainstaluj nowszego Pythona.
doctor-folder = W { $place } można pisać.
doctor-unwritable = Ten użytkownik nie może pisać w { $place }. Daj mu ten folder albo wybierz inne miejsce przez KARAK_DATABASE_URL.
doctor-disk = wolne: { $free }
doctor-disk-full = W { $place } wolne tylko { $free }. Zrób miejsce: pełny dysk zatrzymuje wszystkie gry.
doctor-database = { $place }, gry: { $games }, schemat { $schema }
doctor-database-new = { $place } nie zawiera jeszcze gier; utworzy ją pierwszy start.
doctor-database-old = { $place } pochodzi ze starszej wersji. Zrób kopię tamtą wersją; następny start serwera ją zaktualizuje.
doctor-clock = { $time }
doctor-clock-wrong = { $time } jest wcześniej niż najnowsza gra lub ta wersja. Ustaw zegar, na przykład poleceniem timedatectl set-ntp true.
doctor-port = { $port } na { $host } jest wolny.
doctor-serving = Na { $host }, port { $port }, odpowiada serwer Karaka.
doctor-port-taken = { $port } na { $host } jest niedostępny: zajmuje go inny program albo ten użytkownik nie ma prawa tam nasłuchiwać. Wybierz inny przez KARAK_HOST i KARAK_PORT.
doctor-proxy = publiczny: { $url }; zaufane serwery pośredniczące: { $proxies }
doctor-proxy-all = KARAK_TRUSTED_PROXIES to *, więc klient może udawać innego. Podaj adres swojego serwera pośredniczącego.
doctor-proxy-wrong = { $proxy } w KARAK_TRUSTED_PROXIES nie jest adresem IP ani siecią. Napisz na przykład 127.0.0.1 lub 10.0.0.0/8.
doctor-proxy-none = KARAK_PUBLIC_URL to https, ale żaden serwer pośredniczący nie jest zaufany, więc wszyscy gracze liczą się jako jeden klient. Wpisz jego adres do KARAK_TRUSTED_PROXIES.
doctor-no-tls = { $url } nie ma TLS, więc inni po drodze mogą odczytać i użyć ciasteczek graczy. Postaw przed nim serwer pośredniczący z certyfikatem i użyj https.
doctor-open = Serwer nasłuchuje na { $host } bez TLS. W sieci domowej to wystarczy; w internecie postaw przed nim serwer pośredniczący i ustaw KARAK_PUBLIC_URL.
doctor-well = Wszystko w porządku.
doctor-ill = { $bad ->
    [one] { $bad } rzecz wymaga naprawy.
    [few] { $bad } rzeczy wymagają naprawy.
    [many] { $bad } rzeczy wymaga naprawy.
   *[other] { $bad } rzeczy wymaga naprawy.
}
store-no-restore = To polecenie przywraca pliki SQLite. PostgreSQL przywróć jego własnym narzędziem do pustej bazy: pg_restore --no-owner --exit-on-error --dbname='{ $url }' '{ $file }'
restore-exists = { $file } już istnieje, a przywracanie nie zastępuje plików. Zatrzymaj serwer i przenieś ten plik albo wybierz inne miejsce przez --database-url.
restore-broken = { $file } jest uszkodzony, więc niczego nie przywrócono: { $fault } Weź starszą kopię.
restore-done = { $file } zawiera teraz { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
} z kopii. Sprawdź je poleceniem: karak fsck. Potem uruchom serwer: karak serve
fsck-other = { $game }: ta wersja zachowałaby tę grę, ale by jej nie grała. { $reason }
fsck-kept = { $kept ->
    [one] { $kept } gra jest zachowana, ale ta wersja nie może jej grać.
    [few] { $kept } gry są zachowane, ale ta wersja nie może ich grać.
    [many] { $kept } gier jest zachowanych, ale ta wersja nie może ich grać.
   *[other] { $kept } gry są zachowane, ale ta wersja nie może ich grać.
} Żeby grać dalej, zostań przy wersji, która je otworzyła.
fsck-other-lesson = Scenariusz tej lekcji się od tego czasu zmienił.
cli-restore = Przenieś gry z kopii tam, gdzie szuka ich serwer; niczego nie zastępuje.
cli-restore-file = Plik utworzony przez karak backup.
cli-doctor = Sprawdź tę instalację, jej ustawienia i bazę i powiedz, co zrobić: status 0, jeśli wszystko w porządku, 1, jeśli nie.
