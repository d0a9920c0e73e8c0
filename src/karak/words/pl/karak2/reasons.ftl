# Why something is not offered: what stands in the way and, where it helps, what to do instead.

karak2-why-game-is-over = Gra skończona; nikt już nic nie robi.
karak2-why-chance-decides = Kości, płytek i żetonów się nie wybiera.
karak2-why-not-among-the-choices = Tego nie ma wśród możliwości.
karak2-why-answer-first = Najpierw odpowiedz: „{ $step ->
        [dealing] { karak2-ask-dealing }
        [stowing] { karak2-ask-stowing }
        [carting] { karak2-ask-carting }
        [gathering] { karak2-ask-gathering }
        [building] { karak2-ask-building }
        [recruiting] { karak2-ask-recruiting }
        [picking-up] { karak2-ask-picking-up }
        [laying-down] { karak2-ask-laying-down }
        [robbing] { karak2-ask-robbing }
       *[deaths] { karak2-ask-deaths }
    }”

karak2-why-nobody-is-robbed = Nikogo się teraz nie okrada. Służy do tego zaklęcie Kieszonkowiec; mają je cieniożercy.
karak2-why-heroes-are-dealt = Bohaterowie są już rozdani albo decyduje o nich los.
karak2-why-no-tiles-looked-at = Nie ma dwóch płytek do wyboru. Tylko Zwiadowca ogląda dwie.
karak2-why-no-tile-in-hand = Nie masz płytki do położenia. Wejdź na nieodkrytą strefę, żeby ją dobrać.
karak2-why-no-tokens-in-hand = Nie ma żetonów do wyboru. Tylko Wyrocznia dobiera o jeden za dużo.
karak2-why-no-weak-monsters = Tylko Zwiadowca pokonuje bez rzutu potwory o sile 1, gdy je napotka.
karak2-why-no-battle = Nie ma walki, do której można dołączyć. Wejdź na płytkę z potworami, żeby walczyć.
karak2-why-no-two-skulls = Zaraza i Niedola przychodzą z dwiema czaszkami na kości bohatera.
karak2-why-no-use-for-fireball = Ogniste pociski rzuca się w walce, po rzucie kośćmi, dopóki atak jest za słaby.
karak2-why-no-skull-to-ignore = Czaszki ignoruje się po walce, dzięki Amuletowi Protekcji.
karak2-why-nothing-is-dropped = Przedmiotów nie porzuca się dowolnie, tylko wymienia, gdy brak miejsca.
karak2-why-nothing-to-gain = Nie ma teraz zasobów do wyboru.

karak2-why-no-action-left = W tej turze nie masz już akcji.
karak2-why-no-move-left = Nie masz już ruchu. Przed każdą akcją jest jeden.
karak2-why-no-tile-left = Wszystkie płytki leżą na stole; nie ma nic do odkrycia.
karak2-why-chasm = Na tej krawędzi jest przepaść.

karak2-why-no-portal = W twoim mieście nie ma Portalu.
karak2-why-portal-used = W tej turze Portal był już użyty.
karak2-why-portal-leads-home = Spoza miasta Portal prowadzi tylko do niego.

karak2-why-no-pickpocket = Nie masz zaklęcia Kieszonkowiec. Mają je cieniożercy.
karak2-why-not-an-opponent = W tej grze nie ma takiego przeciwnika.
karak2-why-nothing-to-steal = Ten bohater nie ma zasobów.

karak2-why-not-wounded = Masz pełną wytrzymałość.
karak2-why-monsters-here = Na tej płytce są potwory.
karak2-why-city-here = Na tej płytce jest miasto.
karak2-why-gathered-already = W tej turze zasoby są już stąd zebrane.
karak2-why-land-gives-nothing = Ta kraina nic nie daje.
karak2-why-one-city-only = Masz już miasto; każdy gracz ma jedno.
karak2-why-no-city-on-this-land = Miasto nie może stać na zamku ani w Mrocznej Głębi.
karak2-why-another-hero-here = Na tej płytce stoi inny bohater.
karak2-why-cannot-pay = Masz za mało zasobów.
karak2-why-not-in-the-city = Nie jesteś w swoim mieście.
karak2-why-built-already = To już stoi w twoim mieście.
karak2-why-plague-in-the-city = W twoim mieście panuje Zaraza. Wylecz ją w zamku Karak.
karak2-why-building-missing = W twoim mieście nie ma potrzebnego budynku.
karak2-why-glory-too-low = Armia nie może być większa niż twoja chwała. Pokonaj kogoś silniejszego.
karak2-why-no-dice-left = W podajniku nie ma już takiej kości.
karak2-why-not-at-the-castle = Zarazę leczy się w zamku Karak, na jego własnym polu.
karak2-why-nothing-to-eradicate = Masz pełną wytrzymałość i żadnej Zarazy w mieście.
karak2-why-nothing-to-take = Tego nie ma na twojej płytce.
karak2-why-no-use = To niczego by nie zmieniło.

karak2-why-not-your-ability = Twój bohater nie ma tej umiejętności.
karak2-why-not-now = Tej umiejętności nie można teraz użyć.

karak2-why-waiting-for-dice = Najpierw rzut kośćmi.
karak2-why-waiting-for-deal = Trwa jeszcze losowanie bohaterów.
karak2-why-waiting-for-tile = Najpierw dobranie płytki.
karak2-why-waiting-for-token = Najpierw losowanie żetonu.
karak2-why-waiting-for-amulet = Najpierw losowanie amuletu.
karak2-why-tile-first = Najpierw połóż dobraną płytkę.
karak2-why-battle-first = Najpierw walka.
karak2-why-recruit-first = Oddziały są już zwrócone; teraz wyszkol przynajmniej jeden.
karak2-why-army-too-large = Armia jest większa niż twoja chwała; najpierw zwróć oddziały.
karak2-why-tile-does-not-join = Tak położona płytka zamknęłaby przepaścią krawędź, przez którą przychodzisz.
karak2-why-tile-has-other-chasms = Ta płytka ma przepaście gdzie indziej.
karak2-why-not-of-that-kind = W zamian można zostawić tylko przedmiot tego samego rodzaju.
karak2-why-land-gives-other-things = Ta kraina nie daje takiego zasobu.
karak2-why-no-such-tile = Na mapie nie ma takiej płytki.
karak2-why-already-there = Już tam jesteś.
karak2-why-save-one = Oszczędzasz jeden zasób z ceny; powiedz który.
karak2-why-just-laid-down = To zostało odłożone w tej samej akcji.
