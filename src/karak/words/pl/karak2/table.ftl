# Karak II at the table in the terminal.

karak2-map-legend = ▓▓ to przepaść: nie ma przejścia. ·· jest otwarte, ? prowadzi w nieznane. ψ żywność, ♣ drewno, △ kamień: tyle daje gromadzenie. ⌂ miasto, ☠ Zaraza w mieście. Na każdej płytce najpierw jej numer, potem kto się tam czai i z jaką siłą.
karak2-map-items = Przedmioty na płytce: mi miecz, mb młot bojowy, op Ognisty pocisk, ki Kieszonkowiec, aZ aC aA aP aT amulety Zasobów, Chwały, Akcji, Protekcji, Tytana.
karak2-map-monsters = Na całej mapie: w szkieletory wojownicy, o ogniożercy, c cieniożercy, l szkieletory olbrzymy, M wyznawcy młota, d mroczne driady, J szkieletory jeźdźcy, P posłańcy śmierci, G Mroczny Generał.
karak2-map-bag = W woreczku: { $tokens }.
karak2-map-supply = Kości w podajniku: { $dice }.
karak2-nothing = nic

karak2-panel-glory = chwała { $glory }
karak2-panel-actions = { $actions ->
        [0] brak akcji
        [one] jeszcze 1 akcja
        [few] jeszcze { $actions } akcje
        [many] jeszcze { $actions } akcji
       *[other] jeszcze { $actions } akcji
    }{ $moved ->
        [yes] , po ruchu
       *[no] {""}
    }
karak2-panel-left = tura { $turn }, płytki { $near }+{ $far }, żetony { $tokens }
karak2-panel-city = ⌂{ $place }
karak2-panel-plague = ZARAZA
karak2-panel-unconscious = bez przytomności

karak2-battle-against = Walka! { $monsters } = { $strength }
karak2-battle-alone = Walka! { $monsters }
karak2-battle-general = Walka! Mroczny Generał { $general } + gwardziści { $praetorians } = { $strength }
karak2-battle-bring = Masz: { $things }.
karak2-battle-weapons = broń +{ $number }
karak2-battle-swords = miecze { $number }
karak2-battle-fireballs = Ogniste pociski +{ $number }
karak2-battle-sum = { $parts } = { $attack } przeciw { $strength }: { $missing ->
        [0] wystarczy!
       *[other] brakuje { $missing }
    }
karak2-battle-odds = Wygrana { $win } %. Średnie straty: wytrzymałość { $lives }, kości { $dice }.
karak2-battle-told = { $dice }, { $parts } = { $attack } przeciw: { $monsters } – { $outcome }

karak2-hint-fight = walka: { $monsters }
karak2-hint-fight-odds = walka: { $monsters }, wygrana { $win } %
karak2-hint-odds = wygrana { $win } %, straty: wytrzymałość { $lives }, kości { $dice }
karak2-hint-owns = ma: { $things }
karak2-hint-owns-city = ma: { $things } i miasto
karak2-hint-price = { $price }
karak2-hint-price-for = { $price }; { $about }

karak2-put-back = Na wierzchu stosu, co wiesz tylko ty: { $tile }.
karak2-in-hand = Płytka: { $tile }.

about-stable = +1 akcja
about-portal = dalekie podróże
about-glory-banners = +2 chwały
about-military-camp = rycerze
about-shooting-range = łucznicy
about-wizard-tower = magowie

help-karak2-notation = move east         wpisz możliwość; ne, e, se, sw, w, nw to ruchy
help-karak2-why = why heal          co stoi na przeszkodzie i według której zasady
