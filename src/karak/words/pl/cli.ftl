# What the command line says of itself.

unknown-language = Nie ma tu języka { $language }; są: { $languages }.

cli-about = Karak, gra planszowa: graj w nią, symuluj ją, czytaj jej zasady. Nieoficjalne wydanie fanowskie.
cli-begin = Zacznij od: karak play. Opcje polecenia pokazuje: karak POLECENIE --help. --language wybiera język: { $languages }.
cli-usage = Użycie: { $words }
cli-word-command = POLECENIE
cli-word-options = [OPCJE]
cli-word-args = [ARGUMENTY]
cli-commands = Polecenia
cli-parameters = Parametry
cli-required = (wymagane)
cli-help = Pokaż tę pomoc.
cli-version = Pokaż wersję.
cli-interrupted = przerwano.
rules-slow = Zasady działają w trybie interpretowanym, czyli wolno. Jak je przyspieszyć, mówi: karak --version
rules-interpreted = Zasady działają w trybie interpretowanym, około sto razy wolniej niż skompilowane, więc boty myślą płycej. Aby je skompilować, zainstaluj kompilator C i uruchom: { $command }
rules-free-threaded = Zasady działają w trybie interpretowanym, około sto razy wolniej niż skompilowane, bo dla Pythona bez GIL nigdy się ich nie kompiluje. Aby działały szybko, zainstaluj karak-games w Pythonie z GIL.

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
cli-simulate = Niech boty rozegrają wiele gier; polecenie liczy wyniki.
cli-tournament = Niech boty zagrają ze sobą; polecenie je ocenia, a każdy bot gra na każdym miejscu. Ctrl-C zachowuje skończone gry; to samo polecenie gra dalej.
cli-lab = Przeprowadź eksperyment opisany w małym pliku i przygotuj raport z wykresami. Ctrl-C zachowuje skończone gry; to samo polecenie gra dalej.
cli-perft = Policz pozycje, do których można dojść po 1, 2, 3 odpowiedziach i tak dalej.
cli-bench = Zmierz, jak szybkie są zasady.
cli-rules = Czytaj zasady albo sprawdź, czy każdy punkt ma kod i testy.
cli-engine = Odpowiadaj innemu programowi wierszami tekstu: po jednym obiekcie JSON w wierszu, w obie strony.

## Parameters, for all commands or for one

cli-game = Gra; domyślnie karak.
cli-seats = Gracze w kolejności miejsc, po przecinku: you (ty) albo nazwa bota.
cli-heroes = Bohaterowie w kolejności miejsc, po przecinku; brakujący są losowani, „-” zostawia miejsce otwarte.
cli-options = Warianty zasad, po przecinku.
cli-data = Folder z plikami, które zastępują wartości wydrukowane na elementach; zapisana gra wymaga folderu, z którym ją rozegrano.
cli-json = Wypisz jeden obiekt JSON.
cli-file = Zapisana gra.
cli-database-url = Baza danych: sqlite:///PLIK albo postgresql://...; domyślnie KARAK_DATABASE_URL albo plik w twoim folderze danych.
cli-play-seats = Gracze w kolejności miejsc, po przecinku: you (ty), nazwa bota albo plik z twoim botem (./my_bot.py). Domyślnie ty przeciw dwóm botom. „you,you,random” to dwie osoby i bot. Z --resume: kto gra dalej.
cli-play-seed = Dowolny tekst; to samo ziarno i te same odpowiedzi dają te same rzuty i losowania. Domyślnie losowe.
cli-play-save = Nowy plik na grę; zapis następuje przed każdą twoją decyzją.
cli-play-resume = Zapisana gra, w którą chcesz grać dalej.
cli-play-odds = Pokazuj szanse w walce.
cli-new-file = Nowy plik.
cli-replay-at = Pokaż pozycję po tylu działaniach.
cli-replay-step = Tura po turze; Enter idzie dalej, q wychodzi.
cli-hint-seat = Odmów, jeśli nie decyduje to miejsce (licząc od 1).
cli-hint-bot = Pytany bot; domyślnie search:1s.
cli-analyse-worlds = Wyobrażone gry dla każdej pozycji; im więcej, tym wolniej i dokładniej. Domyślnie tyle, żeby trwało to kilka sekund.
cli-analyse-seed = Dowolny tekst; to samo ziarno daje te same liczby.
cli-analyse-plot = Narysuj szanse w tym pliku: obraz (.svg) albo strona (.html).
cli-verify-file = Skończona gra, jaką eksportuje serwer.
cli-verify-draw = Pokaż, jak to jedno losowanie robi się ręcznie.
cli-backup-file = Nowy plik.
cli-serve-host = Adres, na którym serwer nasłuchuje; domyślnie tylko ta maszyna.
cli-serve-port = Port; domyślnie 8777. 0 wybiera dowolny wolny.
cli-serve-lan = Wpuść innych z tej samej sieci i pokaż im drogę kodem QR.
cli-serve-open = Pokaż też stronę w przeglądarce.
cli-simulate-seats = Bot na każde miejsce: random, explorer, greedy, easy, normal, hard, search albo plik z twoim botem (./my_bot.py). Cztery ostatnie nazwy przyjmują też czas albo liczbę wyobrażonych gier: search:50ms, easy:200.
cli-simulate-games = Liczba gier.
cli-simulate-most-turns = Przerwij grę po tylu turach; nie ma wtedy zwycięzcy. Domyślnie 20 000.
cli-simulate-long = Policz gry, które trwają dłużej niż tyle tur; domyślnie 500.
cli-seed = To samo ziarno daje te same gry, przy dowolnej liczbie procesów.
cli-workers = Liczba procesów; 0 bierze po jednym na rdzeń.
cli-out = Folder na gry i raport; gry, które już tam są, nie są rozgrywane ponownie.
cli-tournament-bots = Boty, po przecinku, każdy raz: nazwy albo pliki z twoimi botami (./my_bot.py).
cli-tournament-games = Najmniejsza liczba gier; ostatnia runda jest grana do końca.
cli-tournament-seats = Liczba miejsc przy stole.
cli-lab-experiment = Plik TOML; format: docs/lab.md.
cli-lab-cluster = Graj na klastrze Ray: pod podanym adresem albo na takim, który startuje na tej maszynie.
cli-perft-depth = Liczba odpowiedzi w głąb.
cli-perft-seats = Liczba miejsc; pierwsze zaczyna.
cli-perft-heroes = Bohaterowie, po przecinku, po jednym na miejsce; domyślnie pierwsi z pudełka.
cli-bench-games = Liczba gier w przebiegu; im więcej, tym wolniej i stabilniej.
cli-rules-game = Gra; domyślnie karak.
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
cli-left-over = { $command } nie przyjmuje: { $words }. Zobacz { $command } --help.
output-closed = Standardowe wyjście jest zamknięte. Skieruj je do pliku, do programu albo do /dev/null.
output-lost = Nie można zapisać wyjścia: { $fault }. Zwolnij miejsce albo skieruj wyjście gdzie indziej.
file-unusable = Nie można użyć { $file }: { $fault }. Wybierz inny plik albo zmień jego uprawnienia.

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
rules-nowhere = Nie znaleziono instrukcji. Uruchom polecenie w folderze ze źródłami albo zainstaluj Karak ponownie.
rules-no-book = Nie ma instrukcji o nazwie { $name }. Wybierz spośród: { $names }.
rules-no-clause = Zasady gry { $name } nie mają punktu { $clause }. Wybierz spośród:
mark-rulebook = instrukcja
mark-community = społeczność
mark-ruling = rozstrzygnięcie
mark-reconstructed = rekonstrukcja

## karak analyse

worlds-out-of-range = --worlds { $worlds }: podaj liczbę wyobrażonych gier od 2 do { $most }.
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
analyse-about = Szczęście to zmiana szansy na wygraną przez kości i losowania; oddane to koszt własnych wyborów gracza, oceniony według tego, co mógł wiedzieć. Szanse zakładają, że wszyscy grają jak bot greedy.
analyse-axis-actions = akcje
analyse-axis-chance = Szansa na wygraną
