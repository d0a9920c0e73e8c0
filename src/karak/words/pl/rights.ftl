# Kto co może przy stole i linki, które dają do tego prawo.

log-seat-left = { $name } oddaje miejsce { $seat }.
log-links-renewed = Do miejsca { $seat } są nowe linki; stare już nie działają.
log-undo-lapsed = Nie wszyscy zgodzili się na czas; nic nie zostaje cofnięte.

evicted = Gospodarz wyprosił cię od tego stołu.
seat-yours = Miejsce { $seat } jest twoje. Po prostu wstań.

page-link = Otworzyć ten link?
page-link-seat =
    { $count ->
        [one] Pozwala tej przeglądarce grać jako { $name } na miejscu { $seats } przy stole gry { $game } (stół { $table }) i widzieć to, co widzi ten gracz.
        [few] Pozwala tej przeglądarce grać jako { $name } na miejscach { $seats } przy stole gry { $game } (stół { $table }) i widzieć to, co widzą ci gracze.
        [many] Pozwala tej przeglądarce grać jako { $name } na miejscach { $seats } przy stole gry { $game } (stół { $table }) i widzieć to, co widzą ci gracze.
       *[other] Pozwala tej przeglądarce grać jako { $name } na miejscach { $seats } przy stole gry { $game } (stół { $table }) i widzieć to, co widzą ci gracze.
    }
page-link-owner = Czyni tę przeglądarkę gospodarzem stołu gry { $game } (stół { $table }): może rozpocząć grę, zakończyć ją i wypraszać graczy.
page-link-all = Czyni tę przeglądarkę gospodarzem wszystkich stołów tego serwera.
page-link-caution = Zgódź się tylko wtedy, gdy to ty prosisz o ten link. Przy innych stołach nic się nie zmienia.
page-link-agree = Otwórz tutaj
page-link-decline = Nie, dziękuję
page-link-refused = Ten link niczego nie otwiera
page-link-home = Do stołów
