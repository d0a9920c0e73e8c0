# What Imperium adds to the names of Karak II.

## Heroes and their abilities

name-valduk = Valduk
name-kirima = Kirima
name-saigo = Saigo

name-rebels = Buntownicy
name-sneaking = Podkradanie się
name-king-of-the-wilds = Król dziczy
name-berserk = Szał bojowy
name-hard-skin = Twarda skóra
name-leap-into-battle = Skok w wir walki
name-dream-helper = Senny pomocnik
name-seasoned-traveller = Zaprawiony w podróżach
name-strategic-positions = Strategiczne pozycje

about-rebels = Raz na turę, jako akcja, tam, gdzie jest las: rycerz za 2 żywności, bez miasta i bez podatku.
about-sneaking = Wejdź na płytkę z potworami bez walki i idź dalej. Wśród potworów walka jest akcją.
imperium-about-magical-affinity = Raz na walkę, mając Ognisty pocisk: +1 i zachowaj go albo +2 i odrzuć go.
about-king-of-the-wilds = Raz na turę, za darmo: przenieś żeton potworów o sile najwyżej 3 na dowolną pustą płytkę, na której mogłoby stać miasto.
about-berserk = Dwie czaszki na kości bohatera dają +2.
about-hard-skin = Strać punkt wytrzymałości zamiast oddziału, dopóki go masz.
about-leap-into-battle = +1 przeciw potworom, które już wcześniej były na mapie.
about-dream-helper = Raz na turę, jako ruch: przenieś się do rannego bohatera; oboje odzyskujecie 1 punkt wytrzymałości.
about-seasoned-traveller = Tor łuczniczy powstaje za darmo razem z miastem.
about-strategic-positions = Raz na walkę rzuć ponownie dowolną liczbą łuczników; liczy się drugi rzut.

## What everybody can do, or must

name-blessing = błogosławieństwo
name-challenge = wyzwanie
name-tax = podatek
name-levy = dar cesarski
name-time-loop = Pętla czasu

about-blessing = Raz, w swojej turze: wybrany oddział, jeśli pozwala na to chwała. Tuż po walce unieważnia też wszystkie twoje czaszki.
about-challenge = Na płytce cesarza, za darmo, kończy turę: najpierw atakujesz, potem cesarz się broni. Remis to wygrana.
about-tax = Kto nie jest cesarzem, płaci mu 1 zasób za każdą akcję budowy miasta, budowy i szkolenia.
about-levy = Co zbuduje cesarz, to dostaje też inne miasto; cesarz, który szkoli, daje oddział innemu bohaterowi.
about-time-loop = Raz na walkę, gdy wypadnie na kości Władcy Czasu: rzuć ponownie dowolną liczbą swoich pozostałych kości.

## Tokens, and who lives in a lair

name-ghosts = duchy
name-lord-of-time = Władca Czasu
name-goblins = gobliny
name-stone-eaters = kamieniożercy

# Seven letters at most: with a strength they stand on a hex of the map.
short-ghosts = duchy
short-lord-of-time = WŁADCA
short-goblins = gobliny
short-stone-eaters = kamieżr

short-blessing = błogosławieństwo

tiny-ghosts = u
tiny-lord-of-time = W
tiny-goblins = g
tiny-stone-eaters = k
tiny-blessing = bł

## Dice and their faces

name-guard = gwardia cesarska
name-shield = tarcza
name-loop = pętla
name-betrayal = zdrada

## The map

name-goblin-cave = jaskinia goblinów
name-stone-eater-mines = kopalnia kamieniożerców
name-rift = szczelina

# Nine letters at most: they stand on a hex of the map.
short-goblin-cave = jask.gob.
short-stone-eater-mines = kopalnia
short-rift = SZCZELINA

tiny-rift = ≈

name-goblin-cave-1-0 = jaskinia goblinów, 1 przepaść
name-stone-eater-mines-1-0 = kopalnia kamieniożerców, 1 przepaść
name-rift-1-open = szczelina, bez przepaści
name-rift-1-0 = szczelina, 1 przepaść
name-rift-2-open = szczelina (poziom II), bez przepaści
name-rift-2-03 = szczelina (poziom II), 2 przepaście naprzeciw siebie
name-forest-rock-2-02 = las i skały (poziom II), 2 przepaście z odstępem
name-farm-rock-2-01 = folwark i skały (poziom II), 2 przepaście obok siebie

## Options of a table

option-bare-crown = O koronę się walczy, ale nic nie daje: ani gwardii, ani punktów, ani podatków, ani darów.
