# What things in Karak are called.

## Heroes and their abilities

name-astral-walk = Astralny krok
name-double-attack = Podwójny atak
name-reincarnation = Reinkarnacja
name-sacrifice = Poświęcenie
name-swap = Zamiana miejsc
name-backstab = Cios w plecy
name-stealth = Skradanie się
name-strict-stealth = Skradanie się
name-combat-training = Szkolenie bojowe
name-unstoppable = Nie do zatrzymania
name-premonition = Przeczucie

about-magical-affinity = Użyte magiczne pociski zostają w ręku, każdy służy raz w każdej walce.
about-astral-walk = Ściany między odkrytymi płytkami nie są przeszkodą dla kroku.
about-double-attack = Raz na walkę rzuć ponownie obiema kośćmi; liczy się drugi rzut.
about-reincarnation = Utrata ostatniego punktu wytrzymałości nie odbiera przytomności, lecz prowadzi do fontanny i przywraca pełną wytrzymałość.
about-sacrifice = Raz na walkę oddaj punkt wytrzymałości za +1.
about-swap = Na początku tury zamień się miejscami z dowolnym bohaterem, zamiast robić kroki.
about-backstab = Remis oznacza wygraną.
about-stealth = Ukryj się przed potworem, zamiast z nim walczyć, i idź dalej.
about-strict-stealth = Ukryj się przed potworem i idź dalej, ale nie kończ tam tury.
about-combat-training = Na kości nigdy nie wypada 1.
about-unstoppable = Jeśli w rzucie jest 6, po walce tura trwa dalej.
about-premonition = +1 w walce, do której prowadzi pierwszy krok tury.
about-fate-weaver = W nowej komnacie dobierz dwa żetony i wybierz, który tam leży.

## Tokens: monsters, chests, and what they leave

name-giant-rat = wielki szczur
name-giant-spider = wielki pająk
name-mummy = mumia
name-skeleton-turnkey = szkieletor klucznik
name-skeleton-swordsman = szkieletor szermierz
name-skeleton-king = król szkieletorów
name-fallen = upadły
name-dragon = smok
name-chest = zamknięta skrzynia
name-daggers = sztylety
name-axe = topór
name-magic-bolt = magiczny pocisk
name-healing-portal = uzdrawiający portal
name-key = klucz
name-bolt = magiczny pocisk
name-treasure = skarb
name-ruby-treasure = skarb z rubinem

# Seven letters at most: they stand on a tile of the map.
short-giant-rat = szczur
short-giant-spider = pająk
short-mummy = mumia
short-skeleton-turnkey = kluczn.
short-skeleton-swordsman = szerm.
short-skeleton-king = KRÓL
short-fallen = UPADŁY
short-dragon = SMOK
short-chest = skrzyn.
short-daggers = sztyl.
short-sword = miecz
short-axe = topór
short-magic-bolt = pocisk
short-healing-portal = leczący
short-key = klucz

# Two letters, for the small map.
tiny-giant-rat = s
tiny-giant-spider = p
tiny-mummy = m
tiny-skeleton-turnkey = k
tiny-skeleton-swordsman = z
tiny-skeleton-king = K
tiny-fallen = U
tiny-dragon = S
tiny-chest = sk
tiny-daggers = sz
tiny-sword = mi
tiny-axe = to
tiny-magic-bolt = po
tiny-healing-portal = le
tiny-key = kl

## The map

name-start = płytka początkowa
name-corridor-cross = skrzyżowanie korytarzy
name-corridor-t = rozwidlenie korytarza
name-corridor-straight = prosty korytarz
name-corridor-corner = zakręt korytarza
name-portal-straight = korytarz z portalem
name-fountain-corner = korytarz z fontanną
name-room-cross = komnata z czterema wyjściami
name-room-t = komnata z trzema wyjściami
name-room-straight = komnata z dwoma wyjściami naprzeciw siebie
name-room-corner = komnata z zakrętem
name-corridor = korytarz
name-room = komnata
name-fountain = fontanna

## Options of a table

option-no-curse = Mumie nie rzucają klątwy.
option-late-dragon = Smok trafia do woreczka dopiero wtedy, gdy 27 komnat ma już swój żeton.
option-strict-stealth = Aderyn nie może zakończyć tury w ukryciu na płytce z potworem.

## How a game ended

karak-ending-dragon = Smok pokonany: koniec gry.
karak-ending-sealed = Żadna droga nie prowadzi dalej w ciemność: koniec gry.
karak-ended-dragon = smok pokonany
karak-ended-sealed = mapa zamknięta
