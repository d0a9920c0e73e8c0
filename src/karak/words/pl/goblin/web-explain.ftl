# Goblin dla uczących się: co warto wiedzieć przed odpowiedzią.

web-explain-goblin-seating = Każdy bohater ma własną talię i zdolność. Wskaż go, aby przeczytać więcej.
web-explain-goblin-deciding = Potwór jest pokonany, gdy atak dorówna jego punktom życia; tyle, o ile jego atak przewyższa twoją obronę, tracisz. Kupiec sprzedaje za karty.
web-explain-goblin-bracing = Odrzuć to, co najmniej pasuje do pozostałych kart.
web-explain-goblin-playing = Każda karta wymienia kolory, które mogą po niej nastąpić. Długi łańcuch kolorów uderza najmocniej.
web-explain-goblin-foreseeing = Karta, którą zachowasz, może być ogniwem, którego potrzebujesz.
web-explain-goblin-stacking = Dobierasz z wierzchu: ułóż obok siebie to, co następuje po sobie kolorem.
web-explain-goblin-counting = Nic więcej nie da się zagrać. Policz teraz atak i obronę.
web-explain-goblin-recovering = Kto spadnie do zera, przegrywa walkę. Mikstura może cię teraz uratować.
web-explain-goblin-equipping = Nosisz jedną broń i jedną zbroję. Drugą bierze lombard i każdy może ją kupić.
web-explain-goblin-shopping = Mikstura działa raz; ekwipunek działa w każdej walce.
web-explain-goblin-paying = Karta, którą płacisz, znika z talii: płać najsłabszą.
