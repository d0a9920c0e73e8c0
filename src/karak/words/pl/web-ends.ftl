# Jak kończy się gra przy stole: ktoś się poddaje, gracze się zgadzają albo kończy ją gospodarz.

## Poddanie się

web-this-game = Ta gra
web-resign = Poddaj się
web-resign-who = Kto się poddaje?
web-resign-how = Kto gra dalej?
web-resign-about = Do tej gry nie można już wrócić.
web-resign-bot = Dalej gra bot
web-resign-none = Mój bohater nie rozgrywa już tur
web-resign-last = Zostanie wtedy jeden gracz: gra się skończy.
web-keep-playing = Graj dalej

## Koniec gry

web-offer = Propozycja zakończenia gry
web-offer-points = Zaproponuj koniec: liczą się punkty
web-offer-draw = Zaproponuj remis
web-offer-points-about = Pytamy wszystkich pozostałych graczy. Jeśli się zgodzą, gra kończy się tutaj i decydują punkty.
web-offer-draw-about = Pytamy wszystkich pozostałych graczy. Jeśli się zgodzą, gra kończy się remisem.
web-offer-alone = Nie ma kogo pytać: gra skończy się od razu.
web-offer-send = Zapytaj pozostałych
web-offered-points = { $name } proponuje zakończyć grę. Zdecydowałyby punkty.
web-offered-draw = { $name } proponuje remis.
web-offering-points = Proponujesz zakończyć grę. Zdecydowałyby punkty.
web-offering-draw = Proponujesz remis.
web-offer-agreed = Zgoda: { $names }.
web-offer-asked = Bez odpowiedzi: { $names }.
web-offer-agree = Zgadzam się
web-offer-refuse = Odmawiam
web-offer-withdraw = Wycofaj
web-end = Zakończ tę grę
web-end-about = Gra skończy się dla wszystkich i liczą się punkty.
web-over-draw = Remis: { $names }.

## Gra, która stoi w miejscu

web-standstill = { $rounds ->
        [one] Bez postępu gra skończy się za { $rounds } rundę i zdecydują punkty.
        [few] Bez postępu gra skończy się za { $rounds } rundy i zdecydują punkty.
        [many] Bez postępu gra skończy się za { $rounds } rund i zdecydują punkty.
       *[other] Bez postępu gra skończy się za { $rounds } rundy i zdecydują punkty.
    }
