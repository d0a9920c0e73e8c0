# Nauka: zasady w przeglądarce i to, co otacza każdą lekcję.

lesson-other-way = W grze byłoby to możliwe. W tej lekcji zrób najpierw to, co mówi przewodnik.
no-such-chapter = Nie ma rozdziału { $chapter }; ta lekcja kończy się na { $last }.
fair-lesson = To lekcja, a nie gra: kości i pozostali gracze trzymają się scenariusza, więc nie ma czego sprawdzać.

web-rules = Zasady
web-rules-of = Zasady: { $game }
web-rules-page = Otwórz stronę
web-rules-here = Co mówią zasady?
web-rules-search = Szukaj w zasadach
web-rules-clear = Wyczyść wyszukiwanie
web-rules-contents = Spis treści
web-rules-found =
    { $count ->
        [0] Żaden punkt nie zawiera wszystkich tych słów. Spróbuj mniej słów albo numeru, na przykład { $example }.
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    }
web-rules-ruling = Dlaczego tak
web-rules-marks = Co oznaczają znaki
web-rules-games = Inne gry
web-rules-link = Odnośnik do { $clause }
web-rules-mark-rulebook = instrukcja
    .about = Tak mówi drukowana instrukcja.
web-rules-mark-community = społeczność
    .about = Zgadza się kilku graczy albo widać to na elementach.
web-rules-mark-ruling = rozstrzygnięcie
    .about = Instrukcja milczy albo sama sobie przeczy; wybraliśmy i mówimy dlaczego.
web-rules-mark-reconstructed = odtworzone
    .about = Nikt tego nie opublikował; wartość jest nasza i można ją zastąpić.

web-learn = Naucz się grać
web-learn-minutes = Trzy minuty przy prawdziwym stole, z przewodnikiem
web-learn-go-on = Wróć do lekcji
web-learn-go-on-about = Jesteś w rozdziale { $chapter }
web-learn-again = Jeszcze raz
web-learn-done = To już znasz
web-learn-lesson = Lekcja
web-learn-coach = Przewodnik
web-learn-step = { $step } z { $steps }
web-learn-next = Dalej
web-learn-chapters = Rozdziały
web-learn-chapter = { $number }. { $title }
web-learn-skip = Następny rozdział
web-learn-leave = Zakończ lekcję
web-learn-watch = Popatrz, co się dzieje…
web-learn-looking-back = Wróć do teraźniejszości, a przewodnik poprowadzi dalej.
web-learn-over = To wszystko, czego trzeba
web-learn-over-about = Umiesz grać w { $game }. W razie wątpliwości zasady są o jedno dotknięcie od każdego pytania.
web-learn-play = Zagraj z botami
