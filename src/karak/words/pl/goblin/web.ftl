# The table of Goblin in a browser.

web-goblin-board = Jaskinia goblinów
web-goblin-level = Poziom { $level }
web-goblin-left = { $left ->
        [0] talia pusta
       *[other] następny z { $left }
    }
web-goblin-lord = Władca jaskini
web-goblin-lord-what = Pokonaj go, a wygrasz grę.
web-goblin-lord-locked = Dojdziesz do niego tylko z kluczem III.
web-goblin-lord-open = Twój klucz III otwiera drogę.
web-goblin-peek = Zobacz stół
web-goblin-back = Wróć tam, gdzie byliśmy
web-goblin-price = Każda rzecz kosztuje jedno z tych: twoja broń, twoja zbroja, zdobyta karta z ręki.
web-goblin-poor = Nie masz czym zapłacić: bez broni, bez zbroi, bez zdobytej karty na ręce.
web-goblin-pawnshop-empty = Arsenał jest pusty.

## A battle

web-goblin-fight = { $hero } kontra { $monster }
web-goblin-chain = Zagrane karty
web-goblin-next = następny
web-goblin-no-next = koniec łańcucha
web-goblin-of = z
web-goblin-against = przeciw
web-goblin-bonus = Z eliksiru albo umiejętności
web-goblin-fall = padasz
web-goblin-lost = { $hurt ->
        [0] bez strat
       *[other] strata { $hurt }
    }

## Decks

web-goblin-stacked = Nowa talia, od góry
web-goblin-to-stack = Co dalej?
web-goblin-beaten = pokonano
web-goblin-worn = noszone teraz
web-goblin-hand = Ręka: { $number }
web-goblin-deck = Talia: { $number }
web-goblin-discard = Odrzucone: { $number }
web-goblin-in-hand = { $cards }
web-goblin-in-deck = Od góry: { $cards }
web-goblin-in-discard = { $cards }
web-goblin-about-hand = Zdobyte karty widać po odwrocie, początkowych nie.
web-goblin-about-deck = Gdy jest pusta, karty odrzucone stają się nową talią.
web-goblin-about-discard = Karty zagrane i zdobyte; z nich powstaje następna talia.
web-goblin-count = { $count } × { $card }

## What things are, for whoever points at them

web-goblin-coloured = Kolor karty: { $colour }
web-goblin-then = potem { $colours }
web-goblin-does-attack = Atak { $number }
web-goblin-does-defence = Obrona { $number }
web-goblin-does-heal = Leczy od razu: { $number }
web-goblin-does-draw = { $number ->
        [one] Dobierz od razu kartę
        [few] Dobierz od razu { $number } karty
        [many] Dobierz od razu { $number } kart
       *[other] Dobierz od razu { $number } karty
    }
web-goblin-does-hand = Ręka większa o { $number }
web-goblin-gives-attack = Atak +{ $number } w każdej walce
web-goblin-gives-defence = Obrona +{ $number } w każdej walce
web-goblin-gives-heal = Leczy { $number } w każdej walce, po ciosach
web-goblin-gives-hand = Ręka większa o { $number }
web-goblin-gives-draw = Dobieranie: { $number }
web-goblin-tip-foe = Uderza z siłą { $attack }; do pokonania wystarczy atak { $hp }.
web-goblin-tip-back = Nagroda: { $card }.
web-goblin-tip-next = Wierzch talii: zajmie następną lukę, ale walczyć tu jeszcze nie można.
web-goblin-tip-starting = Zakryta karta początkowa.
web-goblin-tip-hero = { $hp ->
        [0] bez punktów wytrzymałości
        [one] 1 punkt wytrzymałości
        [few] { $hp } punkty wytrzymałości
        [many] { $hp } punktów wytrzymałości
       *[other] { $hp } punktu wytrzymałości
    }
web-goblin-ability = Umiejętność, jeśli się z nimi gra: { $ability }
web-goblin-tip-ability = Gdy gra się z umiejętnościami, { $ability }: { $about }

web-goblin-reward-action = Nagroda: nowa karta akcji.
web-goblin-reward-weapon = Nagroda: broń.
web-goblin-reward-armour = Nagroda: zbroja.
web-goblin-reward-key = Klucznik. Nagroda: klucz do następnego poziomu.
web-goblin-reward-victory = Kto pokona władcę, wygrywa grę.

web-goblin-curse-effect-attack = Klątwa: atak kart się nie liczy.
web-goblin-curse-effect-defence = Klątwa: obrona kart się nie liczy.
web-goblin-curse-effect-heal = Klątwa: karty nie leczą.
web-goblin-curse-effect-draw = Klątwa: karty nie dają dobierania.
web-goblin-curse-colour-red = Klątwa: nie można zagrać czerwonej karty.
web-goblin-curse-colour-blue = Klątwa: nie można zagrać niebieskiej karty.
web-goblin-curse-colour-green = Klątwa: nie można zagrać zielonej karty.
web-goblin-curse-colour-yellow = Klątwa: nie można zagrać żółtej karty.
web-goblin-curse-equipment-weapon = Klątwa: broń nic nie daje.
web-goblin-curse-equipment-armour = Klątwa: zbroja nic nie daje.

web-goblin-potion-strength = Podwaja atak albo obronę ostatnio zagranej karty.
web-goblin-potion-healing = Przywraca pełną wytrzymałość, przed ciosami albo po nich.
web-goblin-potion-countercurse = Jedna klątwa nie działa w tej walce.

web-goblin-sign-merchant = Kupiec
web-goblin-about-merchant = Za każdą rzecz zapłać bronią, zbroją albo zdobytą kartą: dowolne eliksiry i jedna karta z arsenału.
web-goblin-sign-pawnshop = Arsenał
web-goblin-about-pawnshop = To, co oddali inni; podczas wizyty można kupić jedną rzecz.
web-goblin-sign-next = Talia potworów
web-goblin-about-next = Jej wierzch zajmie następną lukę w rzędzie.
web-goblin-sign-chain = Łańcuch
web-goblin-about-chain = Następna karta musi mieć kolor, który poprzednia pokazuje na prawej krawędzi.
web-goblin-sign-attack = Atak
web-goblin-about-attack = Karty i broń razem; wystarczy tyle, ile wynosi wytrzymałość potwora.
web-goblin-sign-defence = Obrona
web-goblin-about-defence = Każdy punkt zatrzymuje jeden cios; każdy inny cios kosztuje punkt wytrzymałości.
web-goblin-sign-weapon = Bez broni
web-goblin-about-weapon = Można nosić jedną broń.
web-goblin-sign-armour = Bez zbroi
web-goblin-about-armour = Można nosić jedną zbroję.
web-goblin-sign-key = Klucze
web-goblin-about-key = Klucz I otwiera poziom II, klucz II poziom III, klucz III drogę do władcy.
web-goblin-sign-open-1 = Poziom I
web-goblin-about-open-1 = Tu może walczyć każdy. Klucznik ma klucz do poziomu II.
web-goblin-sign-open-2 = Poziom II
web-goblin-about-open-2 = Masz do niego klucz. Klucznik ma klucz do poziomu III.
web-goblin-sign-open-3 = Poziom III
web-goblin-about-open-3 = Masz do niego klucz. Klucznik ma klucz do władcy.
web-goblin-sign-held-1 = Poziom I
web-goblin-about-held-1 = Tutejszy klucznik jest pokonany, klucz masz ty.
web-goblin-sign-held-2 = Poziom II
web-goblin-about-held-2 = Tutejszy klucznik jest pokonany, klucz masz ty.
web-goblin-sign-held-3 = Poziom III
web-goblin-about-held-3 = Tutejszy klucznik jest pokonany: droga do władcy stoi otworem.
web-goblin-sign-locked-2 = Poziom II, zamknięty
web-goblin-about-locked-2 = Pokonaj klucznika poziomu I, żeby zdobyć klucz.
web-goblin-sign-locked-3 = Poziom III, zamknięty
web-goblin-about-locked-3 = Pokonaj klucznika poziomu II, żeby zdobyć klucz.
