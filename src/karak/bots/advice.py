"""What a bot would do and why: its best choices, and how likely each is to win."""

from typing import Any, NamedTuple

from karak.bots.bot import Bot
from karak.bots.levels import thinker
from karak.bots.search import Search
from karak.bots.search_bot import Budget, SearchBot, mean
from karak.core.game import Dealer, Game

MOST_CHOICES = 3
WORLDS = 200  # for a bot that does not search
CLEARLY = 0.02  # how much more often one choice must win than another
SURE = 0.995

# Why the first choice is the first, as keys of sentences.
ONLY = "only"  # there is no other
WINS = "wins"
BETTER = "better"
ALIKE = "alike"  # hardly better than the next; a rule of thumb would choose it too
HABIT = "habit"  # the bot does not compare chances


class Choice(NamedTuple):
    """An option, the chance to win after it, and in how many worlds it was tried."""

    action: int
    chance: float
    worlds: int


class Advice(NamedTuple):
    """The best choices, best first, and the reason for the first."""

    choices: list[Choice]
    why: str

    def figures(self) -> dict[str, str]:
        """Returns the arguments of the sentence that gives the reason: percents of the first two choices."""
        percents = [str(round(100 * one.chance)) for one in self.choices]
        return {"chance": percents[0], "other": percents[-1] if len(percents) < 2 else percents[1]}


def advise(name: str, game: Game[Any], view: Any, bot: Bot[Any], dealer: Dealer) -> Advice:
    """Advises the seat that is asked in this view."""
    searching = bot if isinstance(bot, SearchBot) else thinker(name, Budget(worlds=WORLDS))
    search = searching.think(game, view, dealer)
    first = searching.best(search)
    if bot is not searching:
        first = search.options.index(int(bot.choose(game, view, dealer)))
    choices = ranked(search, first)
    if len(search.options) == 1:
        return Advice(choices, ONLY)
    return Advice(choices, HABIT if bot is not searching else reason(choices))


def ranked(search: Search[Any], first: int) -> list[Choice]:
    """Ranks the bot's choice first, then those that win most often; rarely tried ones come last."""
    tried = [i for i in range(len(search.options)) if search.samples[i] and i != first]
    enough = max(len(search.samples[i]) for i in [first, *tried]) // 10
    tried.sort(key=lambda i: (len(search.samples[i]) >= enough, mean(search.samples[i])), reverse=True)
    return [choice(search, i) for i in [first, *tried][:MOST_CHOICES]]


def choice(search: Search[Any], i: int) -> Choice:
    samples = search.samples[i]
    return Choice(search.options[i], mean(samples) if samples else 0.0, len(samples))


def reason(choices: list[Choice]) -> str:
    if choices[0].chance >= SURE:
        return WINS
    clearly = len(choices) > 1 and choices[0].chance >= choices[1].chance + CLEARLY
    return BETTER if clearly else ALIKE
