# What things in Karak II are called; what Karak has too is in karak-names.ftl.

## Heroes and their abilities

name-lorraine = Lorraine
name-elspeth = Elspeth
name-darius = Darius

name-war-strategy = Strategia walki
name-plunder = Plądrowanie
name-expert-builder = Doświadczona budowniczy
name-hawkeye = Sokoli wzrok
name-bear-friend = Niedźwiedzi przyjaciel
name-necromancy = Nekromancja
name-soul-collector = Kolekcjoner dusz
name-combat-finesse = Finezja
name-magic-run = Magiczny galop
name-terrain-exploration = Badanie terenu
name-claws-and-fangs = Szpony i kły

about-war-strategy = Raz na walkę rzuć ponownie wszystkimi kośćmi oprócz kości bohatera; liczy się drugi rzut.
about-plunder = Po wygranej od razu zgromadź zasoby z płytki.
karak2-about-fate-weaver = Na nową płytkę dobierz o jeden żeton więcej i wybierz, co na niej położyć.
about-expert-builder = Miasto i każdy budynek kosztują o jeden zasób mniej, wybrany spośród tych w cenie.
about-hawkeye = Raz na turę, za darmo: dobierz płytkę i połóż ją przy dowolnej otwartej krawędzi mapy, bez ruchu.
about-bear-friend = Kość niedźwiedzia dołącza do każdej walki, do której chcesz.
about-necromancy = Jako akcja: jedna kość szkieletora więcej, najwyżej trzy.
about-soul-collector = Za każdą kość straconą w walce odzyskaj jeden punkt wytrzymałości.
about-combat-finesse = Raz na walkę rzuć ponownie kością bohatera; liczy się drugi rzut.
about-magic-run = Raz na turę, zamiast ruchu: do trzech odkrytych płytek prosto przed siebie, także przez przepaście.
about-terrain-exploration = Odkrywając, obejrzyj dwie płytki i połóż jedną; druga wraca na wierzch stosu.
about-claws-and-fangs = Jeden żeton o sile 1 pada bez rzutu. Przed każdym atakiem ucieka jeden gwardzista.

## Tokens, and what they leave

name-skeleton-warriors = szkieletory wojownicy
name-fire-eaters = ogniożercy
name-shadow-eaters = cieniożercy
name-skeletal-hulks = szkieletory olbrzymy
name-hammer-followers = wyznawcy młota
name-dark-dryads = mroczne driady
name-skeleton-riders = szkieletory jeźdźcy
name-envoys-of-death = posłańcy śmierci
name-general = Mroczny Generał
name-warhammer = młot bojowy
name-fireball = Ognisty pocisk
name-pickpocket = Kieszonkowiec
name-amulet-of-resources = Amulet Zasobów
name-amulet-of-glory = Amulet Chwały
name-amulet-of-action = Amulet Akcji
name-amulet-of-protection = Amulet Protekcji
name-amulet-of-titan = Amulet Tytana

# Seven letters at most: with a strength they stand on a hex of the map.
short-skeleton-warriors = wojown.
short-fire-eaters = ogniożr
short-shadow-eaters = cieniżr
short-skeletal-hulks = olbrzym
short-hammer-followers = młot
short-dark-dryads = driady
short-skeleton-riders = jeźdźcy
short-envoys-of-death = POSŁAŃC
short-general = GENERAŁ

# For a narrow column.
short-warhammer = młot bojowy
short-fireball = ognisty pocisk
short-pickpocket = kieszonkowiec
short-amulet-of-resources = amulet zasobów
short-amulet-of-glory = amulet chwały
short-amulet-of-action = amulet akcji
short-amulet-of-protection = amulet protekcji
short-amulet-of-titan = amulet tytana

# Two letters, for the small map and for what lies on a tile.
tiny-skeleton-warriors = w
tiny-fire-eaters = o
tiny-shadow-eaters = c
tiny-skeletal-hulks = l
tiny-hammer-followers = M
tiny-dark-dryads = d
tiny-skeleton-riders = J
tiny-envoys-of-death = P
tiny-general = G
tiny-castle = ♜
tiny-warhammer = mb
tiny-fireball = op
tiny-pickpocket = ki
tiny-amulet-of-resources = aZ
tiny-amulet-of-glory = aC
tiny-amulet-of-action = aA
tiny-amulet-of-protection = aP
tiny-amulet-of-titan = aT

## Dice, resources, buildings

name-knight = rycerz
name-archer = łucznik
name-mage = mag
name-skeleton = szkieletor
name-bear = niedźwiedź
name-titan = tytan
name-hero = kość bohatera

name-food = żywność
name-wood = drewno
name-stone = kamień

name-stable = stajnie
name-glory-banners = proporzec chwały
name-military-camp = obóz wojskowy
name-shooting-range = tor łuczniczy
name-wizard-tower = wieża czarnoksiężnika

short-stable = stajnie
short-portal = portal
short-glory-banners = proporzec
short-military-camp = obóz
short-shooting-range = tor
short-wizard-tower = wieża

## Faces of dice

name-s = czaszka
name-ss = dwie czaszki

## The map

name-northeast = północny wschód
name-southeast = południowy wschód
name-southwest = południowy zachód
name-northwest = północny zachód

name-castle = zamek Karak
name-farm = folwark
name-forest = las
name-farm-forest = folwark i las
name-farm-rock = folwark i skały
name-forest-rock = las i skały
name-big-farm = wielki folwark
name-dense-forest = gęsty las
name-giant-rocks = olbrzymie skały
name-abyss = Mroczna Głębia

# Nine letters at most: they stand on a hex of the map.
short-castle = ZAMEK
short-farm = folwark
short-forest = las
short-farm-forest = folw.+las
short-farm-rock = folw.+sk.
short-forest-rock = las+skały
short-big-farm = w.folwark
short-dense-forest = gęsty las
short-giant-rocks = olb.skały
short-abyss = GŁĘBIA

name-farm-1-open = folwark, bez przepaści
name-farm-1-0 = folwark, 1 przepaść
name-farm-1-01 = folwark, 2 przepaście obok siebie
name-farm-1-03 = folwark, 2 przepaście naprzeciw siebie
name-forest-1-open = las, bez przepaści
name-forest-1-0 = las, 1 przepaść
name-forest-1-02 = las, 2 przepaście z odstępem
name-forest-1-03 = las, 2 przepaście naprzeciw siebie
name-farm-forest-1-0 = folwark i las, 1 przepaść
name-farm-forest-1-01 = folwark i las, 2 przepaście obok siebie
name-farm-rock-1-open = folwark i skały, bez przepaści
name-farm-rock-1-0 = folwark i skały, 1 przepaść
name-farm-rock-1-02 = folwark i skały, 2 przepaście z odstępem
name-farm-rock-1-03 = folwark i skały, 2 przepaście naprzeciw siebie
name-forest-rock-1-open = las i skały, bez przepaści
name-forest-rock-1-0 = las i skały, 1 przepaść
name-forest-rock-1-01 = las i skały, 2 przepaście obok siebie
name-forest-rock-1-02 = las i skały, 2 przepaście z odstępem
name-big-farm-2-0 = wielki folwark, 1 przepaść
name-big-farm-2-02 = wielki folwark, 2 przepaście z odstępem
name-dense-forest-2-0 = gęsty las, 1 przepaść
name-dense-forest-2-03 = gęsty las, 2 przepaście naprzeciw siebie
name-giant-rocks-2-01 = olbrzymie skały, 2 przepaście obok siebie
name-giant-rocks-2-024 = olbrzymie skały, 3 przepaście
name-farm-forest-2-02 = folwark i las (poziom II), 2 przepaście z odstępem
name-farm-rock-2-03 = folwark i skały (poziom II), 2 przepaście naprzeciw siebie
name-forest-rock-2-01 = las i skały (poziom II), 2 przepaście obok siebie
name-abyss-2-024 = Mroczna Głębia, 3 przepaście

## Options of a table

option-no-plague = Dwie czaszki nie sprowadzają Zarazy i Niedoli.

## How a game ended

karak2-ending-general = Mroczny Generał pokonany: koniec gry.
karak2-ended-general = Generał pokonany
