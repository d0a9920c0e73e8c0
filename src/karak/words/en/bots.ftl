# What bots say of their choices.

bot-budget = "{ $bot }" is not a bot: after the colon, give a time such as 50ms or 2s (600s at most), or a number of imagined games such as 200.
hint-thinking = Another hint for this table is being worked out. Ask again in a moment.
hint-failed = No hint was found in time. Ask again, or choose yourself.

## Bots from outside

bot-no-file = There is no file { $file }. Name the Python file of your bot, such as ./my_bot.py.
bot-broken = The bot { $bot } cannot be loaded: { $fault }. Correct it and try again.
bot-no-class = { $found ->
    [none] { $bot } has no class with a method choose(game, view, dealer). docs/bots.md shows one.
   *[other] { $bot } does not name one bot. Choose one class, as in { $example }, from: { $found }.
 }
bot-failed = The bot { $bot } failed when it was asked: { $fault }. Correct it and try again.
bot-answer = The bot { $bot } answered { $answer }, which is not one of its options. It must return one of view.options[:view.count].
bot-in-tape = The saved game names { $bot }, and Karak runs code only if you name it yourself. Add: --seats { $seats }

hint-for = { $hero }, seat { $seat }. What { $bot } would do:
hint-choice = { $place }. { $label } [{ $notation }]: wins in { $chance }

## Why the first choice is the first

advice-only = There is no other choice.
advice-wins = It wins the game.
advice-better = It wins more often: { $chance } % against { $other } %.
advice-alike = It is the usual choice here, and the next one wins about as often: { $chance } % against { $other } %.
advice-habit = { $bot } chooses by rules of thumb; imagined games give it { $chance } %.

## The button beside the prompt

web-hint = Hint
web-hint-thinking = Thinking…
web-hint-choices = Choices that a bot would make
web-hint-chance = { $part } %
