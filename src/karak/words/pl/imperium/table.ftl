# Imperium at the table in the terminal.

imperium-map-legend = ▓▓ to przepaść: nie ma przejścia. ·· jest otwarte, ? prowadzi w nieznane. ψ żywność, ♣ drewno, △ kamień: tyle daje gromadzenie albo wygrana w kryjówce. ⌂ miasto, ☠ Zaraza w mieście, ≈ szczelina, ♔ cesarz. Na każdej płytce najpierw jej numer, potem kto się tam czai i z jaką siłą.
imperium-map-items = Przedmioty na płytce: mi miecz, mb młot bojowy, op Ognisty pocisk, ki Kieszonkowiec, bł błogosławieństwo, aZ aC aA aP aT amulety Zasobów, Chwały, Akcji, Protekcji, Tytana.
imperium-map-monsters = Na całej mapie: w szkieletory wojownicy, o ogniożercy, c cieniożercy, l szkieletory olbrzymy, M wyznawcy młota, d mroczne driady, u duchy, J szkieletory jeźdźcy, P posłańcy śmierci, W Władca Czasu, g gobliny, k kamieniożercy, G Mroczny Generał.
imperium-map-no-crown = Nikt jeszcze nie nosi korony.
imperium-map-crown = Koronę nosi { $hero }.
imperium-map-lord = Władcę Czasu ma po swojej stronie { $hero }.

imperium-panel-emperor = { $points ->
        [0] ♔ korona
       *[other] ♔ korona, +{ $points } na koniec
    }

imperium-picked-up = Podniesione: { $dice }.
imperium-gift = Dar: { $building }.
imperium-prey = Potwory: { $token }, teraz na polu { $place }.

imperium-contest-rift = Szczelina! Najwyższy wynik zdobywa koronę.
imperium-contest-attack = Wyzwanie o koronę: { $attacker } przeciw { $emperor }! Do wygranej wystarczy remis.
imperium-contest-goal-rift = Do przebicia: { $most }.
imperium-contest-goal-defence = Żeby zachować koronę, przebij { $most }.
imperium-contest-sum = { $parts } = { $attack }
imperium-contest-sum-rift = { $parts } = { $attack } przeciw { $most }: { $state ->
        [ahead] prowadzenie!
        [level] po równo
       *[short] brakuje { $missing }
    }
imperium-contest-sum-defence = { $parts } = { $attack } przeciw { $most }: { $state ->
        [ahead] wystarczy!
        [level] remis nie wystarcza
       *[short] brakuje { $missing }
    }
imperium-contest-win = Wygrana { $win } %.
imperium-contest-tie = Remis, { $total }: { $heroes } – ponowny rzut kością bohatera, wynik dodany.
imperium-contest-decided = { $hero } wygrywa
imperium-contest-skulls = { $hero }: czaszki do przyjęcia – { $skulls }.

imperium-contest-told = { $dice }, { $parts } = { $attack }
imperium-tie-told = ponownie { $dice }: { $attack }
imperium-told-of = { $hero }: { $told }

imperium-hint-meet = { $monsters }: walka albo podkradanie się
imperium-hint-foe = { $foe }, wygrana { $win } %
imperium-hint-sneak = tura trwa dalej
imperium-hint-next = potem walczy { $hero }
imperium-hint-tax = { $hint } + 1 podatku, bierze { $emperor }
imperium-hint-gift = { $hint }; dostaje to też inne miasto
