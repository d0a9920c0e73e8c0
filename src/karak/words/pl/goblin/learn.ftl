# Co mówi przewodnik w lekcji gry Goblin.

web-learn-goblin-chain = Łańcuch
web-learn-goblin-chain-hello = Trzy poziomy jaskiń, a na dnie władca. Kto pierwszy go pokona, wygrywa.
web-learn-goblin-chain-hand = Walczysz kartami. Każda ma kolor i wskazuje kolory, które mogą po niej nastąpić.
web-learn-goblin-chain-target = Zacznij skromnie: walcz z goblinem zabijaką. Ma atak 2 i 4 punkty życia.
web-learn-goblin-chain-first = Pierwsza karta może mieć dowolny kolor. Zagraj okrzyk bojowy: atak 1 i dobierasz kartę.
web-learn-goblin-chain-second = Może nastąpić czerwony lub żółty. Zagraj żelazną zasłonę: atak 1 i obrona 1.
web-learn-goblin-chain-third = Może nastąpić niebieski lub zielony. Zagraj szarżę: atak 2.
web-learn-goblin-chain-sum = Atak 4 sięga jego 4 punktów życia: padnie. Obrona odejmuje 1 od jego 2, więc tracisz jeden punkt życia. Zakończ łańcuch.
web-learn-goblin-chain-stack = Na odwrocie potwora jest karta dla ciebie: dziki zamach. Talia powstaje na nowo, a zdobyte karty kładziesz w niej, gdzie chcesz: daj ją na wierzch.
web-learn-goblin-chain-rest = Karty początkowe idą pod spód, zakryte. To wszystko: reszta jak na liście.

web-learn-goblin-loot = Łupy
web-learn-goblin-loot-thug = Masz znów pełną rękę, także dziki zamach. Znak na zbirze to broń: walcz z nim.
web-learn-goblin-loot-shield = Bije mocno. Zacznij od muru tarcz: obrona 2.
web-learn-goblin-loot-swing = Może nastąpić czerwony: zagraj dziki zamach, atak 3.
web-learn-goblin-loot-grit = Może nastąpić żółty: hart ducha od razu leczy punkt życia i dodaje 1.
web-learn-goblin-loot-sum = Atak 4 przeciw 3, a przejdzie tylko jeden cios. Zakończ łańcuch.
web-learn-goblin-loot-club = Maczuga: atak 1 w każdej walce. Weź ją; czego nie chcesz, trafia do lombardu, gdzie sprzedaje to handlarz.

web-learn-goblin-key = Klucz
web-learn-goblin-key-porter = Na końcu każdego rzędu stoi strażnik z kluczem do następnego poziomu. Walcz z odźwiernym: atak 3, 5 punktów życia.
web-learn-goblin-key-first = Zagraj najpierw okrzyk bojowy i dobierz.
web-learn-goblin-key-deck = Talia jest pusta, więc powstaje nowa. Daj dziki zamach na wierzch, a zaraz go dobierzesz.
web-learn-goblin-key-rest = To wszystko: reszta jak na liście.
web-learn-goblin-key-second = Potem żelazna zasłona, by odbić cios.
web-learn-goblin-key-third = I szarża.
web-learn-goblin-key-sum = Atak 4 i maczuga to 5: akurat tyle. Zakończ łańcuch.
web-learn-goblin-key-end = Klucz otwiera poziom II. Uważaj na klątwy: zabraniają koloru, efektu lub wyposażenia. Będąc rannym, możesz poświęcić turę na odzyskanie sił; bez punktów wytrzymałości musisz.
