# Na stronie: kto co może przy stole i linki do własnego miejsca.

web-seat-link-new = Nowy link, stare tracą ważność
web-seat-link-about = Kto otworzy link do twojego miejsca, gra jako ty i widzi to, co ty.
web-links-end = Unieważnij linki do tego miejsca
web-kick-about = { $name } traci miejsce i nie usiądzie już przy tym stole; w trwającej grze gra dalej bot.
web-newcomers = Inni mogą przejąć grę od bota w trakcie gry
web-undo-here = { $name }
web-undo-away = { $name } (poza stołem)
web-undo-waits = Muszą jeszcze się zgodzić: { $names }.
web-undo-away-about = Bez odpowiedzi w ciągu minuty nic nie zostanie cofnięte.
