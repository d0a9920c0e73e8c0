# The table server: its log, its refusals, its pages.

log-opened = Stół jest otwarty. Gra: { $title }.
log-seated = { $name } zajmuje miejsce { $seat }.
log-vacated = { $name } opuszcza miejsce { $seat }.
log-started = Gra się zaczyna.
log-undo-asked = { $name } prosi o cofnięcie.
log-undo-agreed = { $name } się zgadza.
log-undo-declined = { $name } się nie zgadza; nic nie jest cofane.
log-undone = { $name } cofa ruch; gra ma znowu { $length } działań.
log-end-offered =
    { $how ->
        [draw] { $name } proponuje remis.
       *[points] { $name } proponuje zakończyć grę na punkty.
    }
log-end-agreed = { $name } zgadza się zakończyć grę.
log-end-declined = { $name } chce grać dalej.
log-end-lapsed = Na propozycję zakończenia gry nie odpowiedziano na czas.
log-seat-bot =
    { $by ->
        [clock] { $name } jest poza stołem; dalej gra bot.
        [owner] Gospodarz pozwala botowi grać za: { $name }.
       *[other] { $name } oddaje grę botowi.
    }
log-seat-human = { $name } gra znowu.
log-said = { $name }: { $text }
log-frozen = Z tą grą jest coś nie tak: została zatrzymana i zachowana bez zmian.
log-ended =
    { $reason ->
        [owner] Gospodarz kończy grę.
        [expired] Przez cały dzień nikt nie usiadł przy tym stole: jest zamknięty.
       *[other] Koniec gry.
    }
log-salted = Miejsce { $seat } dokłada do kości: { $salt }
log-kicked = Gospodarz wyprasza: { $name }.
log-extended = Gospodarz czeka dłużej na: { $name }.
log-rematch = Nowa gra czeka przy stole { $table }.
log-bot-failed = Bot gracza { $name } nie odpowiedział na czas, więc wybrano losowe działanie.

message-wrong = To nie jest komunikat protokołu: { $fault }.
message-not-json = To nie jest JSON.
table-not-started = Gra się jeszcze nie zaczęła.
table-started = Gra się już zaczęła.
table-frozen = Z tą grą jest coś nie tak: została zatrzymana i zachowana bez zmian.
table-other-version = Tę grę rozegrano z inną wersją zasad lub elementów. Serwer ją przechowuje, ale nie może jej pokazać ani kontynuować.
no-such-table = Nie ma stołu „{ $table }”.
no-such-position = Nie ma pozycji { $at }; liczba działań w grze do tej pory: { $length }.
no-seat = Nie masz miejsca przy tym stole.
no-session = Najpierw poproś o sesję; potem możesz usiąść.
no-spectators = Przy tym stole nie ma widzów.
not-your-seat = Miejsce { $seat } nie jest twoje.
seat-taken = Miejsce { $seat } jest zajęte.
seat-has-bot = Na miejscu { $seat } gra już bot.
seat-has-no-bot = Na miejscu { $seat } żaden bot nie zastępuje gracza.
seat-has-no-player = Miejsce { $seat } jest puste.
table-full = Przy tym stole nie ma wolnego miejsca.
seats-empty = Jedno z miejsc jest puste: usiądź tam albo dodaj bota.
owner-only = Może to zrobić tylko gospodarz stołu.
undo-already-asked = Pozostali zostali już zapytani.
undo-not-asked = Żaden gracz nie poprosił o cofnięcie.
undo-not-yours = To pytanie nie jest do ciebie.
undo-not-past-resigning = Nie można cofnąć tego, co było przed poddaniem się gracza.
seat-resigned = Gracz z miejsca { $seat } się poddał.
end-already-offered = Jest już propozycja zakończenia gry.
end-not-offered = Nikt nie proponuje zakończenia gry.
end-not-yours = To pytanie nie jest do ciebie.
end-declined = Ostatniej propozycji nie przyjęto. Następną możesz złożyć, gdy zmieni się tura.
nothing-said = Nie ma nic do powiedzenia.
emote-unknown = Nie ma takiej emotki.
no-name = Imię musi mieć choć jedną literę.
game-is-over = Gra jest skończona.
game-not-over = Gra nie jest skończona.
link-not-good = Ten link już niczego nie otwiera: jest za stary albo został zastąpiony. Poproś o nowy gracza, który ci go przysłał.
too-many-tables = Masz już otwartych wiele stołów; poczekaj trochę.
too-many-requests = Za dużo żądań; poczekaj chwilę.
talk-too-fast = To było szybko; poczekaj chwilę, zanim powiesz więcej.
table-log-full = Dziennik tego stołu jest pełny: zapisywane są już tylko ruchy.
server-busy = Serwer jest zajęty. Spróbuj za chwilę.
clerk-failed = Nie udało się przeanalizować tej gry. Spróbuj ponownie albo pobierz ją i uruchom: karak analyse PLIK
other-origin = Prosi o to strona z innej witryny.
request-wrong = Tego żądania nie da się spełnić (status { $status }).
server-fault = Serwer zawiódł. Błąd jest w jego dzienniku.
setting-wrong = Ustawienie { $name } jest błędne: { $fault }. Wszystkie ustawienia opisuje docs/serve.md.
store-stopping = Serwer uruchamia się ponownie; spróbuj za chwilę.
id-taken = To polecenie ma identyfikator innego, wysłanego wcześniej. Każde polecenie musi mieć własny identyfikator.
key-wrong = Idempotency-Key ma od { $fewest } do { $most } liter, cyfr, znaków - lub _. Najlepiej losowy.
key-used = Ten Idempotency-Key otworzył już inny stół. Wyślij nowe żądanie z nowym kluczem.
not-stored = Serwer nie może teraz niczego zapisać, więc nic nie zostało zrobione. Spróbuj ponownie za chwilę.
not-known = Serwer nie może teraz stwierdzić, czy to zostało zrobione. Spróbuj ponownie za chwilę.

bye-silence = Od dłuższego czasu nic od ciebie nie słychać.
bye-too-fast = Za dużo komunikatów w krótkim czasie.
bye-no-sense = Za dużo komunikatów bez sensu.
bye-restart = Serwer uruchamia się ponownie; połączenie wróci samo.
bye-moved = Ten stół jest teraz na innym serwerze; zaraz się z nim połączysz.
bye-other-protocol = Twój klient mówi inną wersją protokołu; wczytaj stronę ponownie.

page-about = To serwer stołów dla gry Karak i jej rodziny. Programy grają przez gniazdo. Brakuje tu stołu dla przeglądarek; serwer przy starcie podaje, jak go zdobyć.
page-tables = Otwarte stoły
page-none = jeszcze żadnych

serve-url = Stoły są pod adresem { $url }
serve-owner = Aby gospodarzyć wszystkim stołom, otwórz link, który poda: karak owner-link
links-rotated = Wszystkie wydane linki straciły ważność, a z nimi prawa gospodarzy wszystkich stołów.
serve-lan = Inni w tej sieci wchodzą na { $url }
serve-stopped = Zatrzymano. Wszystkie gry są zachowane i ruszą dalej po ponownym uruchomieniu serwera.
serve-no-client = Ten serwer nie ma stołu dla przeglądarek, bo nie zbudowano klienta. Aby go zbudować, usuń KARAK_CLIENT i uruchom: { $command }
serve-no-port = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $fault }. Wybierz inny adres przez --host i --port.
