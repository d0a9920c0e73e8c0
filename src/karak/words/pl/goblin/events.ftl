# What happened, as a sentence; .brief is how a log says it that names the hero once for a whole turn.

goblin-seated = { $hero } zajmuje miejsce { $seat }.
    .brief = zajmuje miejsce { $seat }
goblin-began = { $hero } zaczyna.
    .brief = zaczyna
goblin-turn-began = Tura: { $hero }.
goblin-revealed = W blasku pochodni pojawia się: { $monster }.
    .brief = następna karta talii: { $monster }
goblin-challenged = { $hero } walczy. Przeciwnik: { $monster }.
    .brief = walczy: { $monster }
goblin-visited = { $hero } odwiedza kupca.
    .brief = odwiedza kupca
goblin-revived = { $hero } odzyskuje siły i pełną wytrzymałość.
    .brief = odzyskuje siły
goblin-discarded = { $hero } odrzuca: { $card }.
    .brief = odrzuca: { $card }
goblin-played = { $hero } zagrywa: { $card }.
    .brief = zagrywa: { $card }
goblin-all-played = { $hero } zagrywa: { $cards }.
    .brief = zagrywa: { $cards }
goblin-drank = { $hero } wypija: { $potion }.
    .brief = wypija: { $potion }
goblin-drew = { $hero } dobiera: { $card }.
    .brief = dobiera: { $card }
goblin-all-drew = { $hero } dobiera: { $cards }.
    .brief = dobiera: { $cards }
goblin-starting-cards = { $number ->
        [one] karta początkowa
        [few] { $number } karty początkowe
        [many] { $number } kart początkowych
       *[other] { $number } karty początkowej
    }
goblin-put-under = { $hero } wkłada pod talię: { $card }.
    .brief = wkłada pod talię: { $card }
goblin-stacked = { $hero } układa nową talię; liczba kart: { $number }.
    .brief = układa nową talię, kart: { $number }
goblin-healed = { $hero } odzyskuje punkty wytrzymałości: { $number }.
    .brief = wytrzymałość +{ $number }
goblin-hurt = { $hero } traci punkty wytrzymałości: { $number }.
    .brief = wytrzymałość -{ $number }
goblin-fell = { $hero } traci ostatni punkt wytrzymałości i pada.
    .brief = pada bez sił
goblin-beat = { $hero } uderza z siłą { $number }. Pokonany przeciwnik: { $monster }.
    .brief = uderza z siłą { $number }, pada: { $monster }
goblin-failed = { $hero } uderza z siłą { $number }: to za mało. Niepokonany przeciwnik: { $monster }.
    .brief = uderza z siłą { $number }: za mało
goblin-gained = { $hero } zdobywa: { $card }.
    .brief = zdobywa: { $card }
goblin-pawned = Do arsenału trafia: { $card }.
    .brief = do arsenału: { $card }
goblin-key-won = { $hero } zdobywa klucz poziomu { $number }.
    .brief = zdobywa klucz poziomu { $number }
goblin-bought = { $hero } kupuje: { $card }.
    .brief = kupuje: { $card }
goblin-potion-bought = { $hero } kupuje: { $potion }.
    .brief = kupuje: { $potion }
goblin-ability-used = { $hero } używa umiejętności: { $ability }.
    .brief = { $ability }
goblin-champion = { $hero } pokonuje władcę goblinów.
    .brief = pokonuje władcę
