# What things in Goblin are called. A word of this game comes before one that all games share.

## Starting cards of the heroes

goblin-name-argentus-magic-bolt = Magiczny pocisk
goblin-name-argentus-ward = Osłona
goblin-name-argentus-flash-of-insight = Przebłysk
goblin-name-argentus-staff-blow = Cios kosturem
goblin-name-argentus-stone-skin = Kamienna skóra
goblin-name-argentus-second-wind = Drugi oddech

goblin-name-horan-hammer-strike = Cios młotem
goblin-name-horan-iron-parry = Żelazna zasłona
goblin-name-horan-battle-cry = Okrzyk bojowy
goblin-name-horan-charge = Szarża
goblin-name-horan-shield-wall = Mur tarcz
goblin-name-horan-grit = Hart ducha

goblin-name-xanros-hex = Urok
goblin-name-xanros-shadow-veil = Zasłona cienia
goblin-name-xanros-dark-whisper = Mroczny szept
goblin-name-xanros-soul-burn = Spalenie duszy
goblin-name-xanros-bone-ward = Kościana osłona
goblin-name-xanros-life-tap = Wyssanie życia

goblin-name-aderyn-backstab = Cios w plecy
goblin-name-aderyn-sidestep = Unik
goblin-name-aderyn-sleight-of-hand = Zręczne palce
goblin-name-aderyn-thrown-knife = Rzut nożem
goblin-name-aderyn-smoke-bomb = Bomba dymna
goblin-name-aderyn-bandage = Bandaż

goblin-name-victorius-lunge = Wypad
goblin-name-victorius-riposte = Riposta
goblin-name-victorius-feint = Zwód
goblin-name-victorius-double-cut = Podwójne cięcie
goblin-name-victorius-blade-guard = Garda ostrza
goblin-name-victorius-steady-breath = Spokojny oddech

goblin-name-taia-spirit-arrow = Strzała ducha
goblin-name-taia-premonition = Przeczucie
goblin-name-taia-vision = Wizja
goblin-name-taia-star-fall = Deszcz gwiazd
goblin-name-taia-guardian-spirit = Duch opiekuńczy
goblin-name-taia-healing-chant = Pieśń uzdrowienia

goblin-name-starting-card = karta początkowa
goblin-name-start = Zakryta karta początkowa

## Monsters, and the cards on their backs

goblin-name-goblin-scout = Goblin zwiadowca
goblin-name-goblin-brawler = Goblin zabijaka
goblin-name-goblin-drummer = Goblin dobosz
goblin-name-cave-bat = Nietoperz jaskiniowy
goblin-name-goblin-apprentice = Goblin uczeń
goblin-name-lantern-imp = Chochlik z latarnią
goblin-name-young-cave-worm = Młody czerw jaskiniowy
goblin-name-mushroom-creeper = Grzybowy pełzacz
goblin-name-goblin-poacher = Goblin kłusownik
goblin-name-goblin-sentry = Goblin wartownik
goblin-name-stone-beetle = Kamienny żuk
goblin-name-goblin-slinger = Goblin procarz
goblin-name-goblin-thug = Goblin zbir
goblin-name-cave-spider = Pająk jaskiniowy
goblin-name-goblin-knifer = Goblin nożownik
goblin-name-marsh-toad = Ropucha bagienna
goblin-name-goblin-cook = Goblin kucharz
goblin-name-giant-rat = Wielki szczur
goblin-name-goblin-guard = Goblin strażnik
goblin-name-slime = Szlam

goblin-name-orc-raider = Ork łupieżca
goblin-name-orc-axeman = Ork topornik
goblin-name-orc-shieldbearer = Ork tarczownik
goblin-name-goblin-shaman = Goblin szaman
goblin-name-frost-imp = Mroźny chochlik
goblin-name-whispering-shade = Szepczący cień
goblin-name-swamp-witch = Wiedźma z bagien
goblin-name-goblin-archer = Goblin łucznik
goblin-name-stalking-panther = Czająca się pantera
goblin-name-orc-veteran = Ork weteran
goblin-name-boar-rider = Jeździec na dziku
goblin-name-cave-troll-whelp = Mały troll jaskiniowy
goblin-name-orc-smith = Ork kowal
goblin-name-armoured-worm = Opancerzony czerw
goblin-name-giant-spider = Wielki pająk
goblin-name-mimic-chest = Skrzynia mimik
goblin-name-orc-drummer = Ork dobosz
goblin-name-stone-gargoyle = Kamienny gargulec
goblin-name-blood-leech = Krwawa pijawka
goblin-name-goblin-thief = Goblin złodziej

goblin-name-troll-crusher = Troll miażdżyciel
goblin-name-fire-hound = Ognisty ogar
goblin-name-orc-champion = Ork czempion
goblin-name-dark-elf-duelist = Mroczny elf szermierz
goblin-name-goblin-archmage = Goblin arcymag
goblin-name-ice-wraith = Lodowa zjawa
goblin-name-mind-eater = Pożeracz umysłów
goblin-name-rune-guardian = Strażnik run
goblin-name-bog-hag = Jędza z moczarów
goblin-name-giant-scorpion = Wielki skorpion
goblin-name-shadow-stalker = Łowca z cienia
goblin-name-elder-treant = Prastary ent
goblin-name-death-knight = Rycerz śmierci
goblin-name-minotaur = Minotaur
goblin-name-stone-colossus = Kamienny kolos
goblin-name-griffin-rider = Jeździec na gryfie
goblin-name-orc-warlord = Ork wódz
goblin-name-fire-demon = Demon ognia
goblin-name-vampire = Wampir
goblin-name-spectral-mage = Widmowy mag
goblin-name-ancient-worm = Pradawny czerw
goblin-name-troll-guardian = Troll strażnik
goblin-name-basilisk = Bazyliszek
goblin-name-lich-acolyte = Akolita lisza

goblin-name-quick-jab = Szybkie pchnięcie
goblin-name-wild-swing = Dziki zamach
goblin-name-braced-blow = Pewny cios
goblin-name-spark = Iskra
goblin-name-quick-wits = Bystry umysł
goblin-name-deep-thought = Głęboki namysł
goblin-name-thorn-dart = Cierniowa strzałka
goblin-name-herb-pouch = Sakiewka ziół
goblin-name-nimble-step = Zwinny krok
goblin-name-shield-bash = Uderzenie tarczą
goblin-name-tower-shield = Wielka tarcza
goblin-name-sling-stone = Kamień z procy
goblin-name-goblin-club = Goblińska maczuga
goblin-name-fang-dagger = Sztylet z kła
goblin-name-notched-sword = Wyszczerbiony miecz
goblin-name-healing-rod = Różdżka leczenia
goblin-name-iron-pot-helmet = Hełm z garnka
goblin-name-rat-hide-vest = Kamizela ze szczura
goblin-name-wooden-shield = Drewniana tarcza
goblin-name-moss-cloak = Płaszcz z mchu

goblin-name-cleave = Rozpłatanie
goblin-name-axe-throw = Rzut toporem
goblin-name-counter-blow = Kontra
goblin-name-chain-lightning = Łańcuch błyskawic
goblin-name-ice-lance = Lodowa lanca
goblin-name-clairvoyance = Jasnowidzenie
goblin-name-life-leaf = Liść życia
goblin-name-piercing-arrow = Przeszywająca strzała
goblin-name-pounce = Skok na ofiarę
goblin-name-bulwark-rush = Szarża z tarczą
goblin-name-trample = Stratowanie
goblin-name-watchful-guard = Czujna garda
goblin-name-orc-axe = Orkowy topór
goblin-name-worm-tooth-spear = Włócznia z zęba czerwia
goblin-name-venom-sword = Zatruty miecz
goblin-name-seer-staff = Kostur jasnowidza
goblin-name-chain-mail = Kolczuga
goblin-name-stone-shield = Kamienna tarcza
goblin-name-ranger-mantle = Opończa tropiciela
goblin-name-belt-of-pouches = Pas z sakiewkami

goblin-name-giant-slayer = Pogromca olbrzymów
goblin-name-flame-slash = Płomienne cięcie
goblin-name-whirling-blades = Wirujące ostrza
goblin-name-battle-trance = Bitewny trans
goblin-name-arcane-surge = Fala mocy
goblin-name-blizzard = Zamieć
goblin-name-third-eye = Trzecie oko
goblin-name-mirror-rune = Runa zwierciadła
goblin-name-heart-of-oak = Serce dębu
goblin-name-poison-barb = Zatruty kolec
goblin-name-ambush = Zasadzka
goblin-name-bark-blessing = Łaska kory
goblin-name-aegis-charge = Szarża egidy
goblin-name-bull-rush = Szarża byka
goblin-name-fortress = Twierdza
goblin-name-sun-lance = Słoneczna lanca
goblin-name-warlord-blade = Ostrze wodza
goblin-name-flaming-sword = Płonący miecz
goblin-name-vampire-sabre = Szabla wampira
goblin-name-archmage-staff = Kostur arcymaga
goblin-name-worm-scale-plate = Zbroja z łusek czerwia
goblin-name-troll-shield = Tarcza trolla
goblin-name-phoenix-robe = Szata feniksa
goblin-name-robe-of-secrets = Szata tajemnic

## Gatekeepers and lords

goblin-name-goblin-porter = Goblin odźwierny
goblin-name-goblin-jailer = Goblin dozorca
goblin-name-spider-matron = Pajęcza matrona
goblin-name-goblin-sergeant = Goblin sierżant
goblin-name-tunnel-worm = Czerw tunelowy
goblin-name-orc-warden = Ork nadzorca
goblin-name-goblin-wolfmaster = Goblin pan wilków
goblin-name-brood-mother = Matka lęgu
goblin-name-iron-golem = Żelazny golem
goblin-name-shade-keeper = Opiekun cieni
goblin-name-two-headed-ogre = Dwugłowy ogr
goblin-name-queen-of-spiders = Królowa pająków
goblin-name-black-captain = Czarny kapitan
goblin-name-great-worm = Wielki czerw
goblin-name-bone-priest = Kościany kapłan
goblin-name-dragon = Smok
goblin-name-goblin-emperor = Cesarz goblinów
goblin-name-demon-of-the-deep = Demon z otchłani

## Potions, colours, curses, rewards

goblin-name-strength = eliksir siły
goblin-name-healing = eliksir leczenia
goblin-name-countercurse = eliksir przeciw klątwie

goblin-short-strength = siła
goblin-short-healing = leczenie
goblin-short-countercurse = antyklątwa

goblin-name-red = czerwony
goblin-name-blue = niebieski
goblin-name-green = zielony
goblin-name-yellow = żółty

goblin-name-attack = atak
goblin-name-defence = obrona
goblin-name-heal = leczenie
goblin-name-draw = dobranie
goblin-name-hand = ręka
goblin-name-colour = kolor

goblin-name-effect-attack = bez ataku
goblin-name-effect-defence = bez obrony
goblin-name-effect-heal = bez leczenia
goblin-name-effect-draw = bez dobrań
goblin-name-colour-red = bez czerw.
goblin-name-colour-blue = bez nieb.
goblin-name-colour-green = bez ziel.
goblin-name-colour-yellow = bez żółt.
goblin-name-equipment-weapon = bez broni
goblin-name-equipment-armour = bez zbroi

goblin-name-action = karta
goblin-name-weapon = broń
goblin-name-armour = zbroja
goblin-name-key = KLUCZ
goblin-name-victory = WYGRANA

# One letter, so that a colour never stands alone.
goblin-letter-red = C
goblin-letter-blue = N
goblin-letter-green = Z
goblin-letter-yellow = Ż

# Levels as they are numbered on the cards.
goblin-level-1 = I
goblin-level-2 = II
goblin-level-3 = III

## Abilities

goblin-name-blue-bridge = Błękitny most
goblin-name-double-attack = Podwójny atak
goblin-name-curse-breaker = Łamanie klątw
goblin-name-last-gasp = Ostatnie tchnienie
goblin-name-free-second = Wolna druga karta
goblin-name-foresight = Dalekowzroczność

goblin-about-blue-bridge = Raz na walkę zagraj niebieską kartę, choć poprzednia na to nie pozwala.
goblin-about-double-attack = Raz na walkę +1 do ataku za dwie karty z atakiem tuż po sobie.
goblin-about-curse-breaker = Raz na walkę zagraj jedną kartę przeklętego koloru albo policz jeden przeklęty efekt jednej karty.
goblin-about-last-gasp = Zadaj cios potworowi nawet po utracie ostatniego punktu wytrzymałości, ale nie władcy.
goblin-about-free-second = Druga karta w walce może mieć dowolny kolor.
goblin-about-foresight = Za każdą kartę dobieraną dzięki efektowi obejrzyj dwie, jedną zachowaj, a drugą włóż pod talię.

## Options of a table

option-abilities = Każdy bohater ma umiejętność.
option-deal-heroes = Bohaterów się losuje, a nie wybiera.
option-five-seats = Może grać pięć osób.
option-late-revive = Bohater odzyskuje siły tylko bez punktów wytrzymałości.
option-show-rewards = Karta na odwrocie potwora jest widoczna, zanim się ją zdobędzie.

## How a game ended

goblin-ending-champion = Władca goblinów pokonany: koniec gry.
goblin-ended-champion = władca pokonany
goblin-closed = { $how ->
    [stuck] Gra stoi w miejscu, więc kończy się tutaj. Liczą się klucze.
    [agreed] Gracze zgadzają się zakończyć grę. Liczą się klucze.
    [drawn] Gracze zgadzają się na remis.
    [stopped] Właściciel stołu kończy grę. Liczą się klucze.
   *[resigned] Wszyscy pozostali się poddali.
}
goblin-ending-stuck = Gra stanęła w miejscu: decydują klucze.
goblin-ending-agreed = Gracze zgodzili się zakończyć grę: decydują klucze.
goblin-ending-stopped = Właściciel stołu zakończył grę: decydują klucze.
