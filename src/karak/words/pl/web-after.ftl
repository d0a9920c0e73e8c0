# Po grze: oglądanie, liczby, pliki, uczciwe kości, dalsza gra.

## Refusals

heroes-quoted = Bohaterowie tego stołu są ci sami co w grze, którą kontynuuje.
branch-seats = Podano miejsc: { $seats }, a w tej grze jest ich { $wanted }.
branch-over = W tym położeniu gra jest już skończona. Cofnij się trochę i graj dalej stamtąd.
story-too-long = Liczby są wyliczane dla gier do { $most } akcji; ta jest dłuższa.
upload-too-big = Ten plik ma więcej niż { $most } MB. Wybierz plik jednej gry, taki jak został pobrany lub zapisany.
upload-too-long = Ta gra ma więcej niż { $most } akcji. To za długo, by ją tu pokazać.
upload-broken = To nie jest cały plik gry. Wybierz plik taki, jak został pobrany lub zapisany; jeśli jest ucięty, pobierz go ponownie.
upload-unfinished = Ten plik pobrano w trakcie gry, więc nie ma w nim ruchów. Pobierz go ponownie, gdy gra się skończy.
upload-other-version = Tę grę rozegrano z inną wersją zasad lub elementów. Obejrzyj ją w wersji, w której ją rozegrano.
upload-altered = Ten plik zmieniono po grze: przy akcji { $number }, „{ $text }”, nie idzie on dalej zgodnie z zasadami. Weź plik ponownie stamtąd, gdzie grano.
upload-gone = Ta gra nie jest już tu przechowywana. Przynieś plik jeszcze raz.

fair-quoted = Pierwsze akcje ({ $actions }) pochodzą z innej gry; tam sprawdza się ich kości.
log-played-on = Ta gra toczy się dalej od położenia { $length } innej gry. Odtąd kości są nowe.
