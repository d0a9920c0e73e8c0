# What happened, as a sentence; .brief is how a log says it that names the hero once for a whole turn.

karak-dealt = { $hero } zajmuje miejsce { $seat }.
    .brief = zajmuje miejsce { $seat }
karak-started = { $hero } zaczyna.
    .brief = zaczyna
karak-turn-began = Tura: { $hero }.
karak-woke = { $hero } odzyskuje przytomność i jeden punkt wytrzymałości; na tym tura się kończy.
    .brief = odzyskuje przytomność i punkt wytrzymałości
karak-stepped = { $hero } robi krok.
karak-walked = { $hero } robi { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
    .brief = robi { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
karak-tile-drawn = { $hero } dobiera płytkę: { $tile }.
karak-tile-laid = { $hero } odkrywa: { $tile }.
    .brief = odkrywa: { $tile }
karak-token-drawn = { $hero } losuje żeton: { $token }.
karak-token-placed = W komnacie: { $token }.
    .brief = znajduje: { $token }
karak-token-returned = Do woreczka wraca: { $token }.
    .brief = odkłada: { $token }
karak-met = { $hero } walczy. Przeciwnik: { $token }.
karak-rolled = { $hero } rzuca: { $number } i { $other }.
    .brief = rzuca { $number }+{ $other }
karak-bolt-used = { $hero } używa magicznego pocisku: +1.
    .brief = używa magicznego pocisku
karak-ability-used = { $hero } używa umiejętności: { $ability }.
    .brief = { $ability }
karak-won = { $hero } wygrywa z wynikiem { $number }. Przeciwnik pokonany: { $token }.
    .brief = wygrana
karak-tied = Remis: { $number }. { $hero } i potwór rozchodzą się bez szwanku. Na miejscu zostaje: { $token }.
    .brief = remis
karak-lost = { $hero } przegrywa z wynikiem { $number }. Na miejscu zostaje: { $token }.
    .brief = przegrana
karak-life-lost = { $hero } traci punkt wytrzymałości; pozostało: { $number }.
    .brief = traci punkt wytrzymałości, pozostało: { $number }
karak-thrown-back = { $hero } wraca tam, skąd zaczął się krok.
    .brief = wraca
karak-fainted = { $hero } traci przytomność.
    .brief = traci przytomność
karak-revived = { $hero } nie traci przytomności, lecz staje przy fontannie z pełną wytrzymałością.
    .brief = wraca przy fontannie z pełną wytrzymałością
karak-gained = { $hero } bierze: { $token }.
    .brief = bierze: { $token }
karak-left = { $hero } zostawia na płytce: { $token }.
    .brief = zostawia: { $token }
karak-treasure-won = { $hero } zdobywa skarb; wartość w punktach: { $points }.
    .brief = zdobywa skarb, punkty: { $points }
karak-chest-opened = { $hero } otwiera skrzynię.
    .brief = otwiera skrzynię
karak-healed = { $hero } ma znów pełną wytrzymałość.
    .brief = znów pełna wytrzymałość
karak-portal-cast = { $hero } używa uzdrawiającego portalu. Do fontanny { $sight } trafia: { $target }.
    .brief = uzdrawiający portal: { $target } przy fontannie { $sight }
karak-cursed = { $hero } rzuca klątwę. Klątwę dostaje: { $target }.
    .brief = rzuca klątwę: { $target }
karak-curse-lifted = { $hero } pozbywa się klątwy.
    .brief = pozbywa się klątwy
karak-swapped = { $hero } i { $target } zamieniają się miejscami.
    .brief = zamiana miejsc: { $target }
karak-dragon-joined = Smok jest już w woreczku.
    .brief = smok jest już w woreczku
karak-sealed = Nie ma już drogi w ciemność.
    .brief = nie ma już drogi w ciemność
