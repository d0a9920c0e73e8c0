"""The greedy bot of Imperium in positions that can be checked by eye."""

from karak.games.imperium import moves
from karak.games.imperium.steps.contest import crown
from tests.bots.hex_table import EAST, WEST, HexTable


class Table(HexTable):
    ruleset = "imperium"

    def crown(self, seat: int) -> "Table":
        crown(self.s, seat)
        return self.ask_again()


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
    table.do("move west", "join mage 1", "done", "roll mage 1xs", "roll hero 1x3")
    assert table.wish() == "use hard-skin mage"


def test_it_keeps_the_fireball_if_it_can() -> None:
    table = Table("argentus", "taia").own(0, fireball=1).monsters(WEST, "dark-dryads").ask_again()
    assert table.do("move west", "roll hero 1x2").wish() == "use magical-affinity keep"
    table = Table("argentus", "taia").own(0, fireball=1).monsters(WEST, "dark-dryads").ask_again()
    assert table.do("move west", "roll hero 1x1").wish() == "use magical-affinity discard"


def test_it_rolls_bad_archers_again() -> None:
    table = Table("saigo", "taia").own(0, archer=2).monsters(WEST, "envoys-of-death").ask_again()
    table.do("move west", "join archer 2", "done", "roll archer 1xs 1x2", "roll hero 1x1")
    assert table.wish() == "use strategic-positions"
    assert table.do("use strategic-positions").wish() == "reroll archer s"


def test_it_betrays_to_the_weakest() -> None:
    table = Table("horan", "taia", "darius").own(0, lord_of_time=1).monsters(WEST, "dark-dryads").ask_again()
    table.s.heroes[2].points = 4
    table.do("move west", "join lord-of-time 1", "done", "roll hero 1x1", "roll lord-of-time 1xbetrayal")
    assert table.wish() == "betray to taia"
