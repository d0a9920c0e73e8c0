# Co boty mówią o swoich wyborach.

bot-budget = „{ $bot }” to nie bot: po dwukropku podaj czas, na przykład 50ms lub 2s (najwyżej 600s), albo liczbę wyobrażonych gier, na przykład 200.
hint-thinking = Przy tym stole powstaje już inna wskazówka. Zapytaj znowu za chwilę.
hint-failed = Nie udało się na czas znaleźć podpowiedzi. Zapytaj ponownie albo wybierz samodzielnie.

## Bots from outside

bot-no-file = Nie ma pliku { $file }. Podaj plik Pythona ze swoim botem, na przykład ./my_bot.py.
bot-broken = Nie można wczytać bota { $bot }: { $fault }. Popraw go i spróbuj ponownie.
bot-no-class = { $found ->
    [none] { $bot } nie jest klasą z metodą choose(game, view, dealer). Przykład jest w docs/bots.md.
   *[other] { $bot } nie wskazuje jednego bota. Wybierz klasę, jak w { $example }, spośród: { $found }.
 }
bot-failed = Bot { $bot } zawiódł, gdy miał odpowiedzieć: { $fault }. Popraw go i spróbuj ponownie.
bot-answer = Bot { $bot } odpowiedział { $answer }, a to nie jest żadna z jego opcji. Musi zwrócić jedną z wartości view.options[:view.count].
bot-in-tape = Zapisana gra wymienia { $bot }, a Karak uruchamia kod tylko wtedy, gdy sam go wskażesz. Dodaj: --seats { $seats }

hint-for = { $hero }, miejsce { $seat }. Co zrobiłby { $bot }:
hint-choice = { $place }. { $label } [{ $notation }]: wygrywa w { $chance }

## Dlaczego pierwszy wybór jest pierwszy

advice-only = Nie ma innego wyboru.
advice-wins = Wygrywa grę.
advice-better = Wygrywa częściej: { $chance } % wobec { $other } %.
advice-alike = To zwykły wybór w tej sytuacji, a następny wygrywa prawie tak samo często: { $chance } % wobec { $other } %.
advice-habit = { $bot } wybiera według prostych zasad; wyobrażone gry dają mu { $chance } %.

## Przycisk obok pytania

web-hint = Podpowiedź
web-hint-thinking = Myślę…
web-hint-choices = Wybory, których dokonałby bot
web-hint-chance = { $part } %
