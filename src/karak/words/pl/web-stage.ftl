# Walka na scenie.

web-stage = Co się rozstrzyga
web-stage-against = przeciwnik: { $foes }
web-stage-dice = kości
web-stage-beat = do pobicia
web-stage-reach = do osiągnięcia
web-stage-other = inne
web-stage-rolling = Kości się toczą …
web-stage-waiting = Stuknij lub naciśnij spację, żeby grać dalej.
web-stage-skip = Zatrzymaj kości
web-stage-go-on = Dalej
web-stage-won = { $hero } wygrywa: { $total } przeciw { $needed }.
web-stage-equal = { $hero } wygrywa: { $total } przeciw { $needed }, a remis wystarcza.
web-stage-tied = Remis: { $total } przeciw { $needed }.
web-stage-lost = { $hero } przegrywa: { $total } przeciw { $needed }.
web-stage-short = Do wygranej brakuje { $missing }.
web-stage-enough = To wystarczy do wygranej.
web-stage-total = { $hero } osiąga { $total }.
