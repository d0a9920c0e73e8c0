# Karak dla uczących się: co warto wiedzieć przed odpowiedzią.

web-explain-karak-seating = Każdy bohater umie dwie rzeczy, których nie umie nikt inny. Wskaż go, aby przeczytać jakie.
web-explain-karak-dealing = Każdy bohater umie dwie rzeczy, których nie umie nikt inny. Wskaż go, aby przeczytać jakie.
web-explain-karak-moving = Masz cztery kroki na turę. Wejście w ciemność to nowy kafelek; potwór kończy drogę walką. To, co leży na twoim kafelku, można wziąć, otworzyć albo zaatakować.
web-explain-karak-turning = Strona, z której przychodzisz, zostaje otwarta. Obróć kafelek tak, by prowadził tam, dokąd chcesz iść dalej.
web-explain-karak-picking = Potwory strzegą tego, co dają po pokonaniu: im silniejsze, tym lepiej. Wybierz to, co pokonasz, albo to, czego nie pokonają inni.
web-explain-karak-meeting = Walka to dwie kości plus twoja broń przeciw sile potwora. Przegrana kosztuje życie; ukrycie się nic nie kosztuje.
web-explain-karak-rolled = Kości leżą. Czar lub zdolność może jeszcze podnieść sumę; inaczej liczy się to, co wypadło.
web-explain-karak-thrown-back = Wracasz tam, skąd przyszedłeś. Przy fontannie możesz poświęcić resztę tury na leczenie.
web-explain-karak-stowing = Bohater niesie dwie bronie, trzy czary i jeden klucz. To, co zostawisz, leży na kafelku dla każdego, kto przyjdzie.
web-explain-karak-exchanging = Co dajesz, jest ich; co bierzesz, jest twoje, od razu.
web-explain-karak-cursing = Przeklęty nie ma zdolności, dopóki klątwa nie spadnie na kogoś innego. Wybierz tego, kogo najbardziej się boisz.
web-explain-karak-reborn = Wracasz z pełnią życia, gdzie chcesz, i grasz dalej w następnej turze.
