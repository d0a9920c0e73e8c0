# Dla każdego: ustawienia, instalacja, telewizor, klawisze, czytanie na głos.

## Ustawienia

web-level = Objaśnienia
web-level-learner = Uczę się
web-level-learner-about = Każde pytanie jest objaśnione, a to, czego nie da się cofnąć, wymaga potwierdzenia.
web-level-expert = Znam grę
web-level-expert-about = Krótkie pytania i jedno naciśnięcie.
web-aids = Pomoce
web-aid-odds = Szanse w walce
web-aid-hints = Dymki z opisem rzeczy
web-aid-advice = Bot, którego można zapytać o podpowiedź
web-aid-counters = Ile zostało kafelków, żetonów i kart
web-aid-shapes = Duże kształty na pionkach graczy
web-aid-words = Plansza także słowami
web-turns = Moje tury
web-ends-turns = Kończ moją turę automatycznie
web-ends-turns-about = Inaczej zakończona tura czeka na ciebie, dopóki możesz coś cofnąć.
web-appearance = Wygląd
web-theme = Motyw
web-theme-dark = Przy pochodni
web-theme-light = W świetle dnia
web-theme-system = Jak w urządzeniu
web-text = Wielkość tekstu
web-text-0 = zwykła
web-text-1 = większa
web-text-2 = duża
web-text-3 = ogromna
web-contrast = Wysoki kontrast
web-motion-sound = Ruch i dźwięk
web-still = Mniej ruchu

## Instalacja

web-renewal = Jest nowsza wersja tej strony.
web-renewal-take = Wczytaj

## Telewizor

web-tv-open = Pokaż ten stół na telewizorze
web-tv-board = Plansza
web-tv-join = Zeskanuj, aby usiąść do stołu, albo otwórz
web-tv-follow = Zeskanuj, aby śledzić grę, albo otwórz

## Plansza słowami

web-walk = Plansza słowami
web-walk-open = Czytaj planszę słowami
web-walk-close = Schowaj słowa
web-walk-keys = Strzałki chodzą po planszy w myślach, Escape wraca do twojego bohatera. Na sześciokątach: lewo, prawo, Home, Page Up, End, Page Down.
web-walk-commands = Pytania o planszę
web-walk-command = tutaj, wokół, ruchy, ostatnio, kierunek albo numer
web-walk-ask = Zapytaj
web-walk-here-word = tutaj
web-walk-around-word = wokół
web-walk-moves-word = ruchy
web-walk-last-word = ostatnio
web-walk-here = Jesteś tutaj: { $what }
web-walk-way = { $way }: { $what }
web-walk-move = { $number }. { $label }{ $where ->
        [none] {""}
       *[other] {" "}– { $where }
    }{ $next ->
        [none] {""}
       *[other] {" "}({ $next })
    }
web-walk-no-moves = To nie twoja tura.
web-walk-nothing = nic
web-walk-unknown = Zapytaj: tutaj, wokół, ruchy albo ostatnio, idź w jakimś kierunku albo wybierz numer.
web-walk-unexplored = nieodkryte
web-walk-wall = ściana
web-walk-chasm = { $what }, za przepaścią
web-walk-monster = { $monster }, siła { $strength }
web-walk-resigned = { $hero } (poddanie)
web-walk-numbered = { $thing } { $number }
web-walk-city = miasto: { $hero }
web-walk-hand = twoja ręka
web-walk-fight = walka
web-walk-gear = twój ekwipunek
web-walk-row = jaskinia { $level }
web-walk-lord = władca jaskini
web-walk-shop = lombard
web-walk-keeper = strażnik bramy { $what }
web-walk-sums = atak { $attack }, obrona { $defence }
web-walk-other = punkty życia: { $hp }, klucze: { $keys }, karty na ręce: { $cards }

## Na głos

web-told-more = Więcej w dzienniku: { $count }.

## Klawisze

web-keyboard = Klawisze
web-key-choose = wybierz to, co ma ten klawisz na przycisku
web-key-step = zrób krok; na planszy lub na liście przejdź do sąsiedniego wyboru
web-key-tab = do następnej części stołu
web-key-list = pokaż wszystkie możliwości albo tylko te, których nie ma na planszy
web-key-turn = obróć kafelek przed położeniem
web-key-map = bliżej, dalej, wszystko
web-key-words = plansza słowami
web-key-undo = cofnij
web-key-back = zamknij, zostaw to, co wybrane, wróć z przeszłości
web-key-help = ta lista

## Dotyk

web-picked = Zrobić to?
web-picked-do = Zrób to
web-picked-leave = Zostaw
web-sheet = Możliwości: pociągnij w górę lub w dół
