# Co mówi się komuś, kto otwiera grę do badań.

env-unknown-field = W „{ $section } { $number }” tej obserwacji nie ma pola „{ $field }”. Pola każdej gry wymienia docs/research.
env-bots-do-not-match = Gracze: { $bots }, miejsca: { $seats }. Nazwij bota dla każdego miejsca, a "" wpisz tam, gdzie gra ktoś z zewnątrz: co najmniej raz.
env-no-sight = Gra { $game } nie ma widoku w liczbach: napisz karak/env/sights/{ $game }.py, aby używać jej w badaniach.
