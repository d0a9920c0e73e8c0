"""The census notices every broken law."""

from collections.abc import Callable

import pytest

from karak.games.karak2.state import Karak2
from tests.rules.broken import Row, assert_noticed, each_fault, more, put
from tests.rules.karak2.scene import FARM, Scene, at_abyss, before

RIDERS = 7  # a token that leaves a small stone
KNIGHT, TITAN = 0, 5


def start() -> Scene:
    return Scene("horan", "taia")


def north() -> Scene:
    return before("dark-dryads", "horan", "taia")


def founder() -> Scene:
    return start().found(FARM)


def debt(s: Karak2) -> None:
    s.army[KNIGHT] -= 1
    s.supply[KNIGHT] += 1


def overdrawn(s: Karak2) -> None:
    s.army[KNIGHT] += 11
    s.supply[KNIGHT] -= 11


def wild_titan(s: Karak2) -> None:
    s.army[TITAN] += 1
    s.supply[TITAN] -= 1


def too_many_units(s: Karak2) -> None:
    s.army[KNIGHT] += 1
    s.supply[KNIGHT] -= 1


def hoard(s: Karak2) -> None:
    """Takes four fireballs out of the bag."""
    fireball = int(s.box.fireball)
    token = next(i for i in range(1, len(s.box.bag)) if s.box.reward_kind[i] == 0 and s.box.reward[i] == fireball)
    for _ in range(4):
        s.bag.take(token)
    s.items[fireball] += 4


def two_amulets(s: Karak2) -> None:
    s.items[int(s.box.of_titan)] += 1


def amulet_won(s: Karak2) -> None:
    s.amulets.take(s.box.of_titan)
    s.items[int(s.box.of_titan)] += 1


def second_token_alone(s: Karak2) -> None:
    s.set_monsters(4, s.monster_at(4, 1), s.monster_at(4, 0))


def haunt(s: Karak2, place: int) -> None:
    s.bag.take(RIDERS)
    s.put_monster(RIDERS, place)


PIECES: list[Row] = [
    ("tiles: 29 to come, 0 laid, 28 in the box", start, lambda s: setattr(s.near, "left", s.near.left + 1)),
    ("skeleton-riders: too many", start, lambda s: more(s.bag.counts, RIDERS)),
    ("points do not match the stones", start, lambda s: more(s.bag.counts, RIDERS, -1)),
    ("points do not match the stones", start, lambda s: setattr(s.heroes[1], "points", 2)),
    ("sword: 1 of 0", start, lambda s: more(s.items, 0)),
    ("amulet-of-titan: 1 found", start, two_amulets),
    ("amulets do not match the dryads beaten", start, amulet_won),
    ("an army owes dice", start, debt),
    ("knight: 11 dice of 10", start, lambda s: more(s.supply, KNIGHT)),
    ("knight: 10 dice of 10", start, overdrawn),
    ("the titan is not with his amulet", start, wild_titan),
    ("seat 0 has more units than glory", start, too_many_units),
]
HEROES: list[Row] = [
    ("seat 1: lives or place are out of range", start, lambda s: setattr(s.heroes[1], "lives", 6)),
    ("seat 1: lives or place are out of range", start, lambda s: setattr(s.heroes[1], "lives", -1)),
    ("seat 1: lives or place are out of range", start, lambda s: setattr(s.heroes[1], "place", 3)),
    ("seat 0 owes resources", start, lambda s: put(s.resources, 2, -1)),
    ("seat 0 carries too much", start, hoard),
    ("seat 0 has buildings without a city", start, lambda s: setattr(s.heroes[0], "built", 1)),
    ("the plague is in no city", start, lambda s: setattr(s, "plague", 1)),
]
PLACES: list[Row] = [
    ("place 3 cannot be reached", north, lambda s: s.lay(3, s.land_at(3), 0b111111)),
    ("place 4 has a gap", north, second_token_alone),
    ("place 1 has monsters it cannot have", founder, lambda s: haunt(s, 1)),
    ("place 4 has monsters it cannot have", lambda: at_abyss("horan", "taia"), lambda s: haunt(s, 4)),
]


@pytest.mark.rule("K2:1.2", "K2:1.4 to K2:1.8", "K2:3.2", "K2:5.3", "K2:7.1", "K2:7.5", "K2:9.1")
@each_fault(PIECES + HEROES + PLACES)
def test_a_broken_law_is_noticed(said: str, given: Callable[[], Scene], breaks: Callable[[Karak2], None]) -> None:
    assert_noticed(said, given(), breaks)
