# Why something is not offered: what stands in the way and, where it helps, what to do instead.

goblin-why-game-is-over = Gra skończona; nikt już nic nie robi.
goblin-why-chance-decides = Rozdawanych i dobieranych kart się nie wybiera.
goblin-why-waiting-for-chance = Najpierw rozdanie albo dobranie kart.
goblin-why-answer-first = Najpierw odpowiedz: „{ $step ->
        [seating] { goblin-ask-seating }
        [deciding] { goblin-ask-deciding }
        [bracing] { goblin-ask-bracing }
        [foreseeing] { goblin-ask-foreseeing }
        [stacking] { goblin-ask-stacking }
        [equipping] { goblin-ask-equipping }
       *[paying] { goblin-ask-paying }
    }”
goblin-why-not-among-the-choices = Tego nie ma wśród możliwości.

goblin-why-heroes-are-seated = Bohaterowie siedzą już na miejscach.
goblin-why-hero-is-taken = Ten bohater jest zajęty. Wybierz innego.
goblin-why-battle-or-visit-is-on = Trwa walka albo wizyta. Najpierw ją dokończ.
goblin-why-nothing-is-discarded = Karty odrzuca się tylko wtedy, gdy klątwa odbiera premię do ręki.
goblin-why-no-battle = Eliksiry pije się w walce. Najpierw wybierz potwora.
goblin-why-no-card-is-played-now = Karty zagrywa się w walce. Najpierw wybierz potwora.
goblin-why-nothing-looked-at = Nie oglądasz teraz kart. Tylko dalekowzroczność pokazuje dwie.
goblin-why-no-deck-to-stack = Nie układa się teraz talii. Dzieje się to, gdy stara jest pusta.
goblin-why-no-equipment-won = Nie ma nowej broni ani zbroi, o której trzeba zdecydować.
goblin-why-not-at-the-merchant = Kupuje się u kupca. Odwiedź go, zamiast walczyć.
goblin-why-nothing-to-pay-for = Nic się teraz nie kupuje.
goblin-why-not-down = Masz jeszcze punkty wytrzymałości. Przy tym stole siły odzyskuje tylko bohater, który nie ma żadnego.

goblin-why-no-key = Ta droga jest zamknięta. Pokonaj klucznika poziomu wyżej, żeby zdobyć klucz.
goblin-why-not-this-lord = Tego władcy nie ma w tej grze.
goblin-why-key-held-already = Masz już klucz tego poziomu; jego klucznicy cię przepuszczą.
goblin-why-top-of-the-deck = Wierzch talii pokazuje tylko, co będzie następne. Walcz z kimś z rzędu.
goblin-why-not-on-the-table = Ten potwór nie leży odkryty na stole.
goblin-why-already-beaten = Ten potwór jest już pokonany.

goblin-why-colour-cursed = Klątwa zakazuje tego koloru w tej walce.
goblin-why-colour-not-named = Poprzednia karta nie pozwala na ten kolor.
goblin-why-not-in-hand = Nie masz tej karty na ręce.

goblin-why-no-such-potion = Nie masz tego eliksiru. Sprzedaje go kupiec.
goblin-why-not-wounded = Masz pełną wytrzymałość; nie ma czego leczyć.
goblin-why-too-late-for-that = Trwa podliczanie kart; na ten eliksir jest za późno.
goblin-why-not-at-this-moment = Nie w tej chwili: najpierw zagraj kartę albo odpowiedz na pytanie.
goblin-why-effect-cursed = Klątwa odbiera ten efekt; dwa razy nic to nic.
goblin-why-nothing-to-double = Na ostatnio zagranej karcie nie ma ataku ani obrony do podwojenia.
goblin-why-no-such-curse = W tej walce nie ma takiej klątwy.

goblin-why-potion-owned = Masz już taki eliksir; można nosić po jednym z każdego rodzaju.
goblin-why-pile-empty = Nie ma już eliksirów tego rodzaju.
goblin-why-not-in-pawnshop = Tego nie ma w arsenale.
goblin-why-laid-down-just-now = To zostało oddane podczas tej samej wizyty; można to kupić od następnej tury.
goblin-why-one-card-a-visit = Podczas jednej wizyty można kupić tylko jedną kartę z arsenału.

goblin-why-not-your-ability = Twój bohater nie ma tej umiejętności albo przy tym stole gra się bez umiejętności.
goblin-why-not-now = Tej umiejętności nie można teraz użyć.
