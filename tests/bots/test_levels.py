"""Levels: their names and budgets, the mistakes they make, and that their games end."""

import pytest

from karak.bots.karak.greedy import GreedyBot
from karak.bots.karak.judge import WEIGHTS, KarakJudge
from karak.bots.levels import LEVELS, make_level
from karak.bots.named import bot_names, make_bot
from karak.bots.search import Style
from karak.bots.search_bot import Budget, SearchBot
from karak.core.refusal import Refusal
from karak.games.karak.state import Karak
from karak.lab.simulate import run
from karak.play.dealer import Shaker
from tests.bots.test_search import GAMES, IS_SLOW, midgame

# names


def test_the_names_shown_to_people() -> None:
    for name in GAMES:
        assert bot_names(name) == ["random", "explorer", "greedy", "easy", "normal", "hard", "search"]


@pytest.mark.parametrize(
    ("name", "worlds", "seconds"),
    [
        ("search:200", 200, 0.0),
        ("search:50ms", 0, 0.05),
        ("search:2s", 0, 2.0),
        ("search:0.5s", 0, 0.5),
        ("easy", 0, 0.02),
        ("easy:40", 40, 0.0),
        ("normal:50ms", 0, 0.05),
        ("hard:3", 3, 0.0),
    ],
)
def test_a_budget_in_the_name(name: str, worlds: int, seconds: float) -> None:
    bot = make_level("karak", name)
    assert int(bot.budget.worlds) == worlds and abs(bot.budget.seconds - seconds) < 1e-9
    assert bot.mistakes == LEVELS[name.partition(":")[0]].mistakes


@pytest.mark.parametrize(
    "budget",
    ["", "0", "-5", "fast", "1.5", "0s", "601s", "2 s", "2s:", "2:3"],
)
@pytest.mark.parametrize("level", ["search", "easy"])
def test_a_budget_that_makes_no_sense_is_refused(level: str, budget: str) -> None:
    with pytest.raises(Refusal) as refusal:
        make_bot("karak", f"{level}:{budget}")
    assert refusal.value.key == "bot-budget"


def test_other_bots_take_no_budget() -> None:
    with pytest.raises(Refusal) as refusal:
        make_bot("karak", "greedy:40")
    assert refusal.value.key == "unknown-bot"


# mistakes


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_every_level_answers(level: str) -> None:
    game, s = midgame("karak", "level")
    assert game.is_option(s, make_bot("karak", level).choose(game, game.observe(s, s.who), Shaker("1")))


def test_weaker_levels_make_more_mistakes() -> None:
    assert LEVELS["easy"].mistakes > LEVELS["normal"].mistakes > LEVELS["hard"].mistakes == 0.0


@pytest.mark.parametrize(("mistakes", "least", "most"), [(0.0, 60, 60), (0.2, 42, 58), (0.5, 25, 48)])
def test_it_follows_its_plan_where_all_options_weigh_the_same(mistakes: float, least: int, most: int) -> None:
    """Of 60 answers, a number between the bounds are the policy's; the rest are mistakes."""
    game, s = midgame("karak", "level")
    view = game.observe(s, s.who)
    blind = KarakJudge({name: (0.0, 0.0) for name in WEIGHTS})
    bot: SearchBot[Karak] = SearchBot(GreedyBot(), blind, Style(), Budget(worlds=12), mistakes=mistakes)
    plan = int(GreedyBot().choose(game, game.copy(view), Shaker("1")))
    answers = [int(bot.choose(game, view, Shaker(f"luck {number}"))) for number in range(60)]
    assert least <= answers.count(plan) <= most


@pytest.mark.parametrize("name", ["karak"] if IS_SLOW else GAMES)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_games_between_weak_levels_end(name: str, level: str) -> None:
    games = 8 if name == "karak" and not IS_SLOW else 1
    report = run(name, seats=[f"{level}:4"] * 2, games=games, seed="weak", workers=1, most_turns=1000)
    assert report.unfinished.games == 0


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (run(seats=["easy:4", "normal:4"], games=1, seed="s", workers=1, most_turns=8) for _ in range(2))
    assert first == second
