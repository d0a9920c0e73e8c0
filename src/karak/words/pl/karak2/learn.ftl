# Co mówi przewodnik w lekcji gry Karak II.

web-learn-karak2-land = Kraina
web-learn-karak2-land-hello = To Horan, przed zamkiem Karak. Zbieraj, buduj i gromadź armię, aż staniesz przeciw mrocznemu generałowi.
web-learn-karak2-land-sheet = Tura ma dwie akcje. Przed każdą możesz przejść o jedną płytkę.
web-learn-karak2-land-move = Idź na wschód, do lasu.
web-learn-karak2-land-gather = Las daje drewno. Zbierz je: to pierwsza akcja.
web-learn-karak2-land-explore = Idź dalej na północny wschód, gdzie nikogo jeszcze nie było. Na nowych ziemiach żyją potwory.

web-learn-karak2-city = Miasto
web-learn-karak2-city-won = Kość bohatera pokazała 2 miecze przeciw 1: wygrana i miecz do noszenia. Chwała to największa pokonana siła, a Horan złupił jeszcze drewno.
web-learn-karak2-city-found = Dwa drewna wystarczą na miasto, jedyne twoje. Załóż je tutaj.
web-learn-karak2-city-explore = Została jedna akcja. Zbadaj północny wschód.
web-learn-karak2-city-chasm = Ciemny brzeg nowej płytki to przepaść, której nikt nie przejdzie. Połóż płytkę przepaścią na wschód.
web-learn-karak2-city-cart = 1 i twój miecz pokonują olbrzymy o sile 2. Ich wóz daje trzy dowolne surowce: weź żywność.
web-learn-karak2-city-more = Znów żywność: pierwszy budynek potrzebuje trzech.
web-learn-karak2-city-last = I jeszcze raz żywność.
web-learn-karak2-city-loaded = Wóz jest pusty. Nic nie jest przesądzone, dopóki nie powiesz: to wszystko.

web-learn-karak2-army = Armia
web-learn-karak2-army-home = Wróć do swojego miasta, na południowy zachód.
web-learn-karak2-army-camp = Zbuduj obóz wojskowy. W jednej akcji wolno postawić tyle budynków, na ile cię stać.
web-learn-karak2-army-built = Obóz stoi. Na nic więcej nie wystarczy: zakończ budowę.
web-learn-karak2-army-recruit = Obóz szkoli rycerzy. Zwerbuj jednego; armia może być tak liczna, jak wielka jest twoja chwała.
web-learn-karak2-army-recruited = Nie masz już czym płacić. Zakończ szkolenie.
web-learn-karak2-army-out = Pora na kogoś silniejszego. Idź na wschód, w nieznane.
web-learn-karak2-army-join = Szkieletory jeźdźcy o sile 4. Przed każdą walką wybierasz, kto idzie z tobą: jeden rycerz.
web-learn-karak2-army-roll = Rycerz stoi u twego boku. Rzuć kośćmi!
web-learn-karak2-army-skull = Bohater 2, miecz 1, a rycerz czaszka: 3 to za mało, a rycerz by zginął. Horan może rzucić ponownie małymi kośćmi: użyj strategii walki.
web-learn-karak2-army-stone = Razem 4, wygrana! Jeźdźcy zostawiają kamień duszy, wart 1 punkt.
web-learn-karak2-army-end = Dalej są bogatsze ziemie i piekielna otchłań, gdzie czeka mroczny generał. Gdy padnie, gra się kończy i wygrywa najwięcej punktów.
