# The table in the browser.

## Home

web-home = Strona główna
web-family = Karak
web-lead = Zapal pochodnię. Katakumby czekają.
web-first-1 = Wybierz grę i naciśnij „Zagraj teraz”: boty siądą z tobą do stołu.
web-first-2 = To, co możesz zrobić, świeci na planszy i stoi na liście pod nią.
web-first-3 = Prawie wszystko da się cofnąć, więc śmiało próbuj.
web-choose-game = Wybierz grę
web-play-title = Zagraj: { $game }
web-name = Twoje imię
web-guest = Śmiałek
web-against = Przeciw
web-bots = { $count ->
        [one] 1 bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
web-bots-word = { $count ->
        [one] bot
        [few] boty
        [many] botów
       *[other] bota
    }
web-game-size = Od { $fewest } do { $most } graczy, około { $rounds } rund
web-play-now = Zagraj teraz
web-new-table = Ze znajomymi albo z opcjami
web-new-table-for = Nowy stół: { $game }
web-open-table = Otwórz stół
web-seats = Miejsca
web-seat-for = Kto siedzi na miejscu { $seat }
web-seat-open = Wolne, ktoś może się dosiąść
web-options = Zasady tego stołu
web-options-none = Tak jak w instrukcji.
web-rule = zasada { $clause }
web-public = Pokaż ten stół wszystkim na tym serwerze
web-spectators = Widzowie
web-spectators-allowed = Mogą oglądać
web-spectators-delayed = Mogą oglądać, o turę później
web-spectators-none = Bez widzów
web-absent = Gdy gracza nie ma
web-absent-wait = Stół czeka
web-absent-bot = Po minucie gra za niego bot
web-join = Dołącz do stołu
web-join-about = Masz link od kogoś?
web-join-link = Wklej go tutaj
web-join-go = Dołącz
web-my-games = Moje gry
web-public-tables = Otwarte stoły
web-public-none = Nikt teraz nie czeka na graczy. Otwórz stół i wyślij link.
web-continue = Graj dalej
web-look = Obejrzyj
web-watch = Oglądaj
web-free = wolne
web-status-open = przed startem
web-status-running = w toku
web-status-over = skończona
web-status-frozen = zatrzymana
web-status-other-version = z innej wersji
web-unofficial = Nieoficjalne wydanie fanowskie, niezwiązane z wydawcą.
web-about = O grze i twórcach
web-unofficial-long = To nieoficjalne, fanowskie wydanie rodziny gier planszowych. Nie jest związane z wydawcą ani przez niego wspierane i nie zawiera jego tekstów ani grafik. Zasady opisujemy własnymi słowami; kup pudełko, warto.
web-credit-icons = Ikony
web-credit-icons-about = Z game-icons.net, autorzy: Lorc, Delapouite i inni, na licencji CC BY 3.0; część w zmienionych kolorach.
web-credit-fonts = Kroje pisma
web-credit-fonts-about = Cinzel (Natanael Gama) i Alegreya Sans (Juan Pablo del Peral), oba na licencji SIL Open Font Licence.
web-credit-art = Obrazy
web-credit-art-about = Wszystkie pozostałe obrazy powstały dla tego wydania.
web-credit-licence = Licencja
web-credit-licence-about = Program jest wolnym oprogramowaniem na licencji MIT.
web-credit-privacy = Twoje dane
web-credit-privacy-about = Nie ma kont. Podpisane ciasteczko pamięta twoje miejsca; nic nie trafia na żaden inny serwer.

## Bots

web-bot-kind = Kim są
web-bot-random = Wędrowiec
web-bot-random-about = robi cokolwiek
web-bot-explorer = Tropiciel
web-bot-explorer-about = kocha nieznane
web-bot-greedy = Weteran
web-bot-greedy-about = gra o zwycięstwo
web-bot-easy = Giermek
web-bot-easy-about = popełnia błędy
web-bot-normal = Towarzysz
web-bot-normal-about = wyrównany przeciwnik
web-bot-hard = Mistrz
web-bot-hard-about = nie spieszy się
web-bot-search = Mędrzec
web-bot-search-about = myśli, zanim coś zrobi
web-bot-choice = { $name }: { $what }

## Lobby

web-lobby-about = { $free ->
        [0] Wszyscy są na miejscach.
        [one] Jedno miejsce jest wolne.
        [few] { $free } miejsca są wolne.
        [many] { $free } miejsc jest wolnych.
       *[other] { $free } miejsca jest wolne.
    }
web-seat-free = Miejsce { $seat } wolne
web-sit-here = Usiądź tutaj
web-sit-another = Ktoś inny tutaj
web-sit = Usiądź
web-add-bot = Dodaj bota
web-hero = Bohater
web-hero-dealt = Bohater losowy
web-stand-up = Wstań
web-remove = Usuń
web-kick = Wyproś
web-here = przy stole
web-away = poza stołem
web-you = ty
web-start = Zacznij
web-start-not-yet = { $free ->
        [one] Jedno miejsce jest jeszcze wolne: zaproś kogoś albo dodaj bota.
        [few] { $free } miejsca są jeszcze wolne: zaproś kogoś albo dodaj boty.
        [many] { $free } miejsc jest jeszcze wolnych: zaproś kogoś albo dodaj boty.
       *[other] { $free } miejsca jest jeszcze wolne: zaproś kogoś albo dodaj boty.
    }
web-owner-starts = Grę zaczyna ten, kto otworzył stół.
web-share = Zaproś
web-share-about = Kto otworzy ten link, może usiąść albo oglądać. Konto nie jest potrzebne.
web-share-local = Ten link działa tylko na tym komputerze. Żeby grać na innych urządzeniach, uruchom serwer tak: karak serve --lan
web-seat-link = Skopiuj link do mojego miejsca, na inne urządzenie
web-copy = Kopiuj
web-copied = Skopiowano.
web-qr = Link do tego stołu jako obrazek dla aparatu telefonu
web-fair-dice = Kości wyznacza przed grą zapieczętowana liczba; po grze można je sprawdzić.

## Table

web-joining = W drodze do stołu …
web-offline = Brak połączenia. Wrócimy, gdy tylko się pojawi …
web-unsure = Serwer nie ma jeszcze pewności; pytamy ponownie …
web-elsewhere = Dalej pod adresem { $address }
web-seat-unknown = Nie rozpoznano miejsca tej przeglądarki: otwórz ponownie link do swojego miejsca albo poproś gospodarza stołu, żeby grał za ciebie bot.
web-unreachable = Serwer jest nieosiągalny.
web-too-late = Stół się tymczasem zmienił. Spójrz jeszcze raz.
web-turn = Tura { $turn }
web-watching = Widzowie: { $count }
web-log = Przebieg
web-chat = Czat
web-side = Przebieg i czat
web-menu = Ustawienia
web-close = Zamknij
web-players = Gracze
web-player = { $name } { $hero }
web-own-panel = Twój bohater
web-prompt = Co robić
web-your-turn = Twoja tura. { $question }
web-waiting = Teraz wybiera { $name }: { $what }
web-waiting-turn-over = Czekamy, aż { $name } zakończy turę.
web-moment = Chwileczkę …
web-looking-back = Oglądasz przeszłość. Wróć, żeby grać dalej.
web-looking-at = Oglądasz turę { $turn }
web-back-to-now = Wróć do teraz
web-travel-turn = Zobacz początek tury { $turn }
web-time = Czas
web-play-back = Odtwórz od mojej ostatniej tury
web-pause = Pauza
web-undo = Cofnij
web-undo-about = Cofnij swój ostatni wybór.
web-reset = Moja tura od nowa
web-reset-about = Cofnij wszystko od ostatniego rzutu lub dobrania w tej turze.
web-undo-ask = Poproś o cofnięcie
web-undo-ask-about = Rzuty i dobrania cofa się tylko za zgodą pozostałych graczy.
web-undo-wish = { $name } prosi o cofnięcie
web-undo-wish-about = Sięga to dalej, niż wolno bez pytania. Zgadzasz się?
web-undo-agree = Zgadzam się
web-undo-decline = Nie zgadzam się
web-undo-waiting = Pytamy pozostałych
web-undo-waiting-about = Gdy wszyscy się zgodzą, twój ostatni wybór zostanie cofnięty.
web-undo-withdraw = Jednak nie
web-final = nie da się cofnąć
web-lives = Wytrzymałość: { $lives }
web-stat-lives = Wytrzymałość
web-stat-points = Punkty
web-stat-glory = Chwała
web-stat-keys = Klucze
web-stat-buildings = Budynki
web-stat-hand = Karty na ręce
web-stat-cursed = Klątwa: żadna umiejętność nie działa
web-stat-plague = Zaraza
web-stat-unconscious = Bez przytomności
web-worn = Atak { $attack }, obrona { $defence }
web-actions-left = { $actions ->
        [0] brak akcji
        [one] jeszcze 1 akcja
        [few] jeszcze { $actions } akcje
        [many] jeszcze { $actions } akcji
       *[other] jeszcze { $actions } akcji
    }
web-nothing-carried = Puste kieszenie
web-counted = { $number } × { $thing }
web-figure = { $what } { $value }
web-no-board = Tej planszy jeszcze nie narysowano; z listy możliwości gra się tak samo.
web-bot-plays = Gra tu bot.
web-resigned = poddanie
web-resigned-bot = poddanie; gra bot
web-seat-bot = { $name }, gra bot
web-last-turn = Ostatnia tura ({ $turn })
web-let-bot = Niech gra za mnie bot
web-hand-back = Gram dalej
web-extend = Poczekaj dłużej
web-take-over = Przejmij grę od bota
web-seconds = { $seconds } s
web-hand-over = Podaj urządzenie: { $name }
web-hand-over-about = To, co dalej, jest tylko dla tej osoby.
web-hand-over-done = To ja, { $name }
web-chat-none = Nikt jeszcze nic nie napisał.
web-chat-off = Czat jest wyłączony w twoich ustawieniach.
web-chat-write = Napisz coś
web-chat-send = Wyślij
web-chat-shown = Pokazuj czat
web-emote-hello = Cześć!
web-emote-good-luck = Powodzenia!
web-emote-well-done = Brawo!
web-emote-thanks = Dziękuję!
web-emote-oops = Ups!
web-emote-wow = Ojej!
web-emote-thinking = Hmm …
web-speed = Animacje
web-speed-0 = bez
web-speed-1 = szybkie
web-speed-2 = zwykłe
web-speed-3 = wolne
web-sound = Dźwięki
web-keys = Klawisze: cyfry i litery jak na przyciskach, strzałki to kroki, Ctrl+Z cofa, Escape wraca z przeszłości; + - 0 oraz R na mapie.
web-over = Koniec gry
web-ended-early = Zakończono ją, zanim ktoś wygrał.
web-rematch = Zagraj jeszcze raz
web-look-again = Obejrzyj jeszcze raz
web-download = Pobierz
web-verify = Sprawdź kości

web-replay-open = Otwórz to położenie osobno
web-rematch-led = Do nowej gry.

## Maps and dice

web-map-tools = Mapa
web-map-nearer = Bliżej (+)
web-map-farther = Dalej (-)
web-map-fit = Pokaż wszystko (0)
web-map-centre = Pokaż mnie na środku
web-dice = Na kościach: { $dice }.
web-board-menu = Co chcesz tu zrobić?

## Gra bez własnej planszy

web-plain-view = Stan gry
web-plain-none = brak
web-plain-yes = tak
web-plain-no = nie
web-plain-entries = { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
        [many] { $count } pozycji
       *[other] { $count } pozycji
    }
