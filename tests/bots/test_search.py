"""The search bot: the same worlds for the same seed, nothing but its view, and the obvious answer where one exists."""

from typing import Any

import pytest
from mypy_extensions import u8

from karak.bots.levels import make_level
from karak.bots.named import make_bot
from karak.bots.roster import mind_of
from karak.bots.search import Style
from karak.bots.search_bot import Budget, SearchBot, surely_better
from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.shelf import RULESETS, open_game
from karak.lab.simulate import run
from karak.play.dealer import Shaker
from tests.bots.test_goblin import Scene
from tests.bots.test_greedy import ROOM, told
from tests.bots.test_karak2 import Table

GAMES = sorted(RULESETS)
IS_SLOW = rules.__file__.endswith(".py")
SHORT = 60  # turns that a game of the tests may take


def midgame(name: str, seed: str, most: int = 60) -> tuple[Any, Any]:
    """A game after some answers of greedy players, at a question with a real choice."""
    game: Any = open_game(name, Setting(2)).game
    s, bot, dealer = game.start(), make_bot(name, "greedy"), Shaker(seed)
    answers = 0
    while answers < most or s.who == CHANCE or s.count < 3:
        game.apply(s, game.draw(s, dealer) if s.who == CHANCE else bot.choose(game, game.observe(s, s.who), dealer))
        answers += 1
    return game, s


def chosen(bot: SearchBot[Any], game: Any, s: Any, seed: str = "luck") -> tuple[int, list[list[float]]]:
    """The bot's answer, and the worth of each option in each world."""
    action = int(bot.choose(game, game.observe(s, s.who), Shaker(seed)))
    assert bot.search is not None
    return action, bot.search.samples


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_thoughts(name: str) -> None:
    game, s = midgame(name, "same")
    first = chosen(make_level(name, "search:40"), game, s)
    used = make_level(name, "search:40")
    chosen(used, game, s, "something else")
    assert chosen(used, game, s) == first
    assert chosen(make_level(name, "search:40"), game, s, "other luck")[1] != first[1]


@pytest.mark.parametrize("name", GAMES)
def test_thinking_changes_nothing_in_the_view(name: str) -> None:
    game, s = midgame(name, "view")
    view = game.observe(s, s.who)
    before = view.numbers()
    make_level(name, "search:20").choose(game, view, Shaker("1"))
    assert view.numbers() == before


@pytest.mark.parametrize("name", ["goblin", "karak2", "imperium"])
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    """Two positions that look alike from a seat are answered alike there."""
    game, s = midgame(name, "hidden")
    other = game.guess(game.observe(s, s.who), s.who, Shaker("another world"))
    bots = [make_level(name, "search:40") for _ in range(2)]
    assert chosen(bots[0], game, s) == chosen(bots[1], game, other)
    if name == "goblin":
        assert other.numbers() != s.numbers()


def test_one_option_needs_no_thought() -> None:
    game, s = midgame("karak", "forced")
    view = game.observe(s, s.who)
    view.count = 1
    bot = make_level("karak", "search:600s")
    assert bot.choose(game, view, Shaker("1")) == view.options[0] and bot.search is None


def test_it_stops_when_nothing_more_can_change() -> None:
    game, s = midgame("karak", "early")
    bot = make_level("karak", "search:400")
    chosen(bot, game, s)
    assert bot.search is not None
    assert bot.search.lead() >= 400 - bot.search.worlds


@pytest.mark.parametrize("name", GAMES)
def test_chances_of_all_seats_add_up(name: str) -> None:
    game, s = midgame(name, "sum")
    bot = make_level(name, "search:30")
    chosen(bot, game, s)
    assert bot.search is not None
    tree = bot.search.tree
    assert abs(sum(tree.mean(0, seat) for seat in range(2)) - 1.0) < 1e-9
    assert int(tree.visits[0]) == int(bot.search.worlds) == sum(map(len, bot.search.samples))


@pytest.mark.parametrize("name", GAMES)
def test_with_more_time_than_usual_it_looks_further(name: str) -> None:
    usual, hard, second, worlds = (
        make_level(name, bot) for bot in ("search", "hard", "search:1s", f"search:{mind_of(name).pace}")
    )
    assert usual.style.rounds == hard.style.rounds == mind_of(name).rounds
    assert second.style.rounds == pytest.approx(2 * mind_of(name).rounds, rel=0.05)
    assert second.style.rounds == worlds.style.rounds
    assert usual.style.curiosity == hard.style.curiosity == Style().curiosity
    assert second.style.curiosity == worlds.style.curiosity == (3.0 if name == "goblin" else Style().curiosity)


def test_with_more_time_than_usual_goblin_tries_every_option_often() -> None:
    game, s = midgame("goblin", "tried")
    fewest = {}
    for curious in (True, False):
        bot = make_level("goblin", "search:1s")
        bot.budget = Budget(worlds=400)
        if not curious:
            bot.style.curiosity = Style().curiosity
        _, samples = chosen(bot, game, s)
        fewest[curious] = min(map(len, samples)) * len(samples) / sum(map(len, samples))
    assert fewest[True] > 3 * fewest[False]


def test_options_are_compared_world_by_world() -> None:
    luck = [0.1, 0.9, 0.3, 0.7, 0.2, 0.8]
    assert surely_better([x + 0.05 for x in luck], luck, 2.0) > 0
    assert surely_better(luck[::-1], luck, 2.0) < 0
    assert surely_better([1.0] * 3, [0.0] * 3, 2.0) < 0  # too few to tell


# positions with an obvious answer


def wish(name: str, game: Any, s: Any, worlds: int = 80) -> str:
    view = game.observe(s, s.who)
    return str(game.notation.spell(int(make_bot(name, f"search:{worlds}").choose(game, view, Shaker("1")))))


def test_karak_takes_the_dragon_that_wins_the_game() -> None:
    game, s = told("aderyn", *ROOM, "token dragon")
    s.items[s.box.item_names.index("axe")] = 2
    s.items[s.box.item_names.index("magic-bolt")] = 3
    assert wish("karak", game, s) == "fight"


def test_karak_keeps_a_roll_that_wins() -> None:
    assert wish("karak", *told("horan", *ROOM, "token giant-rat", "roll 5 6")) == "stop"
    assert wish("karak", *told("horan", *ROOM, "token giant-rat", "roll 1 1")) == "use double-attack"


def test_karak2_beats_the_general_when_that_wins() -> None:
    table = Table("taia").own(mage=10, sword=2).general(1)
    assert wish("karak2", table.game, table.s) == "move west"


def test_karak2_leaves_the_general_alone_when_a_rival_would_win() -> None:
    table = Table("taia").own(mage=10, sword=2).general(1)
    table.s.heroes[1].points = 40
    assert wish("karak2", table.game, table.s) != "move west"


def test_goblin_attacks_the_lord_it_beats() -> None:
    scene = Scene("horan", ["giant-slayer", "heart-of-oak", "flame-slash"])
    scene.s.me().keys = 2 | 4 | 8
    scene.s.lord = scene.edit("dragon", 3, 10)
    scene.again()
    assert wish("goblin", scene.game, scene.s) == "fight dragon"


def test_goblin_takes_the_key_it_can_have() -> None:
    scene = Scene("horan", ["giant-slayer", "heart-of-oak"])
    scene.s.gates[0] = u8(scene.edit("goblin-porter", 3, 5))
    scene.again()
    assert wish("goblin", scene.game, scene.s) == "fight goblin-porter"


@pytest.mark.parametrize("name", ["karak"] if IS_SLOW else GAMES)
def test_it_beats_random_play(name: str) -> None:
    """In ten short games, from alternating seats, it is ahead after some turns or has won."""
    won = 0.0
    for number in range(10):
        game: Any = open_game(name, Setting(2)).game
        mine, dealer = number % 2, Shaker(f"short {number}")
        bots = [make_bot(name, "search:4" if seat == mine else "random") for seat in range(2)]
        s = game.start()
        while s.who != NOBODY and s.turns < SHORT:
            mind = bots[max(int(s.who), 0)]
            answer = game.draw(s, dealer) if s.who == CHANCE else mind.choose(game, game.observe(s, s.who), dealer)
            game.apply(s, answer)
        winners = game.winners(s) if s.who == NOBODY or name != "goblin" else [int(keys_lead(s))]
        won += mine in winners and 1 / len(winners)
    assert won >= 9


def keys_lead(s: Any) -> int:
    """The seat with more keys, of two."""
    return 0 if s.heroes[0].keys >= s.heroes[1].keys else 1


def test_it_can_be_simulated() -> None:
    plan: dict[str, Any] = {"seats": ["search:4", "greedy"], "games": 2, "seed": "again", "most_turns": 10}
    assert run(workers=1, **plan) == run(workers=2, **plan)
