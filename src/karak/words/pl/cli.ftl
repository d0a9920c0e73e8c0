# What the command line says of itself.

unknown-language = Nie ma tu języka { $language }; są: { $languages }.

cli-about = Karak, gra planszowa: graj w nią, symuluj ją, czytaj jej zasady. Nieoficjalne wydanie fanowskie.
cli-begin = Zacznij od: karak play. Każde polecenie samo się objaśnia: karak play --help. Każde mówi twoim językiem: --language, a potem jeden z: { $languages }.
cli-usage = Użycie: { $words }
cli-word-command = POLECENIE
cli-word-options = [OPCJE]
cli-word-args = [ARGUMENTY]
cli-commands = Polecenia
cli-parameters = Parametry
cli-required = (konieczne)
cli-help = Pokaż to i skończ.
cli-version = Pokaż wersję i skończ.
cli-interrupted = przerwano.
rules-slow = Zasady działają w trybie interpretowanym, czyli wolno. Jak je przyspieszyć, mówi: karak --version
rules-interpreted = Zasady działają w trybie interpretowanym, około sto razy wolniej niż skompilowane, więc boty myślą płycej. Aby je skompilować, zainstaluj kompilator C i uruchom: { $command }
rules-free-threaded = Zasady działają w trybie interpretowanym, około sto razy wolniej niż skompilowane, bo dla Pythona bez GIL nigdy się ich nie kompiluje. Aby działały szybko, zainstaluj karak-games w Pythonie z GIL.
output-closed = Standardowe wyjście jest zamknięte. Skieruj je do pliku, do programu albo do /dev/null.
output-lost = Nie można zapisać wyjścia: { $fault }. Zwolnij miejsce albo skieruj wyjście gdzie indziej.
file-unusable = Nie można użyć { $file }: { $fault }. Wybierz inny plik albo zmień jego uprawnienia.

## Commands

cli-play = Graj w tym terminalu, przeciw botom albo z innymi przy tej samej klawiaturze.
cli-new = Zapisz nową grę do pliku; gra się w nią przez: karak play --resume PLIK
cli-replay = Pokaż zapisaną grę albo dowolną jej pozycję.
cli-hint = Powiedz, co bot zrobiłby w zapisanej grze i dlaczego.
cli-analyse = Przejrzyj zapisaną grę: szansa na wygraną po każdej akcji, szczęście, koszt wyborów i punkty zwrotne.
cli-verify-tape = Odtwórz zapisaną grę i sprawdź każdą pozycję: status 0, jeśli się zgadza, 1, jeśli nie, 2, jeśli nie da się jej odczytać.
cli-verify = Sprawdź, czy każdy rzut i każde losowanie gry wynika z przyrzeczonego ziarna: status 0, jeśli tak, 1, jeśli nie, 2, jeśli nie da się sprawdzić.
cli-backup = Skopiuj wszystkie przechowywane gry do nowego pliku, także gdy serwer działa.
cli-fsck = Odtwórz i sprawdź każdą przechowywaną grę: status 0, jeśli wszystko gra, 1, jeśli nie. Nic się nie zmienia.
cli-serve = Uruchom serwer ze stołami dla ludzi daleko od siebie albo w jednym pokoju; zatrzymaj go przez Ctrl-C.
cli-owner-link = Podaj link, który czyni gospodarzem wszystkich stołów serwera; można go otworzyć przez godzinę.
cli-rotate-links = Unieważnij na zawsze wszystkie linki, które wydał serwer; najpierw zatrzymaj serwer.
cli-simulate = Niech boty rozegrają wiele gier, a potem policz.
cli-tournament = Niech boty zagrają ze sobą, na zmianę na każdym miejscu i każdym bohaterem, a potem je oceń; Ctrl-C zachowuje to, co rozegrano, to samo polecenie gra dalej.
cli-lab = Rozegraj eksperyment opisany w małym pliku i zdaj z niego sprawę z wykresami; Ctrl-C zachowuje to, co rozegrano, to samo polecenie gra dalej.
cli-perft = Policz pozycje, do których można dojść po 1, 2, 3 odpowiedziach i tak dalej.
cli-bench = Zmierz, jak szybkie są zasady.
cli-rules = Czytaj zasady albo sprawdź, czy każdy punkt ma kod i testy.
cli-engine = Odpowiadaj innemu programowi wierszami tekstu: po jednym obiekcie JSON w wierszu, w obie strony.

## Parameters, for all commands or for one

cli-game = Która gra; karak, jeśli nie podano żadnej.
cli-seats = Kto gdzie siedzi, po przecinku: you (ty) albo nazwa bota.
cli-heroes = Bohaterowie w kolejności miejsc, po przecinku; niepodani są losowani, „-” zostawia jednego otwartego.
cli-options = Zmiany zasad, po przecinku.
cli-data = Folder z plikami, które zastępują wartości wydrukowane na elementach; zapisana gra wymaga tego, z którym ją rozegrano.
cli-json = Jako jeden obiekt JSON.
cli-file = Zapisana gra.
cli-database-url = Gdzie przechowywane są gry: sqlite:///PLIK albo postgresql://...; bez tego KARAK_DATABASE_URL albo plik w twoim folderze danych.
cli-play-seats = Kto gdzie siedzi, po przecinku: you (ty) albo nazwa bota. „you,you,random” to dwie osoby i bot. Bez tego ty przeciw dwóm botom; z --resume: kto przejmuje grę.
cli-play-seed = Dowolny tekst; to samo ziarno i te same odpowiedzi dają te same rzuty i losowania. Bez tego losowe.
cli-play-save = Gdzie przechowywać grę; zapis następuje przed każdą twoją decyzją. Musi to być nowy plik.
cli-play-resume = Graj dalej w zapisaną grę.
cli-play-odds = Pokazuj szanse w walce.
cli-new-file = Nowy plik.
cli-replay-at = Pozycja po tylu działaniach.
cli-replay-step = Tura po turze; Enter idzie dalej, q wychodzi.
cli-hint-seat = Tylko jeśli decyduje to miejsce, licząc od 1; bez tego: to, które decyduje.
cli-hint-bot = Który bot się nad tym zastanawia; bez tego search:1s.
cli-analyse-worlds = Wyobrażone gry dla każdej pozycji: im więcej, tym wolniej i pewniej. Bez tego tyle, żeby trwało to sekundy, nie minuty.
cli-analyse-seed = Dowolny tekst; to samo ziarno daje te same liczby.
cli-analyse-plot = Narysuj szanse w tym pliku: obraz (.svg) albo strona (.html).
cli-verify-file = Skończona gra, jaką eksportuje serwer.
cli-verify-draw = Pokaż, jak to jedno losowanie robi się ręcznie.
cli-backup-file = Nowy plik.
cli-serve-host = Adres, na którym serwer nasłuchuje; bez tego tylko ta maszyna.
cli-serve-port = Bez tego 8777; 0 to dowolny wolny.
cli-serve-lan = Wpuść innych z tej samej sieci i pokaż im drogę kodem QR.
cli-serve-open = Pokaż też stronę w przeglądarce.
cli-simulate-seats = Bot na każde miejsce: random, explorer, greedy, easy, normal, hard, search; cztery ostatnie także z czasem albo liczbą wyobrażonych gier: search:50ms, easy:200.
cli-simulate-games = Ile.
cli-simulate-most-turns = Gra, która trwa więcej tur, jest przerywana i nie ma zwycięzcy; domyślnie 20 000.
cli-simulate-long = Policz gry, które trwają więcej tur niż tyle; domyślnie 500.
cli-seed = To samo ziarno daje te same gry, przy dowolnej liczbie procesów.
cli-workers = Procesy; 0 bierze po jednym na rdzeń.
cli-out = Folder na gry i raport; gry, które już tam są, nie są rozgrywane ponownie.
cli-tournament-bots = Kto bierze udział, po przecinku, każdy bot raz.
cli-tournament-games = Ile co najmniej; ostatnia runda jest grana do końca.
cli-tournament-seats = Ilu siedzi przy stole.
cli-lab-experiment = Plik TOML; docs/lab.md mówi, co w nim stoi.
cli-lab-cluster = Graj na klastrze Ray: pod podanym adresem albo na takim, który startuje na tej maszynie.
cli-perft-depth = Na ile odpowiedzi w głąb.
cli-perft-seats = Ilu gra; pierwszy zaczyna.
cli-perft-heroes = Po jednym na miejsce; bez tego pierwsi z pudełka.
cli-bench-games = Na każdy przebieg; więcej jest wolniej i pewniej.
cli-rules-game = Czyje zasady.
cli-rules-clause = Tylko jeden punkt albo część, na przykład 4.3 albo 4.
cli-rules-coverage = Wypisz punkt, kod, testy i dane każdej zasady; luki są błędem. Wymaga kopii repozytorium.
cli-rules-json = Z --coverage: jako jeden obiekt JSON.

## Faults of a command line; near is none where nothing is like it

cli-unknown-command = Nie ma polecenia { $given }. { $near ->
    [none] Są: { $commands }.
   *[other] Może chodziło o { $near }? Są: { $commands }.
 }
cli-unknown-option = { $command } nie ma opcji { $given }. { $near ->
    [none] Zobacz { $command } --help.
   *[other] Może chodziło o { $near }?
 }
cli-not-a-number = { $option } wymaga liczby całkowitej, a nie { $given }.
cli-missing = { $command } wymaga wartości dla { $option }; zobacz { $command } --help.
cli-twice = { $option } podano dwa razy; zostaw jedno.
cli-left-over = { $words }: to za dużo dla { $command }; zobacz { $command } --help.

## Results

games-word = gry
percent = { $part } %
bench-measuring = pomiar
bench-title = { $game }, { $kind ->
    [compiled] skompilowane
   *[interpreted] interpretowane
 }, { $runs ->
    [one] { $runs } przebieg
    [few] { $runs } przebiegi
    [many] { $runs } przebiegów
   *[other] { $runs } przebiegu
 }
bench-figure = wielkość
bench-median = mediana
bench-lowest = najmniej
bench-highest = najwięcej
bench-decisions-per-s = odpowiedzi na sekundę, gracze odkrywający
bench-games-per-s = całe gry na sekundę, gracze odkrywający
bench-decisions-per-s-uniform = odpowiedzi na sekundę, gra w pełni losowa
bench-decisions-per-s-small-map = odpowiedzi na sekundę na 10 płytkach, które nie rosną
bench-decisions-per-s-large-map = odpowiedzi na sekundę na największej mapie
bench-stepped-per-s = odpowiedzi na sekundę, krokami z Pythona
bench-copy-us = mikrosekundy na kopię w środku gry
bench-copy-us-small-map = mikrosekundy na kopię 10 płytek
bench-copy-us-large-map = mikrosekundy na kopię największej mapy

simulate-seat = miejsce
simulate-hero = bohater
simulate-wins = wygrane
simulate-rate = odsetek
simulate-interval = przedział 95 %
simulate-from-to = od { $low } do { $high }
simulate-turns = tury: średnio { $mean }, mediana { $median }, 10 % do { $p10 }, 90 % do { $p90 }, najwięcej { $max }
simulate-long = gry dłuższe niż { $turns } tur: { $games }
simulate-unfinished = gry przerwane po { $turns } turach: { $games }
simulate-endings = zakończenia: { $endings }
simulate-interrupted = przerwano; gry: { $games } z { $asked }.

## The rulebook

rules-ruling = Rozstrzygnięcie: { $title }
rules-nowhere = Nie ma tu instrukcji: ani w pakiecie, ani w docs/rules powyżej tego folderu.
rules-no-book = Nie ma instrukcji o nazwie { $name }; są: { $names }.
rules-no-clause = { $name } nie ma { $clause }; są:
mark-rulebook = instrukcja
mark-community = społeczność
mark-ruling = rozstrzygnięcie
mark-reconstructed = rekonstrukcja

## karak analyse

worlds-out-of-range = { $worlds } wyobrażonych gier dla każdej pozycji to niemożliwe: od 2 do { $most }.
plot-format = { $file } powinien kończyć się na: { $formats }.
analyse-actions = akcje
analyse-title = { $actions ->
    [one] Jedna akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
 }; każda pozycja rozegrana dalej w { $worlds } wyobrażonych grach.
analyse-ends = od { $start } do { $end }
analyse-player = gracz
analyse-luck = szczęście
analyse-loss = oddane
analyse-worse = gorsze wybory
analyse-turnings = Punkty zwrotne:
analyse-turning = Tura { $turn }, akcja { $at }: { $told } ({ $by })
analyse-mistakes = Wybory, które oddały najwięcej:
analyse-mistake = Tura { $turn }, akcja { $at }, { $name }: { $action }; z { $better } o { $loss } więcej.
analyse-interrupted = przerwano po { $length } z { $actions } akcji; liczby dotyczą tylko nich.
analyse-page = Przebieg gry: { $names }
analyse-about = Szczęście to, co zmieniły kości i losowanie; oddane to koszt własnych wyborów, na ile można było wiedzieć; oba w szansach na wygraną. Szanse dotyczą graczy takich jak bot greedy.
analyse-axis-actions = akcje
analyse-axis-chance = Szansa na wygraną
