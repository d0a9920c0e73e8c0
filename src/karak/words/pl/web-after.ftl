# Po grze: oglądanie, liczby, pliki, uczciwe kości, dalsza gra.

## Refusals

heroes-quoted = Bohaterowie tego stołu są ci sami co w grze, którą kontynuuje.
branch-seats = Podano miejsc: { $seats }, a w tej grze jest ich { $wanted }.
branch-over = W tym położeniu gra jest już skończona. Cofnij się trochę i graj dalej stamtąd.
story-too-long = Liczby są wyliczane dla gier do { $most } akcji; ta jest dłuższa.
upload-too-big = Ten plik ma więcej niż { $most } MB. Wybierz plik jednej gry, taki jak został pobrany lub zapisany.
upload-too-long = Ta gra ma więcej niż { $most } akcji. To za długo, by ją tu pokazać.
upload-broken = To nie jest cały plik gry. Wybierz plik taki, jak został pobrany lub zapisany; jeśli jest ucięty, pobierz go ponownie.
upload-unfinished = Ten plik pobrano w trakcie gry, więc nie ma w nim ruchów. Pobierz go ponownie, gdy gra się skończy.
upload-other-version = Tę grę rozegrano z inną wersją zasad lub elementów. Obejrzyj ją w wersji, w której ją rozegrano.
upload-altered = Ten plik zmieniono po grze: przy akcji { $number }, „{ $text }”, nie idzie on dalej zgodnie z zasadami. Weź plik ponownie stamtąd, gdzie grano.
upload-gone = Ta gra nie jest już tu przechowywana. Przynieś plik jeszcze raz.

fair-quoted = Pierwsze akcje ({ $actions }) pochodzą z innej gry; tam sprawdza się ich kości.
log-played-on = Ta gra toczy się dalej od położenia { $length } innej gry. Odtąd kości są nowe.

## Figures

web-story = Liczby
web-story-reading = Gra jest przeglądana …
web-story-nothing = W tej grze nie wydarzyło się nic, co dałoby się policzyć.
web-as-table = Jako tabela
web-axis-turn = Tura
web-axis-turns = tury
web-axis-rolls = rzuty
web-axis-chance = szansa na wygraną
web-player-head = Gracz
web-percent = { $percent } %
web-signed = { $sign ->
        [plus] +{ $value }
        [minus] −{ $value }
       *[none] { $value }
    }
web-points-over-time = Punkty w czasie
web-source-none = jeszcze nic
web-source-chest = { $count ->
        [one] 1 skrzynia: { $points }
        [few] { $count } skrzynie: { $points }
        [many] { $count } skrzyń: { $points }
       *[other] { $count } skrzyń: { $points }
    }
web-source-treasure = { $count ->
        [one] 1 skarb potwora: { $points }
        [few] { $count } skarby potworów: { $points }
        [many] { $count } skarbów potworów: { $points }
       *[other] { $count } skarbów potworów: { $points }
    }
web-source-stone = { $count ->
        [one] 1 kamień: { $points }
        [few] { $count } kamienie: { $points }
        [many] { $count } kamieni: { $points }
       *[other] { $count } kamieni: { $points }
    }
web-source-archstone = główny kamień: { $points }
web-source-crown = korona, { $count ->
        [one] zdobyta raz
        [few] zdobyta { $count } razy
        [many] zdobyta { $count } razy
       *[other] zdobyta { $count } razy
    }: { $points }
web-source-key = { $count ->
        [one] 1 klucz
        [few] { $count } klucze
        [many] { $count } kluczy
       *[other] { $count } kluczy
    }
web-source-lord = pokonany władca
web-luck = Szczęście w kościach
web-luck-about-pips = Każdy rzut w walce w porównaniu z tym, co takie kości dają średnio, dodany do poprzednich. Dziewięć gier na dziesięć mieści się w jasnym pasie.
web-luck-of = { $name }: { $sum } względem średniej, więcej szczęścia niż w { $percent } na 100 gier
web-luck-percent = Więcej szczęścia niż w { $percent } na 100 takich gier.
web-luck-none = Nie rzucano kośćmi.
web-luckiest = Najszczęśliwszy rzut: { $name } wyrzuca { $value } w turze { $turn }, gdzie zwykle wypada { $mean } ({ $percent } % szans na tyle lub lepiej).
web-unluckiest = Najbardziej pechowy rzut: { $name } wyrzuca { $value } w turze { $turn }, gdzie zwykle wypada { $mean } ({ $percent } % szans na tyle lub gorzej).
web-rolled = Wyrzucono
web-expected = Średnio
web-fights = Walki
web-fights-about = Każdy punkt to walka, w miejscu szansy, jaką miała przed rzutem. Naciśnij go, by ją obejrzeć.
web-fights-plain = Kto co pokonał, a kto nie.
web-fights-count = wygrane: { $won }, remisy: { $tied }, przegrane: { $lost }
web-fights-expected = Wygrane: { $won }; według szans należało oczekiwać { $expected }.
web-fights-odds = Walki według szans: { $name }
web-fight-against = Przeciw
web-fight-result = Wynik
web-fight-heroes = bohaterom
web-fight-strength = siła { $strength }
web-fight-won = Tura { $turn }: wygrana ({ $against }), szansa { $percent } %
web-fight-tied = Tura { $turn }: remis ({ $against }), szansa { $percent } %
web-fight-lost = Tura { $turn }: przegrana ({ $against }), szansa { $percent } %
web-result-won = wygrana
web-result-tied = remis
web-result-lost = przegrana

## Szanse

web-chances = Szansa na wygraną
web-chances-ask = Kto i kiedy miał jaką szansę na wygraną, co było szczęściem, a które wybory kosztowały? Aby to sprawdzić, boty grają dalej z każdej pozycji.
web-chances-go = Sprawdź
web-chances-waiting = Gra jest rozgrywana dalej z każdej pozycji. To może potrwać minutę …
web-chances-about = Z każdej pozycji grano dalej (liczba prób: { $worlds }), tak jak grałby bot „{ $bot }”. Liczby oznaczają punkty zwrotne.
web-chances-part = Starczyło czasu na { $length } z { $actions } akcji.
web-chances-luck = Szczęście: { $swing } (± { $error })
web-chances-loss = { $count ->
        [0] Żaden wybór wyraźnie nie kosztował.
        [one] Jeden gorszy wybór oddał { $loss } % (± { $error }).
        [few] { $count } gorsze wybory oddały { $loss } % (± { $error }).
        [many] { $count } gorszych wyborów oddało { $loss } % (± { $error }).
       *[other] { $count } gorszego wyboru oddało { $loss } % (± { $error }).
    }
web-chances-worst = Najdroższy: tura { $turn }, { $loss } %
web-chances-explained = Szczęście to, co zmieniły kości i losowanie; oddane to koszt własnych wyborów, na ile można było wiedzieć. Oba w szansach na wygraną.
web-axis-actions = akcje
web-turnings = Punkty zwrotne
web-turnings-none = Żadna pojedyncza akcja wiele nie zmieniła.
web-turning = Tura { $turn }: { $told }
web-turning-chance = to, co przyniósł los
web-turning-choice = wybór gracza { $name }
web-swing = { $sign ->
        [plus] +{ $value } %
        [minus] −{ $value } %
       *[none] { $value } %
    }

## Looking at it again

web-replay-at = Położenie { $at } z { $length }, tura { $turn }
web-replay-short = { $at } / { $length }
web-replay-play = Odtwarzaj
web-replay-speed = Szybkość
web-replay-nothing = Gra się zaczyna.
web-times = { $number } ×
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-turn-back = Tura wstecz
web-turn-on = Tura naprzód
web-eyes = Oczami
web-eyes-all = wszystkich
web-eyes-mine = moimi
web-copy-position = Link do tego położenia
web-play-on = Graj dalej stąd
web-play-on-about = W tym położeniu zaczyna się nowy stół. To, co było wcześniej, zostaje; odtąd kości są nowe, z własną zapieczętowaną liczbą.
web-play-on-go = Zacznij tutaj

## Files

web-choose-file = Wybierz plik
web-bring = Obejrzyj grę
web-bring-about = Wybierz plik gry pobrany tutaj albo zapisany przez program w terminalu.
web-bring-fair = Sprawdź kości z pliku gry

## Fair dice

web-fair-lead = Przed grą serwer zapieczętował pewną liczbę. Wszystkie kości i losowania musiały wynikać z niej i z tego, co dodali gracze. Teraz, gdy liczba jest jawna, twoja przeglądarka wylicza każde z nich od nowa.
web-fair-file = Sprawdź inną grę: wybierz jej plik, taki jak został pobrany.
web-fair-checking = Wszystko jest losowane od nowa …
web-fair-good = { $draws ->
        [one] Jedyne losowanie jest takie, jakie musiało być.
        [few] Wszystkie { $draws } losowania są takie, jakie musiały być.
        [many] Wszystkie losowania ({ $draws }) są takie, jakie musiały być.
       *[other] Wszystkie losowania ({ $draws }) są takie, jakie musiały być.
    }
web-fair-bad = Ta gra nie jest taka, jak wylosowano.
web-fair-meaning = { $checked ->
        [0] Żadnego wcześniejszego losowania nie dało się potwierdzić.
        [one] Jedno losowanie przed nim jest prawidłowe.
        [few] { $checked } losowania przed nim są prawidłowe.
        [many] { $checked } losowań przed nim jest prawidłowych.
       *[other] { $checked } losowań przed nim jest prawidłowych.
    } Albo plik zmieniono po grze, albo kości nie pochodziły z zapieczętowanej liczby.
web-fair-fault-none = Tej gry nie rozegrano na serwerze, więc nikt nie zapieczętował dla niej liczby: nie ma kości do sprawdzenia.
web-fair-fault-unfinished = Zapieczętowana liczba jest pokazywana po zakończeniu gry. Pobierz wtedy grę jeszcze raz.
web-fair-fault-seed = Ujawniona liczba nie jest tą, którą zapieczętowano: jej pieczęć to { $found }, obiecana była { $wanted }.
web-fair-fault-number = Akcja { $action } to losowanie bez własnego numeru.
web-fair-fault-draw = Losowanie { $draw }, czyli akcja { $action }: gra podaje „{ $found }”, a zapieczętowana liczba daje „{ $wanted }” (podpisany tekst { $signed }).
web-fair-fault-stopped = Akcja { $action }, „{ $text }”, jest niezgodna z zasadami.
web-fair-fault-left-over = Plik wymienia losowań: { $listed }, a wykonano { $made }.
web-fair-promise-same = Pieczęć jest tą, którą to urządzenie zanotowało przed grą, i jest w niej to, co dodało do kości.
web-fair-promise-other = Pieczęć albo to, co to urządzenie dodało do kości, nie zgadza się z tym, co zanotowało przed grą.
web-fair-quoted = Pierwsze akcje ({ $actions }) pochodzą z innej gry; tam sprawdza się ich kości.
web-fair-missing = { $count ->
        [one] Losowanie { $draws } cofnięto podczas gry i nigdy więcej nie użyto.
        [few] Losowania { $draws } cofnięto podczas gry i nigdy więcej nie użyto.
        [many] Losowania { $draws } cofnięto podczas gry i nigdy więcej nie użyto.
       *[other] Losowania { $draws } cofnięto podczas gry i nigdy więcej nie użyto.
    }
web-fair-commitment = Pieczęć, pokazana przed grą
web-fair-seed = Zapieczętowana liczba, pokazana po grze
web-fair-seals = Pieczęcie, według miejsc
web-fair-salts = Co dodali gracze, według miejsc
web-fair-no-salt = nic
web-fair-by-browser = Wyliczone kryptografią tej przeglądarki.
web-fair-by-us = Wyliczone naszym własnym kodem: bez https ta przeglądarka nie użycza swojej kryptografii.
web-fair-how = Jak to się sprawdza
web-fair-how-1 = Pieczęć to SHA-256 zapieczętowanej liczby. Twoja przeglądarka oblicza ją z liczby ujawnionej; obie muszą się zgadzać.
web-fair-how-2 = Przeglądarka każdego gracza zapieczętowała to, co dodaje do kości, i ujawniła to dopiero, gdy wszystkie pieczęcie były ustalone. Twoja przeglądarka oblicza każdą pieczęć od nowa.
web-fair-how-3 = Dla każdego losowania liczbą serwera podpisuje się wiersz tekstu (HMAC-SHA256): grę, numer losowania i jedną liczbę ze wszystkiego, co dodano. Pierwsze cyfry podpisu, pomnożone przez liczbę przypadków, dają przypadek, który musiał wypaść.
web-fair-how-4 = Jakie przypadki były możliwe, mówią zasady na serwerze. Jeśli i w tym nie ufasz serwerowi, sprawdź pobrany plik własną kopią: karak verify FILE
web-fair-how-5 = Żadnej liczby nie dobrano więc do pozostałych. Co zostaje: jeden wybór na każde miejsce, które pieczętowało, dla gracza w zmowie z operatorem; a operator mógł przewidzieć kości.

## Kto co dodał do kości

fair-other-salt = To, co ujawniło miejsce { $seat }, nie pasuje do jego pieczęci.
fair-other-beacon = Latarnia { $chain } nie jest tu znana.
fair-beacon-differs = Liczba rundy { $round } nie jest skrótem SHA-256 jej podpisu.
fair-beacon-early = Rundę { $round } latarni ogłoszono, zanim ustalono pieczęcie.
fair-said-nothing = Żaden gracz niczego nie dodał: tylko operator serwera znał kości i mógł je wybrać.
fair-said-earlier = Sole podano jawnie, jedną po drugiej, jak w starszych wersjach. Kto podał ostatnią i znał ziarno, mógł wybrać kości.
fair-said-revealed = Zapieczętowane i ujawnione, gdy wszystkie pieczęcie były ustalone: miejsca { $seats }.
fair-said-withheld = Zapieczętowane, lecz nieujawnione na czas: miejsca { $seats }. Każde z nich to jeden wybór między dwoma przebiegami kości dla gracza w zmowie z operatorem.
fair-said-open = Podane jawnie przed rozpoczęciem: miejsca { $seats }. Kto przyszedł później i znał ziarno, mógł się dopasować.
fair-said-none = Nic nie dodały: miejsca { $seats }.
fair-said-beacon = Domieszano rundę { $round } latarni { $chain }, którą najpierw wskazano, a ogłoszono po ustaleniu pieczęci. Jej liczba to skrót SHA-256 jej podpisu. Sam podpis nie jest tu sprawdzany; porównaj go z { $address }
fair-said-first = Pierwsza gra tego stołu.
fair-said-rematch = Wcześniejsze gry tego stołu: { $rematch }; zakończone przez gospodarza po ustaleniu pieczęci: { $restarts }.
fair-said-file = To plik, a nie zapis z serwera. Zgadza się sam ze sobą; dopiero zobowiązanie i pieczęcie, które zanotowano przed grą, pokazują, że to gra, w którą grano.
