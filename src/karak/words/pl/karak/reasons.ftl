# Why something is not offered: what stands in the way and, where it helps, what to do instead.

karak-why-game-is-over = Gra skończona; nikt już nic nie robi.
karak-why-chance-decides = Kości, płytek i żetonów się nie wybiera.
karak-why-waiting-for-deal = Trwa jeszcze losowanie bohaterów.
karak-why-waiting-for-dice = Najpierw rzut kośćmi.
karak-why-waiting-for-tile = Najpierw dobranie płytki.
karak-why-waiting-for-token = Najpierw losowanie żetonu.

karak-why-no-tile-in-hand = Nie masz płytki do położenia. Zrób krok w ciemność, żeby ją dobrać.
karak-why-no-tokens-in-hand = Nie ma dwóch żetonów do wyboru. Tylko Wyrocznia dobiera dwa, w nowej komnacie.
karak-why-no-monster-met = Nie ma walki do rozpoczęcia. Wejdź na płytkę z potworem, żeby z nim walczyć.
karak-why-no-roll-on-the-table = Pocisków używa się w walce, po rzucie.
karak-why-no-mummy-beaten = Klątwę rzuca ten, kto właśnie pokonał mumię.
karak-why-not-reborn = Nikt nie wraca po przegranej walce.
karak-why-heroes-are-dealt = Bohaterowie są już rozdani albo decyduje o nich los.
karak-why-not-among-the-choices = Tego nie ma wśród możliwości.
karak-why-no-bolt = Nie masz już magicznego pocisku do użycia.
karak-why-curse-not-on-winner = Klątwa trafia do innego bohatera w grze albo zostaje tam, gdzie jest.

karak-why-tile-would-seal = Tak położona płytka zamknęłaby ostatnią drogę w ciemność. Obróć ją inaczej.
karak-why-tile-does-not-join = Płytka musi być otwarta w stronę tej, z której przychodzisz. Obróć ją inaczej.
karak-why-tile-has-other-exits = Ta płytka nie ma takich wyjść.

karak-why-not-of-that-kind = W zamian można zostawić tylko przedmiot tego samego rodzaju.
karak-why-nothing-is-dropped = Przedmiotów nie porzuca się dowolnie, tylko wymienia, gdy brak miejsca.

karak-why-fight-first = Najpierw dokończ walkę.
karak-why-only-healing = Po odwrocie możesz tylko uleczyć się przy fontannie albo zakończyć turę.
karak-why-tile-first = Najpierw połóż płytkę.
karak-why-answer-first = Najpierw odpowiedz: „{ $step ->
        [dealing] { karak-ask-dealing }
        [picking] { karak-ask-picking }
        [stowing] { karak-ask-stowing }
        [exchanging] { karak-ask-exchanging }
        [cursing] { karak-ask-cursing }
       *[reborn] { karak-ask-reborn }
    }”

karak-why-no-step-left = W tej turze nie masz już kroków. Możesz jeszcze wykonać czynność na swojej płytce albo zakończyć turę.
karak-why-no-tile-left = Wszystkie płytki leżą na stole; nie ma nic do odkrycia.
karak-why-wall-here = Twoja płytka ma z tej strony ścianę.
karak-why-wall-there = Płytka obok ma z tej strony ścianę.

karak-why-not-on-portal = Nie stoisz na portalu.
karak-why-no-such-portal = Nie ma innego portalu o tym numerze. Na mapie muszą być dwa.
karak-why-nothing-to-heal = Masz pełną wytrzymałość i żadnej klątwy; nie ma czego leczyć.
karak-why-not-on-fountain = Nie stoisz przy fontannie.
karak-why-no-key = Do otwarcia skrzyni trzeba klucza. Mają je szkieletory klucznicy.
karak-why-no-chest = Na twojej płytce nie ma skrzyni.
karak-why-monster-guards = Tej płytki strzeże potwór; niczego stąd nie weźmiesz.
karak-why-no-use = Wszystkie miejsca zajmuje to samo; nie ma na co wymieniać.
karak-why-nothing-to-take = Na twojej płytce nie ma przedmiotu.
karak-why-no-healing-portal = Nie masz uzdrawiającego portalu. Mają je wielkie pająki.
karak-why-hero-not-in-play = Tego bohatera nie ma w grze.
karak-why-no-such-fountain = Na mapie nie ma fontanny o tym numerze.

karak-why-not-your-ability = Twój bohater nie ma tej umiejętności.
karak-why-abilities-silenced = Na twoim bohaterze ciąży klątwa: żadna umiejętność nie działa. Ulecz się przy fontannie, żeby się jej pozbyć.
karak-why-not-now = Tej umiejętności nie można teraz użyć.
