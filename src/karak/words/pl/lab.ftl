# Turnieje, eksperymenty i ich strony.

## Co stoi na przeszkodzie

extra-missing = Potrzeba tu { $packages }, a tego nie zainstalowano. Zainstaluj poleceniem: { $command }
crew-lost = Proces roboczy przestał działać. Skończone gry są zachowane: uruchom to samo polecenie jeszcze raz, może z mniejszą liczbą --workers.
cluster-unreachable = { $address ->
    [none] Ray tu nie startuje: { $fault }
   *[other] Pod adresem { $address } nie ma klastra Ray: { $fault }
 }. Podaj adres działającego albo żadnego, by uruchomić Ray na tej maszynie.
run-other = W { $folder } są inne gry: inne boty, miejsca, opcje, liczby albo inne ziarno. Podaj inny folder po --out albo usuń ten.
run-broken = Plik { $file } jest uszkodzony. Usuń go, by zacząć od nowa.
tournament-bots = Turniej potrzebuje co najmniej dwóch różnych botów, każdego podanego raz; podano: { $bots }.
experiment-unknown-key = { $place } nie zna „{ $found }”. Zna: { $known }.
experiment-wrong = { $file }: { $fault } Wszystkie pola opisuje docs/lab.md.
experiment-bots = Wariant „{ $variant }”: boty: { $bots }, miejsca: { $seats }. Podaj jednego dla wszystkich albo najwyżej po jednym na miejsce.
experiment-name = Nazwa eksperymentu „{ $name }” staje się nazwą pliku: tylko litery, cyfry, odstępy oraz . , _ + -, na początku litera lub cyfra, najwyżej 80 znaków.
experiment-names = Wariant „{ $name }”: każdy wariant potrzebuje własnej nazwy.
change-no-file = Nie ma pliku danych „{ $file }” do zmiany. Są: { $known }.
change-unknown = W { $way } nie ma „{ $found }”. Jest: { $known }.
change-not-whole = { $way } nie jest pojedynczą wartością. Podaj jedną z jej części: { $known }.

## Na koniec

lab-written = Zapisano: { $files }
lab-interrupted = przerwano; gry: { $games } z { $asked }, są zachowane. Podaj to samo polecenie, by grać dalej.
lab-first-seat = miejsce 1
lab-best = najsilniejszy
lab-worst = najsłabszy
lab-times-note = Wygrane miejsc i bohaterów są wielokrotnością sprawiedliwej części: 1 to sprawiedliwie.

## Oba rodzaje stron

lab-findings = Co zobaczyliśmy
lab-heroes = Bohaterowie
lab-seat = miejsce { $seat }

## Turniej

tournament-title = { $game }: turniej botów
tournament-lead = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 }, miejsca przy stole: { $seats }, ziarno { $seed }. Każdy bot miał każde miejsce tak samo często, z tymi samymi bohaterami.
tournament-unfinished = Jeszcze nie koniec; gry: { $games } z { $asked }.
tournament-best = { $bot } jest najsilniejszy i wygrywa { $share } swoich gier.
tournament-last = { $bot } jest najsłabszy i wygrywa { $share } swoich gier.
tournament-seat = Najlepsze miejsce ma numer { $seat }: wygrywa { $share }; sprawiedliwie byłoby { $fair }.
tournament-length = Średnia liczba tur każdego gracza: { $turns }.
tournament-ratings = Oceny
tournament-ratings-text = Siła według openskill (Plackett i Luce): każdy zaczyna od 25, a pokonanie silnych liczy się bardziej. Prawdziwa siła prawie zawsze leży w obrębie kreski.
tournament-ratings-plot = Ocena, z dwiema sigmami w każdą stronę
tournament-course-plot = Jak oceny znalazły swoje miejsce
tournament-rating = ocena
tournament-bot = bot
tournament-cross = Kto z kim wygrywa
tournament-cross-text = Z gier, które wygrał jeden z tych dwóch: ile wygrał bot z wiersza przeciw botowi z kolumny? Pod każdym odsetkiem jego przedział 95 %.
tournament-cross-plot = Wiersz przeciw kolumnie
tournament-seats = Miejsca
tournament-seats-text = Ile warte jest miejsce, dla wszystkich i dla każdego bota. Linia przerywana to sprawiedliwa część, kreski to przedziały 95 %.
tournament-seats-plot = Odsetek wygranych według miejsca
tournament-by-seat-plot = Odsetek wygranych według miejsca i bota
tournament-by-seat = odsetek wygranych według miejsca: { $seats }
tournament-heroes-text = Bohaterowie są rozdawani i krążą razem z miejscami.
tournament-heroes-plot = Odsetek wygranych według bohatera

## Eksperyment

lab-lead = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
 } między botami, { $variants ->
    [one] jeden wariant
    [few] { $variants } warianty
    [many] { $variants } wariantów
   *[other] { $variants } wariantu
 }. Boty to nie ludzie: czytaj to jako to, co robią liczby na elementach gry między równymi i prostymi graczami.
lab-variant = wariant
lab-heroes-finding = { $variant }: { $best } wygrywa { $most } sprawiedliwej części, { $worst } { $least }.
lab-length-finding = { $variant }: średnio tur każdego gracza: { $turns }, zwykle od { $low } do { $high }; najlepsze miejsce ma numer { $seat } i wygrywa { $times } sprawiedliwej części.
lab-heroes-text = Wygrane jako wielokrotność sprawiedliwej części, czyli 1: we czworo to co czwarta gra. Kreski to przedziały 95 %.
lab-heroes-plot = Wygrane według bohatera
lab-times-fair = wygrane, jako wielokrotność sprawiedliwej części
lab-seats = Miejsca
lab-seats-text = Czy ważne jest, kto zaczyna?
lab-seats-plot = Wygrane według miejsca
lab-pairs = Bohater przeciw bohaterowi
lab-pairs-text = Oboje siedzieli przy stole i jedno z nich wygrało: jak często był to bohater z wiersza? Czerwony to często, niebieski rzadko.
lab-length = Długość
lab-length-text = Ile tur ma każdy gracz.
lab-length-plot = Długość gier
lab-turns = tury każdego gracza
lab-share-of-games = część
lab-points-title = Punkty
lab-points-text = Co na końcu mają zwycięzcy, a co pozostali.
lab-winners-plot = Punkty zwycięzców
lab-others-plot = Punkty pozostałych
lab-points = punkty
lab-endings = Co kończy gry
lab-endings-plot = Zakończenia
lab-ending-dragon = smok pada
lab-ending-sealed = nie ma drogi dalej
lab-ending-general = generał pada
lab-ending-champion = mistrz
lab-ending-unfinished = nieukończone
lab-effect = Co robi zmiana
lab-effect-text = Każdy wariant przeciw pierwszemu, „{ $first }”. Przedział, który nie zawiera 0, to zmiana niemal pewna.
lab-effect-plot = Zmiana części wygranych bohaterów wobec „{ $first }”
lab-effect-axis = zmiana, w wielokrotnościach sprawiedliwej części
lab-clear = bohaterowie, którzy zyskują lub tracą
lab-nobody = nikt na pewno
