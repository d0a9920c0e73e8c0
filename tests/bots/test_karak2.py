"""Bots for Karak II at work: in whole games, and in positions one can check by eye."""

from typing import Any

import pytest

from karak.bots.bot import Bot, RandomBot
from karak.bots.karak2_explorer import Karak2ExplorerBot
from karak.bots.karak2_greedy import Karak2GreedyBot
from karak.core import game as rules
from karak.core.ruleset import Setting
from karak.core.state import CHANCE, NOBODY
from karak.games.karak2 import moves
from karak.games.shelf import open_game
from karak.play.dealer import Shaker

COMPILED = not rules.__file__.endswith(".py")
WEST = 1  # the place west of the castle, a farm
EAST = 2  # a forest


def play(bots: list[Bot[Any]], seed: str, options: list[str] | None = None) -> tuple[Any, Any]:
    """A whole game on views, every answer checked."""
    game: Any = open_game("karak2", Setting(len(bots), options=options)).game
    s = game.start()
    dealer = Shaker(seed)
    while s.who != NOBODY and s.turns < 1000 * len(bots):
        if s.who == CHANCE:
            action = game.draw(s, dealer)
        else:
            action = bots[s.who].choose(game, game.observe(s, s.who), dealer)
            assert game.is_option(s, action), game.notation.spell(int(action))
        game.apply(s, action)
    return game, s


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_among_greedy_bots_end_in_good_time(seats: int) -> None:
    bots: list[Bot[Any]] = [Karak2GreedyBot() for _ in range(seats)]
    for number in range(50 if COMPILED else 2):
        game, s = play(bots, f"table {number}")
        assert game.ending(s) == "general" and game.check(s) == ""
        assert s.turns < 150 * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_games_among_explorers_end(seats: int) -> None:
    bots: list[Bot[Any]] = [Karak2ExplorerBot() for _ in range(seats)]
    for number in range(50 if COMPILED else 3):
        game, s = play(bots, f"explorers {number}")
        assert game.ending(s) == "general" and game.check(s) == ""


@pytest.mark.parametrize("options", [["choose-heroes"], ["no-plague"]])
def test_greedy_plays_with_every_option(options: list[str]) -> None:
    game, s = play([Karak2GreedyBot() for _ in range(3)], "options", options)
    assert game.ending(s) == "general"


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_play(seat: int) -> None:
    bots: list[Bot[Any]] = [RandomBot(), RandomBot()]
    bots[seat] = Karak2GreedyBot()
    games = 40 if COMPILED else 8
    wins = 0
    for number in range(games):
        game, s = play(bots, f"duel {number}")
        wins += game.winners(s) == [seat]
    assert wins >= 0.9 * games


# positions


class Table:
    """Seat 1 has this hero and begins; the test sets the rest."""

    def __init__(self, hero: str) -> None:
        other = "horan" if hero != "horan" else "taia"
        self.game: Any = open_game("karak2", Setting(2, [hero, other])).game
        self.s: Any = self.game.start()
        self.do("roll hero 1x3", "roll hero 1x1")

    def do(self, *texts: str) -> "Table":
        for text in texts:
            action = self.game.notation.parse(text)
            assert self.game.is_option(self.s, action), text
            self.game.apply(self.s, action)
        return self

    def own(self, **counts: int) -> "Table":
        """Resources, items and dice by name."""
        box = self.s.box
        for name, count in counts.items():
            known = name.replace("_", "-")
            if known in ("food", "wood", "stone"):
                self.s.resources[["food", "wood", "stone"].index(known)] = count
            elif known in box.die_names:
                self.s.enlist(box.die_names.index(known), count)
            else:
                self.s.items[box.item_names.index(known)] = count
        return self.ask_again()

    def monsters(self, place: int, *names: str) -> "Table":
        for name in names:
            self.s.put_monster(self.s.box.token_names.index(name), place)
        return self.ask_again()

    def general(self, praetorians: int) -> "Table":
        self.s.general = WEST
        self.s.praetorians = praetorians
        return self.ask_again()

    def ask_again(self) -> "Table":
        """The options of the turn, as the table now is."""
        self.s.count = 0
        self.game.steps[moves.ACTING].enter(self.game, self.s)
        return self

    def wish(self) -> str:
        view = self.game.observe(self.s, self.s.who)
        text: str = self.game.notation.spell(int(Karak2GreedyBot().choose(self.game, view, Shaker("1"))))
        return text

    def play_turn(self) -> list[str]:
        """What it does until the turn is over; dice show whatever comes first."""
        done = []
        turn = int(self.s.turns)
        while self.s.turns == turn and self.s.who != NOBODY:
            if self.s.who == CHANCE:
                self.game.apply(self.s, self.game.draw(self.s, Shaker("turn")))
            else:
                done.append(self.wish())
                self.do(done[-1])
        return done


def test_it_fights_a_sure_win() -> None:
    table = Table("taia").own(titan=1, warhammer=2).monsters(WEST, "envoys-of-death").monsters(EAST, "skeleton-riders")
    assert "move west" in table.play_turn()


@pytest.mark.parametrize("hero", ["taia", "darius", "horan"])
def test_it_does_not_attack_the_general_without_hope(hero: str) -> None:
    table = Table(hero).own(sword=2).general(5)
    assert "move west" not in table.play_turn()


def test_it_goes_for_the_general_when_that_wins() -> None:
    table = Table("taia").own(mage=10, sword=2).general(1)
    assert table.wish() == "move west"


def test_it_leaves_the_general_alone_when_others_would_win() -> None:
    table = Table("taia").own(mage=10, sword=2).general(1)
    table.s.heroes[1].points = 12
    assert table.wish() != "move west"


def test_it_ends_the_game_when_nothing_else_is_left() -> None:
    table = Table("taia").own(mage=10, sword=2).general(1)
    table.s.heroes[1].points = 12
    table.s.heroes[0].city = EAST
    table.s.heroes[0].built = 63
    for pile in (table.s.near, table.s.far, table.s.bag):
        for kind in range(len(pile.counts)):
            while pile.counts[kind] > 0:
                pile.take(kind)
    assert table.ask_again().wish() != "move west"
    table.s.turns = 150
    assert table.ask_again().wish() == "move west"


def test_it_founds_a_city_with_wood_in_hand() -> None:
    table = Table("horan").own(wood=2)
    table.do(table.wish())
    assert table.wish() == "found city"


def test_it_builds_the_stable_first() -> None:
    table = Table("horan").own(food=3, wood=3, stone=3)
    table.s.heroes[0].city = 0
    assert table.ask_again().wish() == "build stable"


def test_it_recruits_within_glory() -> None:
    table = Table("horan").own(stone=3)
    hero = table.s.heroes[0]
    hero.city = 0
    hero.glory = 2
    hero.built = 1 << table.s.box.building_names.index("wizard-tower") | 1 << table.s.box.stable
    table.ask_again().do("recruit mage", "recruit mage")
    assert table.s.units(0) == 2 and table.s.step == moves.ACTING


def test_it_heals_when_nearly_dead() -> None:
    table = Table("horan").monsters(WEST, "envoys-of-death").monsters(EAST, "envoys-of-death")
    table.s.heroes[0].lives = 1
    assert table.ask_again().wish() in ("heal", "eradicate plague")


def test_it_keeps_fireballs_that_turn_nothing() -> None:
    table = Table("taia").own(fireball=2).monsters(WEST, "envoys-of-death").do("move west", "roll hero 1x1")
    assert table.wish() == "done"
    table = Table("taia").own(fireball=2).monsters(WEST, "skeleton-riders").do("move west", "roll hero 1x3")
    assert table.wish() == "use fireball"


def test_it_rolls_again_what_is_lost() -> None:
    table = Table("elspeth").monsters(WEST, "skeletal-hulks").do("move west", "roll hero 1xss")
    assert table.wish() == "use combat-finesse"
    table = Table("elspeth").monsters(WEST, "skeletal-hulks").do("move west", "roll hero 1x3")
    assert table.s.step != moves.ROLLED or table.wish() == "done"


def test_it_robs_the_rich() -> None:
    table = Table("taia").own(pickpocket=1)
    table.s.resources[3] = 4
    assert table.ask_again().wish() == "rob horan"


def test_it_keeps_the_better_weapon() -> None:
    table = Table("darius").own(sword=2).monsters(WEST, "hammer-followers").do("move west", "roll hero 1x1")
    assert table.s.carried(0, table.s.box.item_names.index("sword")) == 2
    assert table.wish() == "leave sword"
