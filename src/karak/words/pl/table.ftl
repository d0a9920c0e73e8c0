# The table in the terminal.

colon = :
semicolon = ;

map-more-north = ▴ dalej na północ
map-more-south = ▾ dalej na południe
map-part = Część { $part } z { $parts }, z zachodu na wschód
map-legend = Komnaty mają ściany ══, korytarze leżą w skale ▒. ? prowadzi w ciemność. ≈ fontanna, ◎ portal.
map-numbers = Liczba na mapie to numer możliwości, która tam prowadzi.

panel-points = { $points } { $points ->
        [one] pkt
        [few] pkt
        [many] pkt
       *[other] pkt
    }
panel-steps = { $steps ->
        [0] brak kroków
        [one] jeszcze 1 krok
        [few] jeszcze { $steps } kroki
        [many] jeszcze { $steps } kroków
       *[other] jeszcze { $steps } kroku
    }
panel-left = tura { $turn }, płytki { $tiles }, żetony { $tokens }
panel-cursed = KLĄTWA
panel-fainted = bez przytomności
panel-resigned = poddał się

fight-roll = rzut { $low }+{ $high } = { $sum }
fight-part = +{ $number } { $what }
fight-spent = wydane
fight-ability = umiejętność
fight-no-weapon = nic
fight-summed = { $parts } = { $attack } przeciw: { $monster } { $strength } – { $outcome }
fight-plain = { $parts } przeciw: { $monster } { $strength } – { $outcome }
fight-before = Walka! { $monster } { $strength }; do rzutu dochodzi: { $bonus }.
fight-needed = Wygrywa rzut { $needed } lub więcej.
fight-hopeless = Żaden rzut nie wygrywa.
fight-now = { $parts } = { $attack } przeciw: { $monster } { $strength }.
fight-chances = Wygrana { $win } %, remis { $tie } %, przegrana { $lose } %.

hint-fight = walka: { $monster } { $strength }
hint-fight-odds = walka: { $monster } { $strength }, wygrana { $win } %
hint-fight-needed = walka: { $monster } { $strength }, wygrywa rzut { $needed }+, { $win } %
hint-turn-ends = kończy turę

title-karak = Karak
title-goblin = Goblin
title-karak2 = Karak II

table-welcome = { $game }: { $players }. Wpisz numer albo ?, żeby zobaczyć pomoc.
table-options = Zmienione zasady przy tym stole:
table-option = - { $option } ({ $clause })
table-turn = Tura { $turn }: { $hero }, miejsce { $seat }
table-your-turn = Tura { $turn }: { $hero }, miejsce { $seat }. Twoja tura, { $hero }!
table-seat = Miejsce { $seat }, teraz ty wybierasz
table-hand-over = Przekaż klawiaturę: { $hero }, miejsce { $seat }. Potem naciśnij Enter.
table-drawn = Masz w ręku: { $things }.
table-ask-turn-over = Twoja tura dobiegła końca. Zakończ ją albo cofnij coś słowem „undo”.
table-closing = Żeby się poddać, wpisz „resign”, a jeśli dalej ma grać bot, „resign to greedy”. Żeby wspólnie zakończyć grę, wpisz „offer end” albo „offer draw”.
table-yes = t tak y yes
table-resign-sure = Na pewno chcesz się poddać? Nie będziesz już grać i nie możesz wygrać. (tak / nie)
table-resign-bot-sure = Na pewno chcesz się poddać? Bot { $bot } zagra dalej twoim bohaterem i nie będzie odwrotu. (tak / nie)
table-resign-how = Żeby się poddać, wpisz „resign”. Jeśli twoim bohaterem ma dalej grać bot, podaj jego nazwę: „resign to greedy”.
table-offer-what = Co proponujesz? „offer end” kończy grę na punkty, „offer draw” remisem.
table-offer-end = { $hero }, miejsce { $seat }: { $other } proponuje zakończyć grę teraz, na punkty. Zgoda? (tak / nie)
table-offer-draw = { $hero }, miejsce { $seat }: { $other } proponuje remis. Zgoda? (tak / nie)
table-offer-declined = { $hero }, miejsce { $seat }, chce grać dalej.
table-final = ! nie da się cofnąć
table-no-log = Jeszcze nic się nie wydarzyło.
table-undone = Cofnięte: { $text }.
table-free = Nic nie stoi na przeszkodzie: „{ $text }”.
table-not-a-number = Nie ma możliwości { $number }. Wybierz od 1 do { $most } albo wpisz ?, żeby zobaczyć pomoc.
table-can-do = Możesz: { $examples }.
table-why-what = Powiedz co: „why”, a potem to, co chcesz zrobić.
table-saved = Zapisano w { $file }.
table-resume = Zagraj dalej później: karak play --resume { $file }
table-interrupted = Przerwano.
table-not-saved = Gra nie została zapisana.
table-goes-on = Gra toczy się dalej.
table-resumed = Ciąg dalszy gry z { $file }; liczba działań: { $actions }.

over-points = { $place }. { $hero } ({ $player }): { $points } { $points ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
over-winner = { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólnie wygrywają: { $names }.
        [many] Wspólnie wygrywają: { $names }.
       *[other] Wspólnie wygrywają: { $names }.
    }
over-seed = Ziarno tej rozgrywki: { $seed }. To samo ziarno i te same odpowiedzi dają tę samą grę.
over-tape = Gra leży w { $file }. Obejrzyj ją ponownie: karak replay { $file }

help-number = 1, 2, 3 ...       wybierz z listy
help-notation = step north        wpisz możliwość; n, e, s, w to kroki
help-enter = (sam Enter)       pokaż stół jeszcze raz
help-undo = undo              cofnij, najdalej do ostatniego rzutu, dobrania lub tury
help-end = end turn          zakończ turę, jeśli na to czeka
help-resign = resign            poddaj się; twój bohater już nie gra
help-resign-bot = resign to greedy  poddaj się; twoim bohaterem gra dalej ten bot
help-offer = offer end         zakończ grę na punkty, a z „offer draw” remisem, jeśli wszyscy się zgodzą
help-why = why step east     co stoi na przeszkodzie i według której zasady
help-rules = rules 4.3         przeczytaj zasadę
help-map = map               cała mapa
help-heroes = heroes            co potrafią bohaterowie
help-log = log               wszystko, co się wydarzyło
help-save = save PLIK         zapisz grę i graj dalej
help-quit = quit              zapisz grę i wyjdź

tape-new = { $file }: nowa gra { $game }. Grają: { $players }.
tape-replaying = Odtwarzanie, liczba działań: { $actions } ...
verify-ok = ok: liczba działań { $actions }, { $ending }, wygrywa { $winners }
verify-unfinished = ok: liczba działań { $actions }, gra nieskończona
verify-differs = źle: { $reason }
fair-ok = ok: wszystkie losowania ({ $draws }) wynikają z ziarna, które przyrzeczono jako { $commitment }
fair-gaps = Nie ma na taśmie, bo zostały cofnięte: losowania { $draws }. Każde z nich musisz pamiętać z gry.
fair-number = Pierwsze 8 cyfr, razy { $total }, dzielone przez 2^32 i zaokrąglone w dół, daje { $number } (jeśli reszta jest mniejsza niż 2^32 modulo { $total }, bierze się kolejne 8 cyfr).
