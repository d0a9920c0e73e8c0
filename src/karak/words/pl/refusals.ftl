# What is said to somebody who asked for the impossible: what is wrong, and what to do next.

seats-out-of-range = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
 }: ta gra przyjmuje od { $fewest } do { $most }.
heroes-do-not-match-seats = Bohaterów { $heroes }, miejsc { $seats }: podaj jednego na każde miejsce albo żadnego.
unknown-hero = W tej grze nie ma bohatera „{ $hero }”. Wybierz spośród: { $heroes }.
hero-taken-twice = { $hero } może siedzieć tylko na jednym miejscu.
unknown-option = Nie ma opcji „{ $option }”. Ta gra ma: { $options }.
unknown-game = Nie ma gry „{ $game }”. Wybierz spośród: { $games }.
unknown-bot = Dla tej gry nie ma bota „{ $bot }”. Wybierz spośród: { $bots }.
no-search = Żaden bot nie umie jeszcze przeszukiwać gry { $game }, więc nie ma jej analizy.
no-lesson = Gra { $game } nie ma jeszcze lekcji. Przeczytaj jej zasady albo obejrzyj grę botów.
no-rulebook = Gra { $game } nie ma tu instrukcji.
games-out-of-range = Liczba gier musi wynosić co najmniej 1, a nie { $games }.
turns-out-of-range = Liczba tur musi wynosić co najmniej 1, a nie { $turns }.
workers-out-of-range = Liczba procesów musi wynosić co najmniej 0, a nie { $workers }; 0 bierze po jednym na rdzeń.
depth-out-of-range = Głębokość musi wynosić co najmniej 1, a nie { $depth }.
unknown-action = „{ $text }” nie jest działaniem tej gry. Spróbuj na przykład: { $examples }.
unknown-number = { $number } nie jest działaniem tej gry.
chance-decides = O rzutach, dobraniach i rozdaniach nie decydują gracze.
not-your-decision = Teraz decyduje miejsce { $seat }.
undo-nothing = Nie ma czego cofnąć: rzuty, dobrania i wcześniejsze tury zostają, jak są.
undo-game-over = Gra jest skończona; niczego nie można cofnąć.
resigned-already = Ten gracz już się poddał albo nie ma jeszcze bohatera.
turn-goes-on = Twoja tura jeszcze trwa: najpierw odpowiedz na pytanie.
turn-is-over = Twoja tura dobiegła końca. Cofnij ruch albo zakończ turę.

data-no-folder = Nie ma folderu { $folder }. Podaj taki, w którym są pliki takie jak tokens.toml.
data-no-file = { $folder } niczego nie zastępuje: może zawierać tylko pliki o tych nazwach: { $known }. { $found }
data-unreadable = Nie można odczytać { $file }: { $fault }
data-wrong = { $file }, rekord { $record }, pole { $field }: { $fault }

file-unreadable = Nie można odczytać { $file }: { $fault }.
file-unwritable = Nie można zapisać { $file }: { $fault }. Nic się nie zmieniło.
tape-broken = { $file } nie jest kompletną zapisaną grą: { $fault } Wyeksportuj lub skopiuj ją ponownie; została ucięta albo zmieniona.
tape-mixed = { $file } podaje format { $found }, ale zawiera części innego. Plik zmieniono; wyeksportuj lub skopiuj go ponownie.
tape-orders = { $file } zawiera znaki sterujące, których nie ma w żadnej zapisanej grze, więc pliku nie wczytano. Wyeksportuj lub skopiuj go ponownie.
tape-other-format = { $file } to taśma w formacie { $found }; ta wersja czyta formaty od { $oldest } do { $newest }.
tape-other-rules = Tę taśmę nagrano z wersją { $found } zasad gry { $game }; tutaj jest wersja { $wanted }.
tape-other-data = Tę taśmę nagrano z elementami { $found }; tutaj są { $wanted }. Podaj ten sam folder przez --data.
tape-uneven = Na taśmie są działania ({ $actions }), teksty ({ $texts }) i pozycje ({ $hashes }), a ich liczby się nie zgadzają; została ucięta albo zmieniona.
tape-illegal = Działanie { $number } na taśmie, „{ $text }”, nie jest tam dozwolone. Taśmę zmieniono albo nagrano według innych zasad.
tape-differs = Po działaniu { $number }, „{ $text }”, pozycja jest inna niż na taśmie. Taśmę zmieniono.
tape-wrong-result = Taśma kończy się innym wynikiem, niż wynika z jej własnych działań.

fair-none = Ta taśma nie mówi, skąd pochodzą jej kości: nie grano na serwerze, więc nie ma czego sprawdzać. Jej pozycje sprawdza: karak verify-tape
fair-unfinished = Ziarno tej gry nie jest jeszcze jawne: serwer pokaże je po końcu gry. Wyeksportuj ją wtedy ponownie.
fair-salts = Liczba soli na taśmie to { $salts }, a miejsc jest { $seats }; taśmę zmieniono.
fair-other-seed = Ziarno jest inne niż przyrzeczone: jego skrót to { $found }, a zobowiązanie brzmiało { $wanted }.
fair-altered = Losowanie { $draw }, czyli działanie { $number }: taśma mówi „{ $found }”, a z ziarna wynika „{ $wanted }”.
fair-misnumbered = Działanie { $number }, „{ $text }”, nie ma własnego numeru wśród losowań: każde losowanie ma numer wyższy niż poprzednie.
fair-left-over = Taśma wymienia losowania w liczbie { $draws }, a los odpowiada na niej { $checked } razy; została ucięta albo zmieniona.
fair-no-such-draw = Na tej taśmie nie ma losowania { $draw }.
fair-not-plain = „{ $text }” nie może być częścią losowania: ziarna, identyfikatory i sole mają najwyżej 64 znaki: litery, cyfry, - i _.

file-exists = { $file } już istnieje. Wybierz inną nazwę albo graj dalej: karak play --resume { $file }
seats-do-not-match = W { $file } liczba miejsc to { $seats }, a podano { $named }.
tape-no-such-action = Na tej taśmie nie ma pozycji { $at }; są od 0 do { $most }.

## Why a text is no JSON

json-cut = Tekst urywa się za wcześnie.
json-byte = Od bajtu { $at } to nie jest JSON.
json-deep = Jego części są zagnieżdżone zbyt głęboko.
