"""The greedy bot of Karak II in positions that can be checked by eye."""

import pytest

from karak.games.karak2 import moves
from tests.bots.hex_table import EAST, WEST, HexTable


class Table(HexTable):
    """Against Horan, or Taia if one is Horan."""

    ruleset = "karak2"

    def __init__(self, hero: str) -> None:
        super().__init__(hero, "horan" if hero != "horan" else "taia")

    def general(self, praetorians: int) -> "Table":
        self.s.general = WEST
        self.s.praetorians = praetorians
        return self.ask_again()


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


def test_it_ends_the_game_when_nothing_else_is_left_and_that_wins() -> None:
    table = Table("taia").own(mage=10, sword=2).general(1)
    table.s.heroes[1].points = 12
    table.s.heroes[0].city = EAST
    table.s.heroes[0].built = 63
    for pile in (table.s.near, table.s.far, table.s.bag):
        for kind in range(len(pile.counts)):
            while pile.counts[kind] > 0:
                pile.take(kind)
    assert table.ask_again().wish() != "move west"
    table.s.heroes[1].points = 0
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
    table.ask_again().do("recruit mage", "recruit mage", "done")
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
