# What the engine says to a program, or its author, who asked for the impossible.

line-too-long = Wiersz jest dłuższy niż { $most } bajtów.
line-not-json = Ten wiersz nie jest obiektem JSON: { $fault }
line-not-command = Polecenie się nie zgadza: { $fault }
unknown-command = Nie ma polecenia „{ $command }”. Są: { $commands }.
no-game = Żadna gra nie jest jeszcze otwarta: zacznij ją przez „new” albo „load”.
chance-is-not-asked = Los nie jest teraz pytany. Wyślij "do" z odpowiedzią miejsca, które decyduje.
chance-has-no-seed = Silnik nie ma ziarna do losowania: odpowiedz za los przez „do” albo podaj ziarno w „new”.
undo-too-many = Nie można cofnąć tylu działań ({ $force }): jest ich { $length }.
no-such-seat = W tej grze nie ma miejsca { $seat }; liczy się je od 0 do { $last }.
players-do-not-match-seats = { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
 } na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
 }: podaj po jednym na miejsce albo żadnego.
bots-do-not-match-seats = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
 } na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
 }: podaj po jednym na miejsce, a "" tam, gdzie grasz sam.
end-needs-all = Jedno miejsce samo nie może zakończyć gry. Wyślij to bez miejsca.
resign-not-yours = Miejsce { $seat } może poddać tylko siebie.
engine-broken = Zawinił sam silnik ({ $fault }); nic się nie zmieniło. Zgłoś to razem z taśmą.

data-strange-file = W { $folder } jest { $found }, co niczego nie zastępuje. Pliki nazywają się { $known }.
