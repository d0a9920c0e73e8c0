# Karak II dla uczących się: co warto wiedzieć przed odpowiedzią.

web-explain-karak2-dealing = Każdy bohater umie coś, czego nie umie nikt inny. Wskaż go, aby przeczytać co.
web-explain-karak2-acting = W turze ruszasz się raz i masz dwie akcje: zbieraj plony ziemi, załóż miasto, buduj, rekrutuj. Przejście przez otwartą granicę to nowy kafelek.
web-explain-karak2-scouting = Kafelek, którego nie położysz, wraca na stos i tylko ty go znasz.
web-explain-karak2-attaching = Kafelek może leżeć przy każdej otwartej granicy, do której pasuje.
web-explain-karak2-turning = Przepaści nie da się przejść. Obróć ją ku innym albo z dala od swojej drogi.
web-explain-karak2-picking = Wybierz, które potwory strzegą kafelka: walczą razem i dają to, czego strzegą.
web-explain-karak2-clawing = Jest pokonany od razu, a jego nagroda jest twoja.
web-explain-karak2-mustering = Każda kość armii może dołączyć. Więcej kości uderza mocniej, ale czaszka zabiera jednostkę.
web-explain-karak2-rolled = Rzuć ponownie tym, co ci się nie podoba, albo zostaw: wtedy atak porównuje się z siłą.
web-explain-karak2-plaguing = W mieście z zarazą nie da się rekrutować; właściciel musi iść do zamku, by się jej pozbyć.
web-explain-karak2-spending = Kula ognia wzmacnia ten atak i znika.
web-explain-karak2-shielding = Zignorowana czaszka nic cię nie kosztuje.
web-explain-karak2-stowing = To, co zostawisz, leży na kafelku dla każdego, kto przyjdzie.
web-explain-karak2-carting = Wóz daje trzy dowolne surowce, także trzy jednakowe.
web-explain-karak2-gathering = Weź to, czego potrzebuje twój następny budynek.
web-explain-karak2-building = Każdy budynek kosztuje towary i daje coś do końca gry.
web-explain-karak2-recruiting = Każdy punkt chwały pozwala służyć ci jednej jednostce.
web-explain-karak2-picking-up = Każdy rodzaj przedmiotu ma własne miejsca.
web-explain-karak2-laying-down = To, co odłożysz, zostaje na kafelku.
web-explain-karak2-robbing = Weź to, co ich zaboli, albo to, czego potrzebujesz.
web-explain-karak2-deaths = Kogo nie uratujesz, tego nie ma.
web-explain-karak2-disbanding = Mniej chwały, mniej jednostek: oddaj tę, której najmniej potrzebujesz.
