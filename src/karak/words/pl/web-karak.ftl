# The board of Karak in a browser, and what every map there offers.

web-map-tools = Mapa
web-map-nearer = Bliżej (+)
web-map-farther = Dalej (-)
web-map-fit = Pokaż wszystko (0)
web-map-centre = Pokaż mnie na środku

web-dice = Na kościach: { $dice }. Stuknij, żeby pominąć toczenie.

web-karak-board = Katakumby zamku Karak
web-karak-menu = Co chcesz tu zrobić?
web-karak-draws = dobiera płytkę; tego nie da się cofnąć
web-karak-fights = zaczyna walkę; tego nie da się cofnąć
web-karak-turn-left = Obróć z powrotem (Shift+R)
web-karak-turn-right = Obróć (R)
web-karak-lay = Połóż płytkę (Enter)
web-karak-close = Zamknij

## The fight

web-karak-fight = Walka
web-karak-against = kontra
web-karak-two-dice = dwie kości
web-karak-roll = { $low } + { $high } = { $sum }
web-karak-bonus = premia
web-karak-ability = umiejętność
web-karak-carried = dodane
web-karak-attack = atak
web-karak-strength = siła
web-karak-enough = To wystarczy do wygranej.
web-karak-short = Do wygranej brakuje { $missing }.
web-karak-win = wygrana { $percent } %
web-karak-tie = remis { $percent } %
web-karak-lose = przegrana { $percent } %
web-karak-gain = Wygrana: { $reward }
web-karak-risk = Przegrana: punkt wytrzymałości i odwrót

## What things are, for whoever points at them

web-karak-tip-monster = Siła { $strength }. Nagroda: { $reward }.
web-karak-tip-ability = { $ability }: { $about }
web-karak-tip-hero = { $lives ->
        [0] Bez przytomności
        [one] 1 punkt wytrzymałości
        [few] { $lives } punkty wytrzymałości
        [many] { $lives } punktów wytrzymałości
       *[other] { $lives } punktu wytrzymałości
    }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
web-karak-tip-has = Ma przy sobie: { $items }.
web-karak-tip-count = { $count } × { $item }
web-karak-tip-cursed = Klątwa: żadna umiejętność nie działa, póki nie zdejmie jej fontanna.
web-karak-tip-drawn = Obróć ją, jak chcesz, i połóż: przychodzisz od oświetlonej strony.

karak-about-start = Tu wszyscy zaczynali. Fontanna leczy: pełna wytrzymałość, koniec klątwy i koniec tury.
karak-about-corridor = Zwykłe przejście.
karak-about-room = Gdy ją odkryto, leżał tu potwór albo skrzynia.
karak-about-fountain = Leczy: pełna wytrzymałość, koniec klątwy i koniec tury.
karak-about-portal = Jeden krok prowadzi stąd do dowolnego innego portalu.
karak-about-unexplored = Nikogo tam jeszcze nie było. Wejście dobiera płytkę, a tego nie da się cofnąć.
karak-about-giant-rat = Kto wchodzi, musi z nim walczyć.
karak-about-giant-spider = Kto wchodzi, musi z nim walczyć.
karak-about-mummy = Kto ją pokona, rzuca klątwę na innego bohatera.
karak-about-skeleton-turnkey = Klucze otwierają skrzynie.
karak-about-skeleton-swordsman = Kto wchodzi, musi z nim walczyć.
karak-about-skeleton-king = Kto wchodzi, musi z nim walczyć.
karak-about-fallen = Jego skarb nie wymaga klucza: 1 punkt.
karak-about-dragon = Jego rubin jest wart 1,5 punktu; gdy smok padnie, gra się kończy.
karak-about-chest = Otwiera ją klucz: skarb za 1 punkt i koniec tury.
karak-about-daggers = Broń: +1 w każdej walce.
karak-about-sword = Broń: +2 w każdej walce.
karak-about-axe = Broń: +3 w każdej walce.
karak-about-magic-bolt = Zaklęcie: +1 po rzucie, jeden raz.
karak-about-healing-portal = Zaklęcie: wysyła dowolnego bohatera do fontanny i leczy go.
karak-about-key = Otwiera jedną skrzynię.
karak-about-treasure = 1 punkt.
karak-about-ruby-treasure = 1,5 punktu.
web-karak-left = Zostało: kafelki { $tiles }, żetony { $tokens }
