# Co wszystkie gry mówią tak samo; własne słowa gry mają pierwszeństwo.

game-has-resigned = { $hero } poddaje się i nie rozgrywa już tur.
    .brief = poddaje się
game-left-to-bot = { $hero } poddaje się, dalej gra bot.
    .brief = poddaje się; dalej gra bot
game-closed = { $how ->
    [stuck] Gra stoi w miejscu, więc kończy się tutaj. Liczą się punkty.
    [agreed] Gracze zgadzają się zakończyć grę. Liczą się punkty.
    [drawn] Gracze zgadzają się na remis.
    [stopped] Gospodarz stołu kończy grę. Liczą się punkty.
   *[resigned] Wszyscy pozostali się poddali.
}
game-ending-stuck = Gra stanęła w miejscu: decydują punkty.
game-ending-agreed = Gracze zgodzili się zakończyć grę: decydują punkty.
game-ending-drawn = Gracze zgodzili się na remis.
game-ending-stopped = Gospodarz stołu zakończył grę: decydują punkty.
game-ending-resigned = Wszyscy pozostali się poddali.
game-ended-stuck = gra stanęła w miejscu
game-ended-agreed = koniec za zgodą graczy
game-ended-drawn = remis za zgodą graczy
game-ended-stopped = zakończona przez gospodarza
game-ended-resigned = wszyscy inni się poddali

game-ask-turn-over = Twoja tura dobiegła końca. Możesz jeszcze cofnąć ruch.
game-choice-end-turn = zakończ turę
    .web = Zakończ turę
game-progress = Postępem jest wszystko, co przybliża koniec.
game-idle = czeka
