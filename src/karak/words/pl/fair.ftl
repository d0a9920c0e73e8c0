# Skąd kości mają to, co dodają do nich gracze.

log-sealed = Miejsce { $seat } pieczętuje to, co dodaje do kości.
log-seals-fixed = Pieczęcie są ustalone: tego, co dodano do kości, nie można już zmienić.
log-revealed = Miejsce { $seat } ujawnia, co dodaje do kości: { $salt }
log-withheld = Miejsce { $seat } nie ujawniło na czas tego, co zapieczętowało. Pieczęć zostaje w zapisie, a gra toczy się bez tego.

table-revealing = Pieczęcie są otwierane; gra zaraz się zacznie.
seal-taken = Inne miejsce ma dokładnie tę pieczęć. Wymyśl własną sól.
reveal-too-early = Pieczęcie nie są jeszcze ustalone: otwórz swoją po rozpoczęciu.
reveal-too-late = Za późno: gra toczy się bez tej soli.
reveal-differs = To nie jest to, co zapieczętowało miejsce { $seat }.
beacon-not-asked = Ten stół nie czeka na tę rundę.
beacon-too-early = Ta runda nie jest jeszcze ogłoszona.
beacon-wrong = To nie jest podpis tej latarni.

web-revealing = Otwieranie pieczęci …
web-revealing-beacon = Czekamy na publiczną latarnię …
web-status-revealing = zaczyna się
