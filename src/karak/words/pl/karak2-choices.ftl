# What a player is asked at each step of the rules, and how the answers read.

karak2-ask-dealing = Wybierz bohatera.
karak2-ask-acting = Rusz się, wykonaj akcję albo zakończ turę.
karak2-ask-scouting = Oglądasz dwie płytki. Którą kładziesz?
karak2-ask-attaching = Przy której krawędzi kładziesz płytkę?
karak2-ask-turning = Obróć płytkę: gdzie mają być jej przepaście?
karak2-ask-picking = { $open ->
        [0] Żetony na płytkę są wybrane.
        [one] Wybierz żeton na płytkę.
        [few] Wybierz żeton na płytkę, w sumie { $open } żetony.
        [many] Wybierz żeton na płytkę, w sumie { $open } żetonów.
       *[other] Wybierz żeton na płytkę, w sumie { $open } żetonu.
    }
karak2-ask-clawing = Kogo pokonujesz bez rzutu?
karak2-ask-mustering = { $open ->
        [0] Gotowe: rzucasz kośćmi?
       *[other] Ile tych kości dołącza do kości bohatera?
    }
karak2-ask-rolled = Przerzuć albo zostaw kości.
karak2-ask-plaguing = Dwie czaszki: na kogo spadają Zaraza i Niedola?
karak2-ask-spending = Rzucasz Ogniste pociski?
karak2-ask-shielding = { $open ->
        [0] Nie ma już czaszek do zignorowania.
        [one] Amulet cię chroni: którą czaszkę ignorujesz?
        [few] Amulet cię chroni: którą czaszkę ignorujesz? Możesz zignorować { $open }.
        [many] Amulet cię chroni: którą czaszkę ignorujesz? Możesz zignorować { $open }.
       *[other] Amulet cię chroni: którą czaszkę ignorujesz? Możesz zignorować { $open }.
    }
karak2-ask-stowing = Nie ma wolnego miejsca: który przedmiot zostawiasz na płytce?
karak2-ask-carting = { $open ->
        [0] Wózek jest pusty.
        [one] Wózek z zasobami: weź ostatni zasób. Jaki?
        [few] Wózek z zasobami: jeszcze { $open } zasoby. Co bierzesz?
        [many] Wózek z zasobami: jeszcze { $open } zasobów. Co bierzesz?
       *[other] Wózek z zasobami: jeszcze { $open } zasobu. Co bierzesz?
    }
karak2-ask-gathering = Amulet daje ci jeszcze jeden zasób: jaki?
karak2-ask-building = Wznoś dalej albo zakończ budowę.
karak2-ask-recruiting = Szkol dalej albo zakończ szkolenie.
karak2-ask-picking-up = Zbieraj dalej albo skończ.
karak2-ask-laying-down = Który przedmiot odkładasz w zamian?
karak2-ask-robbing = { $open ->
        [one] Weź jeszcze jeden zasób albo skończ.
        [few] Weź najwyżej { $open } zasoby.
        [many] Weź najwyżej { $open } zasobów.
       *[other] Weź najwyżej { $open } zasobu.
    }
karak2-ask-deaths = Oddziały mają zginąć. Ratujesz któryś?
karak2-ask-disbanding = { $open ->
        [0] Armia znów mieści się w twojej chwale.
       *[other] Twoja chwała spadła: którą kość zwracasz?
    }

karak2-choice-done = Zakończ turę
karak2-choice-done-rolled = Zostaw kości
karak2-choice-done-mustering = Rzuć kośćmi
karak2-choice-done-picking = To wszystko
karak2-choice-done-carting = To wszystko
karak2-choice-done-disbanding = To wszystko
karak2-choice-done-spending = Licz atak
karak2-choice-done-shielding = Przyjmij resztę
karak2-choice-done-building = Zakończ budowę
karak2-choice-done-recruiting = Zakończ szkolenie
karak2-choice-done-picking-up = Skończ zbierać
karak2-choice-done-robbing = Nie bierz więcej
karak2-choice-move = Ruch na { $first }
karak2-choice-portal = Portalem na pole { $first }
karak2-choice-heal = Odzyskaj 2 punkty wytrzymałości
karak2-choice-gather = Gromadź zasoby
karak2-choice-found-city = Zbuduj miasto
    .web = { $first ->
        [none] Zbuduj miasto
       *[other] Zbuduj miasto, taniej o 1 × { $first }
    }
karak2-choice-build = Wznieś: { $first }
    .web = { $second ->
        [none] Wznieś: { $first }
       *[other] Wznieś: { $first }, taniej o 1 × { $second }
    }
karak2-choice-give-back = Zwróć: { $first }
karak2-choice-recruit = Szkol: { $first }
karak2-choice-take = Zbierz: { $first }
karak2-choice-eradicate-plague = Pełna wytrzymałość i koniec Zarazy
karak2-choice-rob = Kieszonkowiec: okradnij – { $first }
karak2-choice-steal = Weź 1 × { $first }
karak2-choice-hero = Graj: { $first }
karak2-choice-choose-tile = { $first }
karak2-choice-attach = Połóż przy polu { $first }, na { $second }
karak2-choice-lay = { $first ->
        [none] Bez przepaści
       *[other] Przepaście: { $first }
    }
karak2-choice-place = Połóż: { $first }
karak2-choice-claw = Pokonaj: { $first }
karak2-choice-join = { $second } × { $first }
karak2-choice-plague = { $first }
karak2-choice-use-fireball = Rzuć Ognisty pocisk, +1
karak2-choice-use-war-strategy = Przerzuć wszystkie kości oprócz kości bohatera
karak2-choice-use-combat-finesse = Przerzuć kość bohatera
karak2-choice-use-hawkeye = Sokoli wzrok: dobierz płytkę i połóż ją, gdzie chcesz
karak2-choice-use-necromancy = Nekromancja: jedna kość szkieletora
karak2-choice-use-magic-run = Galop na { $first }, pola: { $second }
karak2-choice-ignore = Zignoruj czaszkę: { $first }
karak2-choice-leave = Zostaw: { $first }
karak2-choice-gain = 1 × { $first }

karak2-next-exploring = dobranie płytki
karak2-next-drawing = losowanie żetonu
karak2-next-rolling = rzut kośćmi
karak2-next-spoils = losowanie amuletu
