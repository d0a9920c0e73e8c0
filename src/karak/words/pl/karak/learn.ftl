# Co mówi przewodnik w lekcji gry Karak.

web-learn-karak-walking = W ciemność
web-learn-karak-walking-hello = To Horan, czyli ty. Pod zamkiem Karak leżą skarby, a gdzieś tam czai się smok.
web-learn-karak-walking-sheet = Pięć żyć i cztery kroki w każdej turze. Gdy smok padnie, wygrywa ten, kto ma najwięcej skarbów.
web-learn-karak-walking-dark = Znak zapytania to przejście w ciemność. Idź na północ, a dobierzesz nową płytkę.
web-learn-karak-walking-on = Korytarz: nikt tu nie mieszka, więc możesz iść dalej. Jeszcze krok na północ.
web-learn-karak-walking-turn = Tę płytkę można położyć na kilka sposobów. Połóż ją otwartą na północ, wschód i południe.
web-learn-karak-walking-room = Trzeci krok: idź na wschód. Jeśli to komnata, ktoś tam czeka.

web-learn-karak-fighting = Walka
web-learn-karak-fighting-panel = Wielki szczur o sile 5! Suma obu kości musi być większa, a 1 i 2 to tylko 3.
web-learn-karak-fighting-chances = Pasek pokazuje dokładne szanse. Przegrana kosztuje życie i cofa; remis nie kosztuje nic.
web-learn-karak-fighting-again = Każdy bohater ma własne zdolności. Horan może raz w walce rzucić ponownie: użyj podwójnego ataku.

web-learn-karak-items = Co warto nosić
web-learn-karak-items-daggers = 8 wygrywa z 5! Szczur zostawia sztylety: +1 w każdej walce. Nosisz dwie bronie, trzy czary i jeden klucz.
web-learn-karak-items-other = Walka kończy turę. Taia zagrała już swoją: dotknij gracza, by zobaczyć, co ma.
web-learn-karak-items-door = Znów twoja tura. Wejdź na wschód, do następnej komnaty.
web-learn-karak-items-open = Połóż ją otwartą na północ, by dało się iść dalej.
web-learn-karak-items-enough = Szkieletor klucznik o sile 8. Masz 8, a ze sztyletami 9: wystarczy! Zostaw ten rzut.

web-learn-karak-treasure = Skarb
web-learn-karak-treasure-key = Klucznik zostawia klucz, a klucz otwiera jedną skrzynię. Poszukajmy jej.
web-learn-karak-treasure-seek = Idź na północ, w ciemność.
web-learn-karak-treasure-chest = Skrzynia, i nikt jej nie pilnuje! Otwórz ją: skarb jest wart 1 punkt, a otwarcie kończy turę.

web-learn-karak-healing = Klątwa i rany
web-learn-karak-healing-cursed = Taia pokonała mumię i rzuciła na ciebie klątwę. Dopóki trwa, twoje zdolności nie działają.
web-learn-karak-healing-corridor = Fontanna zdejmuje klątwę. Idź na północ, może tam jest.
web-learn-karak-healing-fountain = I oto fontanna. Połóż ją otwartą na południe i wschód.
web-learn-karak-healing-brave = Leczenie skończyłoby turę. Najpierw odwaga: idź na wschód.
web-learn-karak-healing-lost = 7 przeciw 10 króla szkieletorów: tracisz życie i wracasz do fontanny. Ulecz się: wracają wszystkie życia, a klątwa znika.

web-learn-karak-dragon = Smok
web-learn-karak-dragon-again = Król wciąż tam jest. Wejdź jeszcze raz, tym razem bez klątwy.
web-learn-karak-dragon-axe = 10 i sztylety to 11: król pada. Zostaw ten rzut i weź jego topór: +3.
web-learn-karak-dragon-further = Sztylety i topór: o 4 więcej w każdej walce. Idź dalej na wschód.
web-learn-karak-dragon-mummy = Mumia o sile 7, a ty masz 9. Zostaw rzut: dostajesz magiczny pocisk, a klątwa spada na Taię.
web-learn-karak-dragon-last = Jeszcze jedne drzwi. Idź na wschód.
web-learn-karak-dragon-tie = Smok, siła 15! 11 i twoja broń to dokładnie 15: remis, a smok by został.
web-learn-karak-dragon-bolt = Magiczny pocisk dodaje 1 po rzucie i znika. To właściwa chwila: użyj go.
web-learn-karak-dragon-won = Smok pokonany, gra od razu się kończy. Jego rubin i twoja skrzynia dają 2,5 punktu: wygrywasz!
