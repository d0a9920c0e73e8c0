# What is said of the place where games are kept.

store-exists = Gra { $game } już istnieje.
store-missing = Nie ma gry { $game }.
store-behind = Gra { $game } potoczyła się dalej: jej ostatni zapis to { $head }.
store-frozen = Gra { $game } jest zamrożona z powodu błędu. Serwer nic już do niej nie zapisuje; sprawdź ją poleceniem: karak fsck
store-lost = Tę bazę danych przejął inny serwer. Ten już nic nie zapisze; zatrzymaj go.
store-closed = Magazyn gier jest zamknięty; serwer się zatrzymuje.
store-reading = Ten magazyn gier otwarto tylko do odczytu.
store-busy = { $place } jest w użyciu przez inny serwer (proces { $process }). Najpierw go zatrzymaj albo daj temu własne miejsce przez --database-url.
store-full = Dysk, na którym jest { $place }, jest pełny. Nic z tego, co potwierdzono, nie przepadło; zwolnij miejsce i spróbuj ponownie.
store-unwritable = Nie można zapisać { $place }: { $fault }. Daj temu użytkownikowi prawo zapisu albo wybierz inne miejsce przez --database-url.
store-failed = Baza danych { $place } zawiodła: { $fault }. Sprawdź, czy działa i czy można się z nią połączyć. Nic z tego, co potwierdzono, nie przepadło.
store-broken = { $place } jest uszkodzony albo nie jest bazą danych: { $fault }. Zastąp go kopią zapasową albo wybierz inną bazę przez --database-url.
store-newer = { $place } pochodzi z nowszej wersji programu Karak (schemat { $found }; ta zna { $known }). Zainstaluj tamtą wersję albo użyj innej bazy.
store-older = { $place } pochodzi ze starszej wersji programu Karak (schemat { $found } z { $known }). Uruchom raz serwer, żeby to zaktualizować.
store-empty = W { $place } nie ma jeszcze gier Karak. Uruchom raz serwer: karak serve
store-none = Nie ma jeszcze { $place }. Uruchom raz serwer albo podaj inne miejsce przez --database-url.
store-no-url = „{ $url }” nie jest adresem bazy danych. Użyj sqlite:///FILE (sqlite:////var/lib/karak/karak.db) albo postgresql://UŻYTKOWNIK@HOST/NAZWA.
store-no-driver = PostgreSQL wymaga sterownika ({ $fault }). Zainstaluj go poleceniem: { $command }
store-no-backup = To polecenie kopiuje pliki SQLite. PostgreSQL skopiuj jego własnym narzędziem: pg_dump --format=custom --file='{ $file }' '{ $url }'
store-backup-exists = { $file } już istnieje. Wybierz inną nazwę; kopia zapasowa nigdy nie zastępuje innej.
store-uneven = Gra { $game }: liczba zapisów do numeru { $last } wynosi { $count }, a powinna { $head }.
store-orphans = Są zapisy gry { $game }, ale samej gry nie ma.
store-page = Plik jest uszkodzony: { $fault }

backup-done = { $file } zawiera wszystkie gry. Zawiera też sekrety serwera: zachowaj go dla siebie. Żeby go użyć: karak restore { $file }
fsck-ok = ok: { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, zapisy: { $records }
fsck-not-ok = źle: { $faults ->
        [one] 1 błąd
        [few] { $faults } błędy
        [many] { $faults } błędów
       *[other] { $faults } błędu
    }; gry: { $games }, zapisy: { $records }
fsck-interrupted = przerwano; sprawdzone gry: { $done } z { $games }; błędy do tej pory: { $faults }. Nic się nie zmieniło.
fsck-fault = { $game }, zapis { $seq }: { $reason }
fsck-store = magazyn: { $reason }
fsck-gap = Tego zapisu brakuje.
fsck-unreadable = Tego zapisu nie można odczytać: { $fault }
fsck-crashed = Zasady zawiodły przy tym zapisie: { $fault }
fsck-no-opening = Dziennik zaczyna się od otwarcia stołu.
fsck-opened-twice = Stół otwarto albo uruchomiono po raz drugi.
fsck-other-game = Ten zapis otwiera inną grę, { $game }.
fsck-not-started = Działanie zapisano przed rozpoczęciem gry.
fsck-wrong-seat = Miejsce { $seat } nie było pytane.
fsck-differs = Pozycja po nim to { $found }, a zapis mówi { $wanted }.
fsck-misnumbered = Losowanie { $draw } pojawia się tam, gdzie los nie jest pytany, albo jego numer był już użyty.
fsck-undone-too-far = Ten zapis cofa do działania { $length }, ale gra ma ich tylko { $actions }.
fsck-seal = Udziały w kościach nie są tymi, które wcześniej zapieczętowano, ujawniono albo wskazano.
fsck-seed = Ziarno jest inne niż to, które przyrzeczono przy otwarciu stołu.
