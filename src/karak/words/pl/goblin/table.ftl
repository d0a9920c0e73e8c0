# The table of Goblin in the terminal.

goblin-row = Poziom { $level }: { $left ->
        [0] talia pusta
       *[other] jeszcze { $left }
    }
goblin-row-next = , następny: { $monster }
goblin-row-locked = potrzebny klucz { $key }
goblin-lord = Władca
goblin-row-gate = klucznik: { $monster }
goblin-key-yours = masz klucz
goblin-foe-att = atk { $attack } wyt { $hp }
goblin-foe-numbers = { $attack }/{ $hp }
goblin-legend = Przy potworze stoją atak (atk), wytrzymałość (wyt), nagroda i klątwa. 4/3 to atak 4, wytrzymałość 3.
goblin-legend-colours = Kolory: C czerwony, N niebieski, Z zielony, Ż żółty. Liczba w nawiasie to numer możliwości, która tam prowadzi.

goblin-down = BEZ SIŁ
goblin-keys = { $count ->
        [0] bez klucza
        [one] klucz { $keys }
        [few] klucze { $keys }
        [many] klucze { $keys }
       *[other] klucze { $keys }
    }
goblin-piles = ręka { $hand }, talia { $deck }, odrzucone { $discard }
goblin-won-in-hand = na ręce: { $cards }
goblin-merchant = Kupiec ma eliksiry: { $potions }. Arsenał: { $cards }.
goblin-potion-pile = { $potion } { $number }
goblin-empty = pusto
goblin-effect = { $effect } { $number }
goblin-effect-cursed = { $effect } { $number } (klątwa)
goblin-then = potem { $colours }
goblin-then-nothing = potem nic
goblin-any-colour = dowolny kolor
goblin-or = { $first } lub { $second }
goblin-hand = Twoja ręka, { $number }:
goblin-no-hand = Twoja ręka jest pusta.
goblin-looked-at = Oglądasz: { $cards }.

goblin-battle = { $hero } walczy: { $monster }, atak { $attack }, wytrzymałość { $hp }, nagroda: { $reward }
goblin-curses = Działające klątwy: { $curses }
goblin-no-curses = Żadna klątwa nie działa
goblin-chain = Zagrane: { $cards }
goblin-chain-empty = Nic jeszcze nie zagrano
goblin-may-follow = Następny: { $colours }
goblin-nothing-follows = Następny: żaden kolor nie jest dozwolony
goblin-your-attack = Atak { $attack } z { $hp }: { $outcome }
goblin-enough = wystarczy
goblin-short = brakuje { $missing }
goblin-your-defence = Obrona { $defence } przeciw { $attack }: { $outcome }
goblin-unhurt = bez strat
goblin-would-lose = tracisz { $hurt }
goblin-would-fall = tracisz { $hurt }, padasz

goblin-new-deck = Nowa talia od góry: { $cards }
goblin-left-to-stack = Jeszcze do ułożenia: { $cards }
goblin-hand-known = Ręka: { $cards }
goblin-pile-deck = Talia od góry: { $cards }
goblin-pile-discard = Karty odrzucone: { $cards }
goblin-nobody = Nikt tu jeszcze nie siedzi

help-goblin-notation = fight cave-bat    wpisz możliwość; d to koniec (albo „jak na liście”), m to kupiec
help-goblin-why = why play spark    co stoi na przeszkodzie i według której zasady
help-goblin-rules = rules 3.2         przeczytaj zasadę
help-goblin-map = map               wszystkie potwory, karty odrzucone i znane karty w taliach
