"""Bots for Imperium at work: in whole games, and in positions one can check by eye."""

from typing import Any

import pytest

from karak.bots.bot import Bot, RandomBot
from karak.bots.imperium_explorer import ImperiumExplorerBot
from karak.bots.imperium_greedy import ImperiumGreedyBot
from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.imperium import moves
from karak.games.imperium.steps.contest import crown
from karak.games.karak2 import moves as base
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

COMPILED = not rules.__file__.endswith(".py")
WEST = 1  # the place west of the castle, a farm
EAST = 2  # a forest


def play(bots: list[Bot[Any]], seed: str, options: list[str] | None = None) -> tuple[Any, Any]:
    """A whole game on views, every answer checked."""
    game: Any = open_game("imperium", Setting(len(bots), options=options)).game
    s = game.start()
    dealer = Shaker(seed)
    while s.who != NOBODY and s.turns < 2000 * len(bots):
        if s.who == CHANCE:
            action = game.draw(s, dealer)
        else:
            action = bots[s.who].choose(game, game.observe(s, s.who), dealer)
            assert game.is_option(s, action), game.notation.spell(int(action))
        game.apply(s, action)
    return game, s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_among_greedy_bots_end_in_good_time(seats: int) -> None:
    bots: list[Bot[Any]] = [ImperiumGreedyBot() for _ in range(seats)]
    for number in range(30 if COMPILED else 1):
        game, s = play(bots, f"table {number}")
        assert game.ending(s) == "general" and game.check(s) == ""
        assert s.turns < 250 * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_games_among_explorers_end(seats: int) -> None:
    bots: list[Bot[Any]] = [ImperiumExplorerBot() for _ in range(seats)]
    for number in range(50 if COMPILED else 3):
        game, s = play(bots, f"explorers {number}")
        assert game.ending(s) == "general" and game.check(s) == ""


@pytest.mark.parametrize("options", [["choose-heroes"], ["no-plague", "bare-crown"]])
def test_greedy_plays_with_every_option(options: list[str]) -> None:
    game, s = play([ImperiumGreedyBot() for _ in range(3)], "options", options)
    assert game.ending(s) == "general"


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_play(seat: int) -> None:
    bots: list[Bot[Any]] = [RandomBot(), RandomBot()]
    bots[seat] = ImperiumGreedyBot()
    games = 40 if COMPILED else 4
    wins = 0
    for number in range(games):
        game, s = play(bots, f"duel {number}")
        wins += game.winners(s) == [seat]
    assert wins >= 0.9 * games


# positions


class Table:
    """Seat 1 has this hero and begins; the test sets the rest."""

    def __init__(self, *heroes: str) -> None:
        self.game: Any = open_game("imperium", Setting(len(heroes), list(heroes))).game
        self.s: Any = self.game.start()
        self.do("roll hero 1x3", *["roll hero 1x1"] * (len(heroes) - 1))

    def do(self, *texts: str) -> "Table":
        for text in texts:
            action = self.game.notation.parse(text)
            assert self.game.is_option(self.s, action), text
            self.game.apply(self.s, action)
        return self

    def own(self, seat: int, **counts: int) -> "Table":
        """Resources, items and dice by name."""
        box = self.s.box
        for name, count in counts.items():
            known = name.replace("_", "-")
            if known in ("food", "wood", "stone"):
                self.s.resources[3 * seat + ["food", "wood", "stone"].index(known)] = count
            elif known in box.die_names:
                self.s.enlist_for(seat, box.die_names.index(known), count)
            else:
                self.s.items[seat * int(box.items) + box.item_names.index(known)] = count
        return self

    def monsters(self, place: int, *names: str) -> "Table":
        for name in names:
            self.s.put_monster(self.s.box.token_names.index(name), place)
        return self

    def crown(self, seat: int) -> "Table":
        crown(self.s, seat)
        return self

    def ask_again(self) -> "Table":
        """The options of the turn, as the table now is."""
        self.s.count = 0
        self.game.steps[base.ACTING].enter(self.game, self.s)
        return self

    def wish(self) -> str:
        view = self.game.observe(self.s, self.s.who)
        text: str = self.game.notation.spell(int(ImperiumGreedyBot().choose(self.game, view, Shaker("1"))))
        return text


def test_it_takes_the_crown_from_the_weak() -> None:
    assert Table("taia", "horan").own(0, mage=5, sword=2).crown(1).ask_again().wish() == "challenge"


def test_it_leaves_the_crown_to_the_strong() -> None:
    assert Table("taia", "horan").own(1, mage=8, sword=2).crown(1).ask_again().wish() != "challenge"


def test_it_keeps_a_resource_for_the_tax() -> None:
    table = Table("horan", "taia").own(0, wood=2).own(1, mage=8).crown(1)
    table.s.heroes[0].place = EAST
    assert table.ask_again().wish() == "gather"
    assert table.own(0, food=1).ask_again().wish() == "found city"


def test_it_gives_to_the_weakest() -> None:
    table = Table("horan", "taia", "darius").own(0, food=2, wood=1, stone=1).crown(0)
    for seat in range(3):
        table.s.heroes[seat].city = seat
    table.s.heroes[1].points = 4
    assert table.ask_again().do("build stable").wish() == "give darius"


def test_it_sneaks_past_what_it_cannot_beat() -> None:
    table = Table("aderyn", "taia").monsters(WEST, "envoys-of-death", "envoys-of-death").ask_again().do("move west")
    assert table.s.step == moves.MEETING
    table.s.grid.count = WEST + 1  # as if it had just been revealed
    table.s.revealed = table.s.turns
    assert table.wish() == "use sneaking"


def test_it_bleeds_for_a_good_unit() -> None:
    table = Table("valduk", "taia").own(0, mage=1).monsters(WEST, "skeletal-hulks").ask_again()
    table.do("move west", "join mage 1", "roll mage 1xs", "roll hero 1x3")
    assert table.wish() == "use hard-skin mage"


def test_it_keeps_the_fireball_if_it_can() -> None:
    table = Table("argentus", "taia").own(0, fireball=1).monsters(WEST, "dark-dryads").ask_again()
    assert table.do("move west", "roll hero 1x2").wish() == "use magical-affinity keep"
    table = Table("argentus", "taia").own(0, fireball=1).monsters(WEST, "dark-dryads").ask_again()
    assert table.do("move west", "roll hero 1x1").wish() == "use magical-affinity discard"


def test_it_rolls_bad_archers_again() -> None:
    table = Table("saigo", "taia").own(0, archer=2).monsters(WEST, "envoys-of-death").ask_again()
    table.do("move west", "join archer 2", "roll archer 1xs 1x2", "roll hero 1x1")
    assert table.wish() == "use strategic-positions"
    assert table.do("use strategic-positions").wish() == "reroll archer s"


def test_it_betrays_to_the_weakest() -> None:
    table = Table("horan", "taia", "darius").own(0, lord_of_time=1).monsters(WEST, "dark-dryads").ask_again()
    table.s.heroes[2].points = 4
    table.do("move west", "join lord-of-time 1", "roll hero 1x1", "roll lord-of-time 1xbetrayal")
    assert table.wish() == "betray to taia"
