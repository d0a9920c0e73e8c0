# Why something is not offered in Imperium; what Karak II says as well is in karak2-reasons.ftl.

imperium-why-no-betrayal = Władca Czasu jest teraz wierny. Tylko ścianka zdrady oddaje go komuś innemu.
imperium-why-no-dice-picked-up = Nie podnosi się teraz kości. Pozwala na to Pętla czasu albo łucznicy, których prowadzi Saigo.
imperium-why-no-tax-due = Nie ma podatku do zapłacenia. Wasale płacą, gdy budują miasto, wznoszą budynki albo szkolą.
imperium-why-no-building-to-give = Nie ma budynku do podarowania. Cesarz daje go, gdy sam buduje.
imperium-why-no-unit-to-grant = Nie ma oddziału do przyznania. Cesarz przyznaje go po szkoleniu.
imperium-why-no-token-driven = Nikt nie przepędza teraz potworów. Robi to Argentus, raz na turę.

imperium-why-fight-or-sneak = Są tu potwory: najpierw walcz albo się podkradnij.
imperium-why-betrayal-first = Władca Czasu odchodzi: najpierw wybierz, kto go dostanie.
imperium-why-dice-first = Najpierw wybierz kości do ponownego rzutu.
imperium-why-tax-first = Najpierw podatek dla cesarza.
imperium-why-gift-first = Najpierw dar cesarza.
imperium-why-token-first = Najpierw wybierz, dokąd idą potwory.
imperium-why-units-first = Najpierw powiedz, które oddziały ratujesz.
imperium-why-waiting-for-tie = Najpierw remisujący bohaterowie rzucają kośćmi bohaterów.

imperium-why-cannot-pay-with-that = Nie masz takiego zasobu, żeby zapłacić nim podatek.
imperium-why-type-not-recruited = Przyznać można tylko taki oddział, jaki właśnie powstał przez szkolenie.
imperium-why-no-room-there = Tego bohatera nie ma przy stole, jego chwała nie wystarcza na kolejny oddział albo zabrakło takiej kości.

imperium-why-no-blessing = Nie masz błogosławieństwa. Mają je duchy.
imperium-why-not-your-turn = Błogosławieństwo rzuca się tylko w swojej turze.
imperium-why-not-now = Teraz nie można tego zrobić.
imperium-why-no-emperor = Nie ma jeszcze cesarza. Wyłoni go pierwsza szczelina.
imperium-why-you-are-emperor = To ty nosisz koronę.
imperium-why-emperor-elsewhere = Cesarz stoi na innej płytce. Najpierw tam idź.
imperium-why-no-monsters-here = Na tej płytce nie ma potworów.
imperium-why-cannot-pay-tax = Stać cię na cenę, ale nie na 1 zasób podatku dla cesarza.
imperium-why-leave-one-to-grant = Zostaw oddział do przyznania: ktoś ma na niego miejsce.
imperium-why-once-a-turn = Można to zrobić raz na turę i już się to stało.

imperium-why-no-city-on-this-land = Miasto nie może stać na zamku, w Mrocznej Głębi, w kryjówce ani na szczelinie.
imperium-why-no-skull-to-ignore = Czaszki ignoruje się po walce, dzięki gwardii cesarskiej albo Amuletowi Protekcji.
