# What a player is asked at each step of the rules, and how the answers read.

karak-ask-dealing = Wybierz bohatera.
karak-ask-moving = Zrób krok, działaj na swojej płytce albo zakończ turę.
karak-ask-turning = Obróć płytkę: które strony mają być otwarte?
karak-ask-picking = Wybierz żeton, który leży w komnacie.
karak-ask-meeting = Walczysz czy się ukrywasz?
karak-ask-rolled = Dodaj coś do rzutu albo zostaw go.
karak-ask-thrown-back = Leczysz się przy fontannie czy kończysz turę?
karak-ask-stowing = Zostaw jeden przedmiot: nie ma wolnego miejsca.
karak-ask-exchanging = Na który przedmiot się wymieniasz?
karak-ask-cursing = Na kogo rzucasz klątwę?
karak-ask-reborn = Przy której fontannie wracasz?

karak-choice-stop = Zakończ turę
karak-choice-stop-rolled = Zostaw rzut
karak-choice-step = Krok na { $first }
karak-choice-jump = Przejdź do portalu { $first }
karak-choice-heal = Ulecz się
karak-choice-open = Otwórz skrzynię
karak-choice-take = Podnieś
karak-choice-cast = Do fontanny { $second }, z leczeniem: { $first }
karak-choice-lay = Połóż { $first }, otwarte: { $second }
    .web = Połóż, otwarte: { $second }
karak-choice-place = Połóż: { $first }
karak-choice-fight = Walcz
karak-choice-use-bolt = Użyj magicznego pocisku, +1
karak-choice-use-double-attack = Przerzuć obie kości
karak-choice-use-sacrifice = Oddaj punkt wytrzymałości, +1
karak-choice-use-swap = Zamień się miejscami: { $first }
karak-choice-use-stealth = Ukryj się
karak-choice-use-strict-stealth = Ukryj się
karak-choice-leave = Zostaw na płytce: { $first }
karak-choice-curse = Klątwa: { $first }
karak-choice-return = Wróć przy fontannie { $first }
karak-choice-hero = Graj: { $first }

karak-next-exploring = dobranie płytki
karak-next-drawing = losowanie żetonu
karak-next-rolling = rzut kośćmi
