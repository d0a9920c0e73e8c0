# Co mówi przewodnik w lekcji gry Imperium.

web-learn-imperium-crown = Korona
web-learn-imperium-crown-hello = W Imperium ktoś z was nosi koronę. Zaczyna się, gdy ktoś odkryje szczelinę.
web-learn-imperium-crown-move = Idź na wschód, do lasu.
web-learn-imperium-crown-gather = Zbierz drewno, jak w Karaku II.
web-learn-imperium-crown-rift = Teraz zbadaj północny wschód.

web-learn-imperium-challenge = Wyzwanie
web-learn-imperium-challenge-emperor = Szczelina! Wciągnęła wszystkich bohaterów i rzucili o koronę: twoje 2 wygrało z 1 Tai. Masz koronę, po 1 każdego surowca i gwardię.
web-learn-imperium-challenge-challenged = Kto stoi na twojej płytce, może cię wyzwać. Taia robi to od razu i wyrzuca 3. Remis ci nie wystarczy: potrzebujesz 4.
web-learn-imperium-challenge-guard = Gwardia to kość, którą ma tylko cesarz. Niech dołączy.
web-learn-imperium-challenge-roll = Gotowe. Rzuć kośćmi!
web-learn-imperium-challenge-held = Bohater 2 i gwardia 2 to 4: korona zostaje u ciebie. Zostaw ten rzut.

web-learn-imperium-empire = Cesarstwo
web-learn-imperium-empire-back = Twoja tura. Wróć do lasu na południowym zachodzie: na szczelinie miasta nie będzie.
web-learn-imperium-empire-found = Załóż tu miasto za dwa drewna.
web-learn-imperium-empire-cave = Została jedna akcja. Zbadaj wschód.
web-learn-imperium-empire-lay = Jaskinia goblinów! Połóż ją przepaścią na wschód.
web-learn-imperium-empire-goblins = Gobliny tu mieszkają i wracają, gdy nikogo nie ma. Są słabe: weź ze sobą gwardię.
web-learn-imperium-empire-roll = Rzuć kośćmi!
web-learn-imperium-empire-enough = 3 przeciw 1 to aż nadto. Zostaw ten rzut: zostawią 1 żywność i 1 drewno.
web-learn-imperium-empire-vassals = Pozostali są teraz wasalami: kto zakłada miasto, buduje lub werbuje, płaci ci 1 surowiec. W zamian się dzielisz: każdy twój budynek staje też za darmo w innym mieście.
web-learn-imperium-empire-end = Korona jest na koniec warta 2 punkty, jeśli wciąż ją nosisz.
